### Reasons why the system refused a file. They appear in brackets after a path, so each begins with a small letter and has no full stop.

cause-not-found = it does not exist
cause-denied = access is denied
cause-disk-full = the disk is full
cause-read-only = write-protected
cause-is-folder = it is a folder
cause-no-folder = part of the path is no folder
cause-exists = it exists already
cause-in-use = it is in use
cause-not-text = it is no UTF-8 text
cause-too-large = it is too large
cause-other = system error { $code }
cause-unknown = the system gives no reason
cause-no-picture = the renderer gave no picture
