### The findings of the check of translations.

check-missing = The text { $key } is missing.
check-unused = No text has the key { $key }.
check-duplicate = { $key } is already there: { $path }, line { $line }
check-repeated = { $key } is there twice.
check-unknown-argument = { $key } has no argument { $argument }.
check-argument-unused = { $key } does not use its argument { $argument }.
check-missing-form = { $key } lacks the form { $form }, which another text uses.
check-unknown-reference = { $key } refers to { $reference }, which does not exist.
check-no-value = { $key } has no text of its own.
check-folder-missing = The folder of the language is missing.
check-unreadable = The file cannot be read ({ $cause }).

## The end of the report.

check-found = { $count ->
    [one] { $count } finding.
   *[other] { $count } findings.
}
check-clean = { $count ->
    [one] { $count } text in each language, nothing to report.
   *[other] { $count } texts in each language, nothing to report.
}

## Errors of syntax.

check-syntax-token = { $token } is expected here.
check-syntax-range = One of { $range } is expected here.
check-syntax-field = The message { $key } has neither text nor attribute.
check-syntax-callee = Such a name cannot be called as a function.
check-syntax-no-default = A choice needs a default variant, marked with an asterisk.
check-syntax-two-defaults = A choice can have only one default variant.
check-syntax-no-value = A text is expected here.
check-syntax-selector = This cannot decide a choice.
check-syntax-attribute = The attribute of a term cannot be shown.
check-syntax-quote = A quotation mark is not closed.
check-syntax-argument-order = Arguments without a name come before those with one.
check-syntax-argument-twice = The argument { $argument } is given twice.
check-syntax-escape = Unknown escape sequence: { $sequence }
check-syntax-brace = A brace is closed that was not opened.
check-syntax-expression = An expression is expected between the braces.
check-syntax-literal = A quoted text or a number is expected here.
