### The hints that explain the buttons of a table.

hint-slots = Vänster knapp lägger sig, den i mitten passar eller synar, den högra satsar eller höjer.
hint-amount = Beloppet väljer du med förvalen, reglaget eller siffertangenterna.
hint-bank = När klockan går ger tidsbanken dig fler sekunder av sig själv.
hint-seat = Nere till vänster kan du sitta ute, och efter handen delar ”Nästa hand” ut genast.
hint-done = Uppfattat
