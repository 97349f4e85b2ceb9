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
time-moment = { NUMBER($day, type: "ordinal") ->
    [one] { $day }er { $month } { $year }, { $time }
   *[other] { $day } { $month } { $year }, { $time }
}
time-january = janv.
time-february = févr.
time-march = mars
time-april = avr.
time-may = mai
time-june = juin
time-july = juil.
time-august = août
time-september = sept.
time-october = oct.
time-november = nov.
time-december = déc.
