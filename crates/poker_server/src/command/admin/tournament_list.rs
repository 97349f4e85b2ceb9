//! `admin tournament list` and `show`.

use std::io::Write;

use anyhow::Context as _;
use clap::Args;
use poker_protocol::{Money, TournamentId};
use poker_room::tournament::{Beginning, EntryState, Tournament, TournamentStage};
use poker_room::{Account, EntryCondition, Fund};

use super::amount::{amount, moment};
use super::context::AdminContext;
use crate::store::KeptHall;

#[derive(Debug, Args)]
pub(super) struct List {
    /// List also those that nobody has entered.
    #[arg(long)]
    empty: bool,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct Show {
    /// The number of the tournament.
    tournament: u32,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl List {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let kept = context.kept(&context.hall(self.hall.as_deref())?)?;
        let all = tournaments(kept, context)?;
        let is_listed = |tournament: &&Tournament| {
            let scheduled = matches!(tournament.terms().begin, Beginning::At { .. });
            self.empty || scheduled || tournament.entries() > 0
        };
        for tournament in all.iter().filter(is_listed) {
            writeln!(out, "{}", line(tournament))?;
        }
        let left_out = all.iter().filter(|tournament| !is_listed(tournament)).count();
        let hint = if left_out > 0 { format!(" {left_out} more wait for their first player: --empty.") } else { String::new() };
        writeln!(out, "{} tournaments.{hint}", all.len() - left_out)?;
        Ok(())
    }
}

impl Show {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let kept = context.kept(&context.hall(self.hall.as_deref())?)?;
        let id = TournamentId(self.tournament);
        let holds = [Fund::Prizes, Fund::Bounties, Fund::Fees].map(|fund| kept.room.ledger.holds(Account::Tournament(id, fund)));
        let stood_still_ms = kept.room.tournaments.iter().find(|kept| kept.save.opening.id == id).map(|kept| kept.save.head.stood_still_ms);
        let all = tournaments(kept, context)?;
        let tournament = all.iter().find(|tournament| tournament.id() == id);
        let tournament = tournament.with_context(|| format!("there is no tournament {}; `admin tournament list` lists them", id.0))?;
        writeln!(out, "{}", line(tournament))?;
        let terms = tournament.terms();
        writeln!(out, "  rulebook {}, {} to {} entries", terms.hand.rulebook, least_entries(tournament), terms.most_entries)?;
        writeln!(out, "  guarantee {}, added {}", amount(terms.prizes.guarantee), amount(terms.prizes.added))?;
        if let Some(ms) = stood_still_ms.filter(|&ms| ms > 0) {
            writeln!(out, "  stood still for {} s after faults", ms.div_ceil(1_000))?;
        }
        for condition in &terms.admission.conditions {
            writeln!(out, "  {}", required(*condition, tournament))?;
        }
        let [prizes, bounties, fees] = holds.map(amount);
        writeln!(out, "  holds {prizes} for prizes, {bounties} for bounties, {fees} of fees")?;
        for (entrant, entry) in tournament.entrants().iter().zip(0_u32..) {
            writeln!(out, "  entry {entry}: #{} {}", entrant.player.0, state(entrant.state))?;
        }
        Ok(())
    }
}

/// The tournaments of a hall, lowest number first. They are copies: the hall's own are not touched.
fn tournaments(kept: KeptHall, context: &AdminContext) -> anyhow::Result<Vec<Tournament>> {
    let now = context.clock.now();
    let mut all = Vec::new();
    for kept in kept.room.tournaments {
        all.push(Tournament::restore(kept.save, now)?);
    }
    all.sort_by_key(Tournament::id);
    Ok(all)
}

fn line(tournament: &Tournament) -> String {
    let terms = tournament.terms();
    let stage = match tournament.stage() {
        TournamentStage::Registering => match terms.begin {
            Beginning::At { time, .. } => format!("begins {}", moment(time)),
            Beginning::WhenFull => format!("begins with {} entries", terms.most_entries),
        },
        TournamentStage::Playing => format!("level {}, {} players left", tournament.level(), tournament.left()),
        TournamentStage::Finished => "finished".to_owned(),
        TournamentStage::Cancelled => "cancelled".to_owned(),
    };
    let private = if terms.admission.password.is_some() { ", private" } else { "" };
    let price: Money = terms.entry.total();
    format!(
        "{:<6} {:<24} {} {:>10}: {} entries, {stage}{private}",
        tournament.id().0,
        terms.name,
        terms.hand.game.code().unwrap_or("?"),
        amount(price),
        tournament.entries()
    )
}

fn least_entries(tournament: &Tournament) -> u32 {
    match tournament.terms().begin {
        Beginning::At { least_entries, .. } => least_entries,
        Beginning::WhenFull => tournament.terms().most_entries,
    }
}

/// What a condition of entry asks for.
fn required(condition: EntryCondition, tournament: &Tournament) -> String {
    match condition {
        EntryCondition::HandsPlayed { least } => format!("for players with {least} hands at cash tables"),
        EntryCondition::AccountAge { days } => format!("for accounts of {days} days"),
        EntryCondition::Invited => {
            let invited = tournament.terms().admission.invited.iter().map(|player| format!(" #{}", player.0));
            format!("by invitation:{}", invited.collect::<String>())
        }
    }
}

fn state(state: EntryState) -> String {
    match state {
        EntryState::Registered => "registered".to_owned(),
        EntryState::Seated { table, seat } => format!("at table {}, seat {}", table.0, seat.index() + 1),
        EntryState::Out => "out".to_owned(),
        EntryState::Placed { place, .. } => format!("place {place}"),
        EntryState::Merged { into } => format!("combined with entry {}", into.0),
        EntryState::Withdrawn => "withdrawn".to_owned(),
    }
}
