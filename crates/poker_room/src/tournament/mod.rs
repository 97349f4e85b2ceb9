//! Tournaments, from the first registration to the last prize. A tournament gets requests, actions and the time, and returns outputs.

mod announcing;
mod balance;
mod beginning;
mod bounties;
mod bounty;
mod breaks;
mod entrant;
mod entry_id;
mod hands;
mod holds;
mod late;
mod level;
mod level_clock;
mod moving;
mod output;
pub mod payout;
mod places;
mod play;
mod presence;
mod prizes;
mod reading;
mod refusal;
mod registering;
mod shootout;
mod table;
mod terms;
mod tickets;
mod timer;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use poker_fair::SealedDraw;
use poker_protocol::{Money, PlayerId, TableId, TournamentId};

pub use announcing::TournamentOffer;
pub use balance::{Consolidation, TableSizes};
pub use bounty::{
    Bounties, BountyError, BountyForm, BountyKind, BountyPaid, BountyRules, BountySettlement, BountySource, EntryBounty, HouseBounty,
    HouseBountyKind, KnockOut, UnsoundBounties,
};
pub use breaks::BreakRules;
pub use entrant::{Entrant, EntryState};
pub use entry_id::EntryId;
pub use level::{Level, Levels};
pub use output::TournamentOutput;
pub use reading::TournamentStage;
pub use refusal::TournamentRefusal;
pub use registering::Registration;
pub use table::{TournamentTable, TournamentTableOutput};
pub use terms::{Beginning, BountyPrices, LateRegistration, LateUntil, PrizeDivision, PrizeRules, TournamentTerms};
pub use tickets::{
    Ticket, TicketAccount, TicketBook, TicketChange, TicketEntry, TicketError, TicketId, TicketKind, TicketMovement, TicketPlace,
    TicketPrice, TicketRefund, TicketReplacement, TicketTerms, TicketTransfer, UnsoundTickets,
};

use play::Play;

use crate::Dealer;

/// A tournament as a state machine. After each input the driver takes outputs from [`Tournament::poll_output`], and it calls
/// [`Tournament::handle_timeout`] at the time that [`Tournament::poll_timeout`] returns.
pub struct Tournament {
    id: TournamentId,
    terms: Arc<TournamentTerms>,
    stage: Stage,
    /// All entries, in the order of their numbers.
    entrants: Vec<Entrant>,
    /// The number of entries that were not taken back.
    entered: u32,
    /// The last entry of each player who has not withdrawn.
    entry_of: BTreeMap<PlayerId, EntryId>,
    /// The number that gives a game of the HexaPro family its multiplier, drawn before the first registration.
    draw: Option<SealedDraw>,
    /// The bounties on its players, if it has any.
    bounties: Option<Bounties>,
    /// The prize pool; zero until registration closes.
    pool: Money,
    /// The prizes in the order of the places; empty until registration closes (R-PRZ-1).
    prizes: Vec<Money>,
    outputs: VecDeque<TournamentOutput>,
    /// The tables without listeners that had an input, for a driver that plays for their players.
    touched: Vec<TableId>,
}

/// How far a tournament has come.
enum Stage {
    Registering,
    Playing(Box<Play>),
    Finished,
    Cancelled,
}

impl Tournament {
    /// A tournament that players can register for. If its prize pool depends on a multiplier, this is drawn and sealed now (R-HEX-9);
    /// `None` if no randomness is available for that.
    #[must_use]
    pub fn announce(id: TournamentId, terms: Arc<TournamentTerms>, dealer: &mut Dealer) -> Option<Self> {
        let draw = match terms.prizes.division {
            PrizeDivision::Drawn(_) => Some(dealer.sealed_draw(id.0.into())?),
            PrizeDivision::WinnerTakesAll | PrizeDivision::Table(_) | PrizeDivision::Equal | PrizeDivision::HalfByChips => None,
        };
        Some(Self {
            id,
            bounties: terms.bounties.map(|prices| Bounties::new(prices.rules)),
            terms,
            stage: Stage::Registering,
            entrants: Vec::new(),
            entered: 0,
            entry_of: BTreeMap::new(),
            draw,
            pool: Money::ZERO,
            prizes: Vec::new(),
            outputs: VecDeque::new(),
            touched: Vec::new(),
        })
    }

    /// Takes the next output.
    pub fn poll_output(&mut self) -> Option<TournamentOutput> {
        self.outputs.pop_front()
    }

    /// Takes the tables without listeners that had an input since the last call, some of them several times. Nothing is told there, so
    /// the driver looks whether a player is asked for a decision.
    pub fn take_touched(&mut self) -> Vec<TableId> {
        std::mem::take(&mut self.touched)
    }
}
