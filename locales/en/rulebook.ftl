### Names of the program's rulebooks, with their ids beside them.

rulebook-english = International rules
rulebook-english-fast = International rules with Fast Hold’em
rulebook-french = French rules
rulebook-swedish = Swedish rules
rulebook-dollars = Dollar tables with every limit
rulebook-named = { $name } · { $id }
