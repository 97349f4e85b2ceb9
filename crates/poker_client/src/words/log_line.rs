//! Lines of the log as texts, to be read and to be spoken.

use poker_rules::{Act, Card, HandName, PostKind, PotHalf, Street};
use poker_text::{Arg, Text, text};

use super::hand::shown_text;
use super::result::pot_text;
use super::{Amounts, CardsAs};
use crate::{DeckShuffle, HandNameWithKicker, LogLine, LogWhat, in_hand_order};

/// How cards are spoken.
const ALOUD: CardsAs = CardsAs::Words;

impl LogLine {
    /// The names of the hands shown in these lines.
    pub fn names(lines: &[Self]) -> Vec<HandName> {
        lines.iter().filter_map(|line| if let LogWhat::Shown { name, .. } = line.what { name } else { None }).collect()
    }

    /// The text of the second column; the first has the player's name. `names` are those of the hand's lines.
    pub fn text(&self, amounts: &Amounts, names: &[HandName], cards_as: CardsAs) -> Text {
        match &self.what {
            LogWhat::Posted { amount, all_in: true, .. } => text::log::posts_all_in(amounts.arg(*amount)),
            LogWhat::Posted { post, amount, all_in: false } => {
                let posts = match post {
                    PostKind::Ante => text::log::posts_ante,
                    PostKind::SmallBlind => text::log::posts_small_blind,
                    PostKind::BigBlind => text::log::posts_big_blind,
                    PostKind::Newcomer => text::log::posts_newcomer,
                    PostKind::Dead => text::log::posts_dead,
                    PostKind::Straddle => text::log::posts_straddle,
                };
                posts(amounts.arg(*amount))
            }
            LogWhat::Shuffled(DeckShuffle { code, nonces, own }) => {
                let (code, count) = (code.as_str(), Arg::count(u64::from(*nonces)));
                match own {
                    None => text::log::deck(code, count),
                    Some(true) => text::log::deck_with_yours(code, count),
                    Some(false) => text::log::deck_without_yours(code, count),
                }
            }
            LogWhat::Drew { card, button: true } => text::log::draws_button(cards_as.arg(&[*card])),
            LogWhat::Drew { card, button: false } => text::log::draws(cards_as.arg(&[*card])),
            LogWhat::Dealt(cards) => text::log::dealt(cards_as.arg(&in_hand_order(cards))),
            LogWhat::Street { street, cards } => street_text(*street, cards, cards_as),
            LogWhat::Acted { act, paid, all_in } => {
                let (to, paid) = (|to| amounts.arg(to), amounts.arg(*paid));
                match (*act, *all_in) {
                    (Act::Fold, _) => text::log::folds(),
                    (Act::Check, _) => text::log::checks(),
                    (Act::Call, false) => text::log::calls(paid),
                    (Act::Call, true) => text::log::calls_all_in(paid),
                    (Act::Bet { to: bet }, false) => text::log::bets(to(bet)),
                    (Act::Bet { to: bet }, true) => text::log::bets_all_in(to(bet)),
                    (Act::Raise { to: bet }, false) => text::log::raises(to(bet)),
                    (Act::Raise { to: bet }, true) => text::log::raises_all_in(to(bet)),
                }
            }
            LogWhat::Returned(amount) => text::log::returned(amounts.arg(*amount)),
            LogWhat::Shown { cards, name: Some(name), low } => text::log::shows_hand(
                cards_as.arg(&in_hand_order(cards)),
                shown_text(HandNameWithKicker::among(*name, names.iter().copied()), *low),
            ),
            LogWhat::Shown { cards, name: None, .. } => text::log::shows(cards_as.arg(&in_hand_order(cards))),
            LogWhat::Mucked => text::log::mucks(),
            LogWhat::Won { amount, pot, half, only_pot } => {
                let (amount, pot) = (amounts.arg(*amount), pot_text(*pot));
                match (half, only_pot) {
                    (None, true) => text::log::wins(amount),
                    (None, false) => text::log::wins_pot(amount, pot),
                    (Some(PotHalf::High), true) => text::log::wins_high(amount),
                    (Some(PotHalf::High), false) => text::log::wins_high_pot(amount, pot),
                    (Some(PotHalf::Low), true) => text::log::wins_low(amount),
                    (Some(PotHalf::Low), false) => text::log::wins_low_pot(amount, pot),
                }
            }
            LogWhat::ToppedUp(stack) => text::log::tops_up(amounts.arg(*stack)),
            LogWhat::Corrected(stack) => text::log::corrected(amounts.arg(*stack)),
            LogWhat::Raked(amount) => text::log::raked(amounts.arg(*amount)),
            LogWhat::Void => text::log::void(),
        }
    }

    /// The whole line for a screen reader; `None` for a line that is not announced.
    pub fn announcement(&self, amounts: &Amounts, names: &[HandName]) -> Option<Text> {
        let player = self.who.as_ref().and_then(|who| who.name.as_deref());
        match (&self.what, player) {
            (LogWhat::Dealt(cards), _) => Some(text::announce::cards(ALOUD.arg(&in_hand_order(cards)))),
            (LogWhat::Street { street, cards }, _) => announced_street(*street, cards),
            (LogWhat::Void, _) => Some(text::log::void()),
            (LogWhat::Drew { card, button: true }, Some(player)) => Some(text::announce::draws_button(player, ALOUD.arg(&[*card]))),
            (LogWhat::ToppedUp(_) | LogWhat::Raked(_) | LogWhat::Shuffled(_) | LogWhat::Drew { button: false, .. }, _) | (_, None) => None,
            (LogWhat::Posted { post, amount, .. }, Some(player)) => Some(match post {
                PostKind::SmallBlind => text::announce::small_blind(player, amounts.arg(*amount)),
                PostKind::BigBlind => text::announce::big_blind(player, amounts.arg(*amount)),
                PostKind::Ante | PostKind::Newcomer | PostKind::Dead | PostKind::Straddle => {
                    text::announce::posts(player, amounts.arg(*amount))
                }
            }),
            (LogWhat::Acted { act, paid, all_in }, Some(player)) => Some(match (act, all_in) {
                (Act::Fold, _) => text::announce::folds(player),
                (Act::Check, _) => text::announce::checks(player),
                (Act::Call | Act::Bet { .. } | Act::Raise { .. }, true) => text::announce::all_in(player, amounts.arg(*paid)),
                (Act::Call, false) => text::announce::calls(player, amounts.arg(*paid)),
                (Act::Bet { to }, false) => text::announce::bets(player, amounts.arg(*to)),
                (Act::Raise { to }, false) => text::announce::raises(player, amounts.arg(*to)),
            }),
            (LogWhat::Corrected(stack), Some(player)) => Some(text::announce::corrected(player, amounts.arg(*stack))),
            (LogWhat::Returned(amount), Some(player)) => Some(text::announce::returned(player, amounts.arg(*amount))),
            (LogWhat::Shown { cards, name: Some(name), low }, Some(player)) => {
                let name = HandNameWithKicker::among(*name, names.iter().copied());
                Some(text::announce::shows(player, ALOUD.arg(&in_hand_order(cards)), shown_text(name, *low)))
            }
            (LogWhat::Shown { cards, name: None, .. }, Some(player)) => {
                Some(text::announce::shows_cards(player, ALOUD.arg(&in_hand_order(cards))))
            }
            (LogWhat::Mucked, Some(player)) => Some(text::announce::mucks(player)),
            (LogWhat::Won { amount, half, .. }, Some(player)) => Some(match half {
                None => text::announce::wins(player, amounts.arg(*amount)),
                Some(PotHalf::High) => text::announce::wins_high(player, amounts.arg(*amount)),
                Some(PotHalf::Low) => text::announce::wins_low(player, amounts.arg(*amount)),
            }),
        }
    }
}

fn street_text(street: Street, cards: &[Card], cards_as: CardsAs) -> Text {
    let cards = cards_as.arg(cards);
    match street {
        // Before the flop no community cards are dealt; the street names itself.
        Street::Preflop => text::table::street_preflop(),
        Street::Flop => text::log::flop(cards),
        Street::Turn => text::log::turn(cards),
        Street::River => text::log::river(cards),
    }
}

fn announced_street(street: Street, cards: &[Card]) -> Option<Text> {
    let cards = ALOUD.arg(cards);
    match street {
        Street::Preflop => None,
        Street::Flop => Some(text::announce::flop(cards)),
        Street::Turn => Some(text::announce::turn(cards)),
        Street::River => Some(text::announce::river(cards)),
    }
}
