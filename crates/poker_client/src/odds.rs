//! Chances of hands: what there is to count of a hand as it lies on the felt, and what came of it.
//!
//! Nothing is computed here: a background task advances the [`OddsRun`] chunk by chunk.

use poker_rules::equity::{Holding, Run, Spot, Tally};
use poker_rules::{Card, GameSpec, Ranking, Seat};

use crate::{Felt, Play, TableModel};

/// Of what chances are to be shown now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OddsWanted {
    Nothing,
    /// A street is being dealt: the odds on screen stay.
    Unchanged,
    /// Of these hands.
    Count(OddsQuestion),
}

/// Hands whose chances are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsQuestion {
    /// The seats of the spot's first players; those after them are anybody's hands.
    seats: Vec<Seat>,
    spot: Spot,
}

/// The chances of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOdds {
    pub seats: Vec<(Seat, SeatOdds)>,
    /// They are the viewer's own against hands nobody has seen; otherwise all hands lie open.
    pub own: bool,
}

/// What a hand can expect of the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOdds {
    /// It wins alone.
    pub win: Chance,
    /// It shares the pot.
    pub tie: Chance,
    /// What it takes on average, where high and low share the pot.
    pub share: Option<Chance>,
}

/// A fraction: `part` of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    pub part: u64,
    pub whole: u64,
}

/// A question being counted. It ends with its answer.
pub struct OddsRun {
    question: OddsQuestion,
    run: Run,
}

/// Random deals where not every deal is counted, and the seed that makes them the same each time.
const DEALS: u64 = 50_000;
const SEED: u64 = 0x0dd5;
/// So many deals are counted rather than drawn.
const EXACT: u64 = 200_000;

impl OddsWanted {
    /// What is wanted of the felt as it is drawn: of all hands that lie open before the board is complete; else, where the table is
    /// practice and the player asked for it, of the viewer's own hand.
    pub fn of(model: &TableModel, drawn: &Felt, own: bool) -> Self {
        let game = &model.info().game;
        let live: Vec<(Seat, &Play)> = drawn.seats.iter().filter_map(|(seat, taken)| Some((*seat, taken.play.as_ref()?))).collect();
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

/// Every card of the last street lies there.
fn street_is_dealt(cards: usize, game: &GameSpec) -> bool {
    let mut dealt = 0;
    game.streets.iter().any(|street| {
        dealt += usize::from(*street);
        dealt == cards
    })
}

fn whole_hand(play: &Play, game: &GameSpec) -> Option<Vec<Card>> {
    let cards: Option<Vec<Card>> = play.cards.iter().copied().collect();
    cards.filter(|cards| cards.len() == usize::from(game.hole_cards))
}

impl OddsQuestion {
    fn of_open_hands(live: &[(Seat, &Play)], board: &[Card], game: &GameSpec) -> Option<Self> {
        let hands: Option<Vec<_>> = live.iter().map(|(_, play)| whole_hand(play, game).map(Holding::Cards)).collect();
        let seats = live.iter().map(|(seat, _)| *seat).collect();
        Some(Self { seats, spot: Spot { game: *game, players: hands?, board: board.to_vec(), dead: Vec::new() } })
    }

    fn of_own_hand(live: &[(Seat, &Play)], hero: Option<Seat>, board: &[Card], game: &GameSpec) -> Option<Self> {
        let (seat, play) = live.iter().find(|(seat, _)| Some(*seat) == hero)?;
        let own = Holding::Cards(whole_hand(play, game)?);
        let others = std::iter::repeat_n(Holding::Random, live.len() - 1);
        let players = std::iter::once(own).chain(others).collect();
        Some(Self { seats: vec![*seat], spot: Spot { game: *game, players, board: board.to_vec(), dead: Vec::new() } })
    }

    /// Whether unseen hands are in it.
    fn is_own(&self) -> bool {
        self.spot.players.len() > self.seats.len()
    }

    /// Begins to count; `None` for cards that cannot lie so.
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

    /// One chunk: nothing yet, or the answer.
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
    /// In whole per cent, the nearest.
    pub fn percent(self) -> u64 {
        let (part, whole) = (u128::from(self.part), u128::from(self.whole.max(1)));
        u64::try_from((part * 200 + whole) / (whole * 2)).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests;
