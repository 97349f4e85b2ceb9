//! Requests that make no sense. Each must be refused, with a reason that fits, and change nothing.

use poker_protocol::{
    Entry, HandId, MAX_REMARK_CHARS, Money, PROTOCOL_VERSION, PlanId, Refusal, Request, StakeId, Suspicion, TableId, TurnId,
};
use poker_rules::Action;
use poker_seen::OwnSeat;
use rand::RngExt as _;

use super::RoomFailure;
use super::agenda::GuestNo;
use super::answer::Answer;
use super::branch::Branch;
use super::run::Day;

/// Whether a refusal fits a request.
type Fits = fn(&Refusal) -> bool;

/// The saves before and after a request are compared for one in this number of requests.
const WHOLE_SAVES_EVERY: u64 = 256;

const NOWHERE: Fits = |reason| matches!(reason, Refusal::Unknown | Refusal::NotSeated | Refusal::NoSeatOffered);
const NOT_MINE: Fits = |reason| matches!(reason, Refusal::NotSeated | Refusal::NoSeatOffered | Refusal::AlreadySeated);
const BUY_IN: Fits = |reason| matches!(reason, Refusal::BuyIn { .. } | Refusal::NoSeatOffered | Refusal::BanzaiExcluded);
const UNKNOWN: Fits = |reason| matches!(reason, Refusal::Unknown | Refusal::NotInRulebook { .. });

/// Refusals because of a verdict of the operator; the room checks for them first.
const STANDING: Fits = |reason| matches!(reason, Refusal::UnderReview | Refusal::Suspended);

impl Day {
    pub(super) fn make_mischief(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let (request, fits) = self.nonsense(guest);
        // Comparing whole saves finds a change that the room does not report. It takes long in an old room, so only some requests are
        // compared.
        let before = (self.checked && self.mischief.is_multiple_of(WHOLE_SAVES_EVERY)).then(|| self.room.save());
        self.mischief += 1;
        let told = format!("{request:?}");
        self.changed = false;
        let answer = self.ask(guest, request)?;
        match answer {
            Some(Answer::Refused(reason)) if fits(&reason) || STANDING(&reason) => self.seen.see(Branch::BadRequest),
            None => {}
            answer => return Err(self.broken(format!("{told} was answered with {answer:?}"))),
        }
        if self.changed || before.is_some_and(|before| before != self.room.save()) {
            return Err(self.broken(format!("{told} was refused and changed something")));
        }
        Ok(())
    }

    /// A request that makes no sense, and the refusals that fit it.
    fn nonsense(&mut self, guest: GuestNo) -> (Request, Fits) {
        match self.rng.random_range(0..5) {
            0 => self.nonsense_anywhere(),
            1 => {
                let nowhere = TableId(u32::MAX - self.rng.random_range(0..1_000));
                (self.about_a_table(nowhere), NOWHERE)
            }
            2 => match self.somebody_elses_table(guest) {
                Some(table) => (self.about_a_table(table), NOT_MINE),
                None => self.nonsense_anywhere(),
            },
            3 => match self.guests[guest].offers.first() {
                Some(offer) => {
                    let range = offer.limits.range;
                    let above = Money::new(range.max.hundredths() + 1);
                    let amount = if self.rng.random_bool(0.5) { above } else { Money::ZERO };
                    (Request::SitDown { table: offer.table, buy_in: amount, entry: Entry::PostNow }, BUY_IN)
                }
                None => self.nonsense_anywhere(),
            },
            _ => match self.guests[guest].places.first().cloned() {
                Some(place) => self.nonsense_at(&place),
                None => self.nonsense_anywhere(),
            },
        }
    }

    fn nonsense_anywhere(&mut self) -> (Request, Fits) {
        let hand = HandId(u64::MAX);
        let remark = |letters| "x".repeat(letters);
        let report = |remark| Request::ReportHand { hand, about: Vec::new(), why: Suspicion::Bot, remark };
        match self.rng.random_range(0..7) {
            0 => (Request::Join { stake: StakeId(u16::MAX) }, UNKNOWN),
            1 => (Request::RefillBalance, |reason| *reason == Refusal::NotOffered),
            2 => (Request::ChoosePlan { plan: PlanId(u8::MAX) }, UNKNOWN),
            3 => (Request::AskRules { rulebook: "no such rulebook".to_owned() }, UNKNOWN),
            4 => (report(remark(1)), UNKNOWN),
            5 => (report(remark(MAX_REMARK_CHARS + 1)), |reason| *reason == Refusal::Malformed),
            _ => {
                let (client, name, language) = (String::new(), "Player".to_owned(), "en".to_owned());
                let hello = Request::Hello { protocol: PROTOCOL_VERSION + 1, client, name, avatar: 0, language, resume: None };
                (hello, |reason| *reason == Refusal::Version { wanted: PROTOCOL_VERSION })
            }
        }
    }

    /// A random request about a table.
    fn about_a_table(&mut self, table: TableId) -> Request {
        let (on, hand, to, entry) = (self.rng.random_bool(0.5), HandId(1), Money::new(1_000), Entry::PostNow);
        match self.rng.random_range(0..13) {
            0 => Request::LeaveTable { table },
            1 => Request::Act { table, hand, turn: TurnId(1), action: Action::Fold },
            2 => Request::SitOut { table, on },
            3 => Request::SitOutNextBigBlind { table, on },
            4 => Request::AutoTopUp { table, on },
            5 => Request::TopUp { table, to },
            6 => Request::TopUpAfterHand { table, to },
            7 => Request::Straddle { table, on },
            8 => Request::FastFold { table, hand },
            9 => Request::Enter { table, entry },
            10 => Request::NextHand { table },
            11 => Request::SitDown { table, buy_in: to, entry },
            _ => Request::DeclineSeat { table },
        }
    }

    fn somebody_elses_table(&mut self, guest: GuestNo) -> Option<TableId> {
        let mine = &self.guests[guest];
        let not_mine = |table: TableId| mine.place(table).is_none() && mine.offers.iter().all(|offer| offer.table != table);
        let others = self.guests.iter().flat_map(|other| &other.places).map(|place| place.table);
        let tables: Vec<TableId> = others.filter(|table| not_mine(*table) && self.room.table(*table).is_some()).collect();
        (!tables.is_empty()).then(|| tables[self.rng.random_range(0..tables.len())])
    }

    /// A request that makes no sense at the player's own table.
    fn nonsense_at(&mut self, place: &OwnSeat) -> (Request, Fits) {
        let OwnSeat { table, hand, ref asked, in_hand, buy_in, .. } = *place;
        let most = Money::new(buy_in.max.hundredths() + 1);
        match self.rng.random_range(0..4) {
            0 => (Request::Act { table, hand, turn: TurnId(u32::MAX), action: Action::Fold }, |reason| *reason == Refusal::NotYourTurn),
            1 if in_hand && asked.is_none() => {
                (Request::Act { table, hand, turn: TurnId(0), action: Action::Call }, |reason| *reason == Refusal::NotYourTurn)
            }
            2 => match asked {
                Some((turn, legal)) => {
                    let action = if legal.check { Action::Call } else { Action::Check };
                    (Request::Act { table, hand, turn: *turn, action }, |reason| {
                        // The time to act may be over without the player knowing yet.
                        matches!(reason, Refusal::Illegal { .. } | Refusal::NotYourTurn)
                    })
                }
                None => self.nonsense_anywhere(),
            },
            3 if in_hand => (Request::TopUp { table, to: buy_in.max }, |reason| matches!(reason, Refusal::InHand | Refusal::NotOffered)),
            _ => (Request::TopUpAfterHand { table, to: most }, |reason| {
                matches!(reason, Refusal::BuyIn { .. } | Refusal::NotOffered | Refusal::InHand)
            }),
        }
    }
}
