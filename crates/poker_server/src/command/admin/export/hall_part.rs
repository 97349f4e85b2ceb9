//! What a hall keeps about a player.

use poker_protocol::{HallName, HandId, Money, PlayerId, Suspicion, TableId, TournamentId};
use poker_room::tournament::{EntrantSave, TicketPlace};
use poker_room::{
    Account, Booked, KeptTournament, Matter, Now, PlanAccount, PlayerSave, Reason, ReportId, RoomSave, SeatSave, Standing, Verdict,
};
use serde::Serialize;

use super::super::context::AdminContext;
use super::hand_part::Hands;

/// What a hall keeps about a player.
#[derive(Serialize)]
pub(super) struct HallPart<'a> {
    hall: HallName,
    /// What the hall remembers of the player, with the statement.
    player: PlayerSave,
    plan: Option<PlanAccount>,
    balance: Money,
    held: Money,
    standing: Standing,
    seats: Vec<SeatPart>,
    /// Entries of tournaments that are open, in play or just over.
    entries: Vec<EntryPart>,
    tickets: Vec<TicketPart>,
    corrections: Vec<CorrectionPart>,
    complaints: Vec<ComplaintPart>,
    reports: Vec<ReportPart>,
    decisions: Vec<DecisionPart>,
    movements: Vec<MovementPart>,
    hands: Hands<'a>,
}

#[derive(Serialize)]
struct SeatPart {
    table: TableId,
    seat: SeatSave,
}

#[derive(Serialize)]
struct EntryPart {
    tournament: TournamentId,
    name: String,
    entry: EntrantSave,
}

#[derive(Serialize)]
struct TicketPart {
    ticket: u64,
    kind: String,
    value: Money,
    exchangeable: bool,
    /// The tournament that the ticket has paid for.
    entered: Option<TournamentId>,
}

#[derive(Serialize)]
struct CorrectionPart {
    at: Now,
    from: Account,
    to: Account,
    amount: Money,
    why: String,
}

/// A complaint by the player.
#[derive(Serialize)]
struct ComplaintPart {
    report: ReportId,
    at: Now,
    hands: Vec<HandId>,
    about: Vec<PlayerId>,
    why: Suspicion,
    remark: String,
}

/// A report about the player. It says neither who has complained nor in what words, because that is about others.
#[derive(Serialize)]
struct ReportPart {
    report: ReportId,
    at: Now,
    hands: Vec<HandId>,
    /// What a player suspects; `None` if the server has found a sign of unfair play.
    why: Option<Suspicion>,
}

#[derive(Serialize)]
struct DecisionPart {
    report: ReportId,
    at: Now,
    verdict: Verdict,
    amount: Money,
}

#[derive(Serialize)]
struct MovementPart {
    number: u64,
    at: Now,
    from: Account,
    to: Account,
    amount: Money,
    reason: Reason,
}

impl<'a> HallPart<'a> {
    /// Reads what the hall keeps; `None` if it does not know the player.
    pub fn read(hall: &HallName, player: PlayerId, context: &'a AdminContext) -> anyhow::Result<Option<Self>> {
        let Some(kept) = context.store.load_without_secrets(hall)? else { return Ok(None) };
        let room = kept.room;
        let Some(known) = room.players.iter().find(|known| known.player == player).cloned() else { return Ok(None) };
        let movement = |(number, Booked { at, movement }): (u64, Booked)| MovementPart {
            number,
            at,
            from: movement.from,
            to: movement.to,
            amount: movement.amount,
            reason: movement.reason,
        };
        Ok(Some(Self {
            hall: hall.clone(),
            player: known,
            plan: room.plans.iter().find(|(of, _)| *of == player).map(|(_, plan)| *plan),
            balance: room.ledger.holds(Account::Balance(player)),
            held: room.ledger.holds(Account::Held(player)),
            standing: room.review.standing(player),
            seats: seats(&room, player),
            entries: room.tournaments.iter().flat_map(|tournament| entries(tournament, player)).collect(),
            tickets: tickets(&room, player),
            corrections: corrections(&room, player),
            complaints: complaints(&room, player),
            reports: reports(&room, player),
            decisions: decisions(&room, player),
            movements: context.store.movements(hall, player)?.into_iter().map(movement).collect(),
            hands: Hands { hall: hall.clone(), player, context },
        }))
    }
}

fn seats(room: &RoomSave, player: PlayerId) -> Vec<SeatPart> {
    let own = room.tables.iter().flat_map(|table| table.seats.iter().map(|seat| (table.table, seat)));
    own.filter(|(_, seat)| seat.player == player).map(|(table, seat)| SeatPart { table, seat: seat.clone() }).collect()
}

fn entries(kept: &KeptTournament, player: PlayerId) -> Vec<EntryPart> {
    let opening = &kept.save.opening;
    let own = kept.save.entrants.iter().filter(|entrant| entrant.player == player);
    own.map(|entry| EntryPart { tournament: opening.id, name: opening.terms.name.clone(), entry: entry.clone() }).collect()
}

fn tickets(room: &RoomSave, player: PlayerId) -> Vec<TicketPart> {
    let own = room.tickets.live_tickets().filter_map(|(id, terms, place)| {
        let entered = match place {
            TicketPlace::Held(holder) if holder == player => None,
            TicketPlace::Entered(entry) if entry.player == player => Some(entry.tournament),
            _ => return None,
        };
        let (kind, value, exchangeable) = (terms.kind.0.clone(), terms.value, terms.exchangeable);
        Some(TicketPart { ticket: id.0, kind, value, exchangeable, entered })
    });
    own.collect()
}

fn corrections(room: &RoomSave, player: PlayerId) -> Vec<CorrectionPart> {
    let own = room.corrections.iter().filter(|done| {
        let accounts = [done.correction.from, done.correction.to];
        accounts.iter().any(|account| account.owner() == Some(player))
    });
    let part = |done: &poker_room::Corrected| {
        let correction = done.correction.clone();
        CorrectionPart { at: done.at, from: correction.from, to: correction.to, amount: correction.amount, why: correction.why }
    };
    own.map(part).collect()
}

fn complaints(room: &RoomSave, player: PlayerId) -> Vec<ComplaintPart> {
    let own = room.review.reports().filter_map(|report| match &report.matter {
        Matter::Complaint { by, why, remark } if *by == player => Some(ComplaintPart {
            report: report.id,
            at: report.at,
            hands: report.hands.clone(),
            about: report.about.clone(),
            why: *why,
            remark: remark.clone(),
        }),
        Matter::Complaint { .. } | Matter::Found { .. } => None,
    });
    own.collect()
}

fn reports(room: &RoomSave, player: PlayerId) -> Vec<ReportPart> {
    let about = room.review.reports().filter(|report| report.about.contains(&player));
    let part = |report: &poker_room::Report| {
        let why = match report.matter {
            Matter::Complaint { why, .. } => Some(why),
            Matter::Found { .. } => None,
        };
        ReportPart { report: report.id, at: report.at, hands: report.hands.clone(), why }
    };
    about.map(part).collect()
}

fn decisions(room: &RoomSave, player: PlayerId) -> Vec<DecisionPart> {
    let own = room.review.decisions().iter().filter(|decision| decision.player == player);
    own.map(|made| DecisionPart { report: made.report, at: made.at, verdict: made.verdict, amount: made.amount }).collect()
}
