//! What is in front follows what the room says: a table that the player sat down at, a seat that is kept.

use std::collections::BTreeSet;

use bevy::prelude::*;
use poker_client::{ClientModel, Panel};
use poker_protocol::TableId;
use poker_text::text;

use crate::moment::Moment;
use crate::navigation::{Navigation, Screen, Way};
use crate::session::Session;
use crate::toasts::Toasts;

/// A table comes to the front when the player sits down at it, unless they must act at the one in front; the lobby when the last table is left.
pub(crate) fn follow_tables(
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    moment: Res<Moment>,
    mut before: Local<BTreeSet<TableId>>,
) {
    let now: BTreeSet<_> = session.client.tables().map(|(table, _)| table).collect();
    if now == *before {
        return;
    }
    let new = now.difference(&before).next().copied();
    let first = before.is_empty();
    *before = now;
    if before.is_empty() {
        navigation.screen = match navigation.screen {
            _ if session.is_open() => Screen::Lobby,
            Screen::Online => Screen::Online,
            Screen::Start | Screen::Lobby | Screen::Table => Screen::Start,
        };
    }
    let Some(new) = new else { return };
    let acting = navigation.screen == Screen::Table && session.table().is_some_and(|model| model.prompt().is_some());
    if !acting {
        // A room that is resumed tells of several: the first stays in front.
        if !first {
            session.bring_to_front(new, moment.now_ms);
        }
        navigation.screen = Screen::Table;
    }
}

/// A seat that is kept is shown at once in the lobby; over a table a few words say so, and its tab leads there. What has ended is closed.
pub(crate) fn follow_offers(
    session: Res<Session>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<Moment>,
    mut before: Local<BTreeSet<TableId>>,
) {
    let now: BTreeSet<_> = session.client.way_in().offers().iter().map(|offered| offered.offer.table).collect();
    if now != *before {
        for offered in session.client.way_in().offers() {
            if !before.contains(&offered.offer.table) && navigation.screen != Screen::Lobby {
                toasts.add(text::lobby::seat_held_at(offered.offer.name.as_str()), moment.now_ms);
            }
        }
        *before = now;
    }
    let way = navigation.way.filter(|way| goes_on(&session.client, *way));
    let first = session.client.way_in().offers().first().map(|offered| Way::Offer(offered.offer.table));
    let way = match (navigation.screen, way) {
        (Screen::Lobby, None | Some(Way::Queue(_))) if first.is_some() => first,
        (Screen::Start | Screen::Online, _) => None,
        (Screen::Lobby | Screen::Table, way) => way,
    };
    if navigation.way != way {
        navigation.way = way;
    }
}

fn goes_on(client: &ClientModel, way: Way) -> bool {
    match way {
        Way::Offer(table) => client.way_in().offer(table).is_some(),
        Way::Queue(stake) => client.way_in().queue(stake).is_some(),
    }
}

/// While the account is shown, its history goes on with the hands.
pub(crate) fn follow_account(mut session: ResMut<Session>, navigation: Res<Navigation>) {
    if session.books_moved() && navigation.over == Some(Panel::Account) {
        session.refresh_statement();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;
    use poker_protocol::{BuyInLimits, BuyInRange, LimitReason, Message, SeatOffer, Seq, ServerMsg, StakeId};
    use poker_rules::Chips;

    use super::*;

    const TABLE: TableId = TableId(7);

    fn world(screen: Screen, way: Option<Way>) -> World {
        let range = BuyInRange { min: Chips::new(400), max: Chips::new(1_000) };
        let limits = BuyInLimits { range, instead: None, why: LimitReason::Stake };
        let (name, rulebook) = ("Bellatrix 3".to_owned(), "en-2.7".to_owned());
        let offer =
            SeatOffer { table: TABLE, name, stake: StakeId(1), rulebook, limits, may_post: true, auto_top_up: true, left_ms: 43_000 };
        let mut session = Session::default();
        session.client.receive(ServerMsg { seq: Seq(1), message: Message::SeatOffered { offer } }, 0);
        let mut world = World::new();
        world.insert_resource(session);
        world.insert_resource(Navigation { screen, over: None, way });
        world.insert_resource(Toasts::default());
        world.insert_resource(Moment::frozen(crate::moment::start()));
        world
    }

    #[test]
    fn a_seat_that_is_kept_is_shown_at_once_in_the_lobby() {
        let mut world = world(Screen::Lobby, Some(Way::Queue(StakeId(1))));
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().way, Some(Way::Offer(TABLE)));
        assert!(world.resource::<Toasts>().list.is_empty());
    }

    #[test]
    fn over_a_table_words_tell_of_a_seat_and_nothing_covers_the_hand() {
        let mut world = world(Screen::Table, None);
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().way, None);
        assert_eq!(world.resource::<Toasts>().list.len(), 1);
    }

    #[test]
    fn the_history_goes_on_while_the_account_is_shown() {
        let mut world = world(Screen::Lobby, None);
        let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
        world.resource_mut::<Session>().connect(link);
        let moment = *world.resource::<Moment>();
        let timing = poker_client::Timing::from_ron(include_str!("../assets/timing.ron")).unwrap();
        let balance = ServerMsg { seq: Seq(1), message: Message::Balance { balance: Chips::new(500) } };
        let settings = (&poker_client::Settings::default(), timing);
        world.resource_mut::<Session>().take(balance, &moment, settings, &mut Toasts::default());
        world.run_system_once(follow_account).unwrap();
        assert_eq!(room.requests.try_iter().count(), 0, "nobody looks at it");
        world.resource_mut::<Navigation>().over = Some(Panel::Account);
        world.run_system_once(follow_account).unwrap();
        let asked: Vec<_> = room.requests.try_iter().map(|message| message.request).collect();
        assert_eq!(asked, [poker_protocol::Request::AskStatement { before: None }]);
    }

    #[test]
    fn what_has_ended_is_closed() {
        let mut world = world(Screen::Table, Some(Way::Offer(TABLE)));
        let gone = ServerMsg { seq: Seq(2), message: Message::SeatWithdrawn { table: TABLE } };
        world.resource_mut::<Session>().client.receive(gone, 0);
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().way, None);
    }
}
