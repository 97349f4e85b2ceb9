### Names of the program's rulebooks, with their ids beside them.

rulebook-english = Internationella regler
rulebook-english-fast = Internationella regler med Fast Hold’em
rulebook-french = Franska regler
rulebook-swedish = Svenska regler
rulebook-dollars = Dollarbord med alla limiter
rulebook-named = { $name } · { $id }
