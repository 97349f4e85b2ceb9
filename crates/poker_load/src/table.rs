//! One table of a load: its players, and one action at each tick.

use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::SelectAll;
use poker_fair::Nonces;
use poker_host::Clock;
use poker_protocol::{HandId, Request, StakeId, Token, TurnId};
use poker_remote::random_secret;
use poker_rules::LegalActions;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::decision::decide;
use crate::heard::{Heard, heard};
use crate::phase::Phase;
use crate::player::Player;
use crate::socket::text_of;
use crate::tally::Tally;
use crate::{LoadError, PLAYERS_A_TABLE};

/// The parameters of a table.
pub(super) struct TableTerms {
    pub url: String,
    pub tokens: [Token; PLAYERS_A_TABLE],
    pub stake: StakeId,
    pub clock: Clock,
    /// The time between two actions.
    pub every: Duration,
    /// The time until the first action, so that not all tables act at once.
    pub offset: Duration,
    /// Whether the players take part in the shuffles.
    pub shuffles: bool,
}

/// What a table reports to the run.
pub(super) enum TableReport {
    /// All players sit.
    Seated,
    /// The counts of the measurement.
    Counted(Box<Tally>),
    /// The table has failed.
    Failed(LoadError),
}

type Frames = SelectAll<futures_util::stream::BoxStream<'static, (usize, Option<Result<Message, Error>>)>>;

struct Table {
    clock: Clock,
    players: Vec<Player>,
    hands: Vec<HandId>,
    turn: Option<(usize, TurnId, LegalActions)>,
    in_flight: Option<InFlight>,
    phase: Phase,
    actions: u64,
    tally: Tally,
}

/// An action that not all players at the table have been told of.
struct InFlight {
    since: Duration,
    /// Players who have not been told.
    waits: [bool; PLAYERS_A_TABLE],
    counted: bool,
}

/// Seats the players of a table and plays until [`Phase::Over`].
pub(super) async fn play(terms: TableTerms, phases: watch::Receiver<Phase>, news: mpsc::UnboundedSender<TableReport>) {
    if let Err(error) = play_on(terms, phases, &news).await {
        // The run may have failed elsewhere and dropped the receiver.
        let _told = news.send(TableReport::Failed(error));
    }
}

async fn play_on(
    terms: TableTerms,
    mut phases: watch::Receiver<Phase>,
    news: &mpsc::UnboundedSender<TableReport>,
) -> Result<(), LoadError> {
    let TableTerms { url, tokens, stake, clock, every, offset, shuffles } = terms;
    let mut players = Vec::with_capacity(PLAYERS_A_TABLE);
    let mut frames: Frames = SelectAll::new();
    for (at, token) in tokens.into_iter().enumerate() {
        let nonces = shuffles.then(|| Nonces::of_secret(random_secret()));
        let (player, incoming) = Player::sit(&url, token, stake, nonces).await?;
        players.push(player);
        // The end of a stream is an event too.
        let ended = futures_util::stream::once(async { None });
        frames.push(incoming.map(Some).chain(ended).map(move |frame| (at, frame)).boxed());
    }
    let _told = news.send(TableReport::Seated);
    let hands = vec![HandId(0); PLAYERS_A_TABLE];
    let phase = *phases.borrow();
    let mut table = Table { clock, players, hands, turn: None, in_flight: None, phase, actions: 0, tally: Tally::default() };
    let mut ticks = interval_at(Instant::now() + offset, every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            changed = phases.changed() => {
                let phase = *phases.borrow_and_update();
                if changed.is_err() || phase == Phase::Over {
                    return Ok(());
                }
                table.enter(phase, news);
            }
            _ = ticks.tick() => table.tick().await?,
            Some((at, frame)) = frames.next() => {
                if let Some(frame) = text_of(frame)? {
                    table.hear(at, frame.to_text()?).await?;
                }
            }
        }
        table.report_when_drained(news);
    }
}

impl Table {
    fn counts(&self) -> bool {
        match self.phase {
            Phase::Measuring | Phase::Draining => true,
            Phase::Playing | Phase::Over => false,
        }
    }

    fn enter(&mut self, phase: Phase, news: &mpsc::UnboundedSender<TableReport>) {
        match phase {
            Phase::Measuring => {
                self.tally = Tally::default();
            }
            Phase::Playing if self.phase == Phase::Draining => {
                // A delivery that is missing now is lost.
                if let Some(InFlight { waits, .. }) = self.in_flight.take() {
                    self.tally.lost += waits.into_iter().filter(|waits| *waits).count() as u64;
                }
                self.report(news);
            }
            Phase::Playing | Phase::Draining | Phase::Over => {}
        }
        self.phase = phase;
    }

    fn report_when_drained(&mut self, news: &mpsc::UnboundedSender<TableReport>) {
        if self.phase == Phase::Draining && self.in_flight.is_none() {
            self.report(news);
            self.phase = Phase::Playing;
        }
    }

    fn report(&mut self, news: &mpsc::UnboundedSender<TableReport>) {
        let _told = news.send(TableReport::Counted(Box::new(std::mem::take(&mut self.tally))));
    }

    async fn tick(&mut self) -> Result<(), LoadError> {
        if self.phase == Phase::Draining {
            return Ok(());
        }
        let Some((at, turn, legal)) = self.turn.take_if(|_| self.in_flight.is_none()) else {
            self.tally.idle_ticks += 1;
            return Ok(());
        };
        let counted = self.counts();
        self.actions += 1;
        let action = decide(&legal, self.actions);
        let (player, hand) = (&mut self.players[at], self.hands[at]);
        let frame = player.request(Request::Act { table: player.table(), hand, turn, action })?;
        self.tally.acted(frame.len());
        self.in_flight = Some(InFlight { since: self.clock.elapsed(), waits: [true; PLAYERS_A_TABLE], counted });
        player.send(frame).await
    }

    async fn hear(&mut self, at: usize, frame: &str) -> Result<(), LoadError> {
        if self.counts() {
            self.tally.received(frame.len());
        }
        match heard(frame)? {
            Heard::Acted => self.told(at),
            Heard::Hand(hand) => self.hands[at] = hand,
            Heard::YourTurn(turn, legal) => self.turn = Some((at, turn, legal)),
            Heard::DeckSealed(root, commitments) => self.players[at].reveal(root, &commitments).await?,
            Heard::Ping(n) => self.players[at].pong(n).await?,
            Heard::Closing(reason) => return Err(LoadError::Closed { why: Some(reason) }),
            Heard::Refused(reason) => {
                tracing::warn!(?reason, "an action was refused");
                self.tally.refused += 1;
                self.in_flight = None;
            }
            Heard::Other => {}
        }
        Ok(())
    }

    fn told(&mut self, at: usize) {
        let Some(action) = &mut self.in_flight else { return };
        if std::mem::take(&mut action.waits[at]) && action.counted {
            self.tally.delivered(self.clock.elapsed().saturating_sub(action.since));
        }
        self.in_flight.take_if(|action| !action.waits.contains(&true));
    }
}
