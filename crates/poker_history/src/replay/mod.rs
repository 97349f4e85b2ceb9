//! Replays hands of files through the rules.

mod deal;
mod obstacle;
mod scale;
mod seen_play;
mod setup;

use poker_rules::{Action, Betting, Chips, GameSpec, Hand, HoleUsed, Seat, SeatSet, Turn};

pub use obstacle::{Obstacle, Unfit};

use crate::choices;
use crate::keeper::{Keeper, left_early};
use crate::moment::Moment;
use crate::phh::STREET_RAKES;
use crate::uncallable::{UNCALLABLE_RAISE, nobody_can_call};
use crate::{ChipUnit, Currency, Decimal, EntryPrice, Phh, PhhAction, PlayedHand, PlayedTournament, Reason, Value};
use deal::Deal;
use scale::Scale;

/// A hand of a file that was replayed to its end.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub hand: PlayedHand,
    /// The stacks after the hand, in the order and the unit of the file.
    pub stacks: Vec<Decimal>,
    /// The largest difference from the stated stacks, in chips, that can come from rounding: a third of a pot has no exact decimal form.
    rounding: u64,
    scale: Scale,
}

impl Replayed {
    /// Replays a hand of a file.
    ///
    /// Unknown cards are replaced by unused ones. A hand that was mucked unseen at the showdown has lost, so it is given cards that lose.
    ///
    /// # Errors
    /// If the hand cannot be replayed to its end.
    pub fn play(phh: &Phh) -> Result<Replayed, Obstacle> {
        let game = game_of(phh)?;
        let seats = setup::seats(phh)?;
        let scale = Scale::of(phh)?;
        let mut deal = Deal::of(phh, &game)?;
        let unknown = deal.unknown(&seats);
        let rake = scale.chips(phh.number("_rake").unwrap_or_default())?;

        let setup = setup::setup(phh, game, &seats, scale, &deal)?;
        let mut hand = Hand::start(setup, &mut |_| {}).map_err(Unfit::Setup)?;
        let mut actions = act(phh, &mut hand, &seats, scale)?;
        if left_early(phh) {
            return Replayed::until_left(phh, &hand, (&seats, scale), &deal, actions);
        }
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
        hand.take_rake(rake.saturating_sub(hand.rake()), &mut |_| {})?;
        actions.extend(choose(phh, &mut hand, &seats)?);
        let stacks = seats.iter().map(|seat| scale.amount(hand.stack(*seat)).ok_or(Unfit::Amounts)).collect::<Result<_, _>>()?;
        // If the stacks after the hand need a much finer unit than all other amounts, they are rounded shares of a pot. A share rounded
        // as a decimal number is wrong by at most one in the last place, one rounded as a binary number by at most two.
        let finer = scale.0 / Scale::before_the_end(phh)?.0;
        let rounding = if finer < 10 { 0 } else { 2 };
        Ok(Replayed { hand: PlayedHand { actions, rake, unknown, ..about(phh, &hand, (&seats, scale)) }, stacks, rounding, scale })
    }

    /// The part of a hand that its keeper saw before leaving the table. The stacks are those at that moment.
    fn until_left(
        phh: &Phh,
        hand: &Hand,
        (seats, scale): (&[Seat], Scale),
        deal: &Deal,
        actions: Vec<Action>,
    ) -> Result<Replayed, Obstacle> {
        if !hand.board().starts_with(&deal.board) {
            return Err(Unfit::Board.into());
        }
        let stacks = seats.iter().map(|seat| scale.amount(hand.stack(*seat)).ok_or(Unfit::Amounts)).collect::<Result<_, _>>()?;
        let hand = PlayedHand { actions, unknown: deal.unknown(seats), ..about(phh, hand, (seats, scale)) };
        Ok(Replayed { hand, stacks, rounding: 0, scale })
    }

    /// Whether the stacks differ from the `stated` ones only by the rounding of shares.
    pub(crate) fn is_near(&self, stated: &[Decimal]) -> bool {
        let units = |amount: &Decimal| amount.scaled(self.scale.0);
        self.rounding > 0
            && self.stacks.iter().zip(stated).all(|(found, stated)| {
                units(found).zip(units(stated)).is_some_and(|(found, stated)| found.abs_diff(stated) <= self.rounding)
            })
    }
}

/// The game of the hand; an error if Cardroom does not have it.
fn game_of(phh: &Phh) -> Result<GameSpec, Obstacle> {
    let named = phh.text("_variant");
    let code = named.or_else(|| phh.variant.game_code());
    let game = code.and_then(GameSpec::with_code);
    let mut game = game.ok_or_else(|| Obstacle::NotPlayed(named.unwrap_or(phh.variant.code()).to_owned()))?;
    let hole_used = phh.number("_hole_used").and_then(|used| used.scaled(1)).and_then(|used| u8::try_from(used).ok());
    if let (HoleUsed::Exactly(used), Some(stated)) = (&mut game.hole_used, hole_used) {
        *used = stated;
    }
    match &mut game.betting {
        Betting::NoLimit => {}
        Betting::PotLimit { counts_call } => *counts_call = phh.other("_counts_call") != Some(&Value::Truth(false)),
        // The standard does not say how many bets a street may have.
        Betting::FixedLimit { max_bets, .. } => *max_bets = u8::MAX,
    }
    Ok(game)
}

/// Plays the players' actions of the file.
fn act(phh: &Phh, hand: &mut Hand, seats: &[Seat], scale: Scale) -> Result<Vec<Action>, Obstacle> {
    let uncallable = phh.number(UNCALLABLE_RAISE).map(|to| scale.chips(to)).transpose()?;
    let mut actions = Vec::new();
    for step in &phh.actions {
        let (player, action) = match &step.action {
            Some(PhhAction::Fold { player }) => (player, Action::Fold),
            Some(PhhAction::CheckOrCall { player }) => (player, checked_or_called(hand, seats[usize::from(player - 1)], uncallable)),
            Some(PhhAction::RaiseTo { player, to }) => (player, Action::RaiseTo(scale.chips(*to)?)),
            Some(PhhAction::BringIn { .. } | PhhAction::Discard { .. }) => {
                return Err(Reason::Action(step.to_string()).into());
            }
            Some(PhhAction::DealHole { .. } | PhhAction::DealBoard { .. } | PhhAction::ShowOrMuck { .. }) | None => continue,
        };
        rake_street(phh, hand, scale)?;
        let refused = |reason| Obstacle::Refused { action: step.to_string(), reason };
        hand.apply(seats[usize::from(player - 1)], action, &mut |_| {}).map_err(refused)?;
        actions.push(action);
    }
    if hand.turn() == Turn::Rake || left_early(phh) { Ok(actions) } else { Err(Obstacle::Unfinished) }
}

/// A check or a call, or the raise to `uncallable` that stands as one in the file because nobody could call it.
fn checked_or_called(hand: &Hand, seat: Seat, uncallable: Option<Chips>) -> Action {
    let Some(options) = hand.options() else { return Action::Call };
    let fits = |to: &Chips| options.raise.is_some_and(|range| (range.min_to..=range.max_to).contains(to));
    match uncallable.filter(fits).filter(|_| nobody_can_call(hand, seat)) {
        Some(to) => Action::RaiseTo(to),
        None if options.check => Action::Check,
        None => Action::Call,
    }
}

/// Takes the rake that the file states for the beginning of this street. It is a part of the whole rake (R-RAKE-7).
fn rake_street(phh: &Phh, hand: &mut Hand, scale: Scale) -> Result<(), Obstacle> {
    let field = STREET_RAKES.into_iter().find(|(street, _)| hand.begins_street() && *street == hand.street());
    if let Some(rake) = field.and_then(|(_, name)| phh.number(name)) {
        hand.take_street_rake(scale.chips(rake)?, &mut |_| {})?;
    }
    Ok(())
}

/// Plays the choices of players whose hands need not be shown.
fn choose(phh: &Phh, hand: &mut Hand, seats: &[Seat]) -> Result<Vec<Action>, Obstacle> {
    let mut actions = Vec::new();
    for choice in choices::read(phh).unwrap_or_default() {
        let action = choice.action();
        let refused = |reason| Obstacle::Refused { action: format!("p{} {action:?}", choice.player), reason };
        hand.apply(seats[usize::from(choice.player - 1)], action, &mut |_| {}).map_err(refused)?;
        actions.push(action);
    }
    if hand.turn() == Turn::Over { Ok(actions) } else { Err(Obstacle::Unfinished) }
}

/// The fields of a played hand that say where, when and by whom it was played.
fn about(phh: &Phh, hand: &Hand, (seats, scale): (&[Seat], Scale)) -> PlayedHand {
    let number = |name: &str| phh.number(name).and_then(|number| number.scaled(1)).and_then(|number| u64::try_from(number).ok());
    let count = hand.dealt_in().len();
    let highest = hand.dealt_in().iter().map(Seat::number).max().unwrap_or(count);
    // The number of the file's units in one whole unit of the currency.
    let unit = phh.number("_unit").filter(|unit| unit.scaled(unit.denominator()) == Some(1)).map_or(1, Decimal::denominator);
    PlayedHand {
        id: number("hand").unwrap_or_default(),
        table: phh.text("table").unwrap_or_default().to_owned(),
        tournament: number("_tournament").map(|tournament| PlayedTournament {
            number: tournament,
            name: phh.text("event").unwrap_or_default().to_owned(),
            level: number("level").and_then(|level| u32::try_from(level).ok()).unwrap_or(1),
            price: number("_buy_in").map(|buy_in| EntryPrice {
                buy_in,
                bounty: number("_bounty").unwrap_or_default(),
                fee: number("_fee").unwrap_or_default(),
                currency: phh.text("_entry_currency").and_then(Currency::with_code),
            }),
        }),
        table_seats: number("seat_count").and_then(|seats| u8::try_from(seats).ok()).unwrap_or(count).max(highest),
        started_ms: started(phh),
        chip_unit: ChipUnit { currency: phh.text("currency").and_then(Currency::with_code), per_whole: scale.0.saturating_mul(unit) },
        setup: hand.setup().clone(),
        names: phh.players.clone().unwrap_or_else(|| (1..=count).map(|player| format!("p{player}")).collect()),
        actions: Vec::new(),
        rake: Chips::ZERO,
        unknown: SeatSet::EMPTY,
        rulebook: phh.text("_rulebook").map(str::to_owned),
        seal: None,
        kept_by: Keeper::read(phh, seats, board_of(phh)),
    }
}

/// The number of community cards in the file.
fn board_of(phh: &Phh) -> usize {
    let dealt = phh.actions.iter().map(|step| match &step.action {
        Some(PhhAction::DealBoard { cards }) => cards.len(),
        _ => 0,
    });
    dealt.sum()
}

/// The date and time of the file in milliseconds since 1970; `None` if it has no valid date.
fn started(phh: &Phh) -> Option<u64> {
    let number = |name: &str| u64::try_from(phh.number(name)?.scaled(1)?).ok();
    let (year, month, day) = (number("year")?, number("month")?, number("day")?);
    let time = match phh.other("time") {
        Some(Value::Plain(time)) => time.as_str(),
        Some(Value::Text(_) | Value::Truth(_) | Value::List(_) | Value::Table(_)) | None => "00:00:00",
    };
    let parts: Vec<u64> = time.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let &[hour, minute, second] = &parts[..] else { return None };
    Moment { year, month, day, hour, minute, second }.ms_since_1970()
}
