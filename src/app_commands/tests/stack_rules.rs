//! The player's own rules about the stack, at a table of a practice room.

use poker_client::{BotStyle, StackRules};
use poker_protocol::{Request, SeatState, TableEvent};
use poker_rules::Chips;

use super::practice_client::{PracticeClient, against, all_in, begins, ends, fold};

/// The requests for chips since the last call.
fn asked_for_chips(client: &mut PracticeClient) -> Vec<Request> {
    let mut asked = client.client.take_asked();
    asked.retain(|request| matches!(request, Request::TopUp { .. } | Request::TopUpAfterHand { .. } | Request::AutoTopUp { .. }));
    asked
}

#[test]
fn a_stack_below_the_players_limit_is_topped_up_before_the_next_hand_only_if_the_player_wants_it() {
    for wanted in [true, false] {
        let mut client = PracticeClient::asking_for_hands(against(1));
        let own = client.sit(|range| range.max);
        let rules = StackRules { rebuys: false, tops_up: wanted, below_bb: own.most_bb, to_bb: own.most_bb };
        client.client.change(|settings| settings.stack = rules);
        // A blind that is folded is enough.
        client.play_until(fold, |client, event| ends(event) && client.stack() < own.full());
        let low = client.stack();
        // By then the player has heard all that the room says of the end of the hand, and has asked for chips.
        client.catch_up();
        client.next_hand();
        client.play_until(fold, |_, event| begins(event));
        let requests = if wanted { vec![Request::TopUpAfterHand { table: own.table, to: own.most }] } else { Vec::new() };
        assert_eq!(asked_for_chips(&mut client), requests, "wanted: {wanted}");
        assert_eq!(client.stack(), if wanted { own.full() } else { low }, "wanted: {wanted}");
    }
}

#[test]
fn a_player_who_has_lost_all_chips_buys_in_again_by_the_rule_and_not_without_it() {
    for wanted in [true, false] {
        // An opponent who calls often soon has all chips.
        let mut settings = against(1);
        settings.practice.style = BotStyle::LoosePassive;
        let mut client = PracticeClient::without_pauses(settings);
        let own = client.sit(|range| range.min);
        let rules = StackRules { rebuys: wanted, tops_up: false, below_bb: own.most_bb, to_bb: own.most_bb };
        client.client.change(|settings| settings.stack = rules);
        let is_broke = |client: &PracticeClient, event: &TableEvent| matches!(event, TableEvent::StateChanged { seat, state: SeatState::Busted } if Some(*seat) == client.model().hero());
        client.play_until(all_in, is_broke);
        assert_eq!(client.stack(), Chips::ZERO);
        if wanted {
            // Against one opponent no hand begins before the player has chips again.
            client.play_until(all_in, |_, event| begins(event));
            assert_eq!(asked_for_chips(&mut client), [Request::TopUpAfterHand { table: own.table, to: own.most }]);
            assert_eq!(client.stack(), own.full());
        } else {
            client.catch_up();
            assert_eq!(asked_for_chips(&mut client), []);
            assert_eq!((client.stack(), client.model().hero_seat().unwrap().state), (Chips::ZERO, SeatState::Busted));
        }
    }
}
