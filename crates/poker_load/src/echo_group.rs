//! A group of clients of the echo that takes the place of a table: it sends actions and receives messages at the rate and size of a table.

use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::SelectAll;
use poker_host::Clock;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::phase::Phase;
use crate::socket::{Outgoing, connect, text_of};
use crate::table::TableReport;
use crate::tally::Tally;
use crate::{LoadError, PLAYERS_A_TABLE};

/// A request to the echo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EchoRequest {
    /// Adds the client to a group.
    Join { group: u32 },
    /// Sends `count` messages of `bytes` bytes to the whole group.
    Send { count: u32, bytes: usize },
}

impl EchoRequest {
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        match (words.next()?, words.next()?, words.next()) {
            ("join", group, _) => Some(Self::Join { group: group.parse().ok()? }),
            ("send", count, Some(bytes)) => Some(Self::Send { count: count.parse().ok()?, bytes: bytes.parse().ok()? }),
            _ => None,
        }
    }

    fn write(self, length: usize) -> String {
        match self {
            Self::Join { group } => format!("join {group}"),
            Self::Send { count, bytes } => format!("{:length$}", format!("send {count} {bytes}")),
        }
    }
}

/// The number and size of messages for an action at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub action_bytes: usize,
    /// Messages to each player for 1,000 actions.
    pub messages_a_thousand: u64,
    pub message_bytes: usize,
}

impl Shape {
    /// Computes the means of the counts of tables.
    pub fn of(tally: &Tally) -> Self {
        let each = |sum: u64, count: u64| sum / count.max(1);
        let size = |bytes: u64| usize::try_from(bytes).unwrap_or(usize::MAX);
        Self {
            action_bytes: size(each(tally.action_bytes, tally.actions)),
            messages_a_thousand: each(tally.messages * 1_000, tally.actions * PLAYERS_A_TABLE as u64),
            message_bytes: size(each(tally.message_bytes, tally.messages)),
        }
    }

    /// The messages to each player for the `nth` action. Their mean is `messages_a_thousand` for 1,000 actions.
    fn messages(self, nth: u64) -> u32 {
        let until = |nth: u64| nth * self.messages_a_thousand / 1_000;
        u32::try_from(until(nth + 1) - until(nth)).unwrap_or(u32::MAX).max(1)
    }
}

/// The parameters of a group.
pub(super) struct GroupTerms {
    pub url: String,
    pub group: u32,
    pub shape: Shape,
    pub clock: Clock,
    pub every: Duration,
    pub offset: Duration,
}

/// Joins and sends until the phase is over.
pub(super) async fn send(terms: GroupTerms, phases: watch::Receiver<Phase>, news: mpsc::UnboundedSender<TableReport>) {
    if let Err(error) = send_on(terms, phases, &news).await {
        // The run may have failed elsewhere and dropped the receiver.
        let _told = news.send(TableReport::Failed(error));
    }
}

async fn send_on(
    terms: GroupTerms,
    mut phases: watch::Receiver<Phase>,
    news: &mpsc::UnboundedSender<TableReport>,
) -> Result<(), LoadError> {
    let GroupTerms { url, group, shape, clock, every, offset } = terms;
    let mut members: Vec<Outgoing> = Vec::with_capacity(PLAYERS_A_TABLE);
    let mut frames = SelectAll::new();
    for at in 0..PLAYERS_A_TABLE {
        let (mut outgoing, mut incoming) = connect(&url).await?;
        outgoing.send(EchoRequest::Join { group }.write(0)).await?;
        // Nothing is sent before all have joined.
        text_of(incoming.next().await)?;
        members.push(outgoing);
        let ended = futures_util::stream::once(async { None });
        frames.push(incoming.map(Some).chain(ended).map(move |frame| (at, frame)).boxed());
    }
    let _told = news.send(TableReport::Seated);
    let mut ticks = interval_at(Instant::now() + offset, every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sent = 0_u64;
    let mut group = Group::new(*phases.borrow());
    loop {
        tokio::select! {
            changed = phases.changed() => {
                let phase = *phases.borrow_and_update();
                if changed.is_err() || phase == Phase::Over {
                    return Ok(());
                }
                group.enter(phase);
            }
            _ = ticks.tick(), if group.may_send() => {
                let count = shape.messages(sent);
                let text = EchoRequest::Send { count, bytes: shape.message_bytes }.write(shape.action_bytes);
                group.sent(count, text.len(), clock.elapsed());
                let turn = usize::try_from(sent).unwrap_or(0) % PLAYERS_A_TABLE;
                members[turn].send(text).await?;
                sent += 1;
            }
            Some((at, frame)) = frames.next() => {
                if let Some(frame) = text_of(frame)? {
                    group.received(at, frame.len(), clock.elapsed());
                }
            }
        }
        if let Some(tally) = group.report() {
            let _told = news.send(TableReport::Counted(Box::new(tally)));
        }
    }
}

/// What a group counts. Only a burst that was sent while the group measured counts, and all deliveries of such a burst do.
struct Group {
    phase: Phase,
    in_flight: Option<PendingBurst>,
    tally: Tally,
}

/// A request to the echo whose messages have not all come back.
struct PendingBurst {
    since: Duration,
    count: u32,
    /// Messages that each member is still to get.
    missing: [u32; PLAYERS_A_TABLE],
    counted: bool,
}

impl Group {
    fn new(phase: Phase) -> Self {
        Self { phase, in_flight: None, tally: Tally::default() }
    }

    fn enter(&mut self, phase: Phase) {
        if phase == Phase::Measuring {
            self.tally = Tally::default();
        }
        // The time for draining is over: what is still missing is lost, and `report` waits for it no longer.
        if phase == Phase::Playing && self.phase == Phase::Draining {
            if let Some(burst) = self.in_flight.take().filter(|burst| burst.counted) {
                self.tally.lost += burst.missing.into_iter().filter(|missing| *missing == burst.count).count() as u64;
            }
            return;
        }
        self.phase = phase;
    }

    fn may_send(&self) -> bool {
        self.phase != Phase::Draining && self.in_flight.is_none()
    }

    fn sent(&mut self, count: u32, bytes: usize, now: Duration) {
        let counted = self.phase == Phase::Measuring;
        if counted {
            self.tally.acted(bytes);
        }
        self.in_flight = Some(PendingBurst { since: now, count, missing: [count; PLAYERS_A_TABLE], counted });
    }

    fn received(&mut self, at: usize, bytes: usize, now: Duration) {
        let Some(burst) = &mut self.in_flight else { return };
        if burst.counted {
            self.tally.received(bytes);
            // The first message counts as the delivery of the action.
            if burst.missing[at] == burst.count {
                self.tally.delivered(now.saturating_sub(burst.since));
            }
        }
        burst.missing[at] = burst.missing[at].saturating_sub(1);
        self.in_flight.take_if(|burst| burst.missing.iter().all(|missing| *missing == 0));
    }

    /// The counts, returned once, as soon as nothing is in flight after the measurement.
    fn report(&mut self) -> Option<Tally> {
        if self.phase != Phase::Draining || self.in_flight.is_some() {
            return None;
        }
        self.phase = Phase::Playing;
        Some(std::mem::take(&mut self.tally))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_read_as_it_was_written() {
        for asked in [EchoRequest::Join { group: 7 }, EchoRequest::Send { count: 4, bytes: 180 }] {
            assert_eq!(EchoRequest::read(&asked.write(90)), Some(asked));
        }
        assert_eq!(EchoRequest::Send { count: 4, bytes: 180 }.write(90).len(), 90);
        assert_eq!(EchoRequest::read("send"), None);
    }

    #[test]
    fn as_many_messages_are_sent_as_a_table_tells_in_the_mean() {
        let shape = Shape { action_bytes: 0, messages_a_thousand: 3_700, message_bytes: 0 };
        assert_eq!((0..1_000).map(|nth| shape.messages(nth)).sum::<u32>(), 3_700);
    }

    const NOW: Duration = Duration::from_secs(1);

    fn all_receive(group: &mut Group) {
        (0..PLAYERS_A_TABLE).for_each(|at| group.received(at, 10, NOW));
    }

    #[test]
    fn a_burst_that_was_sent_before_the_measurement_is_not_counted_however_late_it_comes() {
        let mut group = Group::new(Phase::Playing);
        group.sent(1, 10, NOW);
        group.enter(Phase::Measuring);
        all_receive(&mut group);
        group.sent(1, 10, NOW);
        group.enter(Phase::Draining);
        assert_eq!(group.report(), None, "a counted burst is in flight");
        all_receive(&mut group);
        let tally = group.report().unwrap();
        assert_eq!((tally.actions, tally.deliveries(), tally.lost), (1, PLAYERS_A_TABLE as u64, 0));
    }

    #[test]
    fn what_has_not_come_when_draining_ends_is_lost() {
        let mut group = Group::new(Phase::Measuring);
        group.sent(2, 10, NOW);
        group.received(0, 10, NOW);
        group.enter(Phase::Draining);
        group.enter(Phase::Playing);
        let tally = group.report().unwrap();
        assert_eq!((tally.actions, tally.deliveries(), tally.lost), (1, 1, PLAYERS_A_TABLE as u64 - 1));
    }
}
