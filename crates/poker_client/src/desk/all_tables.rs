//! What the player asks for at all tables at once.

use poker_protocol::{Request, TableId};

use crate::requests::may_hurry;
use crate::{ClientModel, TableModel};

impl ClientModel {
    /// Whether the player sits out, or will from the next hand, at every table; `None` without tables.
    pub fn sits_out_everywhere(&self) -> Option<bool> {
        let mut seated = self.tables().filter(|(_, model)| model.you().is_some()).peekable();
        seated.peek()?;
        Some(seated.all(|(_, model)| model.sits_out()))
    }

    /// Requests that make the player sit out at every table, or bring the player back to every table. Where sitting out at one table means
    /// sitting out at all (R-CASH-5), one request makes the player sit out at all of these. Each is asked to take the player back, because
    /// one where the player sat out before does not follow the others.
    pub fn sit_out_everywhere(&self, on: bool) -> Vec<Request> {
        let of_all = |model: &TableModel| model.you().is_some_and(|you| you.sits_out_everywhere);
        let other: Vec<_> = self.tables().filter(|(_, model)| model.you().is_some() && model.sits_out() != on).collect();
        let one = other.iter().find(|(_, model)| of_all(model)).map(|(table, _)| *table).filter(|_| on);
        let asked = other.into_iter().filter(|(table, model)| one.is_none() || one == Some(*table) || !of_all(model));
        asked.map(|(table, _)| Request::SitOut { table, on }).collect()
    }

    /// Whether the player leaves every table that offers it at its next big blind; `None` where no table offers it.
    pub fn leaves_next_big_blind_everywhere(&self) -> Option<bool> {
        let switches: Vec<bool> = self.tables().filter_map(|(_, model)| model.you()?.leave_next_big_blind).collect();
        (!switches.is_empty()).then(|| switches.into_iter().all(|on| on))
    }

    /// Requests that switch leaving at the next big blind for every table that offers it: on, unless it is on at all of them.
    pub(crate) fn leave_next_big_blind_everywhere(&self) -> Vec<Request> {
        let Some(all) = self.leaves_next_big_blind_everywhere() else { return Vec::new() };
        let other = self.tables().filter(|(_, model)| model.you().is_some_and(|you| you.leave_next_big_blind == Some(all)));
        other.map(|(table, _)| Request::LeaveNextBigBlind { table, on: !all }).collect()
    }

    /// Requests for the next hand at every table where the player has seen the end of the last one: `offered` says where the button for
    /// it is shown.
    pub fn next_hand_everywhere(&self, offered: impl Fn(TableId) -> bool) -> Vec<Request> {
        let ready = self.tables().filter(|(table, model)| may_hurry(model) && offered(*table));
        ready.map(|(table, _)| Request::NextHand { table }).collect()
    }
}
