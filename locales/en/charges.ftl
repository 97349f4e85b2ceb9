### The notice of charges that have risen: the old and the new figures.

charges-title = Charges that have risen
charges-help = These apply from now on. Each line names the old charge first, then the new one.
charges-everywhere = All stakes
charges-percent = Rake: { $before }, now { $now }
charges-plan-percent = Rake on plan { $n }: { $before }, now { $now }
charges-cap = Rake cap: { $before }, now { $now }
charges-minimum = Minimum rake: { $before }, now { $now }
charges-fewer-free = Pots whose rake would be less than { $before }: no rake, now only where it would be less than { $now }
charges-rounded-up = Rake rounding: to the nearest cent, now up to the next cent
charges-whole-cap = Rake cap with { $players } players: half, now the whole cap
charges-minimum-taken = Pots whose rake would be less than { $least }: no rake, now { $least }
charges-without-flop = Hands without a flop: no rake, now raked
charges-plan-price = Price of plan { $n }: { $before }, now { $now }
