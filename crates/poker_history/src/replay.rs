//! Plays hands of files through the rules.

mod deal;
mod obstacle;
mod scale;
mod setup;

use poker_rules::{Action, Betting, Chips, GameSpec, Hand, IllegalAction, Seat, SeatSet, Turn};

pub use obstacle::{Obstacle, Unfit};

use crate::{Amount, Deed, Money, Phh, PlayedHand};
use deal::Deal;
use scale::Scale;

/// A hand of a file that played to its end.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The hand.
    pub hand: PlayedHand,
    /// The stacks it ends with, in the order and the unit of the file.
    pub stacks: Vec<Amount>,
}

impl Replayed {
    /// Plays a hand of a file.
    ///
    /// Cards nobody knows are stood in for by unused ones. A hand that was given up unseen at the showdown has lost, whatever it was: it
    /// is given cards that lose.
    ///
    /// # Errors
    /// Where it does not play to its end.
    pub fn play(phh: &Phh) -> Result<Replayed, Obstacle> {
        let game = game_of(phh)?;
        let seats = setup::seats(phh)?;
        let scale = Scale::of(phh)?;
        let mut deal = Deal::of(phh, &game)?;
        let unknown = deal.unknown(&seats);
        let rake = scale.chips(phh.number("_rake").unwrap_or_default())?;

        let setup = setup::setup(phh, game, &seats, scale, &deal)?;
        let mut hand = Hand::start(setup, &mut |_| {}).map_err(Unfit::Setup)?;
        let actions = act(phh, &mut hand, &seats, scale)?;
        if hand.board() != deal.board {
            return Err(Unfit::Board.into());
        }
        let unseen: SeatSet = hand.live().iter().filter(|seat| unknown.contains(*seat)).collect();
        if hand.live().len() > 1 && !unseen.is_empty() {
            for (player, seat) in seats.iter().enumerate().filter(|(_, seat)| unseen.contains(**seat)) {
                deal.lose(player, *seat, &hand, unknown)?;
            }
            let setup = setup::setup(phh, game, &seats, scale, &deal)?;
            hand = Hand::start(setup, &mut |_| {}).map_err(Unfit::Setup)?;
            act(phh, &mut hand, &seats, scale)?;
        }
        hand.take_rake(rake, &mut |_| {})?;
        let stacks = seats.iter().map(|seat| scale.amount(hand.stack(*seat)).ok_or(Unfit::Amounts)).collect::<Result<_, _>>()?;
        Ok(Replayed { hand: played(phh, &hand, actions, rake, unknown), stacks })
    }
}

/// The game, where it is one of ours.
fn game_of(phh: &Phh) -> Result<GameSpec, Obstacle> {
    let named = phh.text("_variant");
    let code = named.or_else(|| phh.variant.game_code());
    let game = code.and_then(GameSpec::with_code);
    let mut game = game.ok_or_else(|| Obstacle::NotPlayed(named.unwrap_or(phh.variant.code()).to_owned()))?;
    if let Betting::FixedLimit { max_bets, .. } = &mut game.betting {
        // The standard does not say how many bets a street has.
        *max_bets = u8::MAX;
    }
    Ok(game)
}

/// Plays the entries that are players' actions.
fn act(phh: &Phh, hand: &mut Hand, seats: &[Seat], scale: Scale) -> Result<Vec<Action>, Obstacle> {
    let mut actions = Vec::new();
    for step in &phh.actions {
        let (player, action) = match &step.deed {
            Some(Deed::Fold { player }) => (player, Action::Fold),
            Some(Deed::CheckOrCall { player }) if hand.legal().is_some_and(|legal| legal.check) => (player, Action::Check),
            Some(Deed::CheckOrCall { player }) => (player, Action::Call),
            Some(Deed::RaiseTo { player, to }) => (player, Action::RaiseTo(scale.chips(*to)?)),
            Some(Deed::BringIn { .. } | Deed::Discard { .. }) => {
                return Err(Obstacle::Refused { action: step.to_string(), reason: IllegalAction::HandOver });
            }
            Some(Deed::DealHole { .. } | Deed::DealBoard { .. } | Deed::ShowOrMuck { .. }) | None => continue,
        };
        let refused = |reason| Obstacle::Refused { action: step.to_string(), reason };
        hand.apply(seats[usize::from(player - 1)], action, &mut |_| {}).map_err(refused)?;
        actions.push(action);
    }
    if hand.turn() == Turn::Rake { Ok(actions) } else { Err(Obstacle::Unfinished) }
}

fn played(phh: &Phh, hand: &Hand, actions: Vec<Action>, rake: Chips, unknown: SeatSet) -> PlayedHand {
    let number = |name: &str| phh.number(name).and_then(|number| number.scaled(1)).and_then(|number| u64::try_from(number).ok());
    let count = hand.dealt_in().len();
    PlayedHand {
        id: number("hand").unwrap_or_default(),
        table: phh.text("table").unwrap_or_default().to_owned(),
        table_seats: number("seat_count").and_then(|seats| u8::try_from(seats).ok()).unwrap_or(count).max(count),
        started_ms: None,
        money: Money::Play,
        setup: hand.setup().clone(),
        names: phh.players.clone().unwrap_or_else(|| (1..=count).map(|player| format!("p{player}")).collect()),
        actions,
        rake,
        unknown,
        rulebook: phh.text("_rulebook").map(str::to_owned),
    }
}
