### Charges that have risen, from what to what.

charges-title = Prélèvements en hausse
charges-help = Valables dès maintenant ; d’abord ce qui vous avait été annoncé.
charges-everywhere = Tous les enjeux
charges-percent = Rake : { $before }, désormais { $now }
charges-plan-percent = Rake du plan { $n } : { $before }, désormais { $now }
charges-cap = Plafond du rake : { $before }, désormais { $now }
charges-minimum = Rake minimal : { $before }, désormais { $now }
charges-plan-price = Prix du plan { $n } : { $before }, désormais { $now }
