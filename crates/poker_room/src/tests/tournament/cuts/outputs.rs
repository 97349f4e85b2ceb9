//! How the outputs of two tournaments are compared, one of which is cut.

use crate::Now;
use crate::tournament::{DealEnd, TournamentOutput, TournamentTableOutput};

/// Whether only one of both tells this at a cut: about connections and the standstill.
pub(super) fn is_of_cut(output: &TournamentOutput) -> bool {
    matches!(output, TournamentOutput::Table { .. } | TournamentOutput::Resumed { .. })
}

/// What an order of the house or a talk about a deal has led to.
pub(super) fn kind(output: &TournamentOutput) -> Option<&'static str> {
    Some(match output {
        TournamentOutput::Disqualified { .. } => "disqualification",
        TournamentOutput::BeginningChanged { .. } => "delay",
        TournamentOutput::GuaranteeChanged { .. } => "guarantee",
        TournamentOutput::HouseBountyChanged { .. } => "house bounty",
        TournamentOutput::Cancelled { .. } => "cancellation",
        TournamentOutput::DealOver { end, .. } => match end {
            DealEnd::Agreed => "deal agreed",
            DealEnd::Declined { .. } => "deal declined",
            DealEnd::Withdrawn => "deal withdrawn",
            DealEnd::Expired => "deal expired",
            DealEnd::Changed => "deal changed",
        },
        _ => return None,
    })
}

/// The outputs of a field whose clock is `ms` ahead.
pub(super) fn set_back(outputs: Vec<TournamentOutput>, ms: u64) -> Vec<TournamentOutput> {
    let back = |output| match output {
        TournamentOutput::Break { until } => TournamentOutput::Break { until: Now(until.0 - ms) },
        TournamentOutput::RebuyOffered { entry, until } => TournamentOutput::RebuyOffered { entry, until: Now(until.0 - ms) },
        TournamentOutput::AddOnOffered { until } => TournamentOutput::AddOnOffered { until: Now(until.0 - ms) },
        TournamentOutput::DealProposed(mut proposal) => {
            proposal.until.0 -= ms;
            TournamentOutput::DealProposed(proposal)
        }
        TournamentOutput::Table { table, output: TournamentTableOutput::Ended(mut record) } => {
            (record.started, record.ended) = (Now(record.started.0 - ms), Now(record.ended.0 - ms));
            TournamentOutput::Table { table, output: TournamentTableOutput::Ended(record) }
        }
        TournamentOutput::Table { table, output: TournamentTableOutput::Voided(mut hand) } => {
            hand.begun.started.0 -= ms;
            TournamentOutput::Table { table, output: TournamentTableOutput::Voided(hand) }
        }
        output => output,
    };
    outputs.into_iter().map(back).collect()
}
