// Written by `python -m tools.words`; edit the .ftl file.

export type CoachWord =
  | 'title'
  | 'step'
  | 'free'
  | 'on'
  | 'back'
  | 'leave'
  | 'hide'
  | 'show'
  | 'says'
  | 'instead'
  | 'first'
  | 'first_text'
  | 'stay'
  | 'home'
  | 'call'
  | 'thanks';
