//! The table of a simulation: its bots see what their seats may see, and nothing else.

use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, NAMES, Persona, bot_avatar};
use poker_protocol::{Entry, HandId, PlayerId, PlayerView, SeenEvent, StackChange, StakeId, TableId, TurnId};
use poker_room::{
    Arrival, CashTable, Croupier, Game, HandRecord, Now, PlayerKind, Rulebook, Shuffler, TableOptions, TableOutput, TableRules, Tempo,
    seen_by,
};
use poker_rules::{Action, Chips, HeadsUp, LegalActions, Seat, StartRule};
use rand::{RngExt as _, SeedableRng as _};

use super::digest::Digest;
use super::report::{SimReport, per_second};
use super::{SimError, SimOptions};

/// The stake of the table.
const STAKE: &str = "NL10";
/// Stacks are drawn from this range, in big blinds; who has more takes it home.
const STACKS_BB: std::ops::RangeInclusive<u32> = 20..=200;
/// Virtual time that one decision takes.
const DECISION_MS: u32 = 1_000;

struct Bot {
    seat: Seat,
    brain: BotBrain,
}

/// A decision that a bot has to make.
struct Asked {
    seat: Seat,
    hand: HandId,
    turn: TurnId,
    legal: LegalActions,
}

pub(super) struct SimTable {
    table: CashTable,
    croupier: Croupier,
    bots: Vec<Bot>,
    rng: ChaCha8Rng,
    now: Now,
    next_player: u64,
    hands: u64,
    decisions: u64,
    illegal_actions: u64,
    conserved: bool,
    /// Chips that should be on the table.
    expected: Chips,
    digest: Digest,
}

impl SimTable {
    pub(super) fn new(rulebook: &Rulebook, options: &SimOptions) -> Result<SimTable, SimError> {
        let players = options.players;
        let no_table = || SimError::Players { players };
        let row = rulebook.stake(Game::HoldemNoLimit, STAKE).ok_or_else(no_table)?;
        let table_options = TableOptions { rake: options.rulebook.is_some(), clock: false, tempo: Tempo::NONE, practice: false };
        let mut rules = TableRules::of(rulebook, row, &table_options).ok_or_else(no_table)?;
        if !(2..=rules.seats).contains(&players) {
            return Err(no_table());
        }
        if players < rules.start.min_players {
            // Two play on and on, though the rulebook wants three to begin.
            rules.start = StartRule { min_players: players, heads_up: HeadsUp::Continue };
        }
        let rng = ChaCha8Rng::seed_from_u64(options.seed);
        let mut cards = ChaCha8Rng::seed_from_u64(options.seed);
        cards.set_stream(1);
        let mut sim = SimTable {
            table: CashTable::new(TableId(1), "Simulation".to_owned(), StakeId(0), rules),
            croupier: Croupier::new(Box::new(Shuffler(cards)), HandId(1)),
            bots: Vec::new(),
            rng,
            now: Now(0),
            next_player: 0,
            hands: 0,
            decisions: 0,
            illegal_actions: 0,
            conserved: true,
            expected: Chips::ZERO,
            digest: Digest::new(),
        };
        for seat in Seat::first(players) {
            sim.seat_newcomer(seat)?;
        }
        Ok(sim)
    }

    pub(super) fn hands(&self) -> u64 {
        self.hands
    }

    /// One hand, from the blinds until everybody has chips for the next.
    pub(super) fn play_hand(&mut self) -> Result<HandRecord, SimError> {
        self.table.handle_timeout(self.now, &mut self.croupier);
        let mut ended = None;
        loop {
            let asked = self.take_in(&mut ended);
            if let Some(record) = ended.take() {
                self.close(&record)?;
                return Ok(record);
            }
            self.answer(&asked.ok_or(SimError::Stuck { hands: self.hands })?);
        }
    }

    /// Passes on what the table tells; the last decision asked for is the one in progress.
    fn take_in(&mut self, ended: &mut Option<HandRecord>) -> Option<Asked> {
        let mut asked = None;
        while let Some(output) = self.table.poll_output() {
            match output {
                TableOutput::Started { hand, button, players } => self.show(&SeenEvent::Started { hand, button, players }),
                TableOutput::Hand(event) => {
                    for bot in &mut self.bots {
                        if let Some(seen) = seen_by(Some(bot.seat), &event) {
                            bot.brain.see_event(&seen);
                        }
                    }
                }
                TableOutput::ToAct { seat, hand, turn, clock: _, legal } => asked = Some(Asked { seat, hand, turn, legal }),
                TableOutput::Ended(record) => *ended = Some(*record),
                TableOutput::Public(_) | TableOutput::Private { .. } | TableOutput::TopUpDue { .. } | TableOutput::Gone { .. } => {}
            }
        }
        asked
    }

    fn show(&mut self, event: &SeenEvent) {
        for bot in &mut self.bots {
            bot.brain.see_event(event);
        }
    }

    fn answer(&mut self, asked: &Asked) {
        let Asked { seat, hand, turn, legal } = asked;
        let Some(bot) = self.bots.iter().find(|bot| bot.seat == *seat) else { return };
        let action = bot.brain.decide(legal, &mut self.rng);
        self.decisions += 1;
        self.now = self.now.after_ms(DECISION_MS);
        if self.table.act(*seat, *hand, *turn, action, self.now).is_err() {
            self.illegal_actions += 1;
            // The table must go on; a fold is always legal.
            if self.table.act(*seat, *hand, *turn, Action::Fold, self.now).is_err() {
                self.table.void_hand(self.now);
            }
        }
    }

    /// Counts, and brings new chips or a new player where somebody is broke or has too much.
    fn close(&mut self, record: &HandRecord) -> Result<(), SimError> {
        self.hands += 1;
        self.expected = self.expected.saturating_sub(record.rake);
        let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
        let after: Chips = record.stacks.iter().map(|end| end.stack).sum();
        let on_table: Chips = self.bots.iter().map(|bot| self.table.stack(bot.seat)).sum();
        self.conserved &= after.checked_add(record.rake) == Some(before) && on_table == self.expected;
        for end in &record.stacks {
            self.digest.add(end.stack.get());
        }

        let most = self.big_blinds(*STACKS_BB.end());
        for seat in record.stacks.iter().map(|end| end.seat) {
            let stack = self.table.stack(seat);
            if stack.is_zero() {
                let amount = self.draw_stack();
                self.conserved &= self.table.add_chips(seat, amount, StackChange::TopUp, self.now);
                self.expect_more(amount);
            } else if stack > most {
                self.table.leave(seat, self.now);
                self.expected = self.expected.saturating_sub(stack);
                self.bots.retain(|bot| bot.seat != seat);
                self.seat_newcomer(seat)?;
            }
        }
        Ok(())
    }

    fn seat_newcomer(&mut self, seat: Seat) -> Result<(), SimError> {
        let number = usize::try_from(self.next_player).unwrap_or(0) % NAMES.len();
        let view = PlayerView { name: NAMES[number].to_owned(), avatar: bot_avatar(number) };
        let stack = self.draw_stack();
        let entry = if self.rng.random_bool(0.5) { Entry::PostNow } else { Entry::WaitForBigBlind };
        let player = PlayerId(self.next_player);
        let arrival = Arrival { player, kind: PlayerKind::Bot, view, stack, entry, connected: true };
        self.table.sit(arrival, seat, self.now).map_err(|_| SimError::Stuck { hands: self.hands })?;
        self.next_player += 1;
        self.expect_more(stack);
        let style = Persona::of_name(number).style();
        self.bots.push(Bot { seat, brain: BotBrain::seated(style, seat, self.table.rules().stakes.big_blind) });
        Ok(())
    }

    fn expect_more(&mut self, amount: Chips) {
        self.expected = self.expected.checked_add(amount).unwrap_or(self.expected);
    }

    fn draw_stack(&mut self) -> Chips {
        let (least, most) = (self.big_blinds(*STACKS_BB.start()), self.big_blinds(*STACKS_BB.end()));
        Chips::new(self.rng.random_range(least.get()..=most.get()))
    }

    fn big_blinds(&self, count: u32) -> Chips {
        self.table.rules().stakes.big_blind.times(count).unwrap_or(Chips::ZERO)
    }

    pub(super) fn report(&self, seed: u64, time: Duration) -> SimReport {
        SimReport {
            hands: self.hands,
            hands_per_second: per_second(self.hands, time),
            chips_conserved: self.conserved,
            illegal_actions: self.illegal_actions,
            seed,
            decisions: self.decisions,
            digest: self.digest.get(),
        }
    }
}
