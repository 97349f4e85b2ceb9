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
