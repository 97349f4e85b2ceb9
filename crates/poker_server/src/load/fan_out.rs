//! A group of clients of the echo, which stands for a table: as many actions, as many messages of the same size back.

use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::SelectAll;
use poker_host::Clock;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::line::{Outgoing, connect, text_of};
use super::phase::Phase;
use super::table::News;
use super::tally::Tally;
use super::{LoadError, PLAYERS_A_TABLE};

/// What the echo is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// To count the client among a group.
    Join { group: u32 },
    /// To send all of the group so many messages of so many bytes.
    Send { count: u32, bytes: usize },
}

impl Asked {
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

/// What an action at a table is, in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Bytes of the action.
    pub action_bytes: usize,
    /// Messages to each player for a thousand actions.
    pub messages_a_thousand: u64,
    /// Bytes of each.
    pub message_bytes: usize,
}

impl Shape {
    /// Of what was counted at tables.
    pub fn of(tally: &Tally) -> Self {
        let each = |sum: u64, count: u64| sum / count.max(1);
        let size = |bytes: u64| usize::try_from(bytes).unwrap_or(usize::MAX);
        Self {
            action_bytes: size(each(tally.action_bytes, tally.actions)),
            messages_a_thousand: each(tally.messages * 1_000, tally.actions * PLAYERS_A_TABLE as u64),
            message_bytes: size(each(tally.message_bytes, tally.messages)),
        }
    }

    /// How many messages the `nth` action brings to each, so that the mean is kept.
    fn messages(self, nth: u64) -> u32 {
        let until = |nth: u64| nth * self.messages_a_thousand / 1_000;
        u32::try_from(until(nth + 1) - until(nth)).unwrap_or(u32::MAX).max(1)
    }
}

/// What a group is told at its start.
pub(super) struct Terms {
    pub url: String,
    pub group: u32,
    pub shape: Shape,
    pub clock: Clock,
    pub every: Duration,
    pub offset: Duration,
}

/// Joins and sends until the phase is over.
pub(super) async fn send(terms: Terms, phases: watch::Receiver<Phase>, news: mpsc::UnboundedSender<News>) {
    if let Err(error) = send_on(terms, phases, &news).await {
        // Nobody listens any more where the run has failed elsewhere.
        let _told = news.send(News::Failed(error));
    }
}

async fn send_on(terms: Terms, mut phases: watch::Receiver<Phase>, news: &mpsc::UnboundedSender<News>) -> Result<(), LoadError> {
    let Terms { url, group, shape, clock, every, offset } = terms;
    let mut members: Vec<Outgoing> = Vec::with_capacity(PLAYERS_A_TABLE);
    let mut frames = SelectAll::new();
    for at in 0..PLAYERS_A_TABLE {
        let (mut outgoing, mut incoming) = connect(&url).await?;
        outgoing.send(Asked::Join { group }.write(0)).await?;
        // Nothing is sent before all have joined.
        text_of(incoming.next().await)?;
        members.push(outgoing);
        let ended = futures_util::stream::once(async { None });
        frames.push(incoming.map(Some).chain(ended).map(move |frame| (at, frame)).boxed());
    }
    let _told = news.send(News::Seated);
    let mut ticks = interval_at(Instant::now() + offset, every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut phase, mut sent, mut tally) = (*phases.borrow(), 0_u64, Tally::default());
    // Since when, and how many messages each is still to get.
    let mut on_its_way: Option<(Duration, u32, [u32; PLAYERS_A_TABLE])> = None;
    loop {
        tokio::select! {
            changed = phases.changed() => {
                phase = *phases.borrow_and_update();
                if changed.is_err() || phase == Phase::Over {
                    return Ok(());
                }
                if phase == Phase::Measuring {
                    tally = Tally::default();
                }
            }
            _ = ticks.tick(), if phase != Phase::Draining && on_its_way.is_none() => {
                let count = shape.messages(sent);
                let text = Asked::Send { count, bytes: shape.message_bytes }.write(shape.action_bytes);
                tally.acted(text.len());
                on_its_way = Some((clock.elapsed(), count, [count; PLAYERS_A_TABLE]));
                let turn = usize::try_from(sent).unwrap_or(0) % PLAYERS_A_TABLE;
                members[turn].send(text).await?;
                sent += 1;
            }
            Some((at, frame)) = frames.next() => {
                let (Some(frame), Some((since, count, waits))) = (text_of(frame)?, &mut on_its_way) else { continue };
                tally.received(frame.len());
                // The first is what stands for the action itself.
                if waits[at] == *count {
                    tally.delivered(clock.elapsed().saturating_sub(*since));
                }
                waits[at] = waits[at].saturating_sub(1);
                on_its_way.take_if(|(_, _, waits)| waits.iter().all(|left| *left == 0));
            }
        }
        if phase == Phase::Draining && on_its_way.is_none() {
            let _told = news.send(News::Counted(Box::new(std::mem::take(&mut tally))));
            phase = Phase::Playing;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_read_as_it_was_written() {
        for asked in [Asked::Join { group: 7 }, Asked::Send { count: 4, bytes: 180 }] {
            assert_eq!(Asked::read(&asked.write(90)), Some(asked));
        }
        assert_eq!(Asked::Send { count: 4, bytes: 180 }.write(90).len(), 90);
        assert_eq!(Asked::read("send"), None);
    }

    #[test]
    fn as_many_messages_are_sent_as_a_table_tells_in_the_mean() {
        let shape = Shape { action_bytes: 0, messages_a_thousand: 3_700, message_bytes: 0 };
        assert_eq!((0..1_000).map(|nth| shape.messages(nth)).sum::<u32>(), 3_700);
    }
}
