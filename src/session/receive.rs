//! Applies a message of the room to the session: changes the model, puts cues onto the timeline, updates the bars.

use poker_client::{Amounts, AtTable, Change, Cue, Settings, SoundCue, Timing, queue_text, refusal_text};
use poker_protocol::{Message, Request, SeenEvent, ServerMsg, TableEvent, TableId};
use poker_text::text;

use super::{SeatedTable, Session};
use crate::frame_clock::FrameClock;
use crate::toasts::Toasts;

/// A reserved seat that ends with at most this time left has expired; otherwise it was given back.
const LATE_MS: u64 = 1_000;

impl Session {
    /// Applies one message, of a real room or of the tour's.
    pub(crate) fn take(&mut self, message: ServerMsg, moment: &FrameClock, (settings, timing): (&Settings, Timing), toasts: &mut Toasts) {
        let now = moment.now_ms;
        self.books_moved |= moves_books(&message.message);
        self.hear_told(&message.message);
        let amounts = Amounts::money_of(self.client.currency());
        match self.client.receive(message, now) {
            Change::Done(Request::ReportHand { .. }) => toasts.add(text::account::report_sent(), now),
            Change::Done(request @ (Request::Register { .. } | Request::RegisterGames { .. } | Request::Unregister { .. })) => {
                toasts.add(self.registered(&request), now);
            }
            Change::Welcomed => {
                self.welcomed();
                if settings.may_be_found {
                    self.allow_finding(true);
                }
            }
            Change::Done(Request::WatchLobby) => self.forget_tables(now),
            Change::Offered(_) => self.calls.push(SoundCue::YourTurn),
            // A seat that was given back ends earlier.
            Change::Withdrawn(offered) if offered.left_ms(now) <= LATE_MS => toasts.add(text::lobby::seat_gone(offered.offer.name), now),
            Change::Queued { stake, begins } => {
                if let (true, Some(place)) = (begins, self.client.seat_offers().queue(stake)) {
                    queue_text(&place).into_iter().for_each(|sentence| toasts.add(sentence, now));
                }
            }
            Change::Opened(table) => {
                let Some(model) = self.client.table(table) else { return };
                self.front.get_or_insert(table);
                let drawn = self.shows(table);
                match self.tables.get_mut(&table) {
                    Some(seated) if drawn => seated.playback.open(model),
                    Some(_) => {}
                    None => {
                        self.tables.insert(table, SeatedTable::new(table, model, settings, timing));
                    }
                }
                self.sit_as_set(settings);
                self.learn_rules(table);
                self.ask_rank(table);
            }
            Change::Table(table, cues) if self.shows(table) => {
                if cues.iter().any(|cue| matches!(cue, Cue::HandOver { .. })) {
                    self.ask_rank(table);
                }
                if let Some(seated) = self.tables.get_mut(&table) {
                    seated.playback.push(cues);
                    if let Some(model) = self.client.table(table) {
                        seated.playback.follow(model);
                    }
                }
            }
            Change::Table(_, cues) => self.hear(&cues),
            Change::HandVoid { hand, .. } => toasts.add(text::notice::hand_void_left(hand.0.to_string()), now),
            Change::Closed { table, returned, removed } => {
                self.tables.remove(&table);
                self.beside.remove(&table);
                if self.front == Some(table) {
                    self.close_front(now);
                }
                let left = if removed { text::sit::removed() } else { text::table::left(amounts.money(returned)) };
                toasts.add(left, now);
            }
            Change::Tournament { tournament, event, cues } => {
                self.note_news(tournament, &event, moment);
                self.follow_tournament(cues);
            }
            Change::Entries => self.look_at_own(),
            Change::TableClosed(table) => self.closed(table, now),
            Change::Done(Request::WatchTable { on: false, table }) => self.leave_closed(table, now),
            // The control that asked shows the reason beside it.
            Change::Refused { request: Some(request), .. } if poker_client::EntryChoice::of(&request).is_some() => {}
            Change::Refused { request, reason } => {
                if let Some(Request::Act { table, .. }) = request
                    && let Some(seated) = self.tables.get_mut(&table)
                {
                    seated.bar.refused(now);
                }
                toasts.add(refusal_text(&reason, &amounts), now);
            }
            Change::Missing(resume) => self.send(resume),
            // Screens read the rest from the model.
            _ => {}
        }
        let of_rules = self.client.follow_stack_rules(&settings.stack);
        for request in self.client.take_due().into_iter().chain(of_rules) {
            self.ask(request);
        }
        self.update_bars(now);
    }

    /// Updates all action bars. An action that was chosen ahead may be due at any table; the table in front comes first.
    pub(crate) fn update_bars(&mut self, now_ms: u64) {
        let Session { client, tables, front, beside, .. } = self;
        let in_front = front.and_then(|front| tables.get_mut(&front)?.update_bar(client.table(front)?, client, now_ms));
        let update = |seated: &mut SeatedTable| {
            let model = client.table(seated.table)?;
            if beside.contains(&seated.table) {
                return seated.update_bar(model, client, now_ms);
            }
            // Nothing is drawn for a table behind, so its bar follows the model directly.
            let at = AtTable { can_refill: client.can_refill(), ..AtTable::caught_up(model, client.balance()) };
            seated.bar.update(&at, now_ms)
        };
        let others = tables.values_mut().filter(|seated| Some(seated.table) != *front);
        let decisions: Vec<_> = in_front.into_iter().chain(others.filter_map(update)).collect();
        for decision in decisions {
            self.ask(decision.into());
        }
    }

    /// Asks for the rules of a table if they are not known: they say how long an absent player's seat is kept.
    fn learn_rules(&mut self, table: TableId) {
        let rulebook = self.client.table(table).map(|model| model.info().rulebook.clone());
        if let Some(rulebook) = rulebook.filter(|rulebook| self.client.rules(rulebook).is_none()) {
            let request = Request::AskRules { rulebook };
            if self.client.pending().all(|(_, asked)| *asked != request) {
                self.ask(request);
            }
        }
    }

    /// Sets the switches of a new seat as the settings say.
    fn sit_as_set(&mut self, settings: &Settings) {
        for request in self.client.auto_top_up(settings.auto_top_up).into_iter().chain(self.client.auto_muck(settings.auto_muck)) {
            self.ask(request);
        }
    }
}

/// Whether the statement may have a new entry after this message.
fn moves_books(message: &Message) -> bool {
    let ended = |event: &TableEvent| matches!(event, TableEvent::Hand { event: SeenEvent::Ended { .. } });
    matches!(message, Message::Balance { .. }) || matches!(message, Message::Table { event, .. } if ended(event))
}
