### Names of the program's rulebooks, with their ids beside them.

rulebook-english = Règles internationales
rulebook-english-fast = Règles internationales, avec Fast Hold’em
rulebook-french = Règles françaises
rulebook-swedish = Règles suédoises
rulebook-dollars = Tables en dollars, toutes les limites
rulebook-named = { $name } · { $id }
