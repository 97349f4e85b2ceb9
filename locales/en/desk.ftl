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
desk-apart = In windows of their own
desk-behind = Behind
desk-waiting = Seats and queues
desk-seat-held = Seat held for you
desk-order-tiles = Tables side by side
desk-order-stack = Tables on a stack: the one that waits for you comes to the top
desk-order-one = Tables one at a time: none comes forward by itself
# What a table waits for, in its frame and its tab.
desk-call-show = Show or muck?
desk-call-rebuy = Rebuy?
desk-call-deal = Deal?
# The sheet about all tables.
desk-all-tables = All tables
desk-sit-out-everywhere = Sit out at all tables
desk-open-large = Open large
desk-make-small = Make small again
desk-own-window = Open in a window of its own
desk-main-window = Back to the main window
desk-too-many-windows = At most 8 tables have a window of their own. Take one back into the main window first.
