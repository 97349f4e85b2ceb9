//! Hands without a window, in one thread and in virtual time: bots at the room's own table, or players without a thought straight
//! on the engine, so that every branch of it is reached.

mod account;
mod digest;
mod hand_table;
mod policy;
mod report;
mod room_day;
mod room_table;

use std::io::Write;
use std::ops::ControlFlow;

use chacha20::ChaCha8Rng;
use poker_history::{Format, HistoryError, HistoryWriter, View};
use poker_protocol::Form;
use poker_room::{HandRecord, RakeRow, RakeTerms, Rulebook, RulebookError};
use poker_rules::{Card, GameCards, GameParameters, GameSpec, MAX_SEATS, Variant};

use rand::SeedableRng as _;

pub use policy::Policy;
pub use report::SimReport;
pub use room_day::{Branch, Branches, FormHands, RoomFailure, RoomReport, RoomSimOptions, simulate_room};

#[cfg(test)]
pub(crate) use digest::Digest;

use account::Account;
use hand_table::HandTable;
use room_table::RoomTable;

use crate::Clock;
use crate::history::played_hand;

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimOptions {
    /// What is played.
    pub game: Variant,
    /// Who decides.
    pub policy: Policy,
    pub hands: u64,
    /// Decides all cards and choices.
    pub seed: u64,
    /// Players at the table, from two to as many as the deck has cards for.
    pub players: u8,
    /// The id of a rulebook whose rake is taken; without one there is none.
    pub rulebook: Option<String>,
}

impl SimOptions {
    /// Six bots at no-limit Hold'em, no rake.
    pub fn new(hands: u64, seed: u64) -> SimOptions {
        SimOptions { game: Variant::ALL[0], policy: Policy::Bots, hands, seed, players: 6, rulebook: None }
    }

    /// The same at another game.
    pub fn at(self, game: Variant) -> SimOptions {
        SimOptions { game, ..self }
    }

    /// The most players that the deck has cards for.
    pub fn most_players(&self) -> u8 {
        let game = self.game.game(&GameParameters::DEFAULT);
        let most = (Card::ALL.len() - game.full_board()) / usize::from(game.hole_cards.max(1));
        u8::try_from(most.min(MAX_SEATS)).unwrap_or(u8::MAX)
    }
}

/// Why a simulation ended without a result.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    #[error("there is no rulebook {id}")]
    NoSuchRulebook {
        /// What was asked for.
        id: String,
    },
    /// The rulebook cannot be read.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// The rulebook has no stake to play.
    #[error("the rulebook has no stake of {}", game.code)]
    NoSuchStake {
        /// What was to be played.
        game: Variant,
    },
    /// No table can be set up for so many.
    #[error("a table of {} has 2 to {most} players, not {players}", game.code)]
    Players {
        /// What was to be played.
        game: Variant,
        /// How many were asked for.
        players: u8,
        /// The most there can be.
        most: u8,
    },
    /// No hand begins though everybody is there.
    #[error("the table stands still after {hands} hands")]
    Stuck {
        /// Hands played.
        hands: u64,
    },
    #[error(transparent)]
    History(#[from] HistoryError),
}

/// A table that plays one hand after the other.
trait Table {
    /// One hand, from the blinds until everybody has chips for the next; its record where that is wanted.
    fn play_hand(&mut self, record: bool) -> Result<Option<HandRecord>, SimError>;

    /// What has been counted.
    fn account(&self) -> &Account;
}

/// Plays. `progress` is told the hands played from time to time and can break off; the report is then of what was played. `history`
/// takes every hand as PHH.
///
/// # Errors
/// Where the options fit no table or the history cannot be written. Refused actions and lost chips are results, not errors.
pub fn simulate(
    options: &SimOptions,
    history: Option<&mut dyn Write>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<SimReport, SimError> {
    let SimOptions { game, players, .. } = *options;
    let most = options.most_players();
    if !(2..=most).contains(&players) {
        return Err(SimError::Players { game, players, most });
    }
    let house = House::of(options)?;
    let mut table: Box<dyn Table> = match options.policy {
        Policy::Random => Box::new(HandTable::new(house, options, policy::random)),
        Policy::Call => Box::new(HandTable::new(house, options, policy::call)),
        Policy::Bots => Box::new(RoomTable::new(house, options)?),
    };
    let mut writer = history.map(|out| HistoryWriter::new(out, Format::Phh));
    let clock = Clock::start();
    while table.account().hands() < options.hands {
        let record = table.play_hand(writer.is_some())?;
        if let (Some(writer), Some(record)) = (&mut writer, &record) {
            writer.write(&played_hand(record), View::Everything)?;
        }
        let hands = table.account().hands();
        if hands.is_multiple_of(HANDS_PER_STEP) && progress(hands).is_break() {
            break;
        }
    }
    if let Some(writer) = writer {
        writer.finish().map_err(HistoryError::from)?;
    }
    Ok(table.account().report(clock.elapsed()))
}

/// What a rulebook says of the table.
struct House {
    rulebook: Rulebook,
    game: GameSpec,
    row: RakeRow,
    rake: Option<RakeTerms>,
}

impl House {
    /// Without a name the usual rulebook serves, of which only the rake is left out.
    fn of(options: &SimOptions) -> Result<House, SimError> {
        let rulebook = match &options.rulebook {
            None => Rulebook::en_2_7()?,
            Some(id) => Rulebook::embedded(id).ok_or_else(|| SimError::NoSuchRulebook { id: id.clone() })??,
        };
        let game = options.game.game(&rulebook.game_parameters());
        let row = stake(&rulebook, options.game).ok_or(SimError::NoSuchStake { game: options.game })?.clone();
        let rake = options.rulebook.is_some().then(|| rulebook.rake_terms(&row));
        Ok(House { game, rake, row, rulebook })
    }
}

/// The stake of the table: the usual one, else one of the game or at least of its cards: most rulebooks rake by these alone.
fn stake(rulebook: &Rulebook, game: Variant) -> Option<&RakeRow> {
    let usual = match game.cards {
        GameCards::Holdem => rulebook.stake("nlhe", "NL10"),
        GameCards::Omaha | GameCards::Omaha5 => rulebook.stake("plo", "PL10"),
    };
    let regular = || rulebook.stakes.iter().filter(|row| row.form == Form::Regular);
    let of_cards = || regular().find(|row| row.game.cards == game.cards);
    usual.or_else(|| regular().find(|row| row.game == game)).or_else(of_cards)
}

/// Cards are drawn from a stream of their own, apart from the decisions.
fn card_rng(seed: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(1);
    rng
}

#[cfg(test)]
mod tests;
