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
time-moment = { $day } { $month } { $year } { $time }
time-january = jan.
time-february = feb.
time-march = mars
time-april = apr.
time-may = maj
time-june = juni
time-july = juli
time-august = aug.
time-september = sep.
time-october = okt.
time-november = nov.
time-december = dec.
