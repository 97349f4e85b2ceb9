### A server's answers to sign-up, to sign-in and to entering a hall.

door-wrong-credentials = Wrong player name or password.
door-wrong-token = You have been signed out here. Sign in with your password.
door-locked = Too many wrong passwords for this account. Try again in { $seconds } s.
door-locked-over = Too many wrong passwords for this account. You can try again now.
door-too-many-tries = Too many tries from this address. Try again in { $seconds } s.
door-too-many-over = Too many tries from this address. You can try again now.
door-name-taken = Somebody has this name already, or one that looks the same. Choose another.
door-name-empty = Enter a player name.
door-name-too-long = The name is too long: { $most } characters at most.
door-name-blanks = The name has a space at an end, or two in a row.
door-name-characters = Letters, digits, spaces, hyphens, underscores and dots only.
door-name-reserved = This name is reserved for the house. Choose another.
door-password-too-short = The password is too short: { $least } characters at least.
door-password-too-long = The password is too long: { $most } characters at most.
door-password-is-name = The password must not be the player name.
door-suspended = This account is suspended. Ask the operator of the server why.
door-sign-up-closed = This server takes no new accounts at present.
door-no-such-hall = This hall no longer exists. Choose another.
door-busy = The server is busy. Try again in a moment.
door-not-taken = The server did not take this. Try again.
door-hall-not-ready = The hall is being opened. Try again in a moment.
door-unavailable = The server cannot read its books at present. Try again in a few minutes.
door-too-fast = That was too fast. Wait a moment and try again.
door-not-signed-in = Sign in first.
door-signed-in-already = You are signed in already.
door-not-entered = Choose a hall first.
