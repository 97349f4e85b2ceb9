//! The steps in which a line breaks or another one takes over.

use poker_protocol::{Link, Message, Request, RequestId, TableEvent};

use super::script::Script;
use super::{ComplianceError, Lines};

impl Script {
    /// Another connection takes over on the player's turn in a hand. The room sends what the client has missed, then the welcome, and a
    /// snapshot of the hand so far.
    pub(super) fn another_connection_goes_on(&mut self, link: Link) -> Result<(), ComplianceError> {
        self.client.step = "another connection goes on";
        let place = self.client.go_on(link);
        self.greet_from(Some(place))?;
        let heard = self.done(Request::LeaveLobby)?;
        self.hand_goes_on(&heard)
    }

    /// Repeats a request over another line, as after an answer that was lost with its line.
    pub(super) fn a_request_is_carried_out_once_over_two_connections(&mut self, lines: &mut dyn Lines) -> Result<(), ComplianceError> {
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

    /// Greets with the place in the stream at which the line was cut. The client checks that no number is left out or comes twice.
    pub(super) fn missed_messages_are_told_again(&mut self, lines: &mut dyn Lines) -> Result<(), ComplianceError> {
        self.client.step = "missed messages are told again";
        let place = self.client.go_on(lines.cut());
        self.greet_from(Some(place))?;
        let heard = self.done(Request::LeaveLobby)?;
        self.hand_goes_on(&heard)
    }

    /// Asks for a place in the stream that the room does not know.
    pub(super) fn a_snapshot_tells_what_is_forgotten(&mut self) -> Result<(), ComplianceError> {
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
}
