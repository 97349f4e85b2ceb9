//! The player's own rules about the stack at cash tables: buying in again after losing all, and topping up a stack that is too low.

use poker_protocol::{HandId, Request, SeatState, TableId};
use poker_seen::money_for;

use crate::{AtTable, ClientModel, StackRules, TableModel};

impl ClientModel {
    /// Requests that the player's rules call for now: at each cash table at most one for each hand that has ended. What a table has no room
    /// for, or the balance does not hold, is not asked for.
    pub fn follow_stack_rules(&mut self, rules: &StackRules) -> Vec<Request> {
        if !rules.rebuys && !rules.tops_up {
            return Vec::new();
        }
        let due: Vec<_> = self.tables().filter_map(|(table, model)| self.stack_rule(table, model, rules)).collect();
        let due = due.into_iter().map(|(table, hand, request)| {
            self.stacks_asked_for.insert(table, hand);
            request
        });
        due.collect()
    }

    fn stack_rule(&self, table: TableId, model: &TableModel, rules: &StackRules) -> Option<(TableId, Option<HandId>, Request)> {
        let (felt, seat) = (model.felt(), model.hero_seat()?);
        let asked = self.stacks_asked_for.get(&table) == Some(&felt.hand);
        let waits = self.pending().any(|(_, request)| is_about_stack(request, table));
        let plays = !felt.over && seat.play.is_some();
        if asked || waits || plays || model.tournament().is_some() {
            return None;
        }
        let big_blind = money_for(model.blinds().big_blind);
        let (stack, to) = (money_for(seat.stack), big_blind.times(rules.to_bb.into())?);
        let due = match seat.state {
            SeatState::Busted => rules.rebuys,
            SeatState::Playing | SeatState::WaitingForBigBlind => {
                let low = stack < big_blind.times(rules.below_bb.into())?;
                rules.tops_up && low && !seat.stack.is_zero() && !model.sits_out()
            }
            SeatState::SittingOut | SeatState::Disconnected => false,
        };
        let range = AtTable::caught_up(model, self.balance()).top_up_range().filter(|_| due)?;
        Some((table, felt.hand, Request::TopUpAfterHand { table, to: to.clamp(range.min, range.max) }))
    }
}

fn is_about_stack(request: &Request, asked_at: TableId) -> bool {
    matches!(request, Request::TopUp { table, .. } | Request::TopUpAfterHand { table, .. } if *table == asked_at)
}

#[cfg(test)]
mod tests {
    use poker_protocol::{BuyInRange, Message, Money, SeenEvent, StackChange, TableEvent, YourSeat};
    use poker_rules::Chips;

    use super::*;
    use crate::client_model::tests::{TABLE, seated, told};
    use crate::test_room::{HERO, you};

    const BOTH: StackRules = StackRules { rebuys: true, tops_up: true, below_bb: 60, to_bb: 100 };
    const REBUYS: StackRules = StackRules { tops_up: false, ..BOTH };
    const TOPS_UP: StackRules = StackRules { rebuys: false, ..BOTH };

    /// The player sits between two hands with this stack, at blinds of 5 and 10, and has this balance.
    fn with(stack: u64, balance: u64) -> ClientModel {
        let mut client = seated();
        client.receive(
            poker_protocol::ServerMsg { seq: poker_protocol::Seq(3), message: Message::Balance { balance: Money::new(balance) } },
            0,
        );
        client.receive(told(4, TableEvent::StackChanged { seat: HERO, stack: Chips::new(stack), why: StackChange::TopUp }), 0);
        let state = if stack == 0 { SeatState::Busted } else { SeatState::Playing };
        client.receive(told(5, TableEvent::StateChanged { seat: HERO, state }), 0);
        client
    }

    fn to(amount: u64) -> Vec<Request> {
        vec![Request::TopUpAfterHand { table: TABLE, to: Money::new(amount) }]
    }

    #[test]
    fn who_has_lost_all_chips_buys_in_again_if_the_rule_is_on() {
        let big_blind = with(0, 0).table(TABLE).unwrap().blinds().big_blind.get();
        assert_eq!(with(0, 100_000).follow_stack_rules(&REBUYS), to((big_blind * 100).min(2_000)));
        assert_eq!(with(0, 100_000).follow_stack_rules(&TOPS_UP), [], "the other rule does not buy in");
        assert_eq!(with(0, 100_000).follow_stack_rules(&StackRules::default()), [], "both are off until the player wants them");
        assert_eq!(with(0, 0).follow_stack_rules(&BOTH), [], "no money");
    }

    #[test]
    fn a_stack_below_the_limit_is_topped_up_if_the_rule_is_on() {
        let big_blind = with(0, 0).table(TABLE).unwrap().blinds().big_blind.get();
        let limit = big_blind * 60;
        assert_eq!(with(limit - 1, 100_000).follow_stack_rules(&TOPS_UP), to((big_blind * 100).min(2_000)));
        assert_eq!(with(limit, 100_000).follow_stack_rules(&TOPS_UP), [], "it is not below the limit");
        assert_eq!(with(limit - 1, 100_000).follow_stack_rules(&REBUYS), []);
        assert_eq!(with(limit - 1, 10).follow_stack_rules(&TOPS_UP), to(limit - 1 + 10), "as far as the money goes");
    }

    #[test]
    fn a_rule_asks_once_for_each_hand_and_never_while_the_player_is_in_one() {
        let mut client = with(100, 100_000);
        let asked = client.follow_stack_rules(&BOTH);
        assert_eq!(asked.len(), 1);
        assert_eq!(client.follow_stack_rules(&BOTH), [], "it was asked for");
        let players = vec![poker_protocol::SeatStack { seat: HERO, stack: Chips::new(100) }];
        let started = SeenEvent::Started { hand: HandId(9), button: HERO, players, root: None, nonces: Vec::new() };
        client.receive(told(6, TableEvent::Hand { event: started }), 0);
        client.receive(told(7, TableEvent::Hand { event: SeenEvent::Dealt { seat: HERO, card: None, opening: None } }), 0);
        assert_eq!(client.follow_stack_rules(&BOTH), [], "the hand goes on");
        client.receive(told(8, TableEvent::Hand { event: SeenEvent::Ended { stacks: Vec::new() } }), 0);
        assert_eq!(client.follow_stack_rules(&BOTH), asked, "another hand has ended");
    }

    #[test]
    fn the_limits_of_a_table_come_before_the_rules() {
        let limited = |top_up| {
            let mut client = with(100, 100_000);
            client.receive(told(6, TableEvent::You { you: YourSeat { top_up, ..you() } }), 0);
            client.follow_stack_rules(&BOTH)
        };
        assert_eq!(limited(Some(BuyInRange { min: Money::new(101), max: Money::new(400) })), to(400));
        assert_eq!(limited(None), [], "nothing can be added");
    }
}
