//! Players, some of whom cheat, who play at changing tables. A watch gets all hands.

use std::collections::BTreeMap;
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, Persona, hand_percentile};
use poker_protocol::{Entry, HandId, Money, PlayerId, PlayerView, SeenEvent, StackChange, TableId, TournamentId, TurnId};
use poker_rules::{Action, Chips, LegalActions, Seat, Street};
use rand::{RngExt as _, SeedableRng as _};

use crate::tests::table_scene::nl10;
use crate::{
    Arrival, CashTable, Contest, Dealer, Finding, HandRecord, IntegrityTerms, Now, PRINTED, PlayerKind, Shuffler, Switches, TableOutput,
    TableRules, TableSign, Tempo, Watch, seen_by,
};

const SEATS: u8 = 6;
const BUY_IN: Money = Money::new(1_000);
const STACK: Chips = Chips::new(BUY_IN.hundredths());

/// How a player plays. An honest player plays as their bot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conduct {
    Honest,
    /// Goes all-in with bad cards when the partner has good ones.
    Dumps {
        to: u64,
    },
    /// Puts in most of the stack and then folds to the partner.
    GivesUp {
        to: u64,
    },
    /// Calls the partner's bets.
    Takes {
        from: u64,
    },
    /// Folds to the partner's bets, and never bets when alone with the partner.
    Spares {
        partner: u64,
    },
    /// Takes the same time for every decision.
    Robot,
    /// Takes almost no time.
    Instant,
}

pub(super) struct Hall {
    pub watch: Watch,
    pub findings: Vec<Finding>,
    pub hands: u32,
    /// What the hands are said to be played in, instead of a cash game.
    pub tournament: Option<TournamentId>,
    records: Vec<HandRecord>,
    conducts: BTreeMap<u64, Conduct>,
    dealer: Dealer,
    rng: ChaCha8Rng,
    now: Now,
    tables: u32,
}

struct Sitting {
    table: CashTable,
    brains: BTreeMap<Seat, (u64, BotBrain)>,
    hand: HandId,
    /// The last player who bet or raised on this street.
    aggressor: Option<Seat>,
}

impl Hall {
    /// A hall of `players` players, of whom those in `conducts` do not play honestly.
    pub fn new(seed: u64, players: u64, conducts: &[(u64, Conduct)]) -> Self {
        let terms = Arc::new(IntegrityTerms::embedded().unwrap());
        let mut all: BTreeMap<u64, Conduct> = (1..=players).map(|player| (player, Conduct::Honest)).collect();
        all.extend(conducts.iter().copied());
        let randomness = Shuffler(ChaCha8Rng::seed_from_u64(seed));
        Self {
            watch: Watch::new(terms),
            findings: Vec::new(),
            hands: 0,
            tournament: None,
            records: Vec::new(),
            conducts: all,
            dealer: Dealer::new(Box::new(randomness), HandId(1)),
            rng: ChaCha8Rng::seed_from_u64(seed ^ 0x5eed),
            now: Now(0),
            tables: 0,
        }
    }

    /// Seats six players, the `wanted` ones first, who play `hands` hands and leave.
    pub fn sit(&mut self, wanted: &[u64], hands: u32) {
        let mut chosen = wanted.to_vec();
        let mut others: Vec<u64> = self.conducts.keys().copied().filter(|player| !wanted.contains(player)).collect();
        while chosen.len() < usize::from(SEATS) && !others.is_empty() {
            chosen.push(others.swap_remove(self.rng.random_range(0..others.len())));
        }
        self.tables += 1;
        let mut sitting = Sitting::new(TableId(self.tables), nl10(|_| {}));
        for number in 0..chosen.len() {
            let player = chosen.swap_remove(self.rng.random_range(0..chosen.len()));
            sitting.sit(Seat::new(u8::try_from(number).unwrap()), player, self.now);
        }
        (0..hands).for_each(|_| self.play(&mut sitting));
    }

    pub fn rest_minutes(&mut self, minutes: u32) {
        self.now = self.now.after_ms(minutes * 60_000);
    }

    pub fn wait_days(&mut self, days: u32) {
        (0..days * 24).for_each(|_| self.rest_minutes(60));
    }

    fn play(&mut self, sitting: &mut Sitting) {
        sitting.table.handle_timeout(self.now, &mut self.dealer);
        let mut asked = sitting.listen(&mut self.records);
        while let Some((seat, turn, legal)) = asked {
            let (player, brain) = &sitting.brains[&seat];
            let usual = brain.decide(&legal, &mut self.rng);
            let action = self.conduct(*player, seat, sitting, &legal).unwrap_or(usual);
            self.now = self.now.after_ms(self.thinks(*player));
            sitting.table.act(seat, sitting.hand, turn, action, self.now).unwrap();
            asked = sitting.listen(&mut self.records);
        }
        let mut record = self.records.pop().expect("a hand has ended");
        if let Some(tournament) = self.tournament {
            record.contest = Contest::Tournament { tournament, level: 1 };
        }
        self.hands += 1;
        self.findings.extend(self.watch.hand(&record));
        self.records.clear();
        sitting.fill_up(self.now);
        self.now = self.now.after_ms(2_000);
    }

    /// The action of a player who does not play honestly, if this is the moment for it.
    fn conduct(&self, player: u64, seat: Seat, sitting: &Sitting, legal: &LegalActions) -> Option<Action> {
        let hand = sitting.table.hand()?;
        let partner_seat = |partner| sitting.table.seat_of(PlayerId(partner)).filter(|&seat| hand.live().contains(seat));
        let strength = |seat| hand_percentile(hand.hole(seat), &hand.setup().game);
        let passive = if legal.check { Action::Check } else { Action::Fold };
        match self.conducts[&player] {
            Conduct::Honest | Conduct::Robot | Conduct::Instant => None,
            Conduct::Dumps { to } => {
                let partner = partner_seat(to)?;
                let others_answered = sitting.aggressor.is_some_and(|last| last != partner && last != seat);
                let bad = hand.street() == Street::Preflop && strength(partner) < 350 && strength(seat) > 700 && !others_answered;
                bad.then(|| legal.raise.map_or(Action::Call, |raise| Action::RaiseTo(raise.max_to)))
            }
            Conduct::GivesUp { to } => {
                let partner = partner_seat(to)?;
                match (sitting.aggressor, legal.raise) {
                    (Some(last), _) if last == partner && hand.contributed(seat).get() > 600 => Some(Action::Fold),
                    (None, Some(raise)) if hand.street() == Street::Preflop && strength(seat) > 500 => {
                        Some(Action::RaiseTo(Chips::new(raise.max_to.get() * 7 / 10)))
                    }
                    _ => None,
                }
            }
            Conduct::Takes { from } => {
                let partner = partner_seat(from)?;
                let answers = sitting.aggressor == Some(partner) && hand.contributed(partner).get() > 600;
                answers.then(|| legal.raise.map_or(Action::Call, |raise| Action::RaiseTo(raise.max_to)))
            }
            Conduct::Spares { partner } => {
                let partner = partner_seat(partner)?;
                let alone = hand.live().without(seat).len() == 1;
                (alone || sitting.aggressor == Some(partner)).then_some(passive)
            }
        }
    }

    /// The time for a decision: people take about a second, sometimes ten.
    fn thinks(&mut self, player: u64) -> u32 {
        match self.conducts[&player] {
            Conduct::Robot => self.rng.random_range(1_150..1_250),
            Conduct::Instant => self.rng.random_range(2..60),
            Conduct::Honest | Conduct::Dumps { .. } | Conduct::GivesUp { .. } | Conduct::Takes { .. } | Conduct::Spares { .. } => {
                let slow = self.rng.random_range(0..100_u32);
                700 + slow * slow * self.rng.random_range(0..100) / 100
            }
        }
    }
}

impl Sitting {
    fn new(table: TableId, rules: TableRules) -> Self {
        let sign = TableSign { id: table, name: "Ash".to_owned() };
        let table = CashTable::new(sign, Arc::new(rules), Switches::new(false, Tempo::NONE));
        Self { table, brains: BTreeMap::new(), hand: HandId(0), aggressor: None }
    }

    fn sit(&mut self, seat: Seat, player: u64, now: Now) {
        let view = PlayerView { name: format!("P{player}"), avatar: 0 };
        let id = PlayerId(player);
        let arrival = Arrival {
            player: id,
            kind: PlayerKind::Person,
            view,
            buy_in: BUY_IN,
            entry: Entry::PostNow,
            connected: true,
            plan: PRINTED,
            elsewhere: crate::Elsewhere::default(),
        };
        self.table.sit(arrival, seat, now).unwrap();
        let rules = self.table.rules();
        let style = Persona::ALL[usize::try_from(player).unwrap() % Persona::ALL.len()].style();
        self.brains.insert(seat, (player, BotBrain::seated(style, seat, rules.cash.stakes.big_blind, rules.hand.game)));
    }

    /// Gives the bots the events that they may see. Returns the decision that is asked for.
    fn listen(&mut self, records: &mut Vec<HandRecord>) -> Option<(Seat, TurnId, LegalActions)> {
        let mut asked = None;
        while let Some(output) = self.table.poll_output() {
            match output {
                TableOutput::Started { hand, button, players, root, nonces } => {
                    (self.hand, self.aggressor) = (hand, None);
                    for (_, brain) in self.brains.values_mut() {
                        brain.see_event(&SeenEvent::Started { hand, button, players: players.clone(), root, nonces: nonces.clone() });
                    }
                }
                TableOutput::Hand { event, seal } => {
                    for (&seat, (_, brain)) in &mut self.brains {
                        brain.see_event(&seen_by(Some(seat), &event, seal.as_deref()));
                    }
                    self.note(&event);
                }
                TableOutput::ToAct { seat, turn, legal, .. } => asked = Some((seat, turn, *legal)),
                TableOutput::Ended(record) => records.push(*record),
                TableOutput::Public(_)
                | TableOutput::ToShow { .. }
                | TableOutput::Private { .. }
                | TableOutput::Voided(_)
                | TableOutput::Owner(_) => {}
            }
        }
        asked
    }

    fn note(&mut self, event: &poker_rules::HandEvent) {
        use poker_rules::{Act, HandEvent};
        if let HandEvent::Acted { seat, act: Act::Bet { .. } | Act::Raise { .. }, .. } = event {
            self.aggressor = Some(*seat);
        } else if let HandEvent::StreetDealt { .. } = event {
            self.aggressor = None;
        }
    }

    /// Gives all players an ordinary stack before the next hand, as if they had left and come back or topped up.
    fn fill_up(&mut self, now: Now) {
        for seat in Seat::first(SEATS) {
            let stack = self.table.stack(seat);
            if stack > STACK.times(2).unwrap() {
                let player = self.brains[&seat].0;
                self.table.leave(seat, now);
                self.sit(seat, player, now);
            } else if stack < STACK {
                assert!(self.table.add_chips(seat, BUY_IN.saturating_sub(self.table.settled_money(seat)), StackChange::TopUp, now));
            }
        }
    }
}
