### Several tables in one window.

desk-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
desk-waiting-count = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
desk-tiles = Tiles
desk-behind = Behind
desk-waiting = Seats and queues
desk-seat-held = Seat held for you
desk-order-tiles = Tables side by side
desk-order-stack = Tables on a stack: the one that waits for you comes to the top
desk-sit-out-everywhere = Sit out at all tables
desk-open-large = Open large
desk-make-small = Make small again
desk-own-window = Open in a window of its own
desk-main-window = Back to the main window
desk-too-many-windows = At most 8 tables have a window of their own. Take one back into the main window first.
