//! Plays the practice tournaments of a room in steps of limited work, so that requests are answered in between.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{PlayerId, TournamentId};
use poker_room::tournament::{EntryState, Tournament, TournamentStage};
use poker_room::{FieldPace, Now, PlayerKind, Room, TournamentOrder};
use poker_rules::Action;
use rand::{RngExt as _, SeedableRng as _};

use super::attendance::Attending;
use super::begin_error::BeginError;
use super::data::TournamentData;
use super::names::FieldNames;
use super::order::{PracticeTournament, StartPoint};
use super::practice_run::PracticeRun;
use super::programs::answer_for_programs;
use super::progress::{FieldProgress, SharedProgress};
use crate::StyleChoice;
use crate::field::decide;
use crate::local::bot_driver::name_of;

/// The most work of one step: a decision, or a table that is released, counts one.
const WORK: u32 = 300;
/// The most programs that enter in one step.
const ENTER_AT_ONCE: u32 = 100;
/// A tournament is played this often up to its start point, if several players go out at once there each time.
const MOST_TRIES: u8 = 10;
/// The delay in milliseconds until the next program enters a sit and go in which the player waits.
const ARRIVAL_MS: std::ops::RangeInclusive<u32> = 250..=1_400;

/// The practice tournaments of a room.
pub(in crate::local) struct PracticeTournaments {
    data: TournamentData,
    person: PlayerId,
    style: StyleChoice,
    pace: FieldPace,
    rng: ChaCha8Rng,
    names: FieldNames,
    runs: BTreeMap<TournamentId, PracticeRun>,
    attending: Attending,
    progress: SharedProgress,
    busy: bool,
}

impl PracticeTournaments {
    /// Takes over the tournaments of a room that was opened or restored.
    pub(in crate::local) fn new(
        room: &Room,
        data: TournamentData,
        person: PlayerId,
        (style, seed): (StyleChoice, Option<u64>),
        (attending, progress): (Attending, SharedProgress),
    ) -> PracticeTournaments {
        let played_out = room.tournament_ids().filter(|&id| is_played_out(room, id, person));
        let runs = played_out.map(|id| (id, PracticeRun { played_out: true, ..PracticeRun::default() })).collect();
        PracticeTournaments {
            data,
            person,
            style,
            pace: FieldPace::default(),
            // A stream of its own, so that the bots of cash tables decide as without tournaments.
            rng: seed.map_or_else(rand::make_rng, |seed| ChaCha8Rng::seed_from_u64(!seed)),
            names: FieldNames::after(room),
            runs,
            attending,
            progress,
            busy: false,
        }
    }

    /// Announces a tournament, and enters the player or lets programs play up to the point where the player joins.
    pub(in crate::local) fn begin(&mut self, room: &mut Room, order: PracticeTournament, now: Now) -> Result<TournamentId, BeginError> {
        let terms = self.data.terms(&order, now)?;
        let needed = [terms.entry.total(), terms.extra_bounty_at(terms.entry.buy_in)].iter().sum();
        let balance = room.balance(self.person);
        if balance < needed {
            return Err(BeginError::Balance { needed, balance });
        }
        let id = room.announce_tournament(terms, now).ok_or(BeginError::NoRandomness)?;
        let mut run = PracticeRun { style: Some(order.style), to_enter: order.entries, ..PracticeRun::default() };
        if order.start == StartPoint::Beginning {
            if let Err(refusal) = room.register_player(id, self.person, now) {
                // A tournament that has just been announced can be cancelled.
                let _cancelled = room.direct(id, TournamentOrder::Cancel, now);
                return Err(BeginError::Refused(refusal));
            }
            run.to_enter = order.entries.saturating_sub(1);
        } else {
            run.joins = Some(Box::new(order));
        }
        self.runs.insert(id, run);
        Ok(id)
    }

    /// Lets the machine play the player's seat to the end, at its own pace.
    pub(in crate::local) fn play_out(&mut self, room: &mut Room, id: TournamentId, now: Now) {
        if room.tournament(id).is_some_and(|tournament| tournament.stage() == TournamentStage::Playing) {
            self.runs.entry(id).or_default().played_out = true;
            room.hand_over(self.person, id, now);
        }
    }

    pub(in crate::local) fn set_pace(&mut self, room: &mut Room, pace: FieldPace, now: Now) {
        self.pace = pace;
        room.set_field_pace(pace, now);
    }

    /// Does a limited part of what is to do at `now`.
    pub(in crate::local) fn step(&mut self, room: &mut Room, now: Now) {
        self.busy = false;
        let ids: Vec<TournamentId> = room.tournament_ids().collect();
        self.runs.retain(|id, _| ids.binary_search(id).is_ok());
        for id in ids {
            match room.tournament(id).map(Tournament::stage) {
                Some(TournamentStage::Registering) => self.fill(room, id, now),
                Some(TournamentStage::Playing) => self.play(room, id, now),
                Some(TournamentStage::Finished | TournamentStage::Cancelled) | None => {}
            }
            if matches!(room.tournament(id).map(Tournament::stage), Some(TournamentStage::Finished | TournamentStage::Cancelled)) {
                self.end(room, id, now);
            }
        }
        let style = |id| self.runs.get(&id).and_then(|run| run.style).unwrap_or(self.style);
        self.attending.update(room, style);
        let progress = self.runs.iter().filter_map(|(&id, run)| {
            let hastens = self.pace == FieldPace::AsFast || run.hastens();
            FieldProgress::of(room, id, (run.joins.is_some(), hastens && self.busy))
        });
        self.progress.set(progress.collect());
    }

    /// Whether [`Self::step`] has more to do now.
    pub(in crate::local) fn is_busy(&self) -> bool {
        self.busy
    }

    /// When a program enters a sit and go.
    pub(in crate::local) fn due(&self) -> Option<Now> {
        self.runs.values().filter_map(|run| run.next_arrival).min()
    }

    /// Enters programs: all at once into a tournament that was begun for the player, one after the other into a sit and go where the player
    /// waits.
    fn fill(&mut self, room: &mut Room, id: TournamentId, now: Now) {
        let Some(tournament) = room.tournament(id).filter(|tournament| self.runs.contains_key(&id) || !tournament.entrants().is_empty())
        else {
            return;
        };
        let waits =
            tournament.entrants().iter().any(|entrant| entrant.kind == PlayerKind::Person && entrant.state == EntryState::Registered);
        let run = self.runs.entry(id).or_default();
        if run.to_enter > 0 {
            for _ in 0..run.to_enter.min(ENTER_AT_ONCE) {
                run.to_enter -= 1;
                // A tournament that has begun or is over takes no more entries.
                let _entered = room.enter_program(id, self.names.next(), now);
            }
            self.busy |= run.to_enter > 0;
            return;
        }
        if run.style.is_some() || !waits {
            run.next_arrival = None;
            return;
        }
        let due = *run.next_arrival.get_or_insert(now.after_ms(self.rng.random_range(ARRIVAL_MS)));
        if due <= now {
            run.next_arrival = Some(now.after_ms(self.rng.random_range(ARRIVAL_MS)));
            let _entered = room.enter_program(id, self.names.next(), now);
        }
    }

    /// Plays the tables without persons.
    fn play(&mut self, room: &mut Room, id: TournamentId, now: Now) {
        self.runs.entry(id).or_default().next_arrival = None;
        let mut work = WORK;
        while work > 0 {
            match self.play_on(room, id, now) {
                0 => return,
                done => work = work.saturating_sub(done),
            }
        }
        self.busy = true;
    }

    /// Does the next thing in a tournament. Returns how much work it was; 0 if there is nothing to do now.
    fn play_on(&mut self, room: &mut Room, id: TournamentId, now: Now) -> u32 {
        let touched = room.take_touched(id);
        let (Some(tournament), Some(run)) = (room.tournament(id), self.runs.get_mut(&id)) else { return 0 };
        if tournament.stage() != TournamentStage::Playing {
            return 0;
        }
        run.decisions.note(touched, tournament);
        if run.has_come_to_start(tournament) && tournament.seat_to_take_over().is_some() {
            return self.join(room, id, now);
        }
        if let Some(awaited) = run.decisions.next(tournament) {
            let Some(table) = tournament.table(awaited.table) else { return 1 };
            let style = run.style.unwrap_or(self.style).of_name(name_of(awaited.player).unwrap_or_default()).style();
            let action = decide(&awaited, (table, tournament.terms().hand.game), style, &mut self.rng);
            let (seat, turn) = ((id, awaited.table, awaited.player), (awaited.hand, awaited.turn));
            if !room.act_in_field(seat, turn, action, now) {
                // A fold is always legal.
                room.act_in_field(seat, turn, Action::Fold, now);
            }
            return 1;
        }
        let done = answer_for_programs(room, id, (run, &mut self.rng), now);
        if done > 0 {
            return done;
        }
        if room.poll_timeout().is_some_and(|due| due <= now) {
            room.handle_timeout(now);
            return 1;
        }
        let hastens = self.pace == FieldPace::AsFast || self.runs.get(&id).is_some_and(PracticeRun::hastens);
        if hastens && room.hasten(id, now) {
            return 1 + room.tournament(id).map_or(0, Tournament::table_count);
        }
        0
    }

    /// Gives the player the seat of a program.
    fn join(&mut self, room: &mut Room, id: TournamentId, now: Now) -> u32 {
        let Some(run) = self.runs.get_mut(&id) else { return 0 };
        let stacks = match run.joins.as_deref().map(|order| &order.start) {
            Some(StartPoint::FinalTable { stacks }) => stacks.as_slice(),
            Some(StartPoint::Beginning | StartPoint::Bubble | StartPoint::HeadsUp) | None => &[],
        };
        if room.take_over(id, self.person, stacks, now).is_ok() {
            run.joins = None;
        }
        1
    }

    /// Dismisses the programs of a tournament that is over. If the player has not joined it yet, because several players went out at once, it
    /// is played again.
    fn end(&mut self, room: &mut Room, id: TournamentId, now: Now) {
        let run = self.runs.entry(id).or_default();
        run.next_arrival = None;
        if std::mem::replace(&mut run.dismissed, true) {
            return;
        }
        let again = run.joins.take();
        let begun_before = run.begun_before.saturating_add(1);
        let programs: Vec<PlayerId> = room
            .tournament(id)
            .map(|tournament| {
                tournament.entrants().iter().map(|entrant| entrant.player).filter(|&player| name_of(player).is_some()).collect()
            })
            .unwrap_or_default();
        room.dismiss_programs(programs, now);
        // Tickets for tournaments that this room does not have are replaced by money, where the rulebook says so.
        room.open_tournaments(now);
        if let Some(order) = again.filter(|_| begun_before < MOST_TRIES) {
            // The player could pay when it was ordered, and has not paid since.
            if let Ok(next) = self.begin(room, *order, now) {
                self.runs.entry(next).or_default().begun_before = begun_before;
            }
            self.busy = true;
        }
    }
}

/// Whether a program plays for the player in a tournament.
fn is_played_out(room: &Room, id: TournamentId, person: PlayerId) -> bool {
    let entrants = room.tournament(id).map(Tournament::entrants).unwrap_or_default();
    entrants.iter().any(|entrant| entrant.player == person && entrant.kind == PlayerKind::Bot)
}
