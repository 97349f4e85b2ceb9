### Playing on a server: the address book, signing in, the account.

online-title = Play online
online-servers = Servers
online-none-yet = No server yet. Add the address that its operator gave you.
online-add = Add a server
online-server-name = Name, if you like
online-address = Address
online-address-example = For example: { $address }
online-address-wrong = This is not the address of a server. One looks like this: { $address }
online-save = Save
online-forget = Forget { $server }
online-name = Player name
online-password = Password
online-show-password = Show the password
online-remember = Stay signed in on this computer
online-sign-in = Sign in
online-sign-up = Create an account
online-name-rules = At most { $most } characters: letters, digits, spaces, hyphens, underscores, dots.
online-password-rules = At least { $least } characters, and not the player name.
online-password-strength = Password strength: { $strength }
online-password-very-weak = Very weak
online-password-weak = Weak
online-password-fair = Fair
online-password-strong = Strong
online-password-very-strong = Very strong
online-open-warning = The line to this server is not encrypted: others on the network can read your password. Use a password that you use nowhere else.
online-calling = Connecting to { $server }
online-signing-in = Signing in
online-in-line = Signing in: place { $number } in the line.
online-entering = Opening the room
online-signed-in-as = Signed in: { $name }
online-sign-out = Sign out
online-signed-out = You are signed out.
online-change-password = Change the password
online-old-password = Current password
online-new-password = New password
online-password-changed = The password is changed. Every other device is signed out.
online-sessions = Signed in here and elsewhere
online-session-here = This session
online-session-began = Signed in since { $moment }
online-session-used = Last used: { $moment }
online-sessions-only = You are signed in nowhere else.
online-sessions-help = Tick the sessions to end. Without a tick, all others end.
online-sessions-ended = { $count ->
    [one] { $count } session ended.
   *[other] { $count } sessions ended.
}
online-end-sessions = { $count ->
    [one] End { $count } session
   *[other] End { $count } sessions
}
online-end-others = End all others
online-hall = Hall
online-tokens-were-open = Others could read the file that keeps you signed in. Now only you can: { $path }
online-tokens-damaged = The file that keeps you signed in is damaged. Sign in again. Copy of the old file: { $path }
online-servers-damaged = The address book is damaged and begins anew. Copy of the old file: { $path }
online-unavailable = Cardroom cannot open network connections on this machine. Start it again.
