//! A player whom a pool moves from table to table.

use std::sync::Arc;

use poker_protocol::{
    Entry, FastButton, HandId, Message, Money, PlayerId, PlayerView, Refusal, SeatState, StakeId, TableEvent, TableId, TurnId,
};
use poker_room::{
    Arrival, CashOutput, Dealer, Elsewhere, FastPool, FastRules, Now, PRINTED, PlayerKind, Randomness, Rulebook, Switches, TableOptions,
    TableOutput, TableRules, TableSign, Tempo, seen_by,
};
use poker_rules::{Action, Deck, Seat};

use super::{message, welcome};
use crate::{AtTable, Change, ClientModel, MotionPace, Playback, SeatAction, TableModel, TableView, Timing};

const POOL: TableId = TableId(9);
const HERO: PlayerId = PlayerId(1);
/// Milliseconds for which a pool waits for a table to fill.
const GATHER_MS: u32 = 700;

/// Decks that are not shuffled, and seats in the order of the players.
struct UnshuffledDecks;

impl Randomness for UnshuffledDecks {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::shuffled(|_| 0))
    }

    fn key(&mut self) -> Option<poker_fair::SealKey> {
        None
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        Some(ways.saturating_sub(1))
    }
}

/// A pool, and the client of one of its players.
struct PoolClient {
    pool: FastPool,
    dealer: Dealer,
    now: Now,
    client: ClientModel,
    seq: u64,
    playback: Option<Playback>,
}

impl PoolClient {
    /// A pool of `players` players, of whom the last has just joined.
    fn of(players: u64) -> Self {
        let rulebook = Rulebook::embedded("en-1.2").unwrap().unwrap();
        let row = rulebook.stakes.iter().find(|row| row.form == poker_protocol::Form::Fast).unwrap();
        let options = TableOptions { rake: false, practice: false, sealed: false, chat: false };
        let rules = TableRules::of(&rulebook, (StakeId(0), row), &options).unwrap();
        let fast = FastRules { button: FastButton::Random, gather_ms: GATHER_MS };
        let sign = TableSign { id: POOL, name: "Vega".to_owned() };
        let mut client = ClientModel::default();
        client.receive(welcome(1), 0);
        let mut played = Self {
            pool: FastPool::new(sign, Arc::new(rules), Switches::new(true, Tempo::NONE), fast),
            dealer: Dealer::new(Box::new(UnshuffledDecks), HandId(1)),
            now: Now(0),
            client,
            seq: 1,
            playback: None,
        };
        (1..=players).for_each(|player| played.join(player));
        played
    }

    fn join(&mut self, player: u64) {
        let arrival = Arrival {
            player: PlayerId(player),
            kind: PlayerKind::Person,
            view: PlayerView { name: format!("P{player}"), avatar: 0 },
            buy_in: Money::new(1_000),
            entry: Entry::WaitForBigBlind,
            connected: true,
            plan: PRINTED,
            elsewhere: Elsewhere::default(),
        };
        self.pool.join(arrival, &mut self.dealer, self.now).unwrap();
        self.listen();
    }

    fn listen(&mut self) {
        while let Some(output) = self.pool.poll_output() {
            for told in told_to_hero(output) {
                self.seq += 1;
                match self.client.receive(message(self.seq, told), 0) {
                    Change::Opened(table) => {
                        let model = self.client.table(table).unwrap();
                        match &mut self.playback {
                            Some(playback) => playback.open(model),
                            None => self.playback = Some(Playback::new(model, timing(), MotionPace::default())),
                        }
                    }
                    Change::Table(table, cues) => {
                        let playback = self.playback.as_mut().unwrap();
                        playback.push(cues);
                        playback.follow(self.client.table(table).unwrap());
                    }
                    _ => {}
                }
            }
        }
    }

    fn wait(&mut self, ms: u32) {
        self.now = self.now.after_ms(ms);
        self.pool.handle_timeout(self.now, &mut self.dealer);
        self.listen();
    }

    fn model(&self) -> &TableModel {
        self.client.table(POOL).unwrap()
    }

    fn view(&self) -> &TableView {
        self.playback.as_ref().unwrap().view()
    }

    /// Ends all movements.
    fn look(&mut self) {
        self.playback.as_mut().unwrap().finish_all();
    }

    /// The player who must act at the viewer's table, and the turn.
    fn asked(&self) -> Option<(PlayerId, HandId, TurnId)> {
        self.pool.player_ids().find_map(|player| {
            let table = self.pool.snapshot(player, self.now)?;
            let Some(TableEvent::ToAct { turn, legal: Some(_), .. }) = table.to_act else { return None };
            Some((player, table.hand?.hand, turn))
        })
    }

    fn act(&mut self, (player, hand, turn): (PlayerId, HandId, TurnId), action: Action) -> Result<(), Refusal> {
        let now = self.now;
        self.pool.ask(player, &mut self.dealer, now, |table, seat| table.act(seat, hand, turn, action, now))
    }

    /// The others fold or call until it is the player's turn.
    fn until_turn(&mut self, action: Action) {
        while let Some((player, hand, turn)) = self.asked().filter(|(player, ..)| *player != HERO) {
            self.act((player, hand, turn), action).unwrap();
            self.listen();
        }
        self.look();
    }

    /// The player folds in turn.
    fn fold(&mut self) {
        let (player, hand, turn) = self.asked().unwrap();
        assert_eq!(player, HERO);
        self.act((HERO, hand, turn), Action::Fold).unwrap();
        self.listen();
    }
}

/// The messages of an output that are sent to the player.
fn told_to_hero(output: CashOutput) -> Vec<Message> {
    let event = match output {
        CashOutput::Snapshot { player: HERO, table } => return vec![Message::Snapshot { table }],
        CashOutput::Private { player: HERO, event } => Some(event),
        CashOutput::Table { viewers, output } => {
            viewers.iter().find(|(player, _)| *player == HERO).and_then(|(_, seat)| event_at(*seat, output))
        }
        CashOutput::Snapshot { .. } | CashOutput::Private { .. } | CashOutput::Gone { .. } | CashOutput::Refund { .. } => None,
    };
    event.into_iter().map(|event| Message::Table { table: POOL, event }).collect()
}

fn event_at(seat: Seat, output: TableOutput) -> Option<TableEvent> {
    Some(match output {
        TableOutput::Started { hand, button, players, root, nonces } => {
            TableEvent::Hand { event: poker_protocol::SeenEvent::Started { hand, button, players, root, nonces } }
        }
        TableOutput::Hand { event, seal } => TableEvent::Hand { event: seen_by(Some(seat), &event, seal.as_deref()) },
        TableOutput::ToAct { seat: acts, turn, clock, legal, .. } => {
            TableEvent::ToAct { seat: acts, turn, clock, legal: (acts == seat).then_some(legal) }
        }
        TableOutput::Public(event) => event,
        TableOutput::Private { player: HERO, event } => event,
        _ => return None,
    })
}

fn timing() -> Timing {
    Timing::from_ron(include_str!("../../../../../assets/timing.ron")).unwrap()
}

/// The player sits at a table with five others and has seen everything.
fn at_a_table() -> PoolClient {
    let mut played = PoolClient::of(6);
    played.look();
    assert_eq!(played.view().felt().seats.len(), 6);
    played
}

#[test]
fn after_a_fold_the_last_table_stays_in_sight_until_the_next_one_is_there() {
    let mut played = at_a_table();
    played.until_turn(Action::Call);
    let (hero, hand) = (played.model().hero().unwrap(), played.view().felt().hand);
    played.fold();
    assert!(played.model().is_between_tables(), "the pool puts the next table together");
    assert!(!played.playback.as_ref().unwrap().timeline().is_idle(), "the fold is seen");
    played.look();
    let felt = played.view().felt();
    assert_eq!((felt.hand, felt.seats.len()), (hand, 6), "nobody looks at an empty table");
    assert_eq!(played.model().hero(), Some(hero), "the player still sits where they sat");
    assert!(felt.play(hero).unwrap().folded);
    assert_eq!(felt.seats[&hero].player, played.model().hero_seat().unwrap().player);
    assert!(played.model().prompt().is_none());
    (7..=11).for_each(|player| played.join(player));
    played.look();
    let next = played.view();
    assert_eq!(next, &TableView::of(played.model()));
    assert!(next.felt().hand > hand && next.felt().seats.len() == 6, "{:?}", next.felt());
}

#[test]
fn a_hand_of_a_pool_is_recorded_as_far_as_the_player_saw_it() {
    let mut played = at_a_table();
    played.until_turn(Action::Call);
    let (hero, hand) = (played.model().hero().unwrap(), played.view().felt().hand);
    played.fold();
    let dealt = played.client.take_dealt();
    assert_eq!(dealt.len(), 1, "the player sees no more of it");
    let record = dealt[0].play.played().unwrap();
    assert_eq!((Some(HandId(record.id)), record.board_at_leaving()), (hand, Some(0)));
    assert_eq!(record.kept_by.unwrap().seat, hero);
    assert_eq!(record.actions.last(), Some(&Action::Fold));
}

#[test]
fn a_player_who_folds_ahead_of_the_turn_is_seen_to_have_folded() {
    let mut played = at_a_table();
    let hand = played.view().felt().hand;
    let asked = played.asked().unwrap().0;
    assert_ne!(asked, HERO);
    played.pool.fast_fold(HERO, hand.unwrap(), &mut played.dealer, played.now).unwrap();
    played.listen();
    let hero = played.model().hero().unwrap();
    let felt = played.view().felt();
    assert_eq!(felt.hand, hand);
    assert!(felt.play(hero).unwrap().folded);
    let at = AtTable { model: played.model(), felt, settled: true, balance: Money::ZERO, can_refill: false };
    assert!(!at.in_hand() && !at.seat_actions().contains(&SeatAction::NextHand), "{:?}", at.seat_actions());
}

#[test]
fn no_word_is_needed_for_another_table_after_a_hand() {
    // One fewer than a table seats: the pool waits a moment for another.
    let mut played = PoolClient::of(5);
    played.wait(GATHER_MS);
    played.look();
    let asked_for_next = |played: &PoolClient| {
        let at = AtTable { settled: true, felt: played.view().felt(), ..AtTable::caught_up(played.model(), Money::ZERO) };
        at.seat_actions().contains(&SeatAction::NextHand)
    };
    // All but one fold.
    while let Some((player, hand, turn)) = played.asked() {
        let action = if player == HERO { Action::Call } else { Action::Fold };
        let asked = (player, hand, turn);
        played.act(asked, action).or_else(|_| played.act(asked, Action::Check)).unwrap();
        played.listen();
    }
    played.look();
    while !played.model().is_between_tables() {
        assert!(played.pool.poll_timeout().is_some(), "{:?}", played.model().felt());
        played.wait(100);
        played.look();
    }
    assert!(played.view().felt().over, "the last hand is still seen");
    let hero = played.model().hero().unwrap();
    assert!(!played.view().felt().play(hero).unwrap().folded, "who has won is not seen to fold");
    assert!(!asked_for_next(&played));
}

#[test]
fn a_pool_that_waits_for_players_shows_its_last_table_no_longer() {
    let mut played = at_a_table();
    played.until_turn(Action::Call);
    played.fold();
    played.wait(GATHER_MS);
    for player in 2..=6 {
        // Too few are left for another table.
        let _gone = played.pool.leave(PlayerId(player), &mut played.dealer, played.now);
        played.listen();
    }
    played.wait(GATHER_MS);
    played.look();
    assert!(played.model().waits_for_players());
    assert_eq!(played.view(), &TableView::of(played.model()));
    assert_eq!(played.view().felt().seats.len(), 1);
}

#[test]
fn one_who_sits_out_after_the_fold_sees_no_other_table() {
    let mut played = at_a_table();
    played.until_turn(Action::Call);
    played.fold();
    played
        .pool
        .ask(HERO, &mut played.dealer, played.now, |table, seat| {
            table.set_sit_out(seat, true, Now(0));
            Ok(())
        })
        .unwrap();
    played.listen();
    assert_eq!(played.model().hero_seat().unwrap().state, SeatState::SittingOut);
    assert_eq!(played.view(), &TableView::of(played.model()));
}
