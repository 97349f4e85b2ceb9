### How names are joined: the last two, and every one before.

list-more = { $head }, { $next }
list-last = { $head } och { $last }
list-last-or = { $head } eller { $last }
