### The interface in English.

skip = Skip to the table

home = Home

close = Close

loading = One moment…

retry = Try again

on = On

off = Off

language = Language

settings = Settings

name = Your name
name-ask = What shall the others call you?
name-about = No account needed. This browser remembers the name.
name-go = Sit down

theme = Light
theme-auto = As the system
theme-dark = Night
theme-light = Day

motion = Motion
motion-auto = As the system
motion-full = Pieces travel
motion-reduced = Pieces fade

pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-now = At once

changed-legend = Changed since your last turn
changed-short = changed

sound = Sound
sound-offer = With sounds: cards, a bell when it is your turn, a howl at the end

confirm-setting = Ask before sending
confirm-few = Only important answers
confirm-all = Every answer
confirm-ask = { $sentence }: are you sure?
confirm-yes = Yes
confirm-no = Not yet

ends-setting = End of a turn
ends-itself = By itself when nothing is left to do
ends-ask = When I say so
ends-soon = Nothing is left to do: your turn ends by itself in a moment. Undo takes back your last action.

keys-help = Keyboard: arrows walk over the board, Enter chooses, 1 to 9 give an answer of the list, ? opens the aid, Escape gives up a choice.

lost-title = Nothing here but snow
lost-text = This link leads nowhere. Perhaps a part of it is missing.

error-offline = The server does not answer. Are you online?
error-answer = The server could not do that (answer { $status }).

home-title = Sit down with the pack
home-text = Four games of wolves, foxes and villages, with friends or bots. No account, no waiting.
home-as = You play as { $name }.
home-games = Games
home-puzzles = Puzzle of the day, and many more

box-players = { $fewest } to { $most } players
box-minutes = { $low } to { $high } min
box-level = Bots
box-size = Players
box-play = Play now
box-learn = Learn
box-friends = With friends
box-against =
    { $count ->
        [one] 1 bot, { $level }
       *[other] { $count } bots, { $level }
    }

bot-cub = Cub (easy)
bot-wolf = Wolf (medium)
bot-alpha = Alpha (hard)
bot-elder = Elder (expert)
bot-any = Stray (random)

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

mine-title = Your tables

ended-title = Finished games

result-won = You won with { $score }
result-shared = You share first place, with { $score }
result-place = Place { $place } of { $seats }, with { $score }. { $names }: { $best }
result-of = First: { $names }, with { $best }
result-level = Nobody came first

lobby-title = Open tables
lobby-empty = No public table right now. Make one with “With friends” and tick “public”.

table-over = The game is over
table-open = Waits for players
table-running = In play
table-yours = Your turn
table-go = To the table
table-on = Go on
table-loading = The table is being laid…
table-source = Back to the replay
table-none = No such table
table-none-text = The link may be incomplete, or the seat belongs to another browser.
table-menu = Table and people
table-menu-short = Table
table-off = Called off
table-left = You have left

forget = Forget

replay = Replay

join = Take a seat

watch = Watch

join-title = A seat at { $game } waits for you
join-sit = Sit down
join-taken = This seat is taken
join-taken-text = Somebody has sat down here already. You can watch, or ask your friends for another link.
join-ended = This game has ended
join-free = A seat at { $game } has become free
join-free-text = The game is in progress: you take over the seat as it stands.

clock = Clock
clock-relaxed = No limit
clock-live = { $time } an answer
clock-slow = { $time } an answer
clock-about-relaxed = Nobody is hurried. If somebody is away for { $time }, the others may let a bot play on.
clock-about-timed = { $time } for each answer, then a bot plays on until the person is back.

new-title = A table of { $game }
new-players = Players
new-seats = Who sits where
new-public = Public: anybody may take an open seat
new-settings = Rules and variants
new-make = Lay the table

figures-title = Component values
figures-text = What is printed on the components, reconstructed by us where no source shows it. Put in what your box shows, or try other numbers.
figures-count =
    { $count ->
        [one] { $count } row changed
       *[other] { $count } rows changed
    }
figures-changed = changed
figures-range = Whole numbers from { $low } to { $high }
figures-range-at = Only whole numbers from { $low } to { $high }: { $label }
figures-total = { $total } together
figures-total-now = Together these must be { $total }; now they are { $sum }.
figures-reset = Reset

variant = At this table

seat-number = Seat { $number }
seat-me = Me ({ $name })
seat-friend = A friend, by invite
seat-bot = Bot: { $bot }
seat-isbot = Bot, { $bot }
seat-character = Character of bot { $number }
seat-anycharacter = at random
seat-open = Free seat
seat-fill = Let a bot play
seat-fill-at = Let a bot take seat { $number }
seat-fill-failed = The bot could not sit down. Try again.
seat-held = Away, a bot plays on
seat-away = Away
seat-you = you
seat-turn = to play
seat-gone = Away for a while
seat-left = Has left, a bot plays on
seat-free = Away, waits for somebody
seat-off = would like to stop

seats = Players

score-about = Points so far

spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

waiting-title = The table is laid
waiting-text =
    { $count ->
        [one] One seat is free. The game begins as soon as it is taken.
       *[other] { $count } seats are free. The game begins as soon as they are taken.
    }

invite = Invite for seat { $number }
invite-all = Link for everybody: first come, first seated
invite-each = A link for each seat
invite-code = The link as a code to scan
invite-alone = Only this machine can open this link. To let others in your house join, start Meute with

copy = Copy

copied = Copied

private-title = Play on with another device
private-text = Your private link. Whoever has it has your seat.

gone-text = { $names }: away for a while.
gone-decide = What now?
gone-bot = Let a bot play on
gone-open = Let somebody else in
gone-about = When somebody has been away for { $time }, anybody here may let a bot play on or let somebody else take the seat. Who comes back has the seat again, unless somebody else has taken it.

off-title = Call the game off
off-about = The game ends without a result when everybody who is here agrees.
off-wishes = Would like to stop: { $names }
off-answer = Answer
off-wish = I would like to stop
off-withdraw = I would rather play on
off-over = The game was called off
off-over-about = It has no result. Nobody is asked anything any more.

leave = Leave the table
leave-ask = Leave the table? A bot plays on in your seat until somebody takes it or you come back.

left-title = You have left the table
left-text = A bot plays on in your seat. As long as nobody else takes it, you can come back.
left-open = Your seat is free again for somebody else.
left-back = Come back

passed-title = Somebody else has your seat
passed-text = While you were away the seat was passed on. You can still watch.

menu = What shall it be?

board = Board
any-common = What lies open
any-seats = Around the table
any-answers = Your answers
any-yes = yes
any-no = no
any-none = nothing

rail = Question, players, log

side = Log, chat and rules

log = Log
log-empty = Nothing has happened yet.

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send

rules = Rules
aid = Aid
guide = In two minutes
rules-of = The rules of { $game }

rule = Rule { $rule }

skip-frames = Skip ahead
story-on = Go on

link-lost = The connection is lost. Trying again…
link-closed = The connection is closed. Load the page again.

prompt = What to do now

turn-yours = Your turn
turn-others = Waiting for { $names }
turn-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
turn-seconds = { $seconds } s
turn-sealed = Your answer is in. Waiting for { $names }
turn-watch = Watch what happens

watching = You are watching this table.

options-more = Click a piece, or choose here ({ $count })
options-more-touch = Tap a piece, or choose here ({ $count })

undo = Undo
undo-not = That stays

hint = Hint

refused = That did not go through

whynot = Why not?

round-over = The round is over
round-on = Go on

end-won = You win
end-shared = You share the victory
end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-nobody = Nobody wins
end-lead =
    { $lead ->
        [one] One point ahead of { $name }
       *[other] { $lead } points ahead of { $name }
    }
end-level = Level on points with { $name }: the tie-break decides
end-result = The result
end-last = The last round
end-waiting = Somebody has laid the next game. Your seat is waiting.
end-again = Play again
end-look = Look at the table
end-show = Show the result

analysis = Analysis
analysis-begin = Analyse the game

fair-check = Check the chance
fair-about = Before anything was dealt the server promised a seed, and this browser has kept the promise. This page draws every card again from it.
fair-kept = Kept promise:
fair-busy = Checking…
fair-yes =
    { $count ->
        [one] Fair: the seed is the promised one, and the draw follows from it.
       *[other] Fair: the seed is the promised one, and all { $count } draws follow from it.
    }
fair-seed = Not fair: the seed is not the one that was promised.
fair-outcome = Not fair: event { $n } does not follow from the seed.
fair-promise = Not fair: this is not the game that was promised when you came to the table.
fair-unseen =
    { $count ->
        [one] The one draw follows from the seed, but this browser did not see the promise before the game: it has only the server’s word for it.
       *[other] All { $count } draws follow from the seed, but this browser did not see the promise before the game: it has only the server’s word for it.
    }
