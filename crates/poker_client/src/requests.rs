//! What a wish of a person asks of the room.

use poker_protocol::{Request, SeatState, TableId};

use crate::{ClientModel, RoomIntent, TableIntent, TableModel};

impl ClientModel {
    /// The requests of a wish at the table in front; none where it concerns this program alone.
    pub fn requests_of(&self, intent: TableIntent, table: TableId) -> Vec<Request> {
        let Some(model) = self.table(table) else { return Vec::new() };
        match intent {
            TableIntent::SitOut => vec![Request::SitOut { table, on: !is_out(model) }],
            TableIntent::SitOutNextBigBlind => {
                let on = model.you().is_some_and(|you| !you.sit_out_next_big_blind);
                let playing = self.tables().filter(|(_, model)| !on || !is_out(model));
                playing.map(|(table, _)| Request::SitOutNextBigBlind { table, on }).collect()
            }
            TableIntent::AutoTopUp => self.auto_top_up(model.you().is_some_and(|you| !you.auto_top_up)),
            TableIntent::TopUp(to) => vec![Request::TopUpAfterHand { table, to }],
            TableIntent::Enter(entry) => vec![Request::Enter { table, entry }],
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
            TableIntent::Leave => vec![Request::LeaveTable { table }],
            TableIntent::SkipAnimations | TableIntent::DismissNotice(_) => Vec::new(),
        }
    }

    /// The setting at every table where it differs: when it changes, and when a table opens.
    pub fn auto_top_up(&self, on: bool) -> Vec<Request> {
        let other = self.tables().filter(|(_, model)| model.you().is_some_and(|you| you.auto_top_up != on));
        other.map(|(table, _)| Request::AutoTopUp { table, on }).collect()
    }
}

impl From<RoomIntent> for Request {
    fn from(intent: RoomIntent) -> Self {
        match intent {
            RoomIntent::Join(stake) => Self::Join { stake },
            RoomIntent::LeaveQueue(stake) => Self::LeaveQueue { stake },
            RoomIntent::SitDown { table, buy_in, entry } => Self::SitDown { table, buy_in, entry },
            RoomIntent::DeclineSeat(table) => Self::DeclineSeat { table },
            RoomIntent::RefillBalance => Self::RefillBalance,
            RoomIntent::ChoosePlan(plan) => Self::ChoosePlan { plan },
            RoomIntent::CancelPlan => Self::CancelPlan,
            RoomIntent::OlderEntries(before) => Self::AskStatement { before: Some(before) },
            RoomIntent::ReportHand { hand, why } => Self::ReportHand { hand, about: Vec::new(), why, remark: String::new() },
        }
    }
}

/// Sits out, or will from the next hand.
fn is_out(model: &TableModel) -> bool {
    let out = model.hero_seat().is_some_and(|seat| seat.state == SeatState::SittingOut);
    out || model.you().is_some_and(|you| you.sit_out_next_hand)
}
