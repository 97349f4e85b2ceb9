### What went wrong, and what to do.

error-settings-damaged = Inställningsfilen är skadad. Standardinställningar används. Kopia av den gamla filen: { $path }
error-settings-not-saved = Inställningarna kunde inte sparas. Disken kan vara full eller skrivskyddad.
error-no-graphics = Inget användbart grafikkort hittades. Uppdatera grafikdrivrutinen och starta om programmet.
error-no-sound = Ingen ljudenhet hittades. Spelet fortsätter utan ljud.
error-raise-too-small = För liten höjning: höj till minst { $min }.
error-bet-too-small = För liten satsning: minst { $min }.
error-more-than-stack = Mer än din stack: högst { $stack }.
error-amount = Ogiltigt belopp. Exempel: { $example }
error-not-your-turn = Det är inte längre din tur.
error-not-reopened = Satsningen är inte öppnad på nytt. Du kan syna eller lägga dig.
error-seat-taken = Platsen blev just upptagen.
error-buy-in-range = Välj ett inköp mellan { $min } och { $max }.
error-balance = Saldot räcker inte: { $needed } krävs, du har { $balance }.
