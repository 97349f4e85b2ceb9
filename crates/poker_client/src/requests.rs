//! The requests to the room that an intent needs.

use poker_protocol::{Request, TableId};

use crate::{ClientModel, RoomIntent, TableIntent, TableModel};

impl ClientModel {
    /// The requests that an intent at `table` needs; none where it concerns only this program.
    pub fn requests_of(&self, intent: TableIntent, table: TableId) -> Vec<Request> {
        let Some(model) = self.table(table) else { return Vec::new() };
        match intent {
            TableIntent::SitOut => vec![Request::SitOut { table, on: !model.sits_out() }],
            TableIntent::Back => vec![Request::SitOut { table, on: false }],
            TableIntent::SitOutNextBigBlind => {
                // One switch serves all tables; a table where the player sits out does not have it.
                let of_table = |model: &TableModel| model.you().and_then(|you| you.sit_out_next_big_blind);
                let here = of_table(model).map(|on| (table, on));
                let switch = here.or_else(|| self.tables().find_map(|(table, model)| Some((table, of_table(model)?))));
                switch.map(|(table, on)| Request::SitOutNextBigBlind { table, on: !on }).into_iter().collect()
            }
            TableIntent::LeaveNextBigBlind => {
                let on = model.you().and_then(|you| you.leave_next_big_blind);
                on.map(|on| Request::LeaveNextBigBlind { table, on: !on }).into_iter().collect()
            }
            TableIntent::LeaveNextBigBlindEverywhere => self.leave_next_big_blind_everywhere(),
            TableIntent::AutoTopUp => {
                let on = model.you().and_then(|you| you.auto_top_up);
                on.map(|on| self.auto_top_up(!on)).unwrap_or_default()
            }
            TableIntent::TopUp(to) => vec![Request::TopUpAfterHand { table, to }],
            TableIntent::Enter(entry) => vec![Request::Enter { table, entry }],
            TableIntent::NextHand if !may_hurry(model) => Vec::new(),
            TableIntent::NextHand => vec![Request::NextHand { table }],
            TableIntent::Straddle => {
                let straddles = model.you().and_then(|you| you.straddle);
                straddles.map(|on| Request::Straddle { table, on: !on }).into_iter().collect()
            }
            TableIntent::FastFold => {
                let may = model.you().is_some_and(|you| you.may_fast_fold) && !model.refuses_hand();
                let hand = model.felt().hand.filter(|_| may);
                hand.map(|hand| Request::FastFold { table, hand }).into_iter().collect()
            }
            TableIntent::Leave if model.is_watched() => vec![Request::WatchTable { table, on: false }],
            TableIntent::Leave => vec![Request::LeaveTable { table }],
            TableIntent::Open(_)
            | TableIntent::Peek(_)
            | TableIntent::PeekUnderPointer(_)
            | TableIntent::Rabbit
            | TableIntent::SkipAnimations
            | TableIntent::DismissNotice(_)
            | TableIntent::DismissUnfair => Vec::new(),
        }
    }

    /// Requests that set the automatic top-up to `on` at every table that has it and where it differs.
    pub fn auto_top_up(&self, on: bool) -> Vec<Request> {
        let other = self.tables().filter(|(_, model)| model.you().is_some_and(|you| you.auto_top_up == Some(!on)));
        other.map(|(table, _)| Request::AutoTopUp { table, on }).collect()
    }

    /// Requests that set the automatic muck to `on` at every table where it differs.
    pub fn auto_muck(&self, on: bool) -> Vec<Request> {
        let other = self.tables().filter(|(_, model)| model.you().is_some_and(|you| you.auto_muck != on));
        other.map(|(table, _)| Request::AutoMuck { table, on }).collect()
    }

    /// The request that sets whether others may find the player; `None` in a room where players are not found.
    pub fn allow_finding(&self, on: bool) -> Option<Request> {
        self.finds_players().then_some(Request::AllowFinding { on })
    }
}

impl From<RoomIntent> for Request {
    fn from(intent: RoomIntent) -> Self {
        match intent {
            RoomIntent::Join(stake) => Self::Join { stake },
            RoomIntent::LeaveQueue(stake) => Self::LeaveQueue { stake },
            RoomIntent::SitDown { table, buy_in, entry } => Self::SitDown { table, buy_in, entry },
            RoomIntent::DeclineSeat(table) => Self::DeclineSeat { table },
            RoomIntent::FindPlayer(name) => Self::FindPlayer { name },
            RoomIntent::RefillBalance => Self::RefillBalance,
            RoomIntent::ChoosePlan(plan) => Self::ChoosePlan { plan },
            RoomIntent::CancelPlan => Self::CancelPlan,
            RoomIntent::OlderEntries(before) => Self::AskStatement { before: Some(before) },
            RoomIntent::ReportHand { hand, about, why, remark } => Self::ReportHand { hand, about, why, remark },
        }
    }
}

/// Whether the pause before the next hand can be shortened. In a tournament of a server it has its length, and a break ends by the clock.
pub(crate) fn may_hurry(model: &TableModel) -> bool {
    model.tournament().is_none_or(|tournament| model.info().practice && tournament.break_left().is_none())
}
