//! Builds a room with its folder and its bots, without threads.

use std::path::PathBuf;
use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, bounded};
use poker_history::PlayedHand;
use poker_protocol::{
    ClientMsg, HandId, Link, PROTOCOL_VERSION, PlayerId, Request, RequestId, RulesInForce, StakeId, TableId, Waker, link,
};
use poker_room::{BadSave, FieldPace, HandRecord, Now, Room, RoomConfig, Visitor};
use poker_rules::Seat;

use super::bot_driver::{self, BotControl, BotDriver, BotPlan, Connect, bot_player_id, bots_of, name_of};
use super::error::{OpenError, SaveTrouble};
use super::options::LocalOptions;
use super::rabbit::SharedRabbits;
use super::room_driver::{Control, RoomDriver, TroubleSender};
use super::save_folder::SaveFolder;
use super::tables::{practice_room, practice_stakes};
use super::tournaments::{Attending, PracticeTournaments, SharedProgress, TournamentChoices, TournamentData, practice_schedule};
use crate::history::hand_of;
use crate::randomness;

/// The account of the person at this machine.
pub(super) const PERSON: PlayerId = PlayerId(1);
/// The most messages that wait for the player. While the player moves the window the client reads none; fewer than this come in that time.
const CAPACITY: usize = 1024;
/// The most commands that wait for a thread.
const CONTROLS: usize = 256;
/// The most errors of saving that wait for the player.
const TROUBLES: usize = 8;
/// The possible numbers of bots at a table: it has at most ten seats.
const OPPONENTS: std::ops::RangeInclusive<u8> = 1..=9;

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
    pub choices: TournamentChoices,
    pub progress: SharedProgress,
    pub rabbits: SharedRabbits,
    /// The newest recorded hands of the person.
    pub recorded: Vec<PlayedHand>,
}

pub(super) fn build(options: &LocalOptions, now: Now) -> Result<Built, OpenError> {
    let mut options = options.clone();
    options.practice.opponents = options.practice.opponents.clamp(*OPPONENTS.start(), *OPPONENTS.end());
    let stakes = practice_stakes(&options)?;
    let data = TournamentData::of(&stakes)?;
    let choices = TournamentChoices::of(&data);
    let config = practice_room(&options, stakes, practice_schedule(&data));
    let rules = config.stakes.offers.first().map(|offer| offer.rulebook.in_force());
    let Opened { mut room, folder: save_folder, set_aside, recorded } = open_room(&options, config, now)?;
    let recorded = recorded.iter().filter_map(|record| hand_of(record, PERSON)).collect();
    room.set_field_pace(FieldPace::default(), now);
    room.open_tournaments(now);
    let stakes = bots_for_stakes(&mut room, options.practice.opponents, now);

    let (room_controls, controls) = bounded(CONTROLS);
    let (troubles, trouble_inbox) = bounded(TROUBLES);
    let (bot_controls, bot_inbox) = bounded(CONTROLS);
    let progress = SharedProgress::default();
    let tournaments = PracticeTournaments::new(
        &room,
        data,
        PERSON,
        (options.practice.style, options.seed),
        (Attending::new(bot_controls.clone()), progress.clone()),
    );
    let troubles = TroubleSender { sender: troubles, waker: options.waker.clone() };
    let rabbits = SharedRabbits::default();
    let mut room = RoomDriver::new((room, tournaments), controls, (save_folder, rabbits.clone()), troubles);

    let plan = BotPlan {
        style: options.practice.style,
        thinking: options.practice.thinking,
        opponents: options.practice.opponents,
        seed: options.seed,
    };
    let mut bots = BotDriver::new(plan, connect_bots(room_controls.clone()), bot_inbox);
    // Bots that have their seats come first, so that no other bot draws their names.
    for StakeBots { stake, seated, .. } in &stakes {
        seated.iter().for_each(|name| bots.add(*stake, Some(*name)));
        room.step(now);
    }
    for StakeBots { stake, seated, wanted } in &stakes {
        (seated.len()..*wanted).for_each(|_| bots.add(*stake, None));
        room.step(now);
    }
    // All bots sit down before the player's first request, so that a seed always gives the same tables.
    while bots.inboxes().1.any(|inbox| !inbox.is_empty()) || room.inboxes().1.any(|inbox| !inbox.is_empty()) {
        bots.step(now);
        room.step(now);
    }
    let link = connect_person(&room_controls, options.waker.clone());
    Ok(Built {
        room,
        bots,
        link,
        room_controls,
        bot_controls,
        troubles: trouble_inbox,
        set_aside,
        rules,
        choices,
        progress,
        rabbits,
        recorded,
    })
}

fn connect_bots(room: Sender<Control>) -> Connect {
    Box::new(move |player| {
        let (link, end) = link(bot_driver::CAPACITY, Arc::new(|| {}));
        room.send(Control::Connect { visitor: Visitor::bot(player), end }).ok().map(|()| link)
    })
}

/// Connects the person at this machine. An older connection is cut off.
pub(super) fn connect_person(room: &Sender<Control>, waker: Waker) -> Link {
    let (link, end) = link(CAPACITY, waker);
    // If the room has ended, the other end of the link is dropped, and the client learns that the link is closed.
    drop(room.send(Control::Connect { visitor: Visitor::person(PERSON), end }));
    link
}

/// A room with its folder.
struct Opened {
    room: Room,
    folder: Option<SaveFolder>,
    set_aside: Option<PathBuf>,
    recorded: Vec<HandRecord>,
}

fn open_room(options: &LocalOptions, config: RoomConfig, now: Now) -> Result<Opened, OpenError> {
    let randomness = || randomness(options.seed);
    let Some(folder) = &options.save_dir else {
        return Ok(Opened { room: Room::new(config, randomness())?, folder: None, set_aside: None, recorded: Vec::new() });
    };
    let mut opened = SaveFolder::open(folder)?;
    let recorded = opened.folder.last_hands()?;
    if let Some(save) = opened.room {
        match Room::restore(save, config.clone(), randomness(), now) {
            Ok(mut room) => {
                recorded.iter().for_each(|record| room.recall(record));
                return Ok(Opened { room, folder: Some(opened.folder), set_aside: opened.set_aside, recorded });
            }
            Err(BadSave::Config(error)) => return Err(error.into()),
            Err(BadSave::Version { .. } | BadSave::Disagrees { .. } | BadSave::Tickets | BadSave::Tournament(_)) => {
                opened.set_aside = Some(opened.folder.reject_save()?)
            }
        }
    }
    let mut room = Room::new(config, randomness())?;
    // No number of a recorded hand is used again.
    if let Some(HandId(last)) = opened.folder.recorded().last {
        room.number_hands_from(HandId(last.saturating_add(1)));
    }
    Ok(Opened { room, folder: Some(opened.folder), set_aside: opened.set_aside, recorded })
}

/// The bots of a stake.
struct StakeBots {
    stake: StakeId,
    /// The indices of the names of the bots that have a seat.
    seated: Vec<usize>,
    /// The number of bots that the stake needs.
    wanted: usize,
}

/// Finds the bots of each stake, and how many it needs. Bots beyond that number leave.
fn bots_for_stakes(room: &mut Room, opponents: u8, now: Now) -> Vec<StakeBots> {
    let mut all = Vec::new();
    for row in room.stakes() {
        let mut tables: Vec<(TableId, Vec<PlayerId>)> =
            room.table_ids().filter_map(|id| Some((id, players_at(room, id, row.stake)?))).collect();
        // The tables with the person keep their bots first.
        tables.sort_by_key(|(_, players)| !players.contains(&PERSON));
        let wanted = bots_of(&row, opponents);
        let mut seated = Vec::new();
        for (id, players) in tables {
            let with_person = players.contains(&PERSON);
            let mut stay: Vec<usize> = players.into_iter().filter_map(name_of).collect();
            let room_for = if with_person { wanted } else { wanted.saturating_sub(seated.len()) };
            for name in stay.split_off(stay.len().min(room_for)) {
                send_away(room, bot_player_id(name), id, now);
            }
            seated.append(&mut stay);
        }
        all.push(StakeBots { stake: row.stake, seated, wanted });
    }
    all
}

/// The players at a table or in a pool; `None` if it is not of this stake.
fn players_at(room: &Room, id: TableId, stake: StakeId) -> Option<Vec<PlayerId>> {
    match (room.table(id), room.pool(id)) {
        (Some(table), _) if table.rules().cash.stake == stake => {
            Some(Seat::ALL.into_iter().filter_map(|seat| table.player_at(seat)).collect())
        }
        (None, Some(pool)) if pool.rules().cash.stake == stake => Some(pool.player_ids().collect()),
        (Some(_), _) | (None, _) => None,
    }
}

fn send_away(room: &mut Room, bot: PlayerId, table: TableId, now: Now) {
    let client = room.connect(Visitor::bot(bot), now);
    let hello = Request::Hello {
        protocol: PROTOCOL_VERSION,
        client: String::new(),
        name: "-".to_owned(),
        avatar: 0,
        language: String::new(),
        resume: None,
    };
    for (id, request) in (1..).zip([hello, Request::LeaveTable { table }]) {
        room.handle(client, ClientMsg { id: RequestId(id), request }, now);
    }
    room.disconnect(client, now);
    // The connection has ended, so nothing reads the messages.
    while room.poll_message().is_some() {}
}
