//! Texts for what is wrong with a hand.

use std::path::Path;

use poker_history::{Decimal, MAX_HAND_BYTES, Obstacle, Reason, Unfit};
use poker_rules::IllegalAction;
use poker_text::{Arg, Text, text};
use text::hands as t;

/// The place of a hand: its file and its number, if it is known.
pub(super) fn place(file: &Path, hand: Option<u64>) -> Arg {
    let file = file.display().to_string();
    match hand {
        Some(hand) => t::place(file, hand.to_string()).into(),
        None => file.into(),
    }
}

/// The stacks, separated by blanks.
pub(super) fn stacks(stacks: &[Decimal]) -> String {
    stacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The text for the reason why a file holds no hand.
pub(crate) fn fault(reason: &Reason) -> Text {
    match reason {
        Reason::Io(_) => t::fault_unreadable(),
        Reason::NotUtf8 => t::fault_encoding(),
        // The parser's message is in English only; the line number must be enough.
        Reason::Toml(_) => t::fault_toml(),
        Reason::TooLong => t::fault_length(Arg::count(MAX_HAND_BYTES as u64)),
        Reason::TooDeep => t::fault_depth(),
        Reason::NoHand => t::fault_empty(),
        Reason::Twice(hand) => t::fault_twice(hand.to_string()),
        Reason::Missing(field) => t::fault_missing(*field),
        Reason::Type(field) => t::fault_type(field),
        Reason::Variant(variant) => t::fault_variant(variant),
        Reason::Action(action) => t::fault_action(action),
        Reason::NoSuchPlayer(player) => t::fault_player(format!("p{player}")),
        Reason::Players { field, found, players } => t::fault_entries(*field, Arg::count(*found as u64), Arg::count(*players as u64)),
        Reason::Negative(field) => t::fault_negative(*field),
        Reason::Cards(action) => t::fault_cards(action),
    }
}

/// The text for the reason why a hand cannot be played to its end.
pub(crate) fn cause(obstacle: &Obstacle) -> Text {
    match obstacle {
        Obstacle::Malformed(reason) => fault(reason),
        Obstacle::NotPlayed(game) => t::foreign(game, Arg::count(1)),
        Obstacle::NotRepresentable(what) => unfit(*what),
        Obstacle::Refused { action, reason } => t::cause_action(action, refused(*reason)),
        Obstacle::Rake(_) => t::cause_rake(),
        Obstacle::Unfinished => t::cause_unfinished(),
    }
}

/// The same as [`cause`], as a whole sentence.
pub(super) fn why(obstacle: &Obstacle) -> Text {
    match obstacle {
        Obstacle::NotPlayed(game) => text::replayer::not_played(game),
        Obstacle::NotRepresentable(what) => text::replayer::not_representable(unfit(*what)),
        Obstacle::Malformed(_) | Obstacle::Refused { .. } | Obstacle::Rake(_) | Obstacle::Unfinished => cause(obstacle),
    }
}

fn refused(reason: IllegalAction) -> Text {
    let chips = |chips: poker_rules::Chips| chips.get().to_string();
    match reason {
        IllegalAction::NotYourTurn { .. } => t::cause_turn(),
        IllegalAction::CannotCheck { .. } => t::cause_check(),
        IllegalAction::NothingToCall => t::cause_call(),
        IllegalAction::RaiseNotAllowed => t::cause_raise(),
        IllegalAction::RaiseTooSmall { min_to } => t::cause_small(chips(min_to)),
        IllegalAction::RaiseTooBig { max_to } => t::cause_big(chips(max_to)),
        IllegalAction::HandOver => t::cause_over(),
        IllegalAction::NothingToShow => t::cause_show(),
        IllegalAction::NoSuchCard => t::cause_card(),
    }
}

/// The text for what the rules cannot represent.
pub(crate) fn unfit(what: Unfit) -> Text {
    match what {
        Unfit::Players => t::unfit_players(),
        Unfit::Stack => t::unfit_stack(),
        Unfit::Amounts => t::unfit_amounts(),
        Unfit::BetSizes => t::unfit_bets(),
        Unfit::Blinds => t::unfit_blinds(),
        Unfit::Antes => t::unfit_antes(),
        Unfit::Board => t::unfit_board(),
        Unfit::Unseen => t::unfit_unseen(),
        Unfit::Setup(_) => t::unfit_start(),
    }
}
