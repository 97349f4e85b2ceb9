//! The steps of the script.

use poker_protocol::{HandId, Message, PROTOCOL_VERSION, Refusal, Request, SeenEvent, StreamPlace, TableEvent, TableId, TurnId};
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

pub(super) struct Script {
    pub client: Client,
    pub me: Option<Seat>,
    pub table: TableId,
    pub hand: HandId,
    /// The decision that waits for the player.
    turn: Option<(TurnId, LegalActions)>,
    /// The most that a call may cost, so that the chips last to the end.
    cheap: Chips,
}

pub(super) fn hello(protocol: u16, name: &str, resume: Option<StreamPlace>) -> Request {
    let (client, language) = ("compliance".to_owned(), "en".to_owned());
    Request::Hello { protocol, client, name: name.to_owned(), avatar: 1, language, resume }
}

impl Script {
    pub(super) fn greet(&mut self) -> Result<(), ComplianceError> {
        self.greet_from(None)
    }

    /// Greets, and goes on after the messages that were received, if `resume` says which.
    pub(super) fn greet_from(&mut self, resume: Option<StreamPlace>) -> Result<(), ComplianceError> {
        self.ask(hello(PROTOCOL_VERSION, "Hero", resume), |answer| matches!(answer, Message::Welcome { protocol: PROTOCOL_VERSION, .. }))?;
        Ok(())
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
    pub(super) fn note(&mut self, heard: Vec<Message>) -> Result<(), ComplianceError> {
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

    pub(super) fn done(&mut self, request: Request) -> Result<Vec<Message>, ComplianceError> {
        self.ask(request, |answer| matches!(answer, Message::Done { .. }))
    }

    pub(super) fn refused(&mut self, request: Request, expected: impl Fn(&Refusal) -> bool) -> Result<(), ComplianceError> {
        self.ask(request, |answer| matches!(answer, Message::Refused { reason, .. } if expected(reason)))?;
        Ok(())
    }

    pub(super) fn ask(&mut self, request: Request, expected: impl Fn(&Message) -> bool) -> Result<Vec<Message>, ComplianceError> {
        let heard = self.client.ask(request.clone())?;
        match heard.last() {
            Some(answer) if !expected(answer) => {
                Err(ComplianceError::Answer { step: self.client.step, request: Box::new(request), found: Box::new(answer.clone()) })
            }
            Some(_) | None => Ok(heard),
        }
    }

    pub(super) fn told(&self, what: &'static str) -> ComplianceError {
        ComplianceError::Told { step: self.client.step, what }
    }
}
