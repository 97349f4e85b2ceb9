### The lists of tournaments in the lobby: scheduled ones, sit and go tournaments, and games of the HexaPro family.

tournaments-section-cash = Cash games
tournaments-section-sit-and-go = Sit & Go
tournaments-section-hexapro = HexaPro
tournaments-section-hexaplo = HexaPLO Extreme
tournaments-section-hexaplo-short = HexaPLO
tournaments-section-tournaments = Tournaments
# A section of the lobby and the number of things in it.
tournaments-section-with-count = { $section }: { $count }
tournaments-next-at = Next start: { $time }
tournaments-next-players = { $count ->
    [one] The next game needs { $count } more player
   *[other] The next game needs { $count } more players
}
tournaments-running = { $count ->
    [one] { $count } tournament running
   *[other] { $count } tournaments running
}
tournaments-games-running = { $count ->
    [one] { $count } game running
   *[other] { $count } games running
}
tournaments-search = Find a tournament
tournaments-guaranteed = Guaranteed
tournaments-mine = Mine
tournaments-col-start = Start
tournaments-col-name = Tournament
tournaments-col-type = Type
tournaments-col-buy-in = Buy-in + fee
tournaments-col-pool = Prize pool
tournaments-col-registered = Registered
tournaments-col-state = Status
tournaments-col-field = Format
tournaments-col-pace = Speed
tournaments-col-running = Running
# The beginning of a tournament, and the time until then: 19:30 · in 24:05.
tournaments-starts-soon = { $time } · in { $left }
tournaments-weekday-time = { $weekday } { $time }
tournaments-monday = Mon
tournaments-tuesday = Tue
tournaments-wednesday = Wed
tournaments-thursday = Thu
tournaments-friday = Fri
tournaments-saturday = Sat
tournaments-sunday = Sun
tournaments-when-full = When full
tournaments-from-phase-one = Phase 1 only
# How far a tournament has come; bound to « tournoi » and ”turneringen”. Those about the player come last.
tournaments-state-registering = Registering
tournaments-state-late = Late reg.
tournaments-state-late-in = Late reg. { $left }
tournaments-state-late-level = Late reg. to level { $n }
tournaments-state-not-open = Not open
tournaments-state-running = Running
tournaments-state-break = Break
tournaments-state-final-table = Final table
tournaments-state-finished = Finished
tournaments-state-cancelled = Cancelled
tournaments-state-registered = Registered
tournaments-state-playing = You are in
tournaments-mark-guaranteed = G
tournaments-type-private = Private
tournaments-type-phased = Two phases
tournaments-type-satellite = Satellite
tournaments-type-bounty = Bounty
tournaments-type-rebuy = Rebuys or re-entry
tournaments-type-freezeout = Freezeout
tournaments-guaranteed-amount = { $amount } guaranteed
tournaments-added-amount = { $amount } added
tournaments-filter-least = Lowest buy-in
tournaments-filter-most = Highest buy-in
tournaments-filter-open = Open
tournaments-filter-late = Late registration
tournaments-filter-running = Running
tournaments-filter-over = Finished
tournaments-nothing-found = No tournaments match the filters.
tournaments-empty = No tournaments are on offer.
# New rows wait while the pointer is over the list, so that nothing moves under it.
tournaments-waiting-rows = { $count ->
    [one] { $count } more once the pointer leaves the list
   *[other] { $count } more once the pointer leaves the list
}
tournaments-details = Details
tournaments-open-lobby = Open the tournament lobby
tournaments-register-price = Register · { $price }
tournaments-register-again-price = Register again · { $price }
tournaments-unregister = Unregister
tournaments-unregistering = Unregistering
tournaments-to-table = Go to your table
tournaments-late-title = Late registration
tournaments-late-to-level = to the end of level { $n }
tournaments-late-to-time = until { $time }
tournaments-starts-in = Starts in
tournaments-starts-at = Starts at
tournaments-break-over-in = Break, play resumes in
tournaments-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
tournaments-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournaments-heads-up = Heads-up
tournaments-pace-slow = Slow
tournaments-pace-normal = Normal
tournaments-pace-turbo = Turbo
tournaments-pace-hyper = Hyper-turbo
tournaments-sit-and-go-priced = Sit & Go { $price }
tournaments-bounty-own = Own bounty
tournaments-entries = Entries
tournaments-entries-short = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
tournaments-least-entries = Entries needed
tournaments-players-left = Players left
tournaments-starting-stack = Starting stack
tournaments-level-time = Level time
tournaments-re-entries = Re-entries
tournaments-unregistration = Un-registration
tournaments-unregistration-until = Until { $time }
tournaments-unregistration-until-full = Until it is full
tournaments-unregistration-closed = Closed
tournaments-breaks = Breaks
tournaments-breaks-at = { $duration } at minute { $minute } of every hour
tournaments-starts = Starts
tournaments-places-paid = { $count ->
    [one] { $count } place paid
   *[other] { $count } places paid
}
tournaments-from-amount = from { $amount }
tournaments-not-final = Final when registration closes.
tournaments-games-at-once = Games at once
tournaments-fewer-games = Fewer games
tournaments-more-games = More games
tournaments-register-games = { $count ->
    [one] Register for { $count } game
   *[other] Register for { $count } games
}
tournaments-total = Total
tournaments-choose-buy-in = Choose a buy-in
tournaments-about-draw = { $count ->
    [one] { $count } player. The drum sets the prize pool before the first hand.
   *[other] { $count } players. The drum sets the prize pool before the first hand.
}
tournaments-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
tournaments-starting = Starting
tournaments-multiplier = Multiplier
tournaments-chance = Chance in 100,000
tournaments-times = ×{ $x }
tournaments-winner-takes-all = Winner takes all
tournaments-stack-and-level = { $chips } · { $time }
tournaments-priced = { $name } { $price }
tournaments-tile = { $name }, { $price }
tournaments-room-keeps = On average the room keeps { $percent } of the buy-ins: about { $amount } of each { $buy_in }.
tournaments-room-keeps-fee = The room also keeps the fee of { $amount }.
tournaments-drawing-unknown = Fetching the multipliers
tournaments-favourite-star = Favourite: { $name }
tournaments-shared-from = From ×{ $x }, second and third also win.
