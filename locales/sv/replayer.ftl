### Recorded hands that are played again, and sharing them.

replayer-title = Spela upp händer
replayer-handed-over = Handen visas i det Cardroom-fönster som redan är öppet.
replayer-hand-of = Hand { $number } av { $count }
replayer-previous-hand = Föregående hand
replayer-next-hand = Nästa hand
replayer-previous-street = Tillbaka till föregående gata
replayer-previous-step = Ett steg bakåt
replayer-play = Spela upp
replayer-pause = Pausa
replayer-next-step = Ett steg framåt
replayer-next-street = Vidare till nästa gata
# For screen readers
replayer-timeline = Steg { $step } av { $count }
replayer-speed-half = ½×
replayer-speed-usual = 1×
replayer-speed-double = 2×
replayer-speed-fourfold = 4×
replayer-flop = Flopp
replayer-turn = Turn
replayer-river = River
replayer-showdown = Visning
# what: what a player did; seconds: how long the decision took
replayer-decided = { $what } ({ $seconds } s)
replayer-steps = Så spelades handen
replayer-other-hands = Händer
replayer-open-cards = Visa kända kort från början
replayer-share = Kopiera handen för att dela den
replayer-shared = Handen är kopierad. Den som klistrar in den i Cardroom ser samma hand.
replayer-not-shared-text = Handen går inte att dela: den är inte helt inspelad.
replayer-export = Exportera handen
replayer-export-as = Exportera som { $format }
replayer-exported = Handen har skrivits: { $file }
replayer-replay = Spela upp
replayer-last-hand = Spela upp den senaste handen
replayer-paste = Klistra in en delad hand
replayer-history = Handhistorik
replayer-empty = Ingen hand är öppen. Välj en i handhistoriken, släpp en PHH-fil på fönstret eller klistra in en delad hand med Ctrl+V.
replayer-reading = Läser händerna…
replayer-not-started = Datorn har inte plats för ännu en uppgift ({ $cause }). Stäng andra program och försök igen.
replayer-refused = Handen går inte att visa
replayer-left-out = { $count ->
    [one] { $count } hand i filen går inte att visa. { $cause }
   *[other] { $count } händer i filen går inte att visa. Den första: { $cause }
}
replayer-cut = Bara de första { $count } händerna i filen visas.
replayer-no-last-hand = Ingen hand är klar vid det här bordet än.
replayer-not-kept = Handen finns inte kvar i handhistoriken. Välj en annan.
replayer-not-pasted = Inget klistrades in. Kopiera först en delad hand och tryck sedan på Ctrl+V.

# Why a file or a shared hand cannot be shown: what, where, what to do. $file is a path and comes last.
replayer-file-missing = Filen finns inte. Kontrollera namnet eller välj en annan: { $file }
replayer-file-unreadable = Filen kan inte läsas ({ $cause }). Kontrollera att du får läsa den eller välj en annan: { $file }
replayer-file-refused = Rad { $line }: { $cause } Välj en PHH-fil eller en fil som Cardroom har skrivit: { $file }
replayer-hand-refused = Hand { $hand } går inte att spela till slut. { $cause } Välj en annan hand eller fil: { $file }
replayer-no-hand-number = { $count ->
    [one] Det finns ingen hand { $number }, filen har bara { $count } hand: { $file }
   *[other] Det finns ingen hand { $number }. Välj en från 1 till { $count }: { $file }
}
replayer-share-no-prefix = Det här är ingen delad hand. Kopiera en hel, från { $prefix } till sista tecknet, och klistra in den igen.
replayer-share-letter = En delad hand innehåller inte ”{ $letter }”. Kopiera den igen, utan något före eller efter.
replayer-share-changed = Den delade handen är ofullständig, eller så har något tecken ändrats. Kopiera den igen och klistra in hela.
replayer-share-newer = Den delade handen kommer från en nyare version av Cardroom. Uppdatera programmet och klistra in den igen.
replayer-share-refused = Den delade handen går inte att spela upp. { $cause } Be om den en gång till.

# Whole sentences that stand inside the ones above
replayer-cause-record = Det här är inget som Cardroom har spelat in.
replayer-cause-newer-record = En nyare version av Cardroom har skrivit den här handen.
replayer-cause-not-text = Det här är ingen text.
replayer-cause-no-hand = Det finns ingen hand i den.
replayer-not-played = Cardroom spelar inte det här spelet: { $game }.
replayer-not-representable = Cardrooms regler känner inte till detta: { $what }.
