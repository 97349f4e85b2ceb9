### Languages in their own words: the same in every file.

language-english = English
language-french = Français
language-swedish = Svenska
language-pseudo = Pseudo
