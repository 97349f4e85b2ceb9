### The clock and the time bank.

time-out-folded = Time is up: hand folded.
time-out-checked = Time is up: checked.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-moment = { $day } { $month } { $year }, { $time }
time-january = Jan
time-february = Feb
time-march = Mar
time-april = Apr
time-may = May
time-june = June
time-july = July
time-august = Aug
time-september = Sept
time-october = Oct
time-november = Nov
time-december = Dec
