### Setting up a practice table.

practice-title = Träning
practice-about = Motståndarna är botar. Stackarna sparas efter varje hand.
practice-rules = Regelbok
practice-rules-help = Den avgör vilka spel, limiter och spelformer som finns.
practice-opponents = Motståndare

## Styles. They agree with « style » (masculine) in French and with ”stil” (common gender) in Swedish.

practice-style = Spelstil
practice-style-mixed = Blandad
practice-style-tight-passive = Tajt, passiv
practice-style-tight-aggressive = Tajt, aggressiv
practice-style-loose-passive = Lös, passiv
practice-style-loose-aggressive = Lös, aggressiv
practice-style-mixed-help = Varje motståndare spelar på sitt sätt.
practice-style-tight-passive-help = Spelar få händer och höjer sällan.
practice-style-tight-aggressive-help = Spelar få händer men höjer med dem.
practice-style-loose-passive-help = Spelar många händer och synar gärna.
practice-style-loose-aggressive-help = Spelar många händer, höjer och bluffar.
practice-clock = Klocka
practice-pace = Botarnas tempo
practice-pace-slow = Långsamt
practice-pace-normal = Normalt
practice-pace-fast = Snabbt
practice-pace-instant = Direkt
practice-pace-help = Hur länge botarna tänker innan de agerar.
practice-start = Öppna lobbyn
practice-explain = Förklara knapparna
practice-buy-in-short = Ditt saldo når inte minsta inköp, { $min }.
