//! What the door of a server answers.

crate::key::texts! { door:
    wrong_credentials,
    wrong_token,
    locked(seconds),
    locked_over,
    too_many_tries(seconds),
    too_many_over,
    name_taken,
    name_empty,
    name_too_long(most),
    name_blanks,
    name_characters,
    password_too_short(least),
    password_too_long(most),
    password_is_name,
    suspended,
    sign_up_closed,
    no_such_hall,
    busy,
    not_taken,
}
