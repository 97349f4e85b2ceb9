### The clock of a session at the tables, and the reminder of a break. $time is hours and minutes, such as “1:05”.

session-heading = Time at the tables
session-shows-clock = Session clock
session-shows-clock-help = Shows at the tables how long you have played and how many hands. It stands still while you do not play; after an hour away a new session begins.
session-break-after = Remind me of a break
session-break-after-help = After so much play without five minutes’ rest. Never while you must act.
session-never = Never
session-minutes = { $minutes } min
session-clock = { $hands ->
    [one] Session { $time } · { $hands } hand
   *[other] Session { $time } · { $hands } hands
}
session-reminder = You have played for { $minutes } minutes without a break.
session-later = In 10 minutes
session-not-again = Not this session
