//! Writes a played hand as PHH.
//!
//! Amounts are whole numbers of the smallest unit. A small blind that nobody posts is zero, a big blind posted out of turn is negative,
//! dead posts are antes, and at a showdown each player who has not folded has an `sm` entry. Cardroom's own fields hold what the standard
//! has no field for: `_choices`, for example, has the choices of players whose hands need not be shown.
//!
//! With this, other programs replay the file to the same stacks if no rake was taken, unless their rules differ from ours
//! (`docs/hand-histories.md`).

use poker_rules::{Act, Action, BadReplay, Betting, Card, Chips, GameSpec, HandEvent, HoleUsed, Seat, SeatSet, SeatSetup};

use crate::choices::{self, CHOICES};
use crate::moment::Moment;
use crate::phh::STREET_RAKES;
use crate::uncallable::{self, UNCALLABLE_RAISE};
use crate::{Bets, Decimal, Opening, Phh, PhhAction, PhhCard, PhhEntry, PhhVariant, PlayedHand, Seen, Value, View, seal};

impl Phh {
    /// A played hand with the cards that `view` may see, and `????` for other hole cards.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(hand: &PlayedHand, view: View) -> Result<Phh, BadReplay> {
        let setup = &hand.setup;
        let order = order(hand);
        let players: Vec<&SeatSetup> = order.iter().filter_map(|seat| setup.seats.iter().find(|player| player.seat == *seat)).collect();
        let dead = |player: &SeatSetup| player.post.map_or(Chips::ZERO, |post| post.dead);
        let mut antes: Vec<Decimal> = players.iter().map(|player| amount(sum(setup.stakes.ante, dead(player)))).collect();
        let mut blinds: Vec<Decimal> = players.iter().map(|player| blind(hand, &order, player)).collect();
        if players.len() == 2 {
            // With two players, PHH has the forced bets in reverse order.
            antes.reverse();
            blinds.reverse();
        }
        let uncallable = uncallable::find(hand)?;
        let mut steps = Steps {
            hand,
            uncallable: uncallable.map(|(place, _)| place),
            acted: 0,
            seen: seen(hand, view)?,
            order: &order,
            holes: vec![Vec::new(); order.len()],
            contested: hand.actions.iter().filter(|&&action| action == Action::Fold).count() + 1 < setup.seats.len(),
            shown: SeatSet::EMPTY,
            steps: Vec::new(),
        };
        let end = hand.replay(&mut |event| steps.see(&event))?;
        let actions = steps.steps;

        let big = setup.stakes.big_blind;
        let any_dead = players.iter().any(|player| !dead(player).is_zero());
        let any_ante = !setup.stakes.ante.is_zero();
        let mut others = about(hand);
        if setup.ask_to_show {
            others.push((CHOICES.to_owned(), choices::written(hand, &order)?));
        }
        if let Some((_, to)) = uncallable {
            others.push((UNCALLABLE_RAISE.to_owned(), plain(to.get())));
        }
        if any_dead && any_ante {
            others.push(("_ante".to_owned(), plain(setup.stakes.ante.get())));
        }
        let mut phh = Phh {
            variant: nearest(&setup.game),
            // Antes that all players post are matched, and dead posts are not. PHH has one switch for both, so with dead posts other
            // programs treat the antes as unmatched too.
            ante_trimming_status: (any_ante || any_dead).then_some(!any_dead),
            antes,
            opening: Opening::Blinds(blinds),
            bets: match setup.game.betting {
                Betting::NoLimit | Betting::PotLimit { .. } => Bets::AtLeast(amount(big)),
                Betting::FixedLimit { .. } => Bets::Fixed { small: amount(big), big: amount(sum(big, big)) },
            },
            starting_stacks: players.iter().map(|player| Some(amount(player.stack))).collect(),
            actions,
            players: Some(order.iter().map(|seat| hand.name(*seat).to_owned()).collect()),
            seats: Some(order.iter().map(|seat| seat.number()).collect()),
            finishing_stacks: hand.board_at_leaving().is_none().then(|| order.iter().map(|seat| amount(end.stack(*seat))).collect()),
            others,
        };
        if let Some(keeper) = &hand.kept_by {
            phh.others.extend(keeper.fields(&order));
        }
        if let Some(sealed) = &hand.seal {
            let fields = seal::fields(sealed, &seal::places(&phh));
            phh.others.extend(fields);
        }
        Ok(phh)
    }
}

/// The seats whose cards may be written: those that `view` may see, and those that were shown.
fn seen(hand: &PlayedHand, view: View) -> Result<SeatSet, BadReplay> {
    let mut seen = view.seen(hand);
    hand.replay(&mut |event| {
        if let HandEvent::Shown { seat, .. } = event
            && !hand.unknown.contains(seat)
        {
            seen.insert(seat);
        }
    })?;
    Ok(seen)
}

/// The players dealt in, in the order from the left of the button.
fn order(hand: &PlayedHand) -> Vec<Seat> {
    let dealt_in: SeatSet = hand.setup.seats.iter().map(|player| player.seat).collect();
    dealt_in.clockwise_after(hand.setup.button).collect()
}

fn amount(chips: Chips) -> Decimal {
    // It always fits, because a hand holds at most 2⁶⁰ chips.
    Decimal::whole(i64::try_from(chips.get()).unwrap_or(i64::MAX))
}

fn sum(a: Chips, b: Chips) -> Chips {
    [a, b].into_iter().sum()
}

/// The blind or straddle of a player in PHH; negative for a post out of turn.
fn blind(hand: &PlayedHand, order: &[Seat], player: &SeatSetup) -> Decimal {
    let setup = &hand.setup;
    if player.seat == setup.big_blind {
        return amount(setup.stakes.big_blind);
    }
    if Some(player.seat) == setup.small_blind {
        return amount(setup.stakes.small_blind);
    }
    let after_big = order.iter().position(|seat| *seat == setup.big_blind).map_or(0, |place| place + 1) % order.len();
    match setup.straddle {
        Some(straddle) if order[after_big] == player.seat => amount(straddle),
        Some(_) | None => amount(player.post.map_or(Chips::ZERO, |post| post.live)).negated(),
    }
}

/// The game's PHH variant, or the variant with the same fields that is most like it.
fn nearest(game: &GameSpec) -> PhhVariant {
    let fixed = matches!(game.betting, Betting::FixedLimit { .. });
    match (game.hole_used, fixed) {
        (HoleUsed::Any, true) => PhhVariant::FixedHoldem,
        (HoleUsed::Any, false) => PhhVariant::NoLimitHoldem,
        (HoleUsed::Exactly(_), true) => PhhVariant::FixedOmahaHiLo,
        (HoleUsed::Exactly(_), false) => PhhVariant::PotLimitOmaha,
    }
}

fn plain(number: u64) -> Value {
    Value::Plain(number.to_string())
}

/// The other fields: the time and place of the hand, and Cardroom's own fields.
fn about(hand: &PlayedHand) -> Vec<(String, Value)> {
    let setup = &hand.setup;
    let mut fields = Vec::new();
    let mut field = |name: &str, value: Value| fields.push((name.to_owned(), value));
    if let Some(moment) = hand.started_ms.map(Moment::since_1970) {
        field("time", Value::Plain(moment.time()));
        field("time_zone", Value::Text("UTC".to_owned()));
        for (name, number) in [("day", moment.day), ("month", moment.month), ("year", moment.year)] {
            field(name, plain(number));
        }
    }
    field("hand", plain(hand.id));
    if let Some(tournament) = &hand.tournament {
        field("event", Value::Text(tournament.name.clone()));
        field("_tournament", plain(tournament.number));
        field("level", plain(tournament.level.into()));
        if let Some(price) = tournament.price {
            for (name, hundredths) in [("_buy_in", price.buy_in), ("_bounty", price.bounty), ("_fee", price.fee)] {
                field(name, plain(hundredths));
            }
            if let Some(currency) = price.currency {
                field("_entry_currency", Value::Text(currency.code().to_owned()));
            }
        }
    }
    field("seat_count", plain(hand.table_seats.into()));
    field("table", Value::Text(hand.table.clone()));
    if let Some(currency) = hand.chip_unit.currency {
        field("currency", Value::Text(currency.code().to_owned()));
    }
    if let Some(unit) = Decimal::fraction(1, hand.chip_unit.per_whole).filter(|_| hand.chip_unit.per_whole > 1) {
        field("_unit", Value::Plain(unit.to_string()));
    }
    if let Some(code) = setup.game.code().filter(|code| nearest(&setup.game).game_code() != Some(code)) {
        field("_variant", Value::Text(code.to_owned()));
    }
    for (name, value) in parameters(&setup.game) {
        field(name, value);
    }
    if setup.small_blind.is_none() && !setup.stakes.small_blind.is_zero() {
        field("_small_blind", plain(setup.stakes.small_blind.get()));
    }
    if !hand.rake.is_zero() {
        field("_rake", plain(hand.rake.get()));
    }
    for (street, name) in STREET_RAKES {
        let rake = setup.street_rake.of(street);
        if !rake.is_zero() {
            field(name, plain(rake.get()));
        }
    }
    if let Some(rulebook) = &hand.rulebook {
        field("_rulebook", Value::Text(rulebook.clone()));
    }
    fields
}

/// The fields for parameters of the game that differ from the defaults.
fn parameters(game: &GameSpec) -> Vec<(&'static str, Value)> {
    let mut fields = Vec::new();
    if let HoleUsed::Exactly(used @ 3..) = game.hole_used {
        fields.push(("_hole_used", plain(used.into())));
    }
    if let Betting::PotLimit { counts_call: false } = game.betting {
        fields.push(("_counts_call", Value::Truth(false)));
    }
    fields
}

/// Collects the entries of `actions` from the events of a hand.
struct Steps<'a> {
    hand: &'a PlayedHand,
    /// The place of the raise that nobody could call. It is written as a call.
    uncallable: Option<usize>,
    /// How many actions have been written.
    acted: usize,
    /// The seats whose cards may be written.
    seen: SeatSet,
    order: &'a [Seat],
    /// The hole cards dealt so far, in PHH's order of players. They are written before the first entry of another kind.
    holes: Vec<Vec<PhhCard>>,
    /// Whether there was a showdown.
    contested: bool,
    shown: SeatSet,
    steps: Vec<PhhEntry>,
}

impl Steps<'_> {
    fn see(&mut self, event: &HandEvent) {
        match event {
            HandEvent::Dealt { seat, card } => {
                let card = self.card(*seat, *card);
                if let Some(hole) = self.order.iter().position(|other| other == seat).and_then(|place| self.holes.get_mut(place)) {
                    hole.push(card);
                }
            }
            HandEvent::Acted { seat, act, .. } => {
                let player = self.player(*seat);
                let uncallable = self.uncallable == Some(self.acted);
                self.acted += 1;
                self.push(match act {
                    Act::Fold => PhhAction::Fold { player },
                    Act::Bet { to } | Act::Raise { to } if !uncallable => PhhAction::RaiseTo { player, to: amount(*to) },
                    Act::Check | Act::Call | Act::Bet { .. } | Act::Raise { .. } => PhhAction::CheckOrCall { player },
                });
            }
            HandEvent::StreetDealt { cards, .. } => {
                self.push(PhhAction::DealBoard { cards: cards.iter().copied().map(Into::into).collect() })
            }
            // A hand shown before the board was complete is shown again at the end; it is written once.
            HandEvent::Shown { seat, cards, .. } => {
                if self.contested && self.shown.insert(*seat) {
                    let seen = Seen::Cards(cards.iter().copied().map(Into::into).collect());
                    let seen = if self.hand.unknown.contains(*seat) { Seen::Nothing } else { seen };
                    self.push(PhhAction::ShowOrMuck { player: self.player(*seat), seen });
                }
            }
            HandEvent::Mucked { seat } => self.push(PhhAction::ShowOrMuck { player: self.player(*seat), seen: Seen::Nothing }),
            HandEvent::Posted { .. }
            | HandEvent::PartShown { .. }
            | HandEvent::Returned { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Won { .. }
            | HandEvent::Ended { .. } => {}
        }
    }

    fn push(&mut self, action: PhhAction) {
        let dealt = std::mem::take(&mut self.holes).into_iter().zip(1..);
        self.steps.extend(dealt.map(|(cards, player)| PhhEntry::new(PhhAction::DealHole { player, cards })));
        self.steps.push(PhhEntry::new(action));
    }

    /// A hole card, or `??` if it may not be written.
    fn card(&self, seat: Seat, card: Card) -> PhhCard {
        if self.seen.contains(seat) { card.into() } else { PhhCard { rank: None, suit: None } }
    }

    fn player(&self, seat: Seat) -> u8 {
        self.order.iter().zip(1..).find(|(other, _)| **other == seat).map_or(0, |(_, player)| player)
    }
}
