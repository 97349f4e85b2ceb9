//! Bots at a table of the room, which see only what their seats may see.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, NAMES, Persona, bot_avatar};
use poker_protocol::{Entry, HandId, Money, PlayerId, PlayerView, SeenEvent, StackChange, StakeId, TableId, TurnId};
use poker_room::{
    Arrival, CashTable, Dealer, Elsewhere, HandRecord, Newcomers, Now, PRINTED, PlayerKind, Shuffler, Switches, TableOptions, TableOutput,
    TableRules, TableSign, Tempo, seen_by,
};
use poker_rules::{Action, Chips, HeadsUp, LegalActions, Seat, StartRule};
use rand::{RngExt as _, SeedableRng as _};

use super::account::Account;
use super::cards::card_rng;
use super::error::SimError;
use super::house::House;
use super::options::SimOptions;
use super::table::Table;

/// Stacks are drawn from this range, in big blinds; a player with more is replaced by a new one.
const STACKS_BB: std::ops::RangeInclusive<u32> = 20..=200;
/// The virtual time that one decision takes, in milliseconds.
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

pub(super) struct RoomTable {
    table: CashTable,
    /// The big blind in money.
    big_blind: Money,
    dealer: Dealer,
    bots: Vec<Bot>,
    rng: ChaCha8Rng,
    now: Now,
    next_player: u64,
    account: Account,
}

impl RoomTable {
    pub(super) fn new(house: House, options: &SimOptions) -> Result<RoomTable, SimError> {
        let players = options.players;
        let no_stake = || SimError::NoSuchStake { game: options.game };
        let table_options = TableOptions { rake: false, practice: false, sealed: false, chat: false };
        let mut rules = TableRules::of(&house.rulebook, (StakeId(0), &house.row), &table_options).ok_or_else(no_stake)?;
        rules.cash.rake = house.rake;
        let hand = Arc::make_mut(&mut rules.hand);
        hand.game = house.game;
        hand.seats = hand.seats.max(players);
        if players < rules.cash.start.min_players {
            // Lets fewer players start and continue than the rulebook demands.
            rules.cash.start = StartRule { min_players: players, heads_up: HeadsUp::Continue };
        }
        let sign = TableSign { id: TableId(1), name: "Simulation".to_owned() };
        let mut table = RoomTable {
            table: CashTable::new(sign, Arc::new(rules), Switches::new(false, Tempo::NONE)),
            big_blind: house.row.big_blind,
            dealer: Dealer::new(Box::new(Shuffler(card_rng(options.seed))), HandId(1)),
            bots: Vec::new(),
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            now: Now(0),
            next_player: 0,
            account: Account::new(options),
        };
        for seat in Seat::first(players) {
            table.seat_newcomer(seat)?;
        }
        Ok(table)
    }

    /// Gives the events of the table to the bots. Returns the decision in progress, if there is one.
    fn take_in(&mut self, ended: &mut Option<HandRecord>) -> Option<Asked> {
        let mut asked = None;
        while let Some(output) = self.table.poll_output() {
            match output {
                TableOutput::Started { hand, button, players, root, nonces } => {
                    self.show(&SeenEvent::Started { hand, button, players, root, nonces });
                }
                TableOutput::Hand { event, seal } => {
                    for bot in &mut self.bots {
                        bot.brain.see_event(&seen_by(Some(bot.seat), &event, seal.as_deref()));
                    }
                }
                TableOutput::ToAct { seat, hand, turn, clock: _, legal } => asked = Some(Asked { seat, hand, turn, legal: *legal }),
                TableOutput::Ended(record) => *ended = Some(*record),
                TableOutput::Public(_)
                | TableOutput::ToShow { .. }
                | TableOutput::Private { .. }
                | TableOutput::Voided(_)
                | TableOutput::Owner(_) => {}
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
        self.now = self.now.after_ms(DECISION_MS);
        let refused = self.table.act(*seat, *hand, *turn, action, self.now).is_err();
        self.account.decided(refused);
        // The table must go on; a fold is always legal.
        if refused && self.table.act(*seat, *hand, *turn, Action::Fold, self.now).is_err() {
            self.table.void_hand(self.now);
        }
    }

    /// Counts the hand, gives new chips to players without any, and replaces players with too many.
    fn close(&mut self, record: &HandRecord) -> Result<(), SimError> {
        let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
        let on_table: Chips = self.bots.iter().map(|bot| self.table.stack(bot.seat)).sum();
        self.account.close_hand(before, record.rake, record.stacks.iter().map(|end| end.stack), on_table);

        let most = self.table.rules().cash.stakes.big_blind.times(*STACKS_BB.end()).unwrap_or_default();
        for seat in record.stacks.iter().map(|end| end.seat) {
            let stack = self.table.stack(seat);
            if stack.is_zero() {
                let amount = self.draw_buy_in();
                if self.table.add_chips(seat, amount, StackChange::TopUp, self.now) {
                    self.account.bring(self.table.stack(seat));
                } else {
                    self.account.lost_chips();
                }
            } else if stack > most {
                self.table.leave(seat, self.now);
                self.account.take(stack);
                self.bots.retain(|bot| bot.seat != seat);
                self.seat_newcomer(seat)?;
            }
        }
        Ok(())
    }

    fn seat_newcomer(&mut self, seat: Seat) -> Result<(), SimError> {
        let number = usize::try_from(self.next_player).unwrap_or(0) % NAMES.len();
        let view = PlayerView { name: NAMES[number].to_owned(), avatar: bot_avatar(number) };
        let buy_in = self.draw_buy_in();
        let posts = self.rng.random_bool(0.5);
        let entry = match self.table.rules().cash.newcomers {
            Newcomers::WaitOrPost if posts => Entry::PostNow,
            Newcomers::WaitOrPost | Newcomers::Wait => Entry::WaitForBigBlind,
        };
        let player = PlayerId(self.next_player);
        let arrival =
            Arrival { player, kind: PlayerKind::Bot, view, buy_in, entry, connected: true, plan: PRINTED, elsewhere: Elsewhere::default() };
        self.table.sit(arrival, seat, self.now).map_err(|_| SimError::Stuck { hands: self.account.hands() })?;
        self.next_player += 1;
        self.account.bring(self.table.stack(seat));
        let rules = self.table.rules();
        let brain = BotBrain::seated(Persona::of_name(number).style(), seat, rules.cash.stakes.big_blind, rules.hand.game);
        self.bots.push(Bot { seat, brain });
        Ok(())
    }

    fn draw_buy_in(&mut self) -> Money {
        let [least, most] = [STACKS_BB.start(), STACKS_BB.end()].map(|count| self.big_blind.times(*count).unwrap_or_default());
        Money::new(self.rng.random_range(least.hundredths()..=most.hundredths()))
    }
}

impl Table for RoomTable {
    fn play_hand(&mut self, record: bool) -> Result<Option<HandRecord>, SimError> {
        self.table.handle_timeout(self.now, &mut self.dealer);
        let mut ended = None;
        loop {
            let asked = self.take_in(&mut ended);
            if let Some(ended) = ended.take() {
                self.close(&ended)?;
                return Ok(record.then_some(ended));
            }
            self.answer(&asked.ok_or(SimError::Stuck { hands: self.account.hands() })?);
        }
    }

    fn account(&self) -> &Account {
        &self.account
    }
}
