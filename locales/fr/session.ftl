### The clock of a session at the tables, and the reminder of a break. $time is hours and minutes, such as “1:05”.

session-heading = Temps passé aux tables
session-shows-clock = Horloge de session
session-shows-clock-help = Affiche aux tables la durée de jeu et le nombre de mains. Elle s’arrête quand vous ne jouez pas ; après une heure d’absence, une nouvelle session commence.
session-break-after = Rappel de pause
session-break-after-help = Après tant de jeu sans cinq minutes de repos. Jamais quand c’est à vous de parler.
session-never = Jamais
session-minutes = { $minutes } min
session-clock = { $hands ->
    [one] Session { $time } · { $hands } main
   *[other] Session { $time } · { $hands } mains
}
session-reminder = Vous jouez depuis { $minutes } minutes sans pause.
session-later = Dans 10 minutes
session-not-again = Plus cette session
