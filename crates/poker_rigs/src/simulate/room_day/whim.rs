//! Carries out what players have planned.

use poker_protocol::{Entry, HandId, Money, Refusal, Request, SeatOffer, StakeId, Suspicion, TableId, TurnId};
use poker_rules::{Action, HolePlaces};
use poker_seen::OwnSeat;
use rand::RngExt as _;

use super::RoomFailure;
use super::agenda::{Errand, GuestNo, Who};
use super::answer::Answer;
use super::branch::Branch;
use super::guest::Guest;
use super::run::{Day, HOUR_MS};
use crate::simulate::policy;

/// How long a player who lost the connection stays away, in milliseconds: up to a time after which no seat is kept.
const GONE_MS: std::ops::RangeInclusive<u32> = 1_000..=1_500_000;
/// The length of a night, in milliseconds.
const NIGHT_MS: std::ops::RangeInclusive<u32> = 5 * HOUR_MS..=7 * HOUR_MS;

impl Day {
    pub(super) fn run_errand(&mut self, guest: GuestNo, errand: Errand) -> Result<(), RoomFailure> {
        match errand {
            Errand::Connect => {
                if self.guests[guest].client.is_none() {
                    self.connect(guest)?;
                    self.soon(guest, Errand::Whim, 0..=*self.pace.whim_ms.start());
                }
            }
            Errand::Whim if self.guests[guest].client.is_some() => {
                self.have_an_idea(guest)?;
                self.soon(guest, Errand::Whim, self.pace.whim_ms.clone());
            }
            // There is no connection; connecting plans the next whim.
            Errand::Whim => {}
            Errand::Act { table, hand, turn } => self.act(guest, table, hand, turn)?,
            Errand::Show { table, hand, turn } => self.show(guest, table, hand, turn)?,
            Errand::FastFold { table, hand } => {
                if self.done(guest, Request::FastFold { table, hand })? {
                    self.seen.see(Branch::FastFold);
                }
            }
            Errand::AnswerOffer { table } => self.answer_offer(guest, table)?,
            Errand::Join { stake } => self.join(guest, stake)?,
            Errand::Rebuy { table } => self.rebuy(guest, table)?,
            Errand::PlayOn { table } => {
                if self.guests[guest].place(table).is_some() {
                    self.done(guest, Request::SitOut { table, on: false })?;
                }
            }
            Errand::Leave { table } => self.leave(guest, table)?,
        }
        Ok(())
    }

    fn act(&mut self, guest: GuestNo, table: TableId, hand: HandId, turn: TurnId) -> Result<(), RoomFailure> {
        let Some(place) = self.guests[guest].place(table) else { return Ok(()) };
        let Some((_, legal)) = place.asked.as_ref().filter(|(asked, _)| *asked == turn && place.hand == hand) else { return Ok(()) };
        let action = policy::calm(legal, &mut self.rng);
        self.done(guest, Request::Act { table, hand, turn, action })?;
        Ok(())
    }

    /// Chooses at random to show the first card, the first two cards or none.
    fn show(&mut self, guest: GuestNo, table: TableId, hand: HandId, turn: TurnId) -> Result<(), RoomFailure> {
        let action = match self.rng.random_range(0..3) {
            0 => Action::Muck,
            cards => Action::Show(HolePlaces::all(cards)),
        };
        self.ask(guest, Request::Act { table, hand, turn, action })?;
        Ok(())
    }

    fn have_an_idea(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let Guest { habit, balance, .. } = self.guests[guest];
        if habit.always.is_none() && self.one_in(3) {
            self.guests[guest].fancy = self.in_fashion();
        }
        let busy = self.guests[guest].places.len() + self.guests[guest].offers.len() + self.guests[guest].waits.len();
        if busy == 0 && self.least_buy_in(self.guests[guest].fancy).is_none_or(|least| balance < least) {
            return self.somebody_else_comes(guest);
        }
        if busy < habit.tables {
            return self.join(guest, self.guests[guest].fancy);
        }
        match self.rng.random_range(0..20) {
            0 => self.lose_connection(guest),
            1 => self.look_around(guest),
            2 => self.choose_plan(guest),
            3 => self.complain(guest),
            4 => self.make_mischief(guest),
            5 => {
                let Some(&stake) = self.guests[guest].waits.first() else { return Ok(()) };
                if self.done(guest, Request::LeaveQueue { stake })? {
                    self.guests[guest].called = None;
                    self.seen.see(Branch::QueueLeft);
                }
                Ok(())
            }
            _ => self.press_a_switch(guest),
        }
    }

    fn least_buy_in(&self, stake: StakeId) -> Option<Money> {
        let offer = self.stakes.offers.get(usize::from(stake.0))?;
        offer.rulebook.buy_in_range(&offer.row).map(|range| range.min)
    }

    /// Replaces a player who cannot pay for the stake by a new one.
    fn somebody_else_comes(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        self.disconnect(guest)?;
        let player = self.new_player();
        let Guest { habit, fancy, .. } = self.guests[guest];
        self.guests[guest] = Guest::new(player, habit, fancy);
        self.soon(guest, Errand::Connect, 0..=HOUR_MS / 30);
        Ok(())
    }

    fn join(&mut self, guest: GuestNo, stake: StakeId) -> Result<(), RoomFailure> {
        let answer = self.ask(guest, Request::Join { stake })?;
        if let Some(Answer::Refused(Refusal::TooManyTables { .. })) = answer {
            self.seen.see(Branch::BanzaiTooMany);
        }
        Ok(())
    }

    fn answer_offer(&mut self, guest: GuestNo, table: TableId) -> Result<(), RoomFailure> {
        let Some(SeatOffer { limits, may_post, .. }) = self.guests[guest].offers.iter().find(|offer| offer.table == table).cloned() else {
            return Ok(());
        };
        let Guest { balance, habit, .. } = self.guests[guest];
        if self.one_in(16) {
            // Does not answer, so that the offer expires.
            return Ok(());
        }
        let range = limits.range;
        if balance < range.min && limits.instead.is_none_or(|reset| balance < reset.amount) || self.one_in(16) {
            self.guests[guest].offers.retain(|offer| offer.table != table);
            if self.done(guest, Request::DeclineSeat { table })? {
                self.seen.see(Branch::SeatDeclined);
            }
            return Ok(());
        }
        let most = range.max.min(balance);
        let reset = limits.instead.filter(|reset| balance < range.min || (balance >= reset.amount && self.rng.random_bool(0.5)));
        let buy_in = match reset {
            Some(reset) => reset.amount,
            None if habit.brings_most || self.rng.random_bool(0.5) => most,
            None => Money::new(self.rng.random_range(range.min.hundredths()..=most.hundredths())),
        };
        let entry = if may_post && self.rng.random_bool(0.5) { Entry::PostNow } else { Entry::WaitForBigBlind };
        if self.done(guest, Request::SitDown { table, buy_in, entry })? {
            if reset.is_some() {
                self.seen.see(Branch::BanzaiReset);
            }
            if entry == Entry::PostNow {
                self.seen.see(Branch::PostsNow);
            }
            self.note_tables();
            if habit.runs {
                self.soon(guest, Errand::Leave { table }, 20_000..=240_000);
            }
        }
        Ok(())
    }

    fn rebuy(&mut self, guest: GuestNo, table: TableId) -> Result<(), RoomFailure> {
        let Some(place) = self.guests[guest].place(table) else { return Ok(()) };
        let to = self.rng.random_range(place.buy_in.min.hundredths()..=place.buy_in.max.hundredths());
        if self.done(guest, Request::TopUp { table, to: Money::new(to) })? {
            self.seen.see(Branch::Rebuy);
        }
        Ok(())
    }

    fn leave(&mut self, guest: GuestNo, table: TableId) -> Result<(), RoomFailure> {
        let Some(place) = self.guests[guest].place(table) else { return Ok(()) };
        let in_hand = place.in_hand;
        if self.done(guest, Request::LeaveTable { table })? {
            self.seen.see(if in_hand { Branch::LeftInHand } else { Branch::LeftBetweenHands });
        }
        Ok(())
    }

    fn press_a_switch(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let places = self.guests[guest].places.len();
        if places == 0 {
            return Ok(());
        }
        let place = self.guests[guest].places[self.rng.random_range(0..places)].clone();
        let least = place.worth();
        let OwnSeat { table, you, buy_in, in_hand, .. } = place;
        let entry = if self.rng.random_bool(0.5) { Entry::PostNow } else { Entry::WaitForBigBlind };
        let to = Money::new(self.rng.random_range(least.hundredths()..=buy_in.max.hundredths().max(least.hundredths())));
        let request = match self.rng.random_range(0..17) {
            0 | 1 => return self.leave(guest, table),
            2 | 3 => Request::SitOut { table, on: true },
            4 => Request::SitOutNextBigBlind { table, on: you.sit_out_next_big_blind != Some(true) },
            5 => Request::AutoTopUp { table, on: you.auto_top_up != Some(true) },
            6 | 7 => Request::TopUpAfterHand { table, to },
            8 if !in_hand => Request::TopUp { table, to },
            9 | 10 => Request::Straddle { table, on: you.straddle != Some(true) },
            11 => Request::Enter { table, entry },
            12 => Request::NextHand { table },
            13 => Request::AutoMuck { table, on: !you.auto_muck },
            _ => Request::SitOut { table, on: false },
        };
        self.done(guest, request)?;
        Ok(())
    }

    fn look_around(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let rulebook = self.stakes.offers.first().map(|offer| offer.rulebook.id.clone()).unwrap_or_default();
        for request in [Request::WatchLobby, Request::AskStatement { before: None }, Request::AskRules { rulebook }] {
            self.done(guest, request)?;
        }
        // Some players keep watching the lobby, but none in a measured room.
        if self.pace.only.is_some() || self.rng.random_bool(0.7) {
            self.done(guest, Request::LeaveLobby)?;
        }
        Ok(())
    }

    fn choose_plan(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        if !self.done(guest, Request::AskPlans)? {
            return Ok(());
        }
        let Some(plans) = self.guests[guest].plans.clone() else { return Ok(()) };
        let dearer = plans.rows.iter().filter(|row| !row.price.is_zero()).min_by_key(|row| row.price);
        let Some(dearer) = dearer else { return Ok(()) };
        if plans.ends.is_some() {
            match self.ask(guest, Request::CancelPlan)? {
                Some(Answer::Done) => self.seen.see(Branch::PlanCancelled),
                Some(Answer::Refused(Refusal::Cancellations { .. })) => self.seen.see(Branch::PlanCancellations),
                Some(Answer::Refused(_)) | None => {}
            }
        } else if self.done(guest, Request::ChoosePlan { plan: dearer.plan })? {
            self.seen.see(Branch::PlanChosen);
        }
        Ok(())
    }

    fn complain(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let Some((hand, other)) = self.guests[guest].last_hand else { return Ok(()) };
        let report = Request::ReportHand { hand, about: vec![other], why: Suspicion::SoftPlay, remark: "They never raised.".to_owned() };
        if self.done(guest, report)? {
            self.seen.see(Branch::Reported);
        }
        Ok(())
    }

    fn lose_connection(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        self.disconnect(guest)?;
        self.soon(guest, Errand::Connect, GONE_MS);
        Ok(())
    }

    /// Disconnects all players, some of whom leave their tables first; all come back in the morning. A room whose transcript is taken is
    /// restarted meanwhile.
    pub(super) fn go_to_bed(&mut self) -> Result<(), RoomFailure> {
        for guest in 0..self.guests.len() {
            if self.rng.random_bool(0.5) {
                let tables: Vec<TableId> = self.guests[guest].places.iter().map(|place| place.table).collect();
                for table in tables {
                    self.leave(guest, table)?;
                }
            }
            self.disconnect(guest)?;
            self.soon(guest, Errand::Connect, NIGHT_MS);
        }
        self.restart()?;
        if let Some(after) = self.pace.night_after_ms {
            self.agenda.note(self.now.after_ms(*NIGHT_MS.end()).after_ms(after), Who::Night);
        }
        Ok(())
    }
}
