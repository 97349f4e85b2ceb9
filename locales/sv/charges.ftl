### Charges that have risen, from what to what.

charges-title = Höjda avgifter
charges-help = Detta gäller från och med nu; först står det du fick veta tidigare.
charges-everywhere = Alla insatser
charges-percent = Rake: { $before }, nu { $now }
charges-plan-percent = Rake med plan { $n }: { $before }, nu { $now }
charges-cap = Raketak: { $before }, nu { $now }
charges-minimum = Lägsta rake: { $before }, nu { $now }
charges-plan-price = Priset för plan { $n }: { $before }, nu { $now }
