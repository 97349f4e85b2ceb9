### The clock and the time bank.

time-bank = Tidsbank
time-bank-running = Tidsbank { $seconds } s
time-bank-empty = Tidsbanken är slut
time-out-folded = Tiden är ute: handen lades.
time-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
