### Names of hands. Each begins with a small letter, which the program makes a capital if the name is the whole text.
### The forms of ranks ($a-pl, …) are the attributes in rank.ftl.

hand-royal-flush = quinte flush royale
hand-straight-flush = quinte flush { $a-to }
hand-quads = carré { $a-of }
hand-quads-kicker = carré { $a-of }, kicker { $k }
hand-full-house = full aux { $a-pl } par les { $b-pl }
hand-flush = couleur { $a-to }
hand-flush-kicker = couleur { $a-to }, kicker { $k }
hand-straight = quinte { $a-to }
hand-trips = brelan { $a-of }
hand-trips-kicker = brelan { $a-of }, kicker { $k }
hand-two-pair = deux paires, { $a-pl } et { $b-pl }
hand-two-pair-kicker = deux paires, { $a-pl } et { $b-pl }, kicker { $k }
hand-pair = paire { $a-of }
hand-pair-kicker = paire { $a-of }, kicker { $k }
hand-high-card = hauteur { $a }
hand-high-card-kicker = hauteur { $a }, kicker { $k }
hand-suited = { $a }-{ $b } assortis
hand-offsuit = { $a }-{ $b } dépareillés
hand-pocket-pair = paire { $a-of } en main
hand-low = low : { $letters }
hand-low-wheel = low : { $letters }, la roue
hand-no-low = pas de low
hand-high-low = { $high } · { $low }
