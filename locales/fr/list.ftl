### How the items of a list are joined: the last two, and those before.

list-more = { $head }, { $next }
list-last = { $head } et { $last }
list-last-or = { $head } ou { $last }
