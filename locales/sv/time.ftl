### The clock and the time bank.

time-out-folded = Tiden är ute: handen lades.
time-out-checked = Tiden är ute: du passade.
time-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
time-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
