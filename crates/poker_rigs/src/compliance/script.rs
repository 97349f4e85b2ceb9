//! The steps of the script.

use poker_protocol::{
    AVATARS, Entry, HandId, Link, Message, Money, PROTOCOL_VERSION, Refusal, Request, RequestId, SeatOffer, SeenEvent, StakeId, StakeRow,
    TableEvent, TableId, TurnId,
};
use poker_rules::{Action, Chips, LegalActions, Seat};

use super::client::Client;
use super::{ComplianceError, Lines, Transcript};

/// The number of decisions that the player makes before leaving; enough for a few hands.
const DECISIONS: usize = 12;

pub(super) fn play(lines: &mut dyn Lines) -> Result<Transcript, ComplianceError> {
    let mut script =
        Script { client: Client::new(lines.connect()), me: None, table: TableId(0), hand: HandId(0), turn: None, cheap: Chips::ZERO };
    script.strangers_are_refused()?;
    let stakes = script.the_lobby_is_shown()?;
    script.nobody_sits_down_for_too_little(&stakes)?;
    script.sit(&stakes)?;
    for decision in 0..DECISIONS {
        let (turn, legal) = script.wait_for_turn()?;
        match decision {
            0 => script.wrong_actions_change_nothing(turn, &legal)?,
            1 => script.a_request_is_carried_out_once()?,
            2 => script.another_connection_goes_on(lines.connect())?,
            3 => script.a_request_is_carried_out_once_over_two_connections(lines)?,
            4 => script.missed_messages_are_told_again(lines)?,
            5 => script.a_snapshot_tells_what_is_forgotten()?,
            _ => {}
        }
        script.act(turn, &legal)?;
    }
    script.wait_for_turn()?;
    script.leave()?;
    Ok(script.client.transcript)
}

struct Script {
    client: Client,
    me: Option<Seat>,
    table: TableId,
    hand: HandId,
    /// The decision that waits for the player.
    turn: Option<(TurnId, LegalActions)>,
    /// The most that a call may cost, so that the chips last to the end.
    cheap: Chips,
}

fn hello(protocol: u16, name: &str) -> Request {
    let (client, language) = ("compliance".to_owned(), "en".to_owned());
    Request::Hello { protocol, client, name: name.to_owned(), avatar: 1, language }
}

impl Script {
    fn strangers_are_refused(&mut self) -> Result<(), ComplianceError> {
        self.client.step = "strangers are refused";
        let mut faceless = hello(PROTOCOL_VERSION, "Hero");
        if let Request::Hello { avatar, .. } = &mut faceless {
            *avatar = AVATARS;
        }
        self.refused(Request::WatchLobby, |reason| *reason == Refusal::NotGreeted)?;
        self.refused(hello(PROTOCOL_VERSION + 1, "Hero"), |reason| *reason == Refusal::Version { wanted: PROTOCOL_VERSION })?;
        self.refused(faceless, |reason| *reason == Refusal::Malformed)?;
        self.greet()
    }

    fn greet(&mut self) -> Result<(), ComplianceError> {
        self.ask(hello(PROTOCOL_VERSION, "Hero"), |answer| matches!(answer, Message::Welcome { protocol: PROTOCOL_VERSION, .. }))?;
        Ok(())
    }

    fn the_lobby_is_shown(&mut self) -> Result<Vec<StakeRow>, ComplianceError> {
        self.client.step = "the lobby is shown";
        let heard = self.done(Request::WatchLobby)?;
        self.done(Request::LeaveLobby)?;
        let lobby =
            heard.into_iter().find_map(|message| if let Message::Lobby { stakes } = message { Some(stakes.to_vec()) } else { None });
        lobby.filter(|stakes| !stakes.is_empty()).ok_or_else(|| self.told("no lobby"))
    }

    fn nobody_sits_down_for_too_little(&mut self, stakes: &[StakeRow]) -> Result<(), ComplianceError> {
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

    fn sit(&mut self, stakes: &[StakeRow]) -> Result<(), ComplianceError> {
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

    /// Waits until the player has to act.
    fn wait_for_turn(&mut self) -> Result<(TurnId, LegalActions), ComplianceError> {
        self.client.step = "wait for the turn";
        if self.turn.is_none() {
            let my_turn = |message: &Message| matches!(message, Message::Table { event: TableEvent::ToAct { legal: Some(_), .. }, .. });
            let heard = self.client.hear_until(my_turn)?;
            self.note(heard)?;
        }
        self.turn.take().ok_or_else(|| self.told("no turn"))
    }

    fn wrong_actions_change_nothing(&mut self, turn: TurnId, legal: &LegalActions) -> Result<(), ComplianceError> {
        self.client.step = "wrong actions change nothing";
        let (table, hand) = (self.table, self.hand);
        let act = |hand, turn, action| Request::Act { table, hand, turn, action };
        let old = TurnId(turn.0.wrapping_sub(1));
        self.refused(act(hand, old, Action::Fold), |reason| *reason == Refusal::NotYourTurn)?;
        self.refused(act(HandId(hand.0 + 1), turn, Action::Fold), |reason| *reason == Refusal::NotYourTurn)?;
        let too_much = legal.raise.map_or(Chips::new(1), |range| Chips::new(range.max_to.get() + 1));
        self.refused(act(hand, turn, Action::RaiseTo(too_much)), |reason| matches!(reason, Refusal::Illegal { .. }))?;
        let impossible = if legal.check { Action::Call } else { Action::Check };
        self.refused(act(hand, turn, impossible), |reason| matches!(reason, Refusal::Illegal { .. }))
    }

    fn a_request_is_carried_out_once(&mut self) -> Result<(), ComplianceError> {
        self.client.step = "a request is carried out once";
        let switch = |on| Request::SitOutNextBigBlind { table: self.table, on };
        let (on, off) = (switch(true), switch(false));
        let first = self.done(on.clone())?;
        let again = self.client.ask_again(on)?;
        self.done(off)?;
        match (&first[..], &again[..]) {
            ([Message::Table { event: TableEvent::You { .. }, .. }, done @ Message::Done { .. }], [answer]) if answer == done => Ok(()),
            _ => Err(self.told("the switch was not told, or told again for a repeated request")),
        }
    }

    /// Another connection takes over on the player's turn in a hand. The snapshot shows the hand so far, and the room repeats missed
    /// messages.
    fn another_connection_goes_on(&mut self, link: Link) -> Result<(), ComplianceError> {
        self.client.step = "another connection goes on";
        let last = self.client.switch(link);
        self.greet()?;
        self.done(Request::LeaveLobby)?;
        // Messages that were sent while no client was connected have numbers in the stream too.
        let heard = self.done(Request::Resume { after: last })?;
        self.hand_goes_on(&heard)
    }

    /// Repeats a request over another line, as after an answer that was lost with its line.
    fn a_request_is_carried_out_once_over_two_connections(&mut self, lines: &mut dyn Lines) -> Result<(), ComplianceError> {
        self.client.step = "a request is carried out once over two connections";
        let switch = |on| Request::SitOutNextBigBlind { table: self.table, on };
        let (on, off) = (switch(true), switch(false));
        let asked = self.client.last_request();
        let first = self.done(on.clone())?;
        self.client.switch(lines.cut());
        self.greet()?;
        let heard = self.client.ask_as(RequestId(asked.0 + 1), on)?;
        self.done(off)?;
        let told_again = heard.iter().any(|message| matches!(message, Message::Table { event: TableEvent::You { .. }, .. }));
        self.hand_goes_on(&heard)?;
        if heard.last() == first.last() && !told_again { Ok(()) } else { Err(self.told("a request was carried out twice")) }
    }

    /// Asks for the end of the stream, from the last message before the line was cut.
    fn missed_messages_are_told_again(&mut self, lines: &mut dyn Lines) -> Result<(), ComplianceError> {
        self.client.step = "missed messages are told again";
        let last = self.client.switch(lines.cut());
        self.greet()?;
        self.done(Request::LeaveLobby)?;
        let heard = self.done(Request::Resume { after: last })?;
        let welcomed = heard.iter().any(|message| matches!(message, Message::Welcome { .. }));
        if !welcomed {
            return Err(self.told("the tail does not begin where the line was cut"));
        }
        self.hand_goes_on(&heard)
    }

    /// Asks for a place in the stream that the room does not know.
    fn a_snapshot_tells_what_is_forgotten(&mut self) -> Result<(), ComplianceError> {
        self.client.step = "a snapshot tells what is forgotten";
        let heard = self.client.resume_from_nowhere()?;
        let balance = heard.iter().any(|message| matches!(message, Message::Balance { .. }));
        if !balance {
            return Err(self.told("no balance with the snapshot"));
        }
        self.hand_goes_on(&heard)
    }

    /// Checks that the snapshot shows the same hand and the player's turn.
    fn hand_goes_on(&self, heard: &[Message]) -> Result<(), ComplianceError> {
        let snapshot = heard.iter().find_map(|message| if let Message::Snapshot { table } = message { Some(table) } else { None });
        let Some(snapshot) = snapshot else { return Err(self.told("no snapshot for the new connection")) };
        let same_hand = snapshot.hand.as_ref().is_some_and(|hand| hand.hand == self.hand);
        let my_turn = matches!(&snapshot.to_act, Some(TableEvent::ToAct { seat, legal: Some(_), .. }) if Some(*seat) == self.me);
        if same_hand && my_turn { Ok(()) } else { Err(self.told("the snapshot does not show the hand in progress")) }
    }

    /// Checks where possible, calls what is cheap, and folds otherwise; on turns whose number is a multiple of 3 it folds instead of
    /// calling.
    fn act(&mut self, turn: TurnId, legal: &LegalActions) -> Result<(), ComplianceError> {
        self.client.step = "act";
        let action = match (legal.check, legal.call) {
            (true, _) => Action::Check,
            (false, Some(cost)) if !turn.0.is_multiple_of(3) && cost <= self.cheap => Action::Call,
            (false, _) => Action::Fold,
        };
        let request = Request::Act { table: self.table, hand: self.hand, turn, action };
        let heard = self.done(request)?;
        self.note(heard)
    }

    /// Leaves on the player's turn, so that no other player acts meanwhile.
    fn leave(&mut self) -> Result<(), ComplianceError> {
        self.client.step = "leave";
        let heard = self.done(Request::LeaveTable { table: self.table })?;
        let unseated = |message: &Message| matches!(message, Message::Unseated { removed: false, .. });
        if !heard.iter().any(unseated) {
            self.client.hear_until(unseated)?;
        }
        self.refused(Request::SitOut { table: self.table, on: true }, |reason| *reason == Refusal::NotSeated)
    }

    /// Keeps what the messages tell of the table and the hand.
    fn note(&mut self, heard: Vec<Message>) -> Result<(), ComplianceError> {
        for message in heard {
            if let Message::Snapshot { table } = &message {
                self.table = table.info.table;
                self.cheap = table.info.big_blind.times(3).unwrap_or_default();
                self.me = table.you.map(|you| you.seat);
            }
            let Message::Table { event, .. } = message else { continue };
            if let TableEvent::ToAct { turn, legal: Some(legal), .. } = event {
                self.turn = Some((turn, *legal));
            } else if let TableEvent::Hand { event: SeenEvent::Started { hand, .. } } = event {
                self.hand = hand;
            } else if let TableEvent::Hand { event: SeenEvent::Dealt { seat, card, .. } } = event
                && (Some(seat) == self.me) != card.is_some()
            {
                return Err(self.told("a hole card is hidden from its player or shown to another"));
            }
        }
        Ok(())
    }

    fn done(&mut self, request: Request) -> Result<Vec<Message>, ComplianceError> {
        self.ask(request, |answer| matches!(answer, Message::Done { .. }))
    }

    fn refused(&mut self, request: Request, expected: impl Fn(&Refusal) -> bool) -> Result<(), ComplianceError> {
        self.ask(request, |answer| matches!(answer, Message::Refused { reason, .. } if expected(reason)))?;
        Ok(())
    }

    fn ask(&mut self, request: Request, expected: impl Fn(&Message) -> bool) -> Result<Vec<Message>, ComplianceError> {
        let heard = self.client.ask(request.clone())?;
        match heard.last() {
            Some(answer) if !expected(answer) => {
                Err(ComplianceError::Answer { step: self.client.step, request: Box::new(request), found: Box::new(answer.clone()) })
            }
            Some(_) | None => Ok(heard),
        }
    }

    fn told(&self, what: &'static str) -> ComplianceError {
        ComplianceError::Told { step: self.client.step, what }
    }
}
