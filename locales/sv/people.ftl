### Notes and labels about other players.

people-plate = { $name }: anteckning, märke och statistik
people-together = { $count ->
    [one] { $count } hand med dig
   *[other] { $count } händer med dig
}
people-nothing-together = Ingen hand med dig ännu
people-label = Märke
people-no-label = Inget märke
people-circle = Cirkel
people-triangle = Triangel
people-square = Kvadrat
people-diamond = Romb
people-star = Stjärna
people-cross = Kors
people-ring = Ring
people-heart = Hjärta
people-label-help = Vad ett märke betyder bestämmer du. Bara du ser det.
people-note = Anteckning
people-note-help = Det du vill minnas
people-kept = Sparas på den här datorn.
people-few = { $count ->
    [one] { $count } hand med dig. Statistiken visas från { $least } händer.
   *[other] { $count } händer med dig. Statistiken visas från { $least } händer.
}
people-figures-hidden = I det här rummet visas ingen statistik om andra spelare.
people-mute = Tysta
people-hear = Hör igen
people-muted = Tystad
people-muted-help = Tystad: du ser inte vad den här spelaren säger i chatten.
people-mute-chat = Tysta i chatten
people-hear-chat = Hör igen i chatten
people-report = Anmäl
people-forget = Ta bort anteckning och märke
people-empty = Ingen är antecknad ännu. Klicka på en spelare vid ett bord för att skriva en anteckning eller välja ett märke.
people-none-found = Ingen stämmer med sökningen.
people-choose = Välj en spelare för att läsa och ändra anteckningen.
people-search = Namn eller anteckning
people-col-player = Spelare
people-col-note = Anteckning
people-col-hands = Händer
people-carry = Anteckningar som fil
people-carry-help = En ny fil skrivs i den här mappen: { $folder }
people-export-all = { $count ->
    [one] Skriv { $count } anteckning
   *[other] Skriv { $count } anteckningar
}
people-import-from = Fil att läsa
people-import-help = Filens anteckningar läggs till dina. Inget som du har antecknat går förlorat.
people-import-now = Läs filen
people-exported = { $count ->
    [one] Anteckningen om { $count } spelare skrevs: { $file }
   *[other] Anteckningarna om { $count } spelare skrevs: { $file }
}
people-imported = Anteckningar lästa: { $added } nya spelare, { $changed } ändrade, { $unchanged } som förut. Fil: { $file }
people-not-exported = Anteckningarna kunde inte skrivas. Välj en annan disk eller frigör utrymme: { $folder } ({ $cause })
people-not-imported = Inga anteckningar lästes, och dina är som förut: { $cause } Fil: { $file }
people-file-too-large = filen är för stor.
people-file-newer = en nyare version av Cardroom har skrivit filen.
people-file-malformed = filen är skadad eller ingen anteckningsfil (rad { $line }).
people-file-missing = det finns ingen sådan fil.
people-file-failed = filen kan inte läsas ({ $cause }).
people-filter = Motståndare
people-filter-help = Börja skriva ett namn
people-filter-none = Ingen motståndare har ett namn som börjar så.
people-filter-take = { $count ->
    [one] { $name }, { $count } hand
   *[other] { $name }, { $count } händer
}
people-filter-clear = { $name } ×
