### A server's answers to sign-up, to sign-in and to entering a hall.

door-wrong-credentials = Fel spelarnamn eller lösenord.
door-wrong-token = Du har loggats ut här. Logga in med ditt lösenord.
door-locked = För många fel lösenord för kontot. Försök igen om { $seconds } s.
door-locked-over = För många fel lösenord för kontot. Nu kan du försöka igen.
door-too-many-tries = För många försök från den här adressen. Försök igen om { $seconds } s.
door-too-many-over = För många försök från den här adressen. Nu kan du försöka igen.
door-name-taken = Någon har redan det namnet eller ett som ser likadant ut. Välj ett annat.
door-name-empty = Ange ett spelarnamn.
door-name-too-long = Namnet är för långt: högst { $most } tecken.
door-name-blanks = Namnet börjar eller slutar med mellanslag, eller har två i rad.
door-name-characters = Endast bokstäver, siffror, mellanslag, bindestreck, understreck och punkter.
door-name-reserved = Namnet är reserverat för huset. Välj ett annat.
door-password-too-short = Lösenordet är för kort: minst { $least } tecken.
door-password-too-long = Lösenordet är för långt: högst { $most } tecken.
door-password-is-name = Lösenordet får inte vara spelarnamnet.
door-suspended = Kontot är avstängt. Fråga den som driver servern varför.
door-sign-up-closed = Servern tar inte emot nya konton just nu.
door-no-such-hall = Den salen finns inte längre. Välj en annan.
door-busy = Servern är upptagen. Försök igen om en stund.
door-not-taken = Servern godtog inte detta. Försök igen.
door-hall-not-ready = Salen öppnas. Försök igen om en stund.
door-unavailable = Servern kommer inte åt sina böcker just nu. Försök igen om några minuter.
door-too-fast = Det gick för fort. Vänta en stund och försök igen.
door-not-signed-in = Logga in först.
door-signed-in-already = Du är redan inloggad.
door-not-entered = Välj en sal först.
