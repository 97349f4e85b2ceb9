//! Puts a room, its keeper and its bots together, without threads.

use std::path::PathBuf;

use crossbeam_channel::{Receiver, Sender, bounded};
use poker_protocol::{ClientMsg, HandId, Link, PROTOCOL_VERSION, PlayerId, Request, RequestId, RulesInForce, TableId, Waker, link};
use poker_room::{BadSave, Now, Room, RoomConfig, Rulebook, Visitor};
use poker_rules::Seat;

use super::bot_driver::{BotControl, BotDriver, BotPlan, name_of};
use super::bot_player::Home;
use super::error::{OpenError, SaveTrouble};
use super::keeper::Keeper;
use super::options::LocalOptions;
use super::room_driver::{Alarm, Control, RoomDriver};
use super::tables::practice_room;
use crate::dealer;

/// The account of the person at this machine.
pub(super) const PERSON: PlayerId = PlayerId(1);
/// Messages that may wait for the player; more than a client misses while its window is being moved.
const CAPACITY: usize = 1024;
/// Connections and changes that may wait for a room.
const CONTROLS: usize = 256;
/// Troubles that may wait for the player.
const TROUBLES: usize = 8;
/// Bots at a table.
const OPPONENTS: std::ops::RangeInclusive<u8> = 1..=5;

/// A room that is ready to run.
pub(super) struct Built {
    pub room: RoomDriver,
    pub bots: BotDriver,
    pub link: Link,
    pub room_controls: Sender<Control>,
    pub bot_controls: Sender<BotControl>,
    pub troubles: Receiver<SaveTrouble>,
    pub set_aside: Option<PathBuf>,
    pub rules: Option<RulesInForce>,
}

pub(super) fn build(options: &LocalOptions, now: Now) -> Result<Built, OpenError> {
    let mut options = options.clone();
    options.practice.opponents = options.practice.opponents.clamp(*OPPONENTS.start(), *OPPONENTS.end());
    let config = practice_room(Rulebook::en_2_7()?, &options);
    let rules = config.plan.offers.first().map(|offer| offer.rulebook.in_force());
    let (mut room, keeper, set_aside) = open_room(&options, config, now)?;
    let seated = seated_bots(&mut room, options.practice.opponents, now);

    let (room_controls, controls) = bounded(CONTROLS);
    let (troubles, trouble_inbox) = bounded(TROUBLES);
    let homes = homes(&room);
    let mut room = RoomDriver::new(room, controls, keeper, Alarm { troubles, waker: options.waker.clone() });

    let (bot_controls, controls) = bounded(CONTROLS);
    let plan = BotPlan {
        style: options.practice.style,
        thinking: options.practice.thinking,
        opponents: options.practice.opponents,
        seed: options.seed,
    };
    let mut bots = BotDriver::new(plan, room_controls.clone(), controls);
    // First those whose names are taken, then those who need one.
    for (home, names) in homes.iter().zip(&seated) {
        names.iter().for_each(|name| bots.add(*home, Some(*name)));
    }
    for (home, names) in homes.iter().zip(&seated) {
        (names.len()..usize::from(options.practice.opponents)).for_each(|_| bots.add(*home, None));
    }
    // The bots sit before the player can ask for anything, so that a seed brings the same tables each time.
    room.step(now);
    let link = connect_person(&room_controls, options.waker.clone());
    Ok(Built { room, bots, link, room_controls, bot_controls, troubles: trouble_inbox, set_aside, rules })
}

/// A connection of the person at this machine; an older one is cut off.
pub(super) fn connect_person(room: &Sender<Control>, waker: Waker) -> Link {
    let (link, end) = link(CAPACITY, waker);
    // A room that is gone drops its end, which the client finds out by itself.
    drop(room.send(Control::Connect { visitor: Visitor::person(PERSON), end }));
    link
}

fn open_room(options: &LocalOptions, config: RoomConfig, now: Now) -> Result<(Room, Option<Keeper>, Option<PathBuf>), OpenError> {
    let dealer = || Box::new(dealer(options.seed));
    let Some(folder) = &options.save_dir else { return Ok((Room::new(config, dealer())?, None, None)) };
    let mut kept = Keeper::open(folder)?;
    if let Some(save) = kept.room {
        match Room::restore(save, config.clone(), dealer(), now) {
            Ok(room) => return Ok((room, Some(kept.keeper), kept.set_aside)),
            Err(BadSave::Config(error)) => return Err(error.into()),
            Err(BadSave::Version { .. } | BadSave::Disagrees { .. }) => kept.set_aside = Some(kept.keeper.reject_save()?),
        }
    }
    let mut room = Room::new(config, dealer())?;
    // Hands that are recorded already keep their numbers to themselves.
    if let Some(HandId(last)) = kept.keeper.recorded().last {
        room.number_hands_from(HandId(last.saturating_add(1)));
    }
    Ok((room, Some(kept.keeper), kept.set_aside))
}

/// The names of the bots at each table; those that are too many leave.
fn seated_bots(room: &mut Room, opponents: u8, now: Now) -> Vec<Vec<usize>> {
    let tables: Vec<TableId> = room.table_ids().collect();
    tables
        .into_iter()
        .map(|id| {
            let at_table = |room: &Room| -> Vec<PlayerId> {
                let players = room.table(id).map(|table| Seat::ALL.into_iter().filter_map(|seat| table.player_at(seat)).collect());
                players.unwrap_or_default()
            };
            let mut names: Vec<usize> = at_table(room).into_iter().filter_map(name_of).collect();
            for name in names.split_off(names.len().min(usize::from(opponents))) {
                send_away(room, super::bot_driver::bot_player_id(name), id, now);
            }
            names
        })
        .collect()
}

fn send_away(room: &mut Room, bot: PlayerId, table: TableId, now: Now) {
    let client = room.connect(Visitor::bot(bot), now);
    let hello =
        Request::Hello { protocol: PROTOCOL_VERSION, client: String::new(), name: "-".to_owned(), avatar: 0, language: String::new() };
    for (id, request) in (1..).zip([hello, Request::LeaveTable { table }]) {
        room.handle(client, ClientMsg { id: RequestId(id), request }, now);
    }
    room.disconnect(client, now);
    // Nobody is there to read them.
    while room.poll_message().is_some() {}
}

/// What a bot of each table needs to know to sit down.
fn homes(room: &Room) -> Vec<Home> {
    let stakes = room.stakes();
    let stake_of = |id| room.table(id).and_then(|table| stakes.iter().find(|row| row.stake == table.stake()));
    room.table_ids().filter_map(stake_of).map(|row| Home { stake: row.stake, buy_in: row.buy_in }).collect()
}
