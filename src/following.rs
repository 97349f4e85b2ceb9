//! Changes the screen when the room reports a new table or a reserved seat.

use std::collections::BTreeSet;

use bevy::prelude::*;
use poker_client::{ClientModel, Panel};
use poker_protocol::TableId;
use poker_text::text;

use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::online::Online;
use crate::session::Session;
use crate::toasts::Toasts;

/// The player's tables that have been followed.
#[derive(Default)]
pub(crate) struct FollowedTables {
    all: BTreeSet<TableId>,
    /// A new table that came while the player's hands held something.
    late: Option<LateTable>,
}

/// A new table that is brought to the front once the player's hands are free.
struct LateTable {
    table: TableId,
    /// The table in front when it came. Once the player has gone to another, the new one stays behind.
    front: Option<TableId>,
}

/// Brings a new table of the player to the front, unless the player must act at the table in front. While the player holds a key or a
/// button at a table, or types there, it waits. After the last table is left it shows the lobby, or, if the room is gone, the start screen
/// or the screen for servers.
pub(crate) fn follow_tables(
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    desk: Res<Desk>,
    moment: Res<FrameClock>,
    mut followed: Local<FollowedTables>,
) {
    let followed = &mut *followed;
    // A table that the player was moved from, or lost the last chips at, stays until all that happened there has been shown.
    let now: BTreeSet<_> = session.client.tables().map(|(table, _)| table).collect();
    if (now == followed.all && followed.late.is_none()) || session.shows_closed_table() {
        return;
    }
    let new = now.difference(&followed.all).next().copied();
    let first = followed.all.is_empty();
    followed.all = now;
    if followed.all.is_empty() {
        navigation.screen = match navigation.screen {
            _ if session.is_open() => Screen::Lobby,
            Screen::Online => Screen::Online,
            Screen::Start | Screen::Lobby | Screen::Tournament(_) | Screen::Table => Screen::Start,
        };
    }
    let (front, at_table) = (session.front_id(), navigation.screen == Screen::Table);
    let late = followed.late.take().filter(|late| at_table && late.front == front && followed.all.contains(&late.table));
    let Some(new) = new.or(late.map(|late| late.table)) else { return };
    if at_table && session.table().is_some_and(|model| model.prompt().is_some()) {
        return;
    }
    if at_table && desk.busy_hands(&session, moment.now_ms).hold_something() {
        followed.late = Some(LateTable { table: new, front });
        return;
    }
    // A resumed room reports several tables at once: the first one stays in front.
    if !first {
        session.bring_to_front(new, moment.now_ms);
    }
    navigation.screen = Screen::Table;
}

/// Opens the sheet of a reserved seat in the lobby. At a table a notice is shown instead, and the seat's tab opens the sheet. Closes the
/// sheet of a reserved seat or queue that has ended.
pub(crate) fn follow_offers(
    session: Res<Session>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
    mut before: Local<BTreeSet<TableId>>,
) {
    let now: BTreeSet<_> = session.client.seat_offers().offers().iter().map(|offered| offered.offer.table).collect();
    if now != *before {
        for offered in session.client.seat_offers().offers() {
            if !before.contains(&offered.offer.table) && navigation.screen != Screen::Lobby {
                toasts.add(text::lobby::seat_held_at(offered.offer.name.as_str()), moment.now_ms);
            }
        }
        *before = now;
    }
    let sheet = navigation.sheet.filter(|sheet| goes_on(&session.client, *sheet));
    let first = session.client.seat_offers().offers().first().map(|offered| SeatSheet::Offer(offered.offer.table));
    let sheet = match (navigation.screen, sheet) {
        (Screen::Lobby, None | Some(SeatSheet::Queue(_))) if first.is_some() => first,
        (Screen::Start | Screen::Online, _) => None,
        (Screen::Lobby | Screen::Tournament(_) | Screen::Table, sheet) => sheet,
    };
    if navigation.sheet != sheet {
        navigation.sheet = sheet;
    }
}

fn goes_on(client: &ClientModel, sheet: SeatSheet) -> bool {
    match sheet {
        SeatSheet::Offer(table) => client.seat_offers().offer(table).is_some(),
        SeatSheet::Queue(stake) => client.seat_offers().queue(stake).is_some(),
        // The sheet says itself what has become of the tournament.
        SeatSheet::Registration(_) | SeatSheet::Info(_) | SeatSheet::Setup => true,
    }
}

/// Tells the player, who is not at a table of the tournament, that a tournament was cancelled or begins at another time.
pub(crate) fn follow_news(mut session: ResMut<Session>, navigation: Res<Navigation>, mut toasts: ResMut<Toasts>, moment: Res<FrameClock>) {
    if !session.has_news() {
        return;
    }
    let at_table = session.table().and_then(|model| model.tournament()).map(|tournament| tournament.tournament);
    let seen = at_table.filter(|_| navigation.screen == Screen::Table);
    for (tournament, told) in session.take_news() {
        // The table says itself what has become of its tournament.
        if seen != Some(tournament) {
            toasts.add(told, moment.now_ms);
        }
    }
}

/// Asks for new entries of the account's history, and for its sessions, while the account is shown.
pub(crate) fn follow_account(mut session: ResMut<Session>, mut online: ResMut<Online>, navigation: Res<Navigation>) {
    if navigation.over != Some(Panel::Account) {
        return;
    }
    if session.books_moved() {
        session.refresh_statement();
    }
    if online.is_open() && online.connection.wants_sessions() {
        online.refresh_sessions();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::{RunSystemOnce as _, SystemId};
    use poker_protocol::{
        BuyInLimits, BuyInRange, CancelReason, LimitReason, Message, Money, Refund, SeatOffer, Seq, ServerMsg, StakeId, TournamentEvent,
        TournamentId,
    };

    use super::*;

    const TABLE: TableId = TableId(7);

    fn world(screen: Screen, sheet: Option<SeatSheet>) -> World {
        let range = BuyInRange { min: Money::new(400), max: Money::new(1_000) };
        let limits = BuyInLimits { range, instead: None, why: LimitReason::Stake };
        let (name, rulebook) = ("Bellatrix 3".to_owned(), "en-2.7".to_owned());
        let offer =
            SeatOffer { table: TABLE, name, stake: StakeId(1), rulebook, limits, may_post: true, auto_top_up: true, left_ms: 43_000 };
        let mut session = Session::default();
        session.client.receive(ServerMsg { seq: Seq(1), message: Message::SeatOffered { offer } }, 0);
        let mut world = World::new();
        world.insert_resource(session);
        world.init_resource::<Desk>();
        world.insert_resource(Navigation { screen, over: None, sheet });
        world.insert_resource(Online::none());
        world.insert_resource(Toasts::default());
        world.insert_resource(FrameClock::frozen(crate::frame_clock::start()));
        world
    }

    /// A player at the first table, and the system that follows the tables.
    fn at_first_table() -> (World, SystemId) {
        let mut world = world(Screen::Table, None);
        let follow = world.register_system(follow_tables);
        sit_down(&mut world, 1);
        world.run_system(follow).unwrap();
        assert_eq!(world.resource::<Session>().front_id(), Some(TableId(1)));
        (world, follow)
    }

    /// Tells the client that the player sits at one more table, where somebody else acts.
    fn sit_down(world: &mut World, table: u32) {
        let moment = *world.resource::<FrameClock>();
        let timing = poker_client::Timing::from_ron(include_str!("../assets/timing.ron")).unwrap();
        let settings = poker_client::Settings::default();
        for message in crate::tour::at_table(&crate::tour::scene_of("table-pre-action"), TableId(table), "Bellatrix") {
            // Numbered 0, a message is applied whatever came before it.
            let message = ServerMsg { seq: Seq(0), message };
            world.resource_mut::<Session>().take(message, &moment, (&settings, timing), &mut Toasts::default());
        }
    }

    #[test]
    fn a_new_table_leaves_the_front_alone_while_something_is_held_or_typed_and_comes_once_the_hands_are_free() {
        let busy: [(&str, fn(&mut Desk, bool)); 3] = [
            ("a key is held", |desk, busy| desk.note_held(false, busy, false)),
            ("a button is held", |desk, busy| desk.note_held(busy, false, false)),
            ("something is typed", |desk, busy| desk.note_held(false, false, busy)),
        ];
        for (why, set) in busy {
            let (mut world, follow) = at_first_table();
            set(&mut world.resource_mut::<Desk>(), true);
            sit_down(&mut world, 2);
            for _ in 0..2 {
                world.run_system(follow).unwrap();
                assert_eq!(world.resource::<Session>().front_id(), Some(TableId(1)), "{why}");
            }
            set(&mut world.resource_mut::<Desk>(), false);
            world.run_system(follow).unwrap();
            assert_eq!(world.resource::<Session>().front_id(), Some(TableId(2)), "no more: {why}");
        }
    }

    #[test]
    fn a_new_table_that_waited_for_the_hands_stays_behind_once_the_player_has_gone_elsewhere() {
        let (mut world, follow) = at_first_table();
        world.resource_mut::<Desk>().note_held(false, true, false);
        sit_down(&mut world, 2);
        world.run_system(follow).unwrap();
        world.resource_mut::<Navigation>().screen = Screen::Lobby;
        world.resource_mut::<Desk>().note_held(false, false, false);
        world.run_system(follow).unwrap();
        assert_eq!(world.resource::<Session>().front_id(), Some(TableId(1)));
        assert_eq!(world.resource::<Navigation>().screen, Screen::Lobby);
    }

    #[test]
    fn a_seat_that_is_kept_is_shown_at_once_in_the_lobby() {
        let mut world = world(Screen::Lobby, Some(SeatSheet::Queue(StakeId(1))));
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().sheet, Some(SeatSheet::Offer(TABLE)));
        assert!(world.resource::<Toasts>().list.is_empty());
    }

    #[test]
    fn over_a_table_words_tell_of_a_seat_and_nothing_covers_the_hand() {
        let mut world = world(Screen::Table, None);
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().sheet, None);
        assert_eq!(world.resource::<Toasts>().list.len(), 1);
    }

    #[test]
    fn a_player_elsewhere_is_told_that_an_entered_tournament_is_cancelled_or_begins_later() {
        let mut world = world(Screen::Lobby, None);
        let moment = *world.resource::<FrameClock>();
        let timing = poker_client::Timing::from_ron(include_str!("../assets/timing.ron")).unwrap();
        let settings = poker_client::Settings::default();
        let mut seq = 1;
        let mut say = |world: &mut World, message| {
            seq += 1;
            let message = ServerMsg { seq: Seq(seq), message };
            world.resource_mut::<Session>().take(message, &moment, (&settings, timing), &mut Toasts::default());
        };
        crate::tour::tournament_lobby().into_iter().for_each(|message| say(&mut world, message));
        let event = |tournament, event| Message::TournamentEvent { tournament: TournamentId(tournament), event: Box::new(event) };
        let refund = Some(Refund { money: Money::new(2_750), tickets: Vec::new() });
        let cancelled = TournamentEvent::Cancelled { why: CancelReason::TooFewEntries, refund };
        say(&mut world, event(4, cancelled.clone()));
        say(&mut world, event(7, TournamentEvent::Delayed { begins: moment.unix_ms + 5_400_000 }));
        say(&mut world, event(7, cancelled));
        world.run_system_once(follow_news).unwrap();
        let texts = poker_text::Texts::embedded(poker_text::Language::English);
        let told: Vec<_> = world.resource::<Toasts>().list.iter().map(|toast| texts.say(&toast.text)).collect();
        let [later, gone] = told.as_slice() else { panic!("the player has not entered the other tournament: {told:?}") };
        assert!(later.starts_with("New start: Progressive Bounty, "), "{later}");
        assert_eq!(gone, "Progressive Bounty has been cancelled. Too few players had registered. You get €27.50 back.");
        world.run_system_once(follow_news).unwrap();
        assert_eq!(world.resource::<Toasts>().list.len(), 2, "it is told once");
    }

    #[test]
    fn the_history_goes_on_while_the_account_is_shown() {
        let mut world = world(Screen::Lobby, None);
        let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
        world.resource_mut::<Session>().connect(link);
        let moment = *world.resource::<FrameClock>();
        let timing = poker_client::Timing::from_ron(include_str!("../assets/timing.ron")).unwrap();
        let balance = ServerMsg { seq: Seq(1), message: Message::Balance { balance: Money::new(500) } };
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
    fn the_sessions_of_the_account_are_asked_for_while_it_is_shown() {
        let mut world = world(Screen::Lobby, None);
        world.insert_resource(Online::unanswered(crate::tour::signed_in().connection()));
        let mut asks = |change: &dyn Fn(&mut World)| {
            change(&mut world);
            world.run_system_once(follow_account).unwrap();
            !world.resource::<Online>().connection.wants_sessions()
        };
        assert!(!asks(&|_| {}), "nobody looks at them");
        assert!(asks(&|world| world.resource_mut::<Navigation>().over = Some(Panel::Account)));
    }

    #[test]
    fn what_has_ended_is_closed() {
        let mut world = world(Screen::Table, Some(SeatSheet::Offer(TABLE)));
        let gone = ServerMsg { seq: Seq(2), message: Message::SeatWithdrawn { table: TABLE } };
        world.resource_mut::<Session>().client.receive(gone, 0);
        world.run_system_once(follow_offers).unwrap();
        assert_eq!(world.resource::<Navigation>().sheet, None);
    }
}
