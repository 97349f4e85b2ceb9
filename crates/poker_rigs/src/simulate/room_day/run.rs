//! Runs a simulated day: handles what is due next, a deadline of the room or a planned action.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_protocol::{Message, Money, PlayerId, ServerMsg, StakeId, TableId};
use poker_room::{HandRecord, Now, Room, RoomChanges, RoomConfig, RoomStakes, Shuffler, Tempo, TournamentSchedule};
use rand::{RngExt as _, SeedableRng as _};

use super::agenda::{Agenda, Errand, GuestNo, Who};
use super::branch::{Branch, Branches};
use super::clients::Clients;
use super::crowd::Pace;
use super::guest::Guest;
use super::habit::{Habit, habit_of};
use super::report::{FormHands, RoomReport};
use super::transcript::{OTHER_SAVE, RoomTranscript};
use super::{RoomFailure, RoomSimOptions};
use crate::Digest;
use crate::simulate::cards::card_rng;

/// The start, 2026-11-21 23:20 UTC: late in the evening, so that midnight comes soon.
const BEGIN: Now = Now(1_795_303_200_000);
/// An hour in milliseconds.
pub(super) const HOUR_MS: u32 = 3_600_000;
/// The first balance of each player, with which some players grow rich and some lose everything.
const OPENING_BALANCE: Money = Money::new(120_000);
/// The number of messages kept for a client that comes back.
const HISTORY: usize = 64;
/// The same in a measured room, because repeated messages are not what is measured.
const HISTORY_MEASURED: usize = 1;
/// The number of inputs that a failure lists.
const LAST_INPUTS: usize = 16;
/// The stakes in fashion change after this time, in milliseconds.
const FASHION_MS: u64 = 20 * 60_000;
/// The number of stakes that are in fashion at a time.
const FASHION_STAKES: u64 = 4;
/// A room is stuck if no hand ends within this number of inputs.
const INPUTS_A_HAND: u64 = 100_000;
/// The time before the measurement in which the players come in, in milliseconds.
const FILL_MS: u32 = 600_000;

pub(super) struct Day {
    pub seed: u64,
    pub checked: bool,
    pub stakes: Arc<RoomStakes>,
    pub pace: Pace,
    pub room: Room,
    pub now: Now,
    pub rng: ChaCha8Rng,
    pub guests: Vec<Guest>,
    pub by_client: Clients,
    pub agenda: Agenda,
    pub seen: Branches,
    /// Tables that may have changed since their last check.
    pub touched: BTreeSet<TableId>,
    pub last_inputs: VecDeque<String>,
    pub transcript: Option<RoomTranscript>,
    pub config: RoomConfig,
    pub restarts: u64,
    /// The number of requests that made no sense.
    pub mischief: u64,
    /// Whether something has changed in the room since this was reset.
    pub changed: bool,
    next_player: u64,
    inputs: u64,
    inputs_at_last_hand: u64,
    forms: FormHands,
    digest: Digest,
    most_tables: usize,
    hands: u64,
}

impl Day {
    pub(super) fn begin(options: &RoomSimOptions) -> Result<Day, RoomFailure> {
        let config = RoomConfig {
            server: "a simulated day".to_owned(),
            stakes: Arc::clone(&options.stakes),
            tournaments: Arc::new(TournamentSchedule::none()),
            practice: false,
            clock: true,
            rake: true,
            tempo: Tempo::WATCHED,
            opening_balance: OPENING_BALANCE,
            history: if options.tables.is_some() { HISTORY_MEASURED } else { HISTORY },
            watch: options.checked,
            journal: options.checked || options.transcript,
            sealed: options.transcript,
            chat: false,
            figures: true,
            may_watch: true,
        };
        let mut day = Day {
            seed: options.seed,
            checked: options.checked,
            stakes: Arc::clone(&options.stakes),
            pace: Pace::of(options),
            room: Room::new(config.clone(), Box::new(Shuffler(card_rng(options.seed))))?,
            now: BEGIN,
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            guests: Vec::new(),
            by_client: Clients::default(),
            agenda: Agenda::default(),
            seen: Branches::default(),
            touched: BTreeSet::new(),
            last_inputs: VecDeque::new(),
            transcript: options.transcript.then(RoomTranscript::new),
            config,
            restarts: 0,
            mischief: 0,
            changed: false,
            next_player: 1,
            inputs: 0,
            inputs_at_last_hand: 0,
            forms: FormHands::new(),
            digest: Digest::EMPTY,
            most_tables: 0,
            hands: 0,
        };
        for number in 0..day.pace.players {
            let habit = match day.pace.only {
                None => habit_of(number, &day.stakes),
                only => Habit { tables: 1, always: only, runs: false, brings_most: true },
            };
            day.arrive(habit);
        }
        if let Some(after) = day.pace.night_after_ms {
            day.agenda.note(day.now.after_ms(after), Who::Night);
        }
        day.agenda.note(day.now.after_ms(HOUR_MS / 60), Who::House);
        Ok(day)
    }

    /// Lets the players of a measured room come in, for [`FILL_MS`].
    pub(super) fn fill(&mut self) -> Result<(), RoomFailure> {
        let full = BEGIN.after_ms(FILL_MS);
        while self.pace.only.is_some() && self.now < full {
            self.step()?;
        }
        Ok(())
    }

    pub(super) fn inputs(&self) -> u64 {
        self.inputs
    }

    pub(super) fn hands(&self) -> u64 {
        self.hands
    }

    /// Handles what is due next.
    pub(super) fn step(&mut self) -> Result<(), RoomFailure> {
        let before = self.now;
        match (self.agenda.next_at(), self.room.poll_timeout()) {
            (Some(idea), Some(due)) if due <= idea => self.let_time_pass(due)?,
            (None, Some(due)) => self.let_time_pass(due)?,
            (Some(idea), _) => {
                self.now = self.now.max(idea);
                match self.agenda.take() {
                    Some(Who::Guest(guest, errand)) => self.run_errand(guest, errand)?,
                    Some(Who::House) => self.operate()?,
                    Some(Who::Night) => self.go_to_bed()?,
                    None => {}
                }
            }
            (None, None) => return Err(self.broken("no player plans anything, and the room waits for nothing".to_owned())),
        }
        if self.inputs - self.inputs_at_last_hand > INPUTS_A_HAND {
            return Err(self.broken("the room stands still".to_owned()));
        }
        if before.day() != self.now.day() {
            self.seen.see(Branch::Midnight);
        }
        Ok(())
    }

    fn let_time_pass(&mut self, due: Now) -> Result<(), RoomFailure> {
        self.now = self.now.max(due);
        self.room.handle_timeout(self.now);
        self.input(|| "time passes".to_owned());
        self.settle()
    }

    /// Counts an input, and remembers it in case something breaks.
    pub(super) fn input(&mut self, what: impl FnOnce() -> String) {
        self.inputs += 1;
        if self.checked {
            if self.last_inputs.len() == LAST_INPUTS {
                self.last_inputs.pop_front();
            }
            self.last_inputs.push_back(format!("{} {}", self.now.0, what()));
        }
    }

    /// Delivers the messages of the room, counts the finished hands, and checks the tables.
    pub(super) fn settle(&mut self) -> Result<(), RoomFailure> {
        while let Some((client, seq, message)) = self.room.poll_shared() {
            if let Some(transcript) = &mut self.transcript {
                transcript.message(client, &ServerMsg { seq, message: Message::clone(&message) });
            }
            self.deliver(client, (seq, &message))?;
        }
        while let Some(record) = self.room.poll_record() {
            self.count(&record)?;
        }
        if let Some(changes) = self.room.take_changes() {
            self.changed = true;
            self.transcribe(&changes)?;
            for record in &changes.ended {
                self.count(record)?;
            }
        }
        self.check_input()
    }

    /// Adds changes to the transcript and, from time to time, the whole save, which must be what the changes make up.
    fn transcribe(&mut self, changes: &RoomChanges) -> Result<(), RoomFailure> {
        let Some(transcript) = &mut self.transcript else { return Ok(()) };
        match transcript.changes(changes) {
            Err(error) => Err(self.broken(error.to_string())),
            Ok(true) if !transcript.save(&self.room.save()) => Err(self.broken(OTHER_SAVE.to_owned())),
            Ok(_) => Ok(()),
        }
    }

    /// Counts a finished hand.
    fn count(&mut self, record: &HandRecord) -> Result<(), RoomFailure> {
        self.hands += 1;
        self.inputs_at_last_hand = self.inputs;
        let offer = record.contest.stake().and_then(|stake| self.stakes.offers.get(usize::from(stake.0)));
        let form = offer.map(|offer| (offer.row.form, offer.row.game.code));
        if let Some(form) = form {
            *self.forms.entry(form).or_default() += 1;
        }
        record.stacks.iter().for_each(|stack| self.digest.add(stack.stack.get()));
        self.touched.insert(record.table);
        self.check_record(record)
    }

    /// Adds a player, who connects soon.
    fn arrive(&mut self, habit: Habit) {
        let player = self.new_player();
        let fancy = self.in_fashion();
        self.guests.push(Guest::new(player, habit, habit.always.unwrap_or(fancy)));
        let within = if self.pace.only.is_some() { FILL_MS / 2 } else { HOUR_MS / 30 };
        self.soon(self.guests.len() - 1, Errand::Connect, 0..=within);
    }

    pub(super) fn new_player(&mut self) -> PlayerId {
        let player = PlayerId(self.next_player);
        self.next_player += 1;
        player
    }

    /// A random stake of those in fashion.
    pub(super) fn in_fashion(&mut self) -> StakeId {
        if let Some(stake) = self.pace.only {
            return stake;
        }
        let stakes = u64::try_from(self.stakes.offers.len()).unwrap_or(1).max(1);
        let wave = self.now.0 / FASHION_MS * FASHION_STAKES + self.rng.random_range(0..FASHION_STAKES);
        StakeId(u16::try_from(wave % stakes).unwrap_or_default())
    }

    /// Plans an errand at a random time, within a range of milliseconds from now.
    pub(super) fn soon(&mut self, guest: GuestNo, errand: Errand, within_ms: std::ops::RangeInclusive<u32>) {
        let at = self.now.after_ms(self.rng.random_range(within_ms));
        self.agenda.note(at, Who::Guest(guest, errand));
    }

    pub(super) fn one_in(&mut self, ways: u32) -> bool {
        self.rng.random_ratio(1, ways)
    }

    pub(super) fn broken(&self, what: String) -> RoomFailure {
        RoomFailure::Broken { seed: self.seed, hands: self.hands, what, last: self.last_inputs.iter().cloned().collect() }
    }

    pub(super) fn note_tables(&mut self) {
        self.most_tables = self.most_tables.max(self.room.table_ids().len());
    }

    pub(super) fn report(&self, hands: u64, time: Duration) -> RoomReport {
        RoomReport {
            room: self.stakes.id.clone(),
            hands,
            hands_per_second: RoomReport::speed(hands, time),
            inputs: self.inputs,
            days: self.now.day() - BEGIN.day() + 1,
            tables: self.most_tables,
            seed: self.seed,
            forms: self.forms.clone(),
            seen: self.seen.clone(),
            digest: self.digest.get(),
            transcript: self.transcript.as_ref().map(RoomTranscript::digest),
        }
    }
}
