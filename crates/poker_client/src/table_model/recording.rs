//! Collects what the player sees of the hands in which the player is dealt in.

use poker_history::{ChipUnit, PlayedTournament, SeenPlay};
use poker_protocol::SeenEvent;

use super::TableModel;
use super::dealt_hand::{Collected, DealtHand};

impl TableModel {
    /// Collects an event of the hand, after the felt shows it. `now_ms` is `None` for an event that a snapshot tells again.
    pub(super) fn collect(&mut self, event: &SeenEvent, now_ms: Option<u64>) {
        let now = now_ms.unwrap_or_default();
        if let SeenEvent::Started { .. } = event {
            self.stop_collecting();
            let names = self.felt.seats.iter().map(|(seat, taken)| (*seat, taken.player.name.clone())).collect();
            let (events, stakes) = (vec![event.clone()], self.blinds());
            self.recording.hand = Some(Collected { events, began_ms: now, decision_ms: Vec::new(), last_ms: now, stakes, names });
            return;
        }
        let Some(hand) = &mut self.recording.hand else { return };
        hand.events.push(event.clone());
        if let SeenEvent::Acted { .. } = event {
            let took = now_ms.map_or(0, |now| now.saturating_sub(hand.last_ms));
            hand.decision_ms.push(u32::try_from(took).unwrap_or(u32::MAX));
        }
        hand.last_ms = now;
        if let SeenEvent::Ended { .. } = event {
            self.recording.whole = hand.id();
            self.stop_collecting();
        }
    }

    /// Ends the hand in progress for the player, who sees no more of it: it is kept as far as it was seen.
    pub(crate) fn stop_collecting(&mut self) {
        let (Some(hand), Some(keeper)) = (self.recording.hand.take(), self.hero()) else { return };
        let dealt_in = |event: &SeenEvent| matches!(event, SeenEvent::Dealt { seat, card: Some(_), .. } if *seat == keeper);
        if !hand.events.iter().any(dealt_in) {
            return;
        }
        let tournament = self.tournament.as_ref().map(|own| PlayedTournament {
            number: own.tournament.0.into(),
            name: own.name.clone(),
            level: own.level(hand.began_ms).level,
            price: None,
        });
        let table = if tournament.is_some() { self.info.table.0.to_string() } else { self.info.name.clone() };
        let play = SeenPlay {
            table,
            tournament,
            table_seats: self.info.seats,
            started_ms: None,
            chip_unit: ChipUnit::CHIPS,
            game: self.info.game,
            stakes: hand.stakes,
            names: hand.names,
            rulebook: Some(self.info.rulebook.clone()),
            keeper,
            events: hand.events,
            decision_ms: hand.decision_ms,
        };
        self.recording.dealt.push(DealtHand { play, began_ms: hand.began_ms });
    }

    /// Forgets the hand in progress, which is void.
    pub(super) fn forget_hand(&mut self) {
        self.recording.hand = None;
    }

    /// Goes on with the recording of the model before a new snapshot, which came at `now_ms`. What the snapshot does not tell of a hand is its
    /// times; a hand that it does not mention is over for the player.
    pub(crate) fn go_on_recording(&mut self, before: Option<&mut Self>, now_ms: u64) {
        let now = &mut self.recording;
        if let Some(hand) = &mut now.hand {
            (hand.began_ms, hand.last_ms) = (now_ms, now_ms);
        }
        let Some(before) = before else { return };
        if let Some(hand) = &mut now.hand
            && let Some(earlier) = before.recording.hand.take_if(|earlier| earlier.id() == hand.id())
        {
            hand.began_ms = earlier.began_ms;
            (hand.stakes, hand.names) = (earlier.stakes, earlier.names);
            for (took, known) in hand.decision_ms.iter_mut().zip(earlier.decision_ms) {
                *took = known;
            }
        }
        before.stop_collecting();
        if now.whole.is_some() && now.whole == before.recording.whole {
            now.dealt.clear();
        }
        now.whole = now.whole.or(before.recording.whole);
        now.dealt.append(&mut before.recording.dealt);
    }

    /// The hands that are over since this function was called last.
    pub(crate) fn take_dealt(&mut self) -> Vec<DealtHand> {
        std::mem::take(&mut self.recording.dealt)
    }
}
