### Syntax errors in a file. They appear in brackets, so each begins with a small letter and has no full stop.

syntax-end = the file ends too early
syntax-sign = { $sign } is missing
syntax-boolean = { $yes } or { $no } is expected
syntax-number = a number is expected
syntax-quoted = a text in quotation marks is expected
syntax-option = { $some } or { $none } is expected
syntax-name = another name is expected
syntax-range = the number is too large or too small
syntax-escape = the escape sequence is unknown
syntax-extension = the extension { $name } is unknown
syntax-comment = a comment is not closed
syntax-character = { $sign } cannot stand here
syntax-encoding = the text is not UTF-8
syntax-trailing = something stands after the end
syntax-value = a value of another kind is expected
syntax-length = another number of entries is expected
syntax-word = { $found } is none of { $known }
syntax-unknown-field = there is no field { $field }
syntax-missing-field = the field { $field } is missing
syntax-duplicate-field = the field { $field } is there twice
syntax-depth = values are nested too deep
syntax-other = it does not look like such a file
