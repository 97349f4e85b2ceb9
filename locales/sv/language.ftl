### Names of languages, each in its own language: the same in every file.

language-english = English
language-french = Français
language-swedish = Svenska
language-pseudo = Pseudo
