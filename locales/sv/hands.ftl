### The results of checking and exporting hand histories. A place is a file, with the number of the hand if the file holds several.

hands-place = { $file }, hand { $hand }
hands-differs = { $place }: förväntat { $expected }, funnet { $found }
hands-refused = { $place }: handen spelas inte till slut. { $cause }
hands-malformed = { $place }, rad { $line }: { $cause }
hands-unfair = { $place }: delades inte så som den var förseglad. { $cause }
hands-other-stacks = { $place }: slutar med andra stackar än de angivna.
hands-verified = Kontrollerade: { $checked }. Delade som förseglade: { $sealed }. Inte förseglade: { $unsealed }. Fel: { $wrong }.
hands-summary = Kontrollerade: { $checked }. Stämmer: { $agree }. Skiljer sig: { $differ }. Kan inte återges: { $unfit }. Spelas inte här: { $foreign }. Felaktiga: { $malformed }.
hands-unstated = Utan slutliga stackar: { $count }
hands-unfit = Kan inte återges, { $cause }: { $count }
hands-foreign = Spelas inte här, { $game }: { $count }
hands-left-out = { $place }: utelämnad. { $cause }
hands-written = { $count ->
    [one] { $count } hand har skrivits.
   *[other] { $count } händer har skrivits.
}
hands-none = Det finns ingen handhistorik ({ $endings }) i { $path }.

## Errors of a file.

hands-fault-unreadable = Filen kan inte läsas till slutet.
hands-fault-encoding = Texten är inte UTF-8.
hands-fault-toml = Texten är inte TOML.
hands-fault-length = En hand är längre än { $most } byte.
hands-fault-depth = Värdena ligger för djupt i varandra.
hands-fault-empty = Den innehåller ingen hand.
hands-fault-twice = Det finns en andra hand { $hand }.
hands-fault-missing = Fältet { $field } saknas.
hands-fault-type = Fältet { $field } innehåller något annat än det ska.
hands-fault-variant = Varianten { $variant } finns inte.
hands-fault-action = Okänd handling: { $action }
hands-fault-player = Spelaren { $player } finns inte.
hands-fault-entries = { $field } har { $found } värden för { $players } spelare.
hands-fault-negative = { $field } innehåller ett negativt belopp.
hands-fault-cards = Korten går inte ihop: { $action }
hands-fault-record = Raden är ingen sparad hand.
hands-fault-newer = En nyare version har skrivit raden.
hands-fault-seal = Sigillet går inte att läsa.

## Reasons why a hand cannot be replayed to its end.

hands-cause-action = { $action }: { $cause }
hands-cause-turn = Det är en annan spelares tur.
hands-cause-check = Det finns en satsning att syna.
hands-cause-call = Det finns ingen satsning att syna.
hands-cause-raise = Spelaren får inte höja.
hands-cause-small = Den minsta höjningen är till { $min }.
hands-cause-big = Den största höjningen är till { $max }.
hands-cause-over = Satsningen är avslutad.
hands-cause-show = Ingen behöver visa eller mucka här.
hands-cause-card = Det kortet finns inte att visa.
hands-cause-rake = Raken är större än potterna.
hands-cause-unfinished = Handlingarna tar slut före handen.
hands-cause-root = Kortlek och nyckel leder inte till sigillet.
hands-cause-code = Koden hör inte ihop med sigillet och spelarnas tal.

## Reasons why the rules cannot represent a hand. They appear in the middle of a sentence.

hands-unfit-players = fler spelare än platser
hands-unfit-stack = en okänd stack
hands-unfit-amounts = belopp som inte går att göra hela
hands-unfit-bets = satsningar av andra storlekar
hands-unfit-blinds = tvingade insatser på andra platser
hands-unfit-antes = antes av annat slag
hands-unfit-board = okända gemensamma kort
hands-unfit-unseen = en osedd hand som inte kan ha förlorat
hands-unfit-start = en början som reglerna inte tillåter
