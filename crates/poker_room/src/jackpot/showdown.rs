//! The hands that met at the end of a recorded hand.

use poker_rules::{Action, CardSet, Hand, HandEvent, HoleUsed, Made, Seat, best_hand, rank::high_value};

use crate::HandRecord;

/// A player who was there to the end.
pub(crate) struct Contender {
    pub seat: Seat,
    pub hand: Made,
    /// Laid open, not given up unseen (R-JACK-3).
    pub shown: bool,
}

/// Everybody who was there to the end.
pub(crate) struct Showdown {
    pub contenders: Vec<Contender>,
    played: Hand,
}

impl Showdown {
    /// None where a hand was won uncontested.
    pub(crate) fn of(record: &HandRecord) -> Option<Self> {
        let folds = record.actions.iter().filter(|&&action| action == Action::Fold).count();
        if folds + 1 >= record.players.len() {
            return None;
        }
        let (mut shown, mut mucked) = (Vec::new(), Vec::new());
        let mut hear = |event: HandEvent| match event {
            HandEvent::Shown { seat, high: Some(hand), .. } => shown.push(Contender { seat, hand, shown: true }),
            HandEvent::Mucked { seat } => mucked.push(seat),
            HandEvent::Shown { .. }
            | HandEvent::Posted { .. }
            | HandEvent::Dealt { .. }
            | HandEvent::StreetDealt { .. }
            | HandEvent::Acted { .. }
            | HandEvent::Returned { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Won { .. }
            | HandEvent::Ended { .. } => {}
        };
        let played = record.replay(&mut hear).ok()?;
        let unseen = |seat| Contender { seat, hand: best_hand(played.hole(seat), played.board(), &played.setup().game), shown: false };
        shown.extend(mucked.into_iter().map(unseen));
        Some(Self { contenders: shown, played })
    }

    /// Whether two of a player's hole cards can be part of the hand, if wanted a pair (R-JACK-2).
    pub(crate) fn two_cards_play(&self, contender: &Contender, a_pair: bool) -> bool {
        let hole = self.played.hole(contender.seat);
        let board = CardSet::from(self.played.board());
        let twos = hole.iter().enumerate().flat_map(|(at, &first)| hole[at + 1..].iter().map(move |&second| (first, second)));
        twos.filter(|(first, second)| !a_pair || first.rank() == second.rank())
            .any(|(first, second)| high_value(CardSet::from_iter([first, second]), board, HoleUsed::Exactly(2)) == contender.hand.value)
    }
}
