### Playing on a server: the address book, signing in, the account.

online-title = Spela online
online-servers = Servrar
online-none-yet = Ingen server än. Lägg till adressen du har fått av den som driver servern.
online-add = Lägg till en server
online-server-name = Namn, om du vill
online-address = Adress
online-address-example = Till exempel: { $address }
online-address-wrong = Det är ingen serveradress. En sådan ser ut så här: { $address }
online-save = Spara
online-forget = Glöm { $server }
online-name = Spelarnamn
online-password = Lösenord
online-show-password = Visa lösenordet
online-remember = Håll mig inloggad på den här datorn
online-sign-in = Logga in
online-sign-up = Skapa ett konto
online-name-rules = Högst { $most } tecken: bokstäver, siffror, mellanslag, bindestreck, understreck, punkter.
online-password-rules = Minst { $least } tecken, och inte spelarnamnet.
online-password-strength = Lösenordets styrka: { $strength }
online-password-very-weak = Mycket svagt
online-password-weak = Svagt
online-password-fair = Medelstarkt
online-password-strong = Starkt
online-password-very-strong = Mycket starkt
online-open-warning = Anslutningen till servern är inte krypterad: andra på nätverket kan läsa ditt lösenord. Använd ett lösenord som du inte har någon annanstans.
online-calling = Ansluter till { $server }
online-signing-in = Loggar in
online-in-line = Loggar in: plats { $number } i kön.
online-entering = Öppnar rummet
online-signed-in-as = Inloggad: { $name }
online-sign-out = Logga ut
online-signed-out = Du är utloggad.
online-change-password = Byt lösenord
online-old-password = Nuvarande lösenord
online-new-password = Nytt lösenord
online-password-changed = Lösenordet är bytt. Alla andra enheter är utloggade.
online-sessions = Inloggad här och på andra ställen
online-session-here = Den här inloggningen
online-session-began = Inloggad sedan { $moment }
online-session-used = Senast använd: { $moment }
online-sessions-only = Du är inte inloggad någon annanstans.
online-sessions-help = Kryssa för de inloggningar som ska avslutas. Utan kryss avslutas alla andra.
online-sessions-ended = { $count ->
    [one] { $count } inloggning har avslutats.
   *[other] { $count } inloggningar har avslutats.
}
online-end-sessions = { $count ->
    [one] Avsluta { $count } inloggning
   *[other] Avsluta { $count } inloggningar
}
online-end-others = Avsluta alla andra
online-hall = Sal
online-tokens-were-open = Andra kunde läsa filen som håller dig inloggad. Nu kan bara du: { $path }
online-tokens-damaged = Filen som håller dig inloggad är skadad. Logga in igen. Kopia av den gamla filen: { $path }
online-servers-damaged = Adressboken är skadad och börjar om. Kopia av den gamla filen: { $path }
online-unavailable = Cardroom kan inte öppna nätverksanslutningar på den här datorn. Starta om programmet.
