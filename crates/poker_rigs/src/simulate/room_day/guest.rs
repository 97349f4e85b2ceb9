//! A player of the simulation, who knows only what the messages to the client tell.

use poker_protocol::{
    HandId, LimitReason, Message, Money, Notice, PlanView, PlayerId, SeatOffer, SeatState, SeenEvent, Seq, StackChange, StakeId, StreamId,
    TableEvent, TableId, TableSnapshot, TurnId,
};
use poker_room::ClientId;
use poker_rules::{PostKind, Seat};
use poker_seen::OwnSeat;
use smallvec::SmallVec;

use super::answer::Answer;
use super::branch::{Branch, Branches};
use super::habit::Habit;

/// A reason for the player to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prompt {
    ToAct { table: TableId, hand: HandId, turn: TurnId },
    ToShow { table: TableId, hand: HandId, turn: TurnId },
    Offered { table: TableId },
    Busted { table: TableId },
    Out { table: TableId },
    Unseated { stake: StakeId },
    HandOver { table: TableId },
    MayFastFold { table: TableId, hand: HandId },
}

pub(super) struct Guest {
    pub player: PlayerId,
    pub habit: Habit,
    pub client: Option<ClientId>,
    pub last_request: u64,
    /// The answer to the last request, until it is taken.
    pub answer: Option<Answer>,
    /// The number of the last message read on an earlier connection.
    pub last_seq: Seq,
    pub stream: StreamId,
    pub balance: Money,
    /// The seats. Most players have one, which then lies beside the other fields.
    pub places: SmallVec<[OwnSeat; 1]>,
    pub offers: Vec<SeatOffer>,
    pub waits: Vec<StakeId>,
    /// The stake whose queue the room has taken the player out of.
    pub called: Option<StakeId>,
    pub plans: Option<PlanView>,
    /// The last hand that ended, and the seat of another player in it.
    pub last_hand: Option<(HandId, Seat)>,
    /// The stake that the player joins at present.
    pub fancy: StakeId,
}

impl Guest {
    pub(super) fn new(player: PlayerId, habit: Habit, fancy: StakeId) -> Guest {
        Guest {
            player,
            habit,
            client: None,
            last_request: 0,
            answer: None,
            last_seq: Seq(0),
            stream: StreamId::default(),
            balance: Money::ZERO,
            places: SmallVec::new(),
            offers: Vec::new(),
            waits: Vec::new(),
            called: None,
            plans: None,
            last_hand: None,
            fancy,
        }
    }

    pub(super) fn place(&self, table: TableId) -> Option<&OwnSeat> {
        self.places.iter().find(|place| place.table == table)
    }

    fn place_mut(&mut self, table: TableId) -> Option<&mut OwnSeat> {
        self.places.iter_mut().find(|place| place.table == table)
    }

    /// Reads one message. Returns a reason to do something, if the message is one.
    pub(super) fn read(&mut self, message: &Message, seen: &mut Branches) -> Option<Prompt> {
        match message {
            Message::Welcome { balance, stream, .. } => {
                self.stream = *stream;
                // The room sends the seats, offers and queues that remain again.
                (self.places, self.offers, self.waits) = (SmallVec::new(), Vec::new(), Vec::new());
                self.balance = *balance;
            }
            Message::Balance { balance } => self.balance = *balance,
            Message::Snapshot { table } => return self.sit_at(table, seen),
            Message::Table { table, event } => return self.read_event(*table, event, seen),
            Message::SeatOffered { offer } => return Some(self.take_offer(offer.clone(), seen)),
            Message::SeatWithdrawn { table } => {
                if self.offers.iter().any(|offer| offer.table == *table) {
                    seen.see(Branch::OfferExpired);
                }
                self.offers.retain(|offer| offer.table != *table);
            }
            Message::Queue { stake, position, .. } => {
                self.waits.retain(|other| other != stake);
                if position.is_some() {
                    seen.see(Branch::Queued);
                    self.waits.push(*stake);
                } else {
                    self.called = Some(*stake);
                }
            }
            Message::Unseated { table, removed, .. } => {
                let place = self.places.iter().position(|place| place.table == *table)?;
                let place = self.places.swap_remove(place);
                if *removed {
                    let everywhere = place.you.out.is_some_and(|out| out.everywhere);
                    seen.see(if everywhere { Branch::GlobalSitOutRemoved } else { Branch::Removed });
                }
                return Some(Prompt::Unseated { stake: place.stake });
            }
            Message::Plans { plans } => self.plans = Some(plans.clone()),
            // The players do not react to other messages.
            _ => {}
        }
        None
    }

    fn sit_at(&mut self, snapshot: &TableSnapshot, seen: &mut Branches) -> Option<Prompt> {
        let place = OwnSeat::of(snapshot)?;
        if place.in_hand && self.place(place.table).is_none() {
            seen.see(Branch::BackInHand);
        }
        let (table, state) = (place.table, place.state);
        self.places.retain(|other| other.table != table);
        self.places.push(place);
        self.offers.retain(|offer| offer.table != table);
        let state = self.see_state(table, state, state, seen);
        let awaited = snapshot.to_act.as_ref().or(snapshot.to_show.as_ref());
        awaited.and_then(|event| self.read_event(table, event, seen)).or(state)
    }

    fn read_event(&mut self, table: TableId, event: &TableEvent, seen: &mut Branches) -> Option<Prompt> {
        let marked = matches!(
            event,
            TableEvent::ToShow { .. }
                | TableEvent::Hand { event: SeenEvent::Posted { post: PostKind::Straddle, .. } | SeenEvent::PartShown { .. } }
        );
        if !marked && !OwnSeat::may_change(event) {
            return None;
        }
        let place = self.place_mut(table)?;
        let (was_in_hand, before) = (place.in_hand, place.state);
        place.see(event);
        match event {
            TableEvent::Hand { event } => return self.read_hand(table, event, was_in_hand, seen),
            TableEvent::ToAct { turn, .. } if place.asked.is_some() => return Some(Prompt::ToAct { table, hand: place.hand, turn: *turn }),
            TableEvent::ToShow { turn, choice: Some(choice), .. } => {
                seen.see(if choice.shown_unasked { Branch::AskedToShow } else { Branch::AskedAfterWin });
                return Some(Prompt::ToShow { table, hand: place.hand, turn: *turn });
            }
            TableEvent::StateChanged { seat, state } if *seat == place.seat => return self.see_state(table, before, *state, seen),
            TableEvent::StackChanged { why, .. } => match why {
                StackChange::AutoTopUp => seen.see(Branch::AutoTopUp),
                StackChange::TopUp => seen.see(Branch::TopUp),
                StackChange::Void => seen.see(Branch::HandVoid),
                StackChange::Correction => seen.see(Branch::Correction),
                // Only in tournaments, which these rooms do not have.
                StackChange::Rebuy | StackChange::AddOn | StackChange::Merged => {}
            },
            TableEvent::You { you } => {
                if you.out.is_some_and(|out| out.everywhere) {
                    seen.see(Branch::GlobalSitOut);
                }
                if you.may_fast_fold {
                    return Some(Prompt::MayFastFold { table, hand: place.hand });
                }
            }
            TableEvent::Notice { notice } => read_notice(notice, seen),
            TableEvent::ToAct { .. }
            | TableEvent::ToShow { .. }
            | TableEvent::StateChanged { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::DeckSealed { .. } => {}
        }
        None
    }

    fn read_hand(&mut self, table: TableId, event: &SeenEvent, was_in_hand: bool, seen: &mut Branches) -> Option<Prompt> {
        let place = self.place(table)?;
        match event {
            SeenEvent::Started { .. } => {
                if place.form.moves_players() {
                    seen.see(Branch::FastHand);
                }
            }
            SeenEvent::Posted { post: PostKind::Straddle, .. } => seen.see(Branch::Straddle),
            SeenEvent::Ended { stacks } => {
                let other = stacks.iter().map(|stack| stack.seat).find(|seat| *seat != place.seat).filter(|_| was_in_hand);
                self.last_hand = other.map(|other| (place.hand, other)).or(self.last_hand);
                return Some(Prompt::HandOver { table });
            }
            SeenEvent::PartShown { .. } => seen.see(Branch::PartShown),
            SeenEvent::Posted { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::StreetDealt { .. }
            | SeenEvent::Acted { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Shown { .. }
            | SeenEvent::Mucked { .. }
            | SeenEvent::Won { .. } => {}
        }
        None
    }

    fn see_state(&self, table: TableId, before: SeatState, state: SeatState, seen: &mut Branches) -> Option<Prompt> {
        let place = self.place(table)?;
        match state {
            SeatState::Busted => return Some(Prompt::Busted { table }),
            SeatState::SittingOut => {
                if place.you.sit_out_next_big_blind == Some(true) {
                    seen.see(Branch::SatOutNextBigBlind);
                }
                seen.see(Branch::SatOut);
                return Some(Prompt::Out { table });
            }
            SeatState::Playing => {
                if before == SeatState::SittingOut {
                    seen.see(Branch::CameBack);
                }
            }
            SeatState::WaitingForBigBlind => seen.see(Branch::WaitsForBigBlind),
            SeatState::Disconnected => {}
        }
        None
    }

    fn take_offer(&mut self, offer: SeatOffer, seen: &mut Branches) -> Prompt {
        seen.see(Branch::SeatOffered);
        match offer.limits.why {
            LimitReason::Stake => {}
            LimitReason::LastStack { .. } => seen.see(Branch::LimitLastStack),
            LimitReason::DeepReturn { .. } => seen.see(Branch::LimitDeepReturn),
            LimitReason::DeepReturnAgain { .. } => seen.see(Branch::LimitDeepReturnAgain),
            LimitReason::NoRatholing { .. } => seen.see(Branch::LimitNoRatholing),
            LimitReason::Banzai => seen.see(Branch::BanzaiBuyIn),
            LimitReason::BanzaiResume { .. } => seen.see(Branch::BanzaiResume),
        }
        if self.called.take() == Some(offer.stake) {
            seen.see(Branch::CalledFromQueue);
        }
        let table = offer.table;
        self.offers.retain(|other| other.table != table);
        self.offers.push(offer);
        Prompt::Offered { table }
    }
}

fn read_notice(notice: &Notice, seen: &mut Branches) {
    match notice {
        Notice::TopUpSkipped { .. } => seen.see(Branch::TopUpSkipped),
        Notice::TopUpLater { .. } => seen.see(Branch::TopUpAfterHand),
        Notice::TimeOut { .. } => seen.see(Branch::TimedOut),
        Notice::WaitingForPlayers { .. } => seen.see(Branch::WaitsForPlayers),
        Notice::SittingOutEverywhere { .. } => seen.see(Branch::GlobalSitOut),
        Notice::Jackpot { .. } => seen.see(Branch::Jackpot),
        Notice::HandVoid { .. } => seen.see(Branch::HandVoid),
    }
}
