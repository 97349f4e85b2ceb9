//! Chances of hands: the hands whose chances must be calculated for the table as it is drawn, and the results.
//!
//! Nothing is computed here: a background task advances the [`OddsRun`] chunk by chunk.

use poker_rules::equity::{Holding, Run, Spot, Tally};
use poker_rules::{Card, GameSpec, Ranking, Seat};

use crate::{SeatHand, TableModel, TableState};

/// Which chances are to be shown now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OddsWanted {
    Nothing,
    /// A street is being dealt: the odds on screen stay.
    Unchanged,
    /// Calculate the chances of these hands.
    Count(OddsQuestion),
}

/// Hands whose chances are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsQuestion {
    /// The seats of the first players of `spot`; the players after them hold random hands.
    seats: Vec<Seat>,
    spot: Spot,
}

/// The chances of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOdds {
    pub seats: Vec<(Seat, SeatOdds)>,
    /// Whether these are the viewer's own chances against random hands; otherwise all hands lie open.
    pub own: bool,
}

/// The chances of one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOdds {
    /// The chance to win alone.
    pub win: Chance,
    /// The chance to share the pot.
    pub tie: Chance,
    /// The average share of the pot, in games where high and low share it.
    pub share: Option<Chance>,
}

/// A fraction: `part` of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    pub part: u64,
    pub whole: u64,
}

/// The calculation for a question: an iterator whose last item is the answer.
pub struct OddsRun {
    question: OddsQuestion,
    run: Run,
}

/// The number of random deals where not every deal is counted, and the seed that makes their results repeatable.
const DEALS: u64 = 50_000;
const SEED: u64 = 0x0dd5;
/// Up to this number, all deals are counted; above it, random deals are drawn.
const EXACT: u64 = 200_000;

impl OddsWanted {
    /// What to calculate for the table as it is drawn: the chances of all hands, where they lie open before the board is complete;
    /// otherwise those of the viewer's own hand, where the table is for practice and `own` is set.
    pub fn of(model: &TableModel, drawn: &TableState, own: bool) -> Self {
        let game = &model.info().game;
        let live: Vec<(Seat, &SeatHand)> = drawn.seats.iter().filter_map(|(seat, taken)| Some((*seat, taken.play.as_ref()?))).collect();
        let live: Vec<_> = live.into_iter().filter(|(_, play)| play.is_live()).collect();
        let open = live.iter().all(|(_, play)| play.shown.as_ref().is_some_and(|shown| shown.name.is_none()));
        let question = if live.len() < 2 || drawn.over || !drawn.wins.is_empty() {
            None
        } else if open {
            OddsQuestion::of_open_hands(&live, &drawn.board, game)
        } else if own && model.info().practice {
            OddsQuestion::of_own_hand(&live, model.hero(), &drawn.board, game)
        } else {
            None
        };
        match question {
            Some(_) if !street_is_dealt(drawn.board.len(), game) => Self::Unchanged,
            Some(question) => Self::Count(question),
            None => Self::Nothing,
        }
    }
}

/// Whether a board of `cards` cards ends with a complete street.
fn street_is_dealt(cards: usize, game: &GameSpec) -> bool {
    let mut dealt = 0;
    game.streets.iter().any(|street| {
        dealt += usize::from(*street);
        dealt == cards
    })
}

fn whole_hand(play: &SeatHand, game: &GameSpec) -> Option<Vec<Card>> {
    let cards: Option<Vec<Card>> = play.cards.iter().copied().collect();
    cards.filter(|cards| cards.len() == usize::from(game.hole_cards))
}

impl OddsQuestion {
    fn of_open_hands(live: &[(Seat, &SeatHand)], board: &[Card], game: &GameSpec) -> Option<Self> {
        let hands: Option<Vec<_>> = live.iter().map(|(_, play)| whole_hand(play, game).map(Holding::Cards)).collect();
        let seats = live.iter().map(|(seat, _)| *seat).collect();
        Some(Self { seats, spot: Spot { game: *game, players: hands?, board: board.to_vec(), dead: Vec::new() } })
    }

    fn of_own_hand(live: &[(Seat, &SeatHand)], hero: Option<Seat>, board: &[Card], game: &GameSpec) -> Option<Self> {
        let (seat, play) = live.iter().find(|(seat, _)| Some(*seat) == hero)?;
        let own = Holding::Cards(whole_hand(play, game)?);
        let others = std::iter::repeat_n(Holding::Random, live.len() - 1);
        let players = std::iter::once(own).chain(others).collect();
        Some(Self { seats: vec![*seat], spot: Spot { game: *game, players, board: board.to_vec(), dead: Vec::new() } })
    }

    /// Whether the question is about the viewer's own hand, so that the other hands are random.
    fn is_own(&self) -> bool {
        self.spot.players.len() > self.seats.len()
    }

    /// Begins the calculation; `None` for cards that are impossible together.
    pub fn begin(self) -> Option<OddsRun> {
        let random = || self.spot.within(EXACT, SEED, DEALS);
        let run = if self.is_own() { random() } else { self.spot.exact().or_else(|_| random()) };
        run.ok().map(|run| OddsRun { run, question: self })
    }

    fn answer(&self, tally: &Tally) -> TableOdds {
        let seats = self.seats.iter().enumerate().map(|(player, seat)| {
            let (high, whole) = (tally.high(player), tally.deals());
            let share = match self.spot.game.ranking {
                Ranking::High => None,
                Ranking::HighLow => Some(tally.share(player)).map(|(part, whole)| Chance { part, whole }),
            };
            (*seat, SeatOdds { win: Chance { part: high.wins, whole }, tie: Chance { part: high.ties, whole }, share })
        });
        TableOdds { seats: seats.collect(), own: self.is_own() }
    }
}

impl Iterator for OddsRun {
    type Item = Option<TableOdds>;

    /// Calculates one chunk. The item is `None` until the last chunk, whose item is the answer.
    fn next(&mut self) -> Option<Self::Item> {
        let progress = self.run.next()?;
        Some((progress.done == progress.of).then(|| self.question.answer(&progress.tally)))
    }
}

impl TableOdds {
    /// A seat's chances.
    pub fn of(&self, seat: Seat) -> Option<&SeatOdds> {
        self.seats.iter().find(|(of, _)| *of == seat).map(|(_, odds)| odds)
    }
}

impl Chance {
    /// The chance in whole per cent, rounded to the nearest.
    pub fn percent(self) -> u64 {
        let (part, whole) = (u128::from(self.part), u128::from(self.whole.max(1)));
        u64::try_from((part * 200 + whole) / (whole * 2)).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests;
