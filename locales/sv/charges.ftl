### The notice of charges that have risen: the old and the new figures.

charges-title = Höjda avgifter
charges-help = Detta gäller från och med nu. Varje rad visar först den gamla avgiften, sedan den nya.
charges-everywhere = Alla insatser
charges-percent = Rake: { $before }, nu { $now }
charges-plan-percent = Rake med plan { $n }: { $before }, nu { $now }
charges-cap = Raketak: { $before }, nu { $now }
charges-minimum = Lägsta rake: { $before }, nu { $now }
charges-fewer-free = Potter vars rake blir mindre än { $before }: ingen rake, nu bara under { $now }
charges-rounded-up = Avrundning av rake: till närmaste cent, nu uppåt till nästa cent
charges-whole-cap = Raketak med { $players } spelare: hälften, nu hela taket
charges-minimum-taken = Potter vars rake blir mindre än { $least }: ingen rake, nu { $least }
charges-without-flop = Händer utan flopp: ingen rake, nu tas rake
charges-plan-price = Priset för plan { $n }: { $before }, nu { $now }
