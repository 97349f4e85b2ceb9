//! Orders of an operator that a hall carries out, given with the real program on both stores.

use std::path::Path;

use poker_protocol::{HandId, Message, Money, Notice, OwnEntry, OwnEntryState, Request, Suspicion, TableEvent, TournamentId};
use poker_server::config::{HallConfig, RoomChoice, StoreUrl, TournamentChoice};
use poker_server::{Config, Running};

use crate::client::Client;
use crate::cluster::Cluster;
use crate::operator::admin;
use crate::tournaments::{heads_up, register};
use crate::{playing, world};

#[test]
fn orders_of_an_operator_are_carried_out_on_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    are_carried_out(&folder.path().join("books").display().to_string(), folder.path());
    puts_into_a_jackpot(&folder.path().join("others").display().to_string(), folder.path());
}

#[test]
fn orders_of_an_operator_are_carried_out_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    are_carried_out(&cluster.database(), folder.path());
    puts_into_a_jackpot(&cluster.database(), folder.path());
}

/// The desk of an operator at the books of a running server.
struct Desk<'a> {
    store: &'a str,
    keys: String,
}

impl Desk<'_> {
    fn says(&self, words: &[&str], said: &str) -> String {
        let done = admin(self.store, &[words, &["--keys", &self.keys]].concat());
        assert!(done.as_ref().is_ok_and(|out| out.contains(said)), "{words:?}: {done:?}");
        done.unwrap()
    }

    /// Gives an order with a reason.
    fn orders(&self, words: &[&str]) {
        self.says(&[words, &["--why", "a test"]].concat(), "done in hall main");
    }

    /// Schedules a tournament. Returns its number.
    fn schedules(&self, kind: &str, name: &str, more: &[&str]) -> String {
        self.orders(&[&["tournament", "schedule", kind, "--name", name, "--in", "60", "--price", "10"], more].concat());
        let list = self.says(&["tournament", "list"], name);
        let line = list.lines().find(|line| line.contains(name)).unwrap();
        line.split_whitespace().next().unwrap().trim_start_matches('#').to_owned()
    }
}

/// Starts a server with a hall with this room.
fn started<'a>(store: &'a str, folder: &Path, room: RoomChoice) -> (Running, String, Desk<'a>) {
    let halls = vec![HallConfig { room, tournaments: TournamentChoice::Calendar, ..world::config().halls.remove(0) }];
    let keys = folder.join("site.keys");
    let desk = Desk { store, keys: keys.display().to_string() };
    let (server, url) = world::running(&Config { store: Some(StoreUrl(store.to_owned())), keys: Some(keys), halls, ..world::config() });
    (server, url, desk)
}

fn puts_into_a_jackpot(store: &str, folder: &Path) {
    let (server, _, desk) = started(store, folder, RoomChoice::Named("room-003".to_owned()));
    desk.orders(&["seed-jackpot", "smart", "100", "--side", "outside"]);
    desk.says(&["jackpots"], "100.00");
    server.stop_within(0);
}

fn are_carried_out(store: &str, folder: &Path) {
    let (server, url, desk) = started(store, folder, RoomChoice::Sample);
    world::clients(async {
        let mut clients = playing::play_all(playing::table(&url).await, 1).await;
        void_hand(&desk, &mut clients).await;
        let report = Request::ReportHand { hand: HandId(1), about: Vec::new(), why: Suspicion::Other, remark: "slow".to_owned() };
        clients[0].ask(report).await;
        clients[0].hello().await;
        desk.says(&["reports"], "#1 complains: Other: \"slow\"");
        desk.says(&["decide", "1", "Bo", "hold"], "done in hall main");
        desk.says(&["decide", "1", "Bo", "release"], "done in hall main");
        desk.says(&["reports"], "#2 Release (900.00) by Olga");
        tournaments(&desk, &mut clients).await;
    });
    server.stop_within(0);
}

/// Voids a hand in which somebody has to act.
async fn void_hand(desk: &Desk<'_>, clients: &mut [Client]) {
    let own = |message: &Message| matches!(message, Message::Table { event: TableEvent::ToAct { legal: Some(_), .. }, .. });
    let asking = clients.iter_mut().map(|client| Box::pin(client.room(own)));
    let (asked, first, _) = futures_util::future::select_all(asking).await;
    let Message::Table { table, .. } = asked else { unreachable!("it was waited for") };
    desk.says(&["void-hand", &table.0.to_string()], "done in hall main");
    let void = clients[first].hand.unwrap();
    let told = |message: &Message| matches!(message, Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { hand, .. } }, .. } if *hand == void);
    clients[first].room(told).await;
}

async fn tournaments(desk: &Desk<'_>, clients: &mut [Client]) {
    let [ada, bo, ..] = clients else { unreachable!("they are three") };
    let invited = desk.schedules("freezeout", "Invitation", &["--invited"]);
    desk.orders(&["tournament", "invite", &invited, "Ada"]);
    register(ada, TournamentId(invited.parse().unwrap())).await;
    let bounty = desk.schedules("bounty-vip", "Hunt", &[]);
    desk.orders(&["tournament", "bounty", &bounty, "Ada", "vip", "on"]);
    let (_, game) = heads_up(ada, Money::new(1_000)).await;
    for client in [ada, bo] {
        register(client, game).await;
    }
    bo.room(|message| matches!(message, Message::Snapshot { table } if table.tournament.is_some())).await;
    desk.orders(&["tournament", "disqualify", &game.0.to_string(), "Ada"]);
    let is_placed = |entry: &OwnEntry| entry.tournament == game && matches!(entry.state, OwnEntryState::Placed { place: 1, .. });
    bo.room(|message| matches!(message, Message::OwnEntries { entries, .. } if entries.iter().any(is_placed))).await;
}
