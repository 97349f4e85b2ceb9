### The findings of the check of translations.

check-missing = Texten { $key } saknas.
check-unused = Ingen text har nyckeln { $key }.
check-duplicate = { $key } finns redan: { $path }, rad { $line }
check-repeated = { $key } finns två gånger.
check-unknown-argument = { $key } har inget argument { $argument }.
check-argument-unused = { $key } använder inte sitt argument { $argument }.
check-missing-form = { $key } saknar formen { $form }, som en annan text använder.
check-unknown-reference = { $key } hänvisar till { $reference }, som inte finns.
check-no-value = { $key } har ingen egen text.
check-folder-missing = Språkets mapp saknas.
check-unreadable = Filen kan inte läsas ({ $cause }).

## The end of the report.

check-found = { $count ->
    [one] { $count } anmärkning.
   *[other] { $count } anmärkningar.
}
check-clean = { $count ->
    [one] { $count } text i varje språk, inget att anmärka.
   *[other] { $count } texter i varje språk, inget att anmärka.
}

## Errors of syntax.

check-syntax-token = { $token } väntas här.
check-syntax-range = Ett tecken ur { $range } väntas här.
check-syntax-field = Meddelandet { $key } har varken text eller attribut.
check-syntax-callee = Namnet kan inte anropas som en funktion.
check-syntax-no-default = Ett val behöver en standardvariant, märkt med en asterisk.
check-syntax-two-defaults = Ett val kan bara ha en standardvariant.
check-syntax-no-value = En text väntas här.
check-syntax-selector = Det här kan inte avgöra ett val.
check-syntax-attribute = En terms attribut kan inte visas.
check-syntax-quote = Ett citattecken är inte stängt.
check-syntax-argument-order = Argument utan namn står före dem som har namn.
check-syntax-argument-twice = Argumentet { $argument } anges två gånger.
check-syntax-escape = Okänd escape-sekvens: { $sequence }
check-syntax-brace = En klammer stängs som inte har öppnats.
check-syntax-expression = Ett uttryck väntas mellan klamrarna.
check-syntax-literal = En text inom citattecken eller ett tal väntas här.
