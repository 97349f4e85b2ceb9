### The clock and the time bank.

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
