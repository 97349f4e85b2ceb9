//! What lists, filters and figures read of a hand, computed once from its record.

mod luck;
mod play;
mod position;

use poker_history::{ChipUnit, PlayedHand};
use poker_rules::{BadReplay, Card, Chips, HandEvent, Seat};

use luck::luck_milli;
pub use play::{PlayCounts, PlayMarks};
use play::{PlayReader, PlayedSeat};
pub use position::Position;

/// The stake of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stake {
    /// The code of the game, such as `nlhe`.
    pub game: String,
    /// The code of the currency, such as `EUR`; empty for play money and for the chips of a tournament.
    pub currency: String,
    /// The number of chips in one whole unit.
    pub per_whole: u64,
    /// The blinds of a cash game; zero in a tournament, where they rise.
    pub small_blind: Chips,
    pub big_blind: Chips,
    pub tournament: bool,
}

/// The part of the player who kept the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPlay {
    pub seat: Seat,
    pub position: Position,
    pub cards: Vec<Card>,
    pub counts: PlayCounts,
    /// The chips won or lost; `None` if the player left before the end without folding.
    pub net: Option<i64>,
    /// The chips that the player won above the share of the pots that the cards were worth when all were all-in, in thousandths; 0 in hands
    /// that were not decided by the cards to come.
    pub luck_milli: i64,
    /// The player's part of the rake, by the chips that each player put in.
    pub rake: Chips,
}

/// The facts of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandFacts {
    pub stake: Stake,
    /// The big blind of this hand.
    pub big_blind: Chips,
    pub board: Vec<Card>,
    /// All chips that were in the pots, before any rake.
    pub pot: Chips,
    /// Whether two or more hands were compared.
    pub showdown: bool,
    /// Whether the player, or a player who bet against the player, was all-in.
    pub all_in: bool,
    pub own: OwnPlay,
    /// The others who were dealt in, with their names.
    pub others: Vec<(String, PlayCounts)>,
}

impl HandFacts {
    /// The facts of a record; `None` if nobody kept it, or it cannot be replayed.
    pub fn of(hand: &PlayedHand) -> Option<HandFacts> {
        let keeper = hand.kept_by.as_ref()?.seat;
        let whole = Whole::of(hand).ok()?;
        let seat = |seat: Seat| whole.play.seats.iter().find(|played| played.seat == seat);
        let own = seat(keeper)?;
        let left = hand.board_at_leaving().is_some();
        let invested: u64 = whole.play.seats.iter().map(|played| played.paid.get()).sum();
        let rake = u128::from(hand.rake.get()) * u128::from(own.paid.get()) / u128::from(invested.max(1));
        let net = net(own).filter(|_| !left || own.folded.is_some());
        Some(HandFacts {
            stake: stake(hand)?,
            big_blind: hand.setup.stakes.big_blind,
            board: whole.board,
            pot: Chips::new(whole.play.pot),
            showdown: whole.play.showdown,
            all_in: !left && own.folded.is_none() && whole.play.seats.iter().any(|played| played.all_in && played.folded.is_none()),
            own: OwnPlay {
                seat: keeper,
                position: Position::of(hand, keeper),
                cards: whole.cards,
                counts: own.counts,
                net,
                luck_milli: luck_milli(hand, keeper).unwrap_or_default(),
                rake: Chips::new(u64::try_from(rake).unwrap_or_default()),
            },
            others: whole
                .play
                .seats
                .iter()
                .filter(|played| played.seat != keeper)
                .map(|played| (hand.name(played.seat).to_owned(), played.counts))
                .collect(),
        })
    }
}

/// How each player played a hand, by name: the player who kept the record first.
pub(crate) fn play_of(hand: &PlayedHand) -> Option<Vec<(String, PlayCounts)>> {
    let keeper = hand.kept_by.as_ref()?.seat;
    let mut seats = Whole::of(hand).ok()?.play.seats;
    seats.sort_by_key(|played| played.seat != keeper);
    Some(seats.iter().map(|played| (hand.name(played.seat).to_owned(), played.counts)).collect())
}

/// A hand that was replayed.
struct Whole {
    play: PlayReader,
    board: Vec<Card>,
    /// The cards that the keeper was dealt.
    cards: Vec<Card>,
}

impl Whole {
    fn of(hand: &PlayedHand) -> Result<Whole, BadReplay> {
        let mut play = PlayReader::new(hand);
        let (mut board, mut own) = (Vec::new(), Vec::new());
        let keeper = hand.kept_by.as_ref().map(|keeper| keeper.seat);
        hand.replay(&mut |event| {
            match &event {
                HandEvent::StreetDealt { cards, .. } => board.extend(cards.iter().copied()),
                HandEvent::Dealt { seat, card } if Some(*seat) == keeper => own.push(*card),
                _ => {}
            }
            play.see(&event);
        })?;
        play.end();
        Ok(Whole { play, board, cards: own })
    }
}

fn net(own: &PlayedSeat) -> Option<i64> {
    let signed = |chips: Chips| i64::try_from(chips.get()).ok();
    Some(signed(own.won)? - signed(own.paid)?)
}

fn stake(hand: &PlayedHand) -> Option<Stake> {
    let setup = &hand.setup;
    let ChipUnit { currency, per_whole } = hand.chip_unit;
    let tournament = hand.tournament.is_some();
    let blind = |chips: Chips| if tournament { Chips::ZERO } else { chips };
    Some(Stake {
        game: setup.game.code()?.to_owned(),
        currency: currency.map_or_else(String::new, |currency| currency.code().to_owned()),
        per_whole,
        small_blind: blind(setup.stakes.small_blind),
        big_blind: blind(setup.stakes.big_blind),
        tournament,
    })
}
