### The clock of a session at the tables, and the reminder of a break. $time is hours and minutes, such as “1:05”.

session-heading = Tid vid borden
session-shows-clock = Sessionsklocka
session-shows-clock-help = Visar vid borden hur länge du har spelat och hur många händer. Den står still när du inte spelar; efter en timmes frånvaro börjar en ny session.
session-break-after = Påminn om paus
session-break-after-help = Efter så mycket spel utan fem minuters vila. Aldrig när det är din tur.
session-never = Aldrig
session-minutes = { $minutes } min
session-clock = { $hands ->
    [one] Session { $time } · { $hands } hand
   *[other] Session { $time } · { $hands } händer
}
session-reminder = Du har spelat i { $minutes } minuter utan paus.
session-later = Om 10 minuter
session-not-again = Inte i den här sessionen
