//! Texts about the connection, its loss, and the server's answers to sign-in requests.

use poker_protocol::{BadAccountName, BadPassword, Closing, DoorRefusal, Loss, MAX_NAME_CHARS, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS};
use poker_text::{Arg, Text, text};

use crate::{ConnectionState, DoorAnswer};

/// The state of the connection in a word.
pub fn connection_state_text(state: ConnectionState) -> Text {
    match state {
        ConnectionState::Good => text::connection::good(),
        ConnectionState::Slow => text::connection::slow(),
        ConnectionState::Busy => text::connection::busy(),
        ConnectionState::Restoring => text::connection::restoring(),
        ConnectionState::Lost => text::connection::lost(),
    }
}

/// What happened, at which server, and what to do.
pub fn loss_text(why: &Loss, server: &str) -> Text {
    use text::connection as words;
    match why {
        Loss::Closed(Closing::TakenOver) => words::taken_over(server),
        Loss::Closed(Closing::Suspended) => words::suspended(server),
        Loss::Closed(Closing::SignedOut) => words::signed_out(server),
        Loss::Closed(Closing::ShuttingDown) => words::shutting_down(server),
        Loss::Closed(Closing::Moved) => words::moved(server),
        Loss::Closed(Closing::Unavailable) => words::unavailable(server),
        Loss::Closed(Closing::Silent) | Loss::Silent => words::silent(server),
        Loss::Closed(Closing::TooSlow) => words::too_slow(server),
        Loss::Closed(Closing::Abuse) => words::abuse(server),
        Loss::Closed(Closing::Full) => words::full(server),
        Loss::Closed(Closing::NotSignedIn) => words::not_signed_in(server),
        Loss::NameNotFound => words::name_not_found(server),
        Loss::Refused => words::refused(server),
        Loss::Unreachable => words::unreachable(server),
        Loss::NotTrusted => words::not_trusted(server),
        Loss::NotCardroom => words::not_cardroom(server),
        Loss::ServerTooOld { .. } => words::server_too_old(server),
        Loss::ClientTooOld { oldest } => words::client_too_old(server, oldest.as_str()),
        Loss::Broken => words::broken(server),
        Loss::Anew => words::trying(),
    }
}

/// The server's answer as a text; a waiting time in it counts down.
pub fn door_answer_text(answer: &DoorAnswer, now_ms: u64) -> Text {
    let (request, reason) = match answer {
        DoorAnswer::PasswordChanged => return text::online::password_changed(),
        DoorAnswer::SessionsEnded(ended) => return text::online::sessions_ended(count(*ended)),
        DoorAnswer::Refused { request, reason, .. } => (request, reason),
    };
    let left = answer.seconds_left(now_ms).map(Arg::count);
    use text::door as words;
    match reason {
        // The account is signed in, so its name is right.
        DoorRefusal::WrongCredentials if request.is_some() => words::wrong_password(),
        DoorRefusal::LockedOut { .. } => left.map_or_else(words::locked_over, words::locked),
        DoorRefusal::TooManyTries { .. } => left.map_or_else(words::too_many_over, words::too_many_tries),
        DoorRefusal::WrongCredentials => words::wrong_credentials(),
        DoorRefusal::WrongToken => words::wrong_token(),
        DoorRefusal::NameTaken => words::name_taken(),
        DoorRefusal::BadName { why } => bad_name_text(*why),
        DoorRefusal::BadPassword { why } => bad_password_text(*why),
        DoorRefusal::PasswordExpired => words::password_expired(),
        DoorRefusal::Suspended => words::suspended(),
        DoorRefusal::SignUpClosed => words::sign_up_closed(),
        DoorRefusal::NoSuchHall => words::no_such_hall(),
        DoorRefusal::HallNotReady => words::hall_not_ready(),
        DoorRefusal::Busy => words::busy(),
        DoorRefusal::Unavailable => words::unavailable(),
        DoorRefusal::TooFast => words::too_fast(),
        DoorRefusal::NotSignedIn => words::not_signed_in(),
        DoorRefusal::SignedInAlready => words::signed_in_already(),
        DoorRefusal::NotEntered => words::not_entered(),
        DoorRefusal::Malformed => words::not_taken(),
    }
}

/// What is wrong with a name.
pub fn bad_name_text(why: BadAccountName) -> Text {
    use text::door as words;
    match why {
        BadAccountName::Empty => words::name_empty(),
        BadAccountName::TooLong => words::name_too_long(count(MAX_NAME_CHARS)),
        BadAccountName::Blanks => words::name_blanks(),
        BadAccountName::Characters => words::name_characters(),
        BadAccountName::Reserved => words::name_reserved(),
    }
}

/// What is wrong with a password.
pub fn bad_password_text(why: BadPassword) -> Text {
    use text::door as words;
    match why {
        BadPassword::TooShort => words::password_too_short(count(MIN_PASSWORD_CHARS)),
        BadPassword::TooLong => words::password_too_long(count(MAX_PASSWORD_CHARS)),
        BadPassword::IsName => words::password_is_name(),
        BadPassword::Common => words::password_common(),
    }
}

/// A number as an argument of a text.
fn count(number: usize) -> Arg {
    Arg::count(u64::try_from(number).unwrap_or(u64::MAX))
}
