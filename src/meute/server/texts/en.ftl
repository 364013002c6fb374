### What the server itself says, in English.

server-late = The table has moved on since you clicked. Look again and choose anew.

server-too_fast = That was a lot at once. Wait a moment.

server-too_many_tables = You have made many tables in a short time. Wait a minute, then make another.

server-too_long = That message is too long.

server-unreadable = The server cannot read that message.

server-hello_first = The first message on a connection says who you are.

server-unknown_table = There is no such table.

server-unknown_seat = There is no such seat at this table.

server-nothing_here = There is nothing at this address.

server-unknown_game = There is no such game.

server-unknown_puzzle = There is no such puzzle.

server-unknown_language = There are no texts in this language.

server-bad_token = This link opens no seat at this table.

server-token_needed = Only somebody who sits at this table may do that.

server-watching = You are watching. Only somebody who sits at this table may do that.

server-not_started = The game begins when every seat is taken.

server-try_again = That could not be saved, so it did not happen. Try again.

server-trouble = Something went wrong on our side, and nothing happened. Try again.

server-name_empty = Tell the others your name.

server-name_long = A name has at most { $most } letters.

server-name_odd = That name holds signs that others cannot see, or letters that are taken for others. Choose a plainer one.

server-too_many_joins = You have sat down at many tables in a short time. Wait a minute, then try again.

server-too_many_sockets = Too many connections are open from where you are. Close some pages, then try again.

server-full_house = As many people are watching this table as can.

server-foreign_host = This server does not go by that name.

server-foreign_page = Another site has asked for this, so the server does not do it. Open its own page instead.

server-too_long_a_game = This game has become very long. Nothing can be taken back any more; play on.

server-too_many_standing = Many tables made from where you are still wait or go on. Finish some first.

server-not_kept = This game was played under rules that have changed since; how it went was not kept.

server-seat_taken = Somebody has already taken this seat.

server-no_seat = Every seat at this table is taken.

server-seat_passed = Somebody else has taken this seat since you left it.

server-too_late = This game has ended, so nobody can sit down any more.

server-left = You have left this table.

server-banned = You cannot play here from where you are. Whoever runs this server has closed its doors to you.

server-called_off = This game was called off.

server-still_here = That is possible only when somebody has been away for some minutes.

server-nobody_there = Nobody sits there about whom you could decide.

server-bad_invite = This invite opens no seat at this table.

server-private = This table is private: you need an invite.

server-bad_table = Such a table cannot be made: { $detail }

server-one_me = You can take one seat only.

server-bot_missing = Say which bot shall sit there.

server-not_over = That is possible when the game is over.

server-no_moment = There is no such moment in that game.

server-nothing_left = Nothing is left to decide from there.

server-no_rematch = Nobody has asked for another game at this table.

server-unknown_eyes = There are no such eyes at this table.

server-chat_empty = There is nothing to say in that message.

server-chat_long = A message has at most { $most } letters.

server-hint-none = You are not asked anything now.

server-hint-coming = Someone is already thinking about a hint for you.

server-busy = The server has much to think about just now. Try again in a moment.

server-named_bots_only = Here bots play as they are: name one without settings in brackets.

server-analysis-none = This game brings no estimate of who will win, so it cannot be analysed.

server-log-held = { $player } has been away for long: a bot plays on.
server-log-back = { $player } is back.
server-log-left = { $player } has left the table: a bot plays on.
server-log-passed_on = { $other } is away; { $player } lets a bot play on.
server-log-opened = { $other } is away; { $player } lets somebody else take the seat.
server-log-character = { $player }, { $character }: { $about }
server-log-taken = { $player } takes over from { $before }.
server-log-wishes_off = { $player } would like to call the game off.
server-log-plays_on = { $player } would rather play on.
server-log-called_off = The game was called off.
server-log-closed = Whoever runs this server has closed the table. The game ends without a result.
server-log-rules_changed = The rules were amended meanwhile; the game goes on under the new ones.
server-log-rules_gone = The rules have changed so that this game cannot go on. It ends without a result.
