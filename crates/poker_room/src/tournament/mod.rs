//! Tournaments, from the first registration to the last prize. A tournament gets requests, actions and the time, and returns outputs.

mod add_on;
mod admission;
mod announcing;
mod balance;
mod beginning;
mod bounties;
mod bounty;
mod breaks;
mod buyer;
mod cancelling;
mod closing;
mod combining;
mod deal;
mod deal_answers;
mod deals;
mod disqualifying;
mod entrant;
mod entrants;
mod entry_id;
mod field;
mod hands;
mod holds;
mod house;
mod house_refusal;
mod late;
mod level;
mod level_clock;
mod marked;
mod moving;
mod offer;
mod open_places;
mod output;
mod paid;
mod paying;
pub mod payout;
mod phases;
mod places;
mod play;
mod presence;
mod prizes;
mod proportion;
mod purchases;
mod reading;
mod rebuy_period;
mod rebuy_rules;
mod rebuys;
mod refusal;
mod registering;
mod restoring;
mod satellite;
mod save;
mod saving;
mod shootout;
mod standstill;
mod start_point;
mod table;
mod tables;
mod terms;
mod tickets;
mod timer;
mod view;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use poker_fair::SealedDraw;
use poker_protocol::{Money, PlayerId, TableId, TournamentId};

pub use admission::{Admission, AdmissionTerms, EntryFacts, PasswordDigest};
pub use balance::{Consolidation, TableSizes};
pub use bounty::{
    Bounties, BountyAccount, BountyError, BountyForm, BountyPaid, BountyRules, BountySettlement, BountySource, EntryBounty, HouseBounty,
    HouseBountyKind, KnockOut, SavedBounty, UnsoundBounties,
};
pub use breaks::BreakRules;
pub use deal::{DealAnswer, DealEnd, DealProposal, DealTerms};
pub use entrant::{Entrant, EntryState};
pub use entry_id::EntryId;
pub use house_refusal::HouseRefusal;
pub use level::{Level, Levels};
pub use offer::TournamentOffer;
pub use output::TournamentOutput;
pub use paid::{EntryRefund, Paid, PaidWith};
pub use purchases::Purchases;
pub use reading::TournamentStage;
pub use rebuy_period::RebuyOffer;
pub use rebuy_rules::{AddOnRules, BuyInRange, RebuyRules};
pub use refusal::TournamentRefusal;
pub use registering::Registration;
pub use satellite::{TicketDelivery, TicketWon};
pub use save::{
    BadTournamentChanges, BadTournamentSave, BustedSave, EntrantSave, OutChange, PlaySave, StageSave, TOURNAMENT_SAVE_VERSION,
    TournamentChanges, TournamentHead, TournamentOpening, TournamentSave, TournamentTableChange,
};
pub use table::{EntrantSeatSave, Presence, TableDoing, TournamentTable, TournamentTableOutput, TournamentTableSave};
pub use terms::{Beginning, BountyPrices, LateRegistration, LateUntil, PaymentRules, PrizeDivision, PrizeRules, TournamentTerms};
pub use tickets::{
    Ticket, TicketAccount, TicketBook, TicketChange, TicketEntry, TicketError, TicketId, TicketKind, TicketMovement, TicketPlace,
    TicketPrice, TicketReplacement, TicketTerms, TicketTransfer, UnsoundTickets,
};

use entrants::Entrants;
use play::Play;
use save::Told;

use crate::{Dealer, Switches};

/// A tournament as a state machine. After each input the driver takes outputs from [`Tournament::poll_output`], and it calls
/// [`Tournament::handle_timeout`] at the time that [`Tournament::poll_timeout`] returns.
pub struct Tournament {
    id: TournamentId,
    terms: Arc<TournamentTerms>,
    stage: Stage,
    /// All entries, in the order of their numbers.
    entrants: Entrants,
    /// The number of entries that were not taken back.
    entered: u32,
    /// The last entry of each player who has not withdrawn.
    entry_of: BTreeMap<PlayerId, EntryId>,
    /// The number that gives a game of the HexaPro family its multiplier, drawn before the first registration.
    draw: Option<SealedDraw>,
    /// The bounties on its players, if it has any.
    bounties: Option<Bounties>,
    /// The players whom the house has disqualified (R-TRN-13).
    disqualified: BTreeSet<PlayerId>,
    /// The entries that are out and whose players have declined to enter again.
    declined: BTreeSet<EntryId>,
    /// How long it has stood still after faults, all in all, milliseconds (R-FAIL-1).
    stood_still_ms: u64,
    /// What earlier phases have left of their pools for this one (R-TYP-10).
    carried: Money,
    /// The prize pool; zero until registration closes.
    pool: Money,
    /// What the prizes are worth, in the order of the places; empty until registration closes (R-PRZ-1).
    prizes: Vec<Money>,
    /// The switches of its tables, also of those that open later.
    switches: Switches,
    outputs: VecDeque<TournamentOutput>,
    /// The tables without listeners that had an input, for a driver that plays for their players.
    touched: Vec<TableId>,
    /// What the journal knows; `None` until somebody asks for changes.
    told: Option<Box<Told>>,
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
            PrizeDivision::WinnerTakesAll
            | PrizeDivision::Table(_)
            | PrizeDivision::Entries(_)
            | PrizeDivision::SecondPhase(_)
            | PrizeDivision::Equal
            | PrizeDivision::HalfByChips => None,
        };
        Some(Self {
            id,
            bounties: terms.bounties.map(|prices| Bounties::new(prices.rules)),
            switches: terms.switches.clone(),
            terms,
            stage: Stage::Registering,
            entrants: Entrants::default(),
            entered: 0,
            entry_of: BTreeMap::new(),
            draw,
            disqualified: BTreeSet::new(),
            declined: BTreeSet::new(),
            stood_still_ms: 0,
            carried: Money::ZERO,
            pool: Money::ZERO,
            prizes: Vec::new(),
            outputs: VecDeque::new(),
            touched: Vec::new(),
            told: None,
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
