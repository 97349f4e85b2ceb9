//! Why a hall refuses an order of an operator, as a sentence in each language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use poker_protocol::{Money, PlayerId, TableId, TournamentId};
use poker_reasons::{correction_text, house_text, schedule_text, stranger_text, typed_amount, unsettled_text, verdict_text};
use poker_room::tournament::HouseRefusal;
use poker_room::{BadCorrection, BadVerdict, ScheduleRefusal, Unsettled};
use poker_text::{Arg, Language, Text, Texts, text};

/// The texts of each language, read at the first refusal.
static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::SPOKEN.map(Texts::embedded));

/// Why a hall refuses an order. Nothing has changed then.
#[derive(Debug)]
pub(super) enum OrderRefusal {
    /// No rulebook of the hall has the jackpot.
    NoSuchJackpot,
    /// The player has never been in the hall.
    NeverHere(PlayerId),
    NoSuchTable(TableId),
    /// No hand is in progress at the table.
    NoHand(TableId),
    NoSuchTournament(TournamentId),
    /// An amount is larger than [`poker_protocol::Money::MOST`].
    TooMuch,
    /// The order cannot be read: another version wrote it, or it is damaged.
    Unreadable,
    /// The hall has failed this number of times while it carried the order out.
    Failed(u32),
    House(HouseRefusal),
    Schedule(ScheduleRefusal),
    Correction(BadCorrection),
    Verdict(BadVerdict),
    /// The player cannot be deleted yet.
    Unsettled(Unsettled),
}

impl OrderRefusal {
    /// The reason as a sentence in each language.
    pub fn sentences(&self) -> BTreeMap<Language, String> {
        let text = self.text();
        TEXTS.iter().map(|texts| (texts.language(), texts.say(&text))).collect()
    }

    fn text(&self) -> Text {
        match self {
            Self::NoSuchJackpot => text::order::no_such_jackpot("admin jackpots"),
            Self::NeverHere(player) => stranger_text(*player),
            Self::NoSuchTable(table) => text::order::no_such_table(table.0.to_string()),
            Self::NoHand(table) => text::order::no_hand(table.0.to_string()),
            Self::NoSuchTournament(tournament) => text::order::no_such_tournament(tournament.0.to_string(), "admin tournament list"),
            Self::TooMuch => text::order::over_largest(typed_amount(Money::MOST)),
            Self::Unreadable => text::order::unreadable(),
            Self::Failed(times) => text::order::failed(Arg::count((*times).into())),
            Self::House(refusal) => house_text(refusal),
            Self::Schedule(refusal) => schedule_text(refusal),
            Self::Correction(refusal) => correction_text(refusal),
            Self::Verdict(refusal) => verdict_text(refusal),
            Self::Unsettled(unsettled) => unsettled_text(unsettled),
        }
    }
}
