//! A table whose events the test makes, and a player at its action bar.

use poker_protocol::{HandId, Money, SeatStack, SeenEvent, TableEvent, TableId, TableInfo, TurnId};
use poker_rules::{Act, Action, Betting, Card, Chips, GameSpec, LegalActions, PostKind, Presets, RaiseRange, Seat, Stakes, Street};

use crate::action_bar::{ActionBar, IntentOutcome, SlotMeaning, SlotView, TurnAction};
use crate::test_room::{HERO, info, you};
use crate::{AtTable, BarIntent, BarSlot, TableModel};

pub const VILLAIN: Seat = Seat::new(1);
pub const THIRD: Seat = Seat::new(2);
/// The time in milliseconds for which a changed slot ignores input.
pub const REST: u64 = 600;

/// Three players with 1000 each, blinds 10 and 20; the viewer has the button.
pub struct BarScene {
    pub model: TableModel,
    pub bar: ActionBar,
    pub now: u64,
    turn: u32,
    cards: Vec<&'static str>,
}

pub fn chips(amount: u64) -> Chips {
    Chips::new(amount)
}

impl BarScene {
    pub fn new() -> Self {
        Self::at(info(Stakes { small_blind: chips(10), big_blind: chips(20), ante: Chips::ZERO }), ["Kd", "As"].to_vec())
    }

    /// The same table with another game, and the cards that each hand deals to the viewer.
    pub fn of<const CARDS: usize>(game: GameSpec, cards: [&'static str; CARDS]) -> Self {
        let stakes = Stakes { small_blind: chips(10), big_blind: chips(20), ante: Chips::ZERO };
        Self::at(TableInfo { game, ..info(stakes) }, cards.to_vec())
    }

    fn at(info: TableInfo, cards: Vec<&'static str>) -> Self {
        let bar = ActionBar::new(TableId(1), 600);
        let mut scene = Self { model: TableModel::new(info), bar, now: 10_000, turn: 0, cards };
        scene.tell(TableEvent::You { you: you() });
        for seat in [HERO, VILLAIN, THIRD] {
            let player = poker_protocol::PlayerView { name: format!("P{}", seat.number()), avatar: 0 };
            scene.tell(TableEvent::Sat { seat, player, stack: chips(1000), state: poker_protocol::SeatState::Playing });
        }
        scene.hand(1);
        scene
    }

    /// The same table with this limit, at the start of a hand.
    pub fn play_with(&mut self, betting: Betting) {
        let before = self.model.info().clone();
        let info = TableInfo { game: GameSpec { betting, ..before.game }, ..before };
        *self = Self::at(info, self.cards.clone());
    }

    /// A hand begins: blinds are posted, cards dealt.
    pub fn hand(&mut self, hand: u64) {
        let players = [VILLAIN, THIRD, HERO].map(|seat| SeatStack { seat, stack: chips(1000) }).to_vec();
        self.see(SeenEvent::Started { hand: HandId(hand), button: HERO, players, root: None, nonces: Vec::new() });
        self.see(SeenEvent::Posted { seat: VILLAIN, post: PostKind::SmallBlind, amount: chips(10), all_in: false });
        self.see(SeenEvent::Posted { seat: THIRD, post: PostKind::BigBlind, amount: chips(20), all_in: false });
        for seat in [VILLAIN, THIRD, HERO] {
            for card in self.cards.clone() {
                self.see(SeenEvent::Dealt { seat, card: (seat == HERO).then(|| card.parse::<Card>().unwrap()), opening: None });
            }
        }
    }

    pub fn see(&mut self, event: SeenEvent) -> Option<TurnAction> {
        self.tell(TableEvent::Hand { event })
    }

    pub fn tell(&mut self, event: TableEvent) -> Option<TurnAction> {
        self.model.apply(event, self.now);
        self.look()
    }

    pub fn look(&mut self) -> Option<TurnAction> {
        self.bar.update(&AtTable::caught_up(&self.model, Money::ZERO), self.now)
    }

    pub fn wait(&mut self, ms: u64) -> Option<TurnAction> {
        self.now += ms;
        self.look()
    }

    /// Somebody else bets or raises to an amount.
    pub fn raise(&mut self, seat: Seat, to: u64) -> Option<TurnAction> {
        let paid = chips(to).saturating_sub(self.model.felt().bet(seat));
        self.see(SeenEvent::Acted { seat, act: Act::Raise { to: chips(to) }, paid, all_in: false })
    }

    pub fn flop(&mut self) -> Option<TurnAction> {
        let cards = ["2c", "7h", "Jd"].map(|card| card.parse().unwrap()).to_vec();
        self.see(SeenEvent::Gathered { pots: Vec::new() });
        self.see(SeenEvent::StreetDealt { street: Street::Flop, cards, openings: Vec::new() })
    }

    /// The viewer must act and a call costs `price`; with 0 a check is free.
    pub fn prompt(&mut self, price: u64) -> Option<TurnAction> {
        let legal = self.legal(price);
        self.prompt_with(legal)
    }

    pub fn legal(&self, price: u64) -> LegalActions {
        let (min, max) = (chips(price * 2 + 20), chips(1000));
        LegalActions {
            check: price == 0,
            call: (price > 0).then(|| chips(price)),
            raise: Some(RaiseRange { min_to: min, max_to: max, opens: price == 0, undersized: false }),
            presets: Presets::new(),
        }
    }

    pub fn prompt_with(&mut self, legal: LegalActions) -> Option<TurnAction> {
        self.turn += 1;
        let turn = TurnId(self.turn);
        self.tell(TableEvent::ToAct { seat: HERO, turn, clock: None, legal: Some(Box::new(legal)) })
    }

    /// The viewer must act and the slots accept input.
    pub fn awake(price: u64) -> Self {
        let mut scene = Self::new();
        scene.prompt(price);
        scene.wait(REST);
        scene
    }

    pub fn does(&mut self, intent: BarIntent) -> IntentOutcome {
        let parse = |text: &str| text.parse().ok().map(Chips::new);
        self.bar.handle(&intent, self.now, &parse)
    }

    /// Carries out an intent; returns the action that is sent.
    pub fn sends(&mut self, intent: BarIntent) -> Option<Action> {
        match self.does(intent) {
            IntentOutcome::Act(decision) => Some(decision.action),
            IntentOutcome::FastFold | IntentOutcome::Taken | IntentOutcome::Ignored => None,
        }
    }

    pub fn click(&mut self, slot: BarSlot) -> Option<Action> {
        self.does(BarIntent::Press(slot));
        self.sends(BarIntent::Release(slot))
    }

    pub fn slot(&self, slot: BarSlot) -> SlotView {
        self.bar.slot(slot, self.now)
    }

    pub fn meanings(&self) -> [SlotMeaning; 3] {
        BarSlot::ALL.map(|slot| self.slot(slot).meaning)
    }
}
