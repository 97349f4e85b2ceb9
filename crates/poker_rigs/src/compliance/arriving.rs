//! The steps before the first hand: greeting, the lobby, a seat.

use poker_protocol::{AVATARS, Entry, Message, Money, PROTOCOL_VERSION, Refusal, Request, SeatOffer, StakeId, StakeRow, TableId};

use super::ComplianceError;
use super::script::{Script, hello};

impl Script {
    pub(super) fn strangers_are_refused(&mut self) -> Result<(), ComplianceError> {
        self.client.step = "strangers are refused";
        let mut faceless = hello(PROTOCOL_VERSION, "Hero", None);
        if let Request::Hello { avatar, .. } = &mut faceless {
            *avatar = AVATARS;
        }
        self.refused(Request::WatchLobby, |reason| *reason == Refusal::NotGreeted)?;
        self.refused(hello(PROTOCOL_VERSION + 1, "Hero", None), |reason| *reason == Refusal::Version { wanted: PROTOCOL_VERSION })?;
        self.refused(faceless, |reason| *reason == Refusal::Malformed)?;
        self.greet()
    }

    pub(super) fn the_lobby_is_shown(&mut self) -> Result<Vec<StakeRow>, ComplianceError> {
        self.client.step = "the lobby is shown";
        let heard = self.done(Request::WatchLobby)?;
        self.done(Request::LeaveLobby)?;
        let lobby =
            heard.into_iter().find_map(|message| if let Message::Lobby { stakes } = message { Some(stakes.to_vec()) } else { None });
        lobby.filter(|stakes| !stakes.is_empty()).ok_or_else(|| self.told("no lobby"))
    }

    pub(super) fn nobody_sits_down_for_too_little(&mut self, stakes: &[StakeRow]) -> Result<(), ComplianceError> {
        self.client.step = "nobody sits down for too little";
        let entry = Entry::WaitForBigBlind;
        self.refused(Request::Join { stake: StakeId(u16::MAX) }, |reason| *reason == Refusal::Unknown)?;
        let offer = self.join(stakes[0].stake)?;
        self.refused(Request::Join { stake: stakes[0].stake }, |reason| *reason == Refusal::AlreadyWaiting)?;
        let short = Request::SitDown { table: offer.table, buy_in: Money::new(1), entry };
        self.refused(short.clone(), |reason| *reason == Refusal::BuyIn { range: offer.limits.range })?;
        let heard = self.done(Request::DeclineSeat { table: offer.table })?;
        if !heard.iter().any(|message| matches!(message, Message::SeatWithdrawn { table } if *table == offer.table)) {
            return Err(self.told("a seat that was given back was not withdrawn"));
        }
        for request in [short, Request::DeclineSeat { table: offer.table }] {
            self.refused(request, |reason| *reason == Refusal::NoSeatOffered)?;
        }
        let nowhere = Request::LeaveTable { table: TableId(u32::MAX) };
        self.refused(nowhere, |reason| matches!(reason, Refusal::Unknown | Refusal::NotSeated))
    }

    pub(super) fn sit(&mut self, stakes: &[StakeRow]) -> Result<(), ComplianceError> {
        self.client.step = "sit";
        let offer = self.join(stakes[0].stake)?;
        let (table, buy_in, entry) = (offer.table, offer.limits.range.max, Entry::WaitForBigBlind);
        let heard = self.done(Request::SitDown { table, buy_in, entry })?;
        self.note(heard)?;
        if self.me.is_some() { Ok(()) } else { Err(self.told("no snapshot on sitting down")) }
    }

    /// Asks for a seat at a stake that has a free one. Returns the offer.
    fn join(&mut self, stake: StakeId) -> Result<SeatOffer, ComplianceError> {
        let heard = self.done(Request::Join { stake })?;
        let offer = heard.into_iter().find_map(|message| if let Message::SeatOffered { offer } = message { Some(offer) } else { None });
        offer.filter(|offer| offer.stake == stake).ok_or_else(|| self.told("no seat was offered though one is free"))
    }
}
