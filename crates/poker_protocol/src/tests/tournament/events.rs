//! Events of a whole tournament.

use super::{chips, clock, drawn, money, who};
use crate::{
    BountyReason, CancelReason, DealEnd, DealEvent, DealKind, DealProposal, DealRow, DealTable, EntryId, PaidBounty, ProposalId, Refund,
    TableId, TicketId, TournamentEvent,
};

pub(in crate::tests) fn tournament_events() -> Vec<(&'static str, TournamentEvent)> {
    let cancelled = |why, refund| TournamentEvent::Cancelled { why, refund };
    let bounty = |from, why, own| TournamentEvent::Bounty {
        bounty: PaidBounty { from, to: who(0, "Åsa"), amount: money(250), why, own: money(own) },
    };
    vec![
        ("began", TournamentEvent::Began),
        ("multiplier", TournamentEvent::Multiplier { drawn: drawn() }),
        ("table_broken", TournamentEvent::TableBroken { table: TableId(38) }),
        ("final_table", TournamentEvent::FinalTable { table: TableId(40) }),
        ("level", TournamentEvent::Level { clock: clock() }),
        ("break", TournamentEvent::Break { left_ms: 300_000 }),
        ("break_over", TournamentEvent::BreakOver),
        ("hand_for_hand", TournamentEvent::HandForHand { on: true }),
        ("time_up", TournamentEvent::TimeUp),
        ("registration_closed", TournamentEvent::RegistrationClosed { entries: 2_931, pool: money(2_931_000), paid_places: 360 }),
        ("bounty", bounty(Some(who(1, "Émile")), BountyReason::Knockout, 750)),
        ("bounty_of_the_winner", bounty(None, BountyReason::Own, 0)),
        ("finished", TournamentEvent::Finished),
        ("cancelled", cancelled(CancelReason::TooFewEntries, Some(Refund { money: money(1_100), tickets: vec![TicketId(8)] }))),
        ("cancelled_for_others", cancelled(CancelReason::House, None)),
        ("delayed", TournamentEvent::Delayed { begins: 1_800_000_900_000 }),
        ("stood_still", TournamentEvent::StoodStill { ms: 14_200 }),
    ]
}

pub(in crate::tests) fn deal_events() -> Vec<(&'static str, DealEvent)> {
    let id = ProposalId(2);
    let proposal = deal_proposal();
    vec![
        ("deal_asked", DealEvent::Asked { proposal: id, by: who(0, "Åsa"), kind: DealKind::Icm }),
        ("deal_proposed", DealEvent::Proposed { proposal }),
        ("deal_answered", DealEvent::Answered { proposal: id, by: EntryId(1), agree: true }),
        ("deal_ended", DealEvent::Ended { proposal: id, why: DealEnd::Withdrawn }),
        ("deal_made", DealEvent::Made { proposal: id, kind: DealKind::Icm }),
    ]
}

pub(super) fn deal_proposal() -> DealProposal {
    DealProposal {
        proposal: ProposalId(2),
        by: who(0, "Åsa"),
        kind: DealKind::Icm,
        table: deal_table(),
        agreed: vec![EntryId(0)],
        left_ms: Some(60_000),
    }
}

/// The three deals for stacks of 7,500 and 2,500 and prizes of 70.00 and 30.00.
pub(super) fn deal_table() -> DealTable {
    let row = |who, stack, by_stacks, icm| DealRow { who, stack: chips(stack), equal: money(5_000), by_stacks, icm };
    DealTable {
        pool: money(10_000),
        lowest: money(3_000),
        rows: vec![row(who(0, "Åsa"), 7_500, money(7_500), money(6_000)), row(who(1, "Émile"), 2_500, money(2_500), money(4_000))],
    }
}
