### Reasons why the system refused a file. They appear in brackets after a path, so each begins with a small letter and has no full stop.

cause-not-found = den finns inte
cause-denied = åtkomst nekad
cause-disk-full = disken är full
cause-read-only = skrivskyddad
cause-is-folder = det är en mapp
cause-no-folder = en del av sökvägen är ingen mapp
cause-exists = den finns redan
cause-in-use = den används
cause-not-text = det är ingen UTF-8-text
cause-too-large = den är för stor
cause-other = systemfel { $code }
cause-unknown = systemet anger inget skäl
cause-no-picture = renderaren gav ingen bild
