//! The hands of a player, as the player has seen them.

use poker_protocol::{HallName, HandId, PlayerId, SeatStack, SeenEvent, TableId};
use poker_room::{Contest, HandRecord, Now, RecordedPlayer, UnfinishedHand, seen_by};
use poker_rules::{Hand, HandEvent, HandSetup, Seat};
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Serialize, Serializer};

use super::super::context::AdminContext;
use crate::store::{HandQuery, KeptHand};

/// The number of hands that are read at once.
const HANDS_A_PAGE: u32 = 256;

/// All finished hands of a player in a hall, newest first. They are read while they are written, because there may be many.
pub(super) struct Hands<'a> {
    pub hall: HallName,
    pub player: PlayerId,
    pub context: &'a AdminContext,
}

/// A hand with what the player has seen of it.
#[derive(Serialize)]
struct HandPart<'a> {
    hand: HandId,
    /// Whether the hand was voided: then it ends with its last action, and every chip went back.
    voided: bool,
    table: TableId,
    table_name: &'a str,
    #[serde(flatten)]
    contest: Contest,
    rulebook: &'a str,
    started: Now,
    ended: Option<Now>,
    seat: Seat,
    players: &'a [RecordedPlayer],
    /// The stacks before the hand.
    stacks: Vec<SeatStack>,
    events: Vec<SeenEvent>,
    /// The time that each action took, milliseconds.
    decision_ms: &'a [u32],
}

impl Serialize for Hands<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut query = HandQuery { player: Some(self.player), most: HANDS_A_PAGE, ..HandQuery::default() };
        loop {
            let page = self.context.store.hands(&self.hall, &query).map_err(S::Error::custom)?;
            let Some(last) = page.last() else { return list.end() };
            query.before = Some(last.id());
            for hand in &page {
                let Some(part) = HandPart::of(hand, self.player) else {
                    return Err(S::Error::custom(format!("hand {} of hall {} cannot be played again", hand.id().0, self.hall)));
                };
                list.serialize_element(&part)?;
            }
        }
    }
}

impl<'a> HandPart<'a> {
    /// What the player has seen of the hand; `None` if its record is damaged.
    fn of(hand: &'a KeptHand, player: PlayerId) -> Option<Self> {
        let seat = hand.players().iter().find(|dealt_in| dealt_in.player == player)?.seat;
        let mut events = Vec::new();
        let mut see = |event: HandEvent| events.push(seen_by(Some(seat), &event, None));
        match hand {
            KeptHand::Ended(record) => {
                record.replay(&mut see).ok()?;
                Some(Self::ended(record, seat, events))
            }
            KeptHand::Voided(unfinished) => {
                Hand::replay(unfinished.begun.setup.clone(), &unfinished.actions, None, &mut see).ok()?;
                Some(Self::voided(unfinished, seat, events))
            }
        }
    }

    fn ended(record: &'a HandRecord, seat: Seat, events: Vec<SeenEvent>) -> Self {
        Self {
            hand: record.hand,
            voided: false,
            table: record.table,
            table_name: &record.table_name,
            contest: record.contest,
            rulebook: &record.rulebook,
            started: record.started,
            ended: Some(record.ended),
            seat,
            players: &record.players,
            stacks: stacks(&record.setup),
            events,
            decision_ms: &record.decision_ms,
        }
    }

    fn voided(UnfinishedHand { begun, .. }: &'a UnfinishedHand, seat: Seat, events: Vec<SeenEvent>) -> Self {
        Self {
            hand: begun.hand,
            voided: true,
            table: begun.table,
            table_name: &begun.table_name,
            contest: begun.contest,
            rulebook: &begun.rulebook,
            started: begun.started,
            ended: None,
            seat,
            players: &begun.players,
            stacks: stacks(&begun.setup),
            events,
            decision_ms: &[],
        }
    }
}

fn stacks(setup: &HandSetup) -> Vec<SeatStack> {
    setup.seats.iter().map(|dealt_in| SeatStack { seat: dealt_in.seat, stack: dealt_in.stack }).collect()
}
