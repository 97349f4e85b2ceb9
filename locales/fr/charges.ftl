### The notice of charges that have risen: the old and the new figures.

charges-title = Prélèvements en hausse
charges-help = Valables dès maintenant. Chaque ligne indique l’ancien prélèvement, puis le nouveau.
charges-everywhere = Tous les enjeux
charges-percent = Rake : { $before }, désormais { $now }
charges-plan-percent = Rake de la formule { $n } : { $before }, désormais { $now }
charges-cap = Plafond du rake : { $before }, désormais { $now }
charges-minimum = Rake minimal : { $before }, désormais { $now }
charges-fewer-free = Pots dont le rake est inférieur à { $before } : pas de rake, désormais seulement en dessous de { $now }
charges-rounded-up = Arrondi du rake : au centime le plus proche, désormais au centime supérieur
charges-whole-cap = Plafond du rake à { $players } joueurs : la moitié, désormais le plafond entier
charges-minimum-taken = Pots dont le rake est inférieur à { $least } : pas de rake, désormais { $least }
charges-without-flop = Mains sans flop : sans rake, désormais avec
charges-plan-price = Prix de la formule { $n } : { $before }, désormais { $now }
