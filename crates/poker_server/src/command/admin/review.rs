//! `admin reports`, `decide`, `void-hand`.

use std::io::Write;

use clap::{Args, ValueEnum};
use poker_protocol::TableId;
use poker_room::{Matter, ReportId, Verdict};

use super::amount::{amount, moment};
use super::context::AdminContext;
use super::player::Player;
use crate::door::Order;

#[derive(Debug, Args)]
pub(super) struct Reports {
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Reports {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let kept = context.kept(&context.hall(self.hall.as_deref())?)?;
        let review = &kept.room.review;
        for report in review.reports() {
            let numbers = |ids: Vec<String>| ids.join(" ");
            let about = numbers(report.about.iter().map(|player| format!("#{}", player.0)).collect());
            let hands = numbers(report.hands.iter().map(|hand| hand.0.to_string()).collect());
            writeln!(out, "Report {} of {}, about {about}, hands {hands}", report.id.0, moment(report.at))?;
            match &report.matter {
                Matter::Found { sign } => writeln!(out, "  found: {sign:?}")?,
                Matter::Complaint { by, why, remark } => writeln!(out, "  #{} complains: {why:?}: {remark:?}", by.0)?,
            }
            for decided in review.decisions().iter().filter(|decision| decision.report == report.id) {
                let (at, verdict, chips) = (moment(decided.at), decided.verdict, amount(decided.amount));
                writeln!(out, "  {at}: #{} {verdict:?} ({chips}) by {}", decided.player.0, decided.by)?;
            }
        }
        writeln!(out, "{} reports.", review.reports().count())?;
        Ok(())
    }
}

/// The decisions by the words of the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Word {
    /// The player's balance is held, and the player may not sit down.
    Hold,
    /// The hold and the suspension are lifted, and held money is given back.
    Release,
    /// The player leaves every seat when the hand there is over and may not sit down.
    Suspend,
    /// Held money is taken; the hold stays until it is released.
    Confiscate,
}

#[derive(Debug, Args)]
pub(super) struct Decide {
    /// The report's number.
    report: u64,
    #[command(flatten)]
    player: Player,
    #[arg(value_enum)]
    verdict: Word,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Decide {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let player = context.account(&self.player.player)?.player;
        let hall = context.hall(self.hall.as_deref())?;
        let verdict = match self.verdict {
            Word::Hold => Verdict::Hold,
            Word::Release => Verdict::Release,
            Word::Suspend => Verdict::Suspend,
            Word::Confiscate => Verdict::Confiscate,
        };
        context.order(&hall, Order::Review { report: ReportId(self.report), player, verdict }, out)
    }
}

#[derive(Debug, Args)]
pub(super) struct VoidHand {
    /// The table's number.
    table: u32,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl VoidHand {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let hall = context.hall(self.hall.as_deref())?;
        context.order(&hall, Order::VoidHand { table: TableId(self.table) }, out)
    }
}
