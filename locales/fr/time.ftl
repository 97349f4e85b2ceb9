### The clock and the time bank.

time-bank = Réserve de temps
time-bank-running = Réserve { $seconds } s
time-bank-empty = Réserve de temps épuisée
time-out-folded = Temps écoulé : main couchée.
time-out-checked = Temps écoulé : parole.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
