/** A few short sounds, made on the spot; silent until switched on. */

import { settings } from './settings.svelte';

type Sound = 'card' | 'flip' | 'bell' | 'chat' | 'howl';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => rustle(audio, at, 900, 0.07),
  flip: (audio, at) => rustle(audio, at, 2200, 0.09),
  chat: (audio, at) => tone(audio, at, 660, 660, 0.08, 0.05),
  bell: (audio, at) => {
    tone(audio, at, 784, 784, 0.9, 0.09);
    tone(audio, at, 1568, 1568, 0.5, 0.03);
  },
  howl: (audio, at) => {
    tone(audio, at, 220, 440, 0.5, 0.06);
    tone(audio, at + 0.45, 440, 330, 1.1, 0.06);
  },
};

function tone(audio: AudioContext, at: number, from: number, to: number, long: number, loud: number) {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = 'sine';
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + long);
}

function rustle(audio: AudioContext, at: number, pitch: number, long: number) {
  const length = Math.floor(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = 0.14;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
