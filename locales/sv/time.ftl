### The clock and the time bank.

time-bank = Tidsbank
time-bank-running = Tidsbank { $seconds } s
time-bank-empty = Tidsbanken är slut
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
