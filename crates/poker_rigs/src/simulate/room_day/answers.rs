//! Sends the requests of players and delivers the messages to them.

use poker_protocol::{ClientMsg, Message, PROTOCOL_VERSION, Refusal, Request, RequestId, Seq, StreamPlace};
use poker_room::{ClientId, Visitor};
use rand::RngExt as _;

use super::RoomFailure;
use super::agenda::{Errand, GuestNo};
use super::answer::Answer;
use super::branch::Branch;
use super::clients::Reader;
use super::guest::Prompt;
use super::run::{Day, HOUR_MS};

/// How long a player takes to answer an offer, or to react to an empty stack, in milliseconds.
const SOON_MS: std::ops::RangeInclusive<u32> = 500..=8_000;
/// How long a player sits out, in milliseconds: up to a time for which no table waits.
const OUT_MS: std::ops::RangeInclusive<u32> = 5_000..=1_200_000;
/// How long a player who `runs` stays once the stack has reached the largest buy-in, in milliseconds.
const RUN_MS: std::ops::RangeInclusive<u32> = 20_000..=60_000;
/// How long a player who `runs` stays away, in milliseconds.
const BACK_MS: std::ops::RangeInclusive<u32> = 20_000..=120_000;

impl Day {
    /// Sends a request of a player and returns the answer; `None` where the player is not connected.
    pub(super) fn ask(&mut self, guest: GuestNo, request: Request) -> Result<Option<Answer>, RoomFailure> {
        let asking = &mut self.guests[guest];
        let Some(client) = asking.client else { return Ok(None) };
        asking.last_request += 1;
        let (id, player) = (RequestId(asking.last_request), asking.player);
        asking.answer = None;
        if self.checked {
            self.input(|| format!("player {}: {request:?}", player.0));
        } else {
            self.input(String::new);
        }
        self.room.handle(client, ClientMsg { id, request }, self.now);
        self.settle()?;
        match self.guests[guest].answer.take() {
            None => Err(self.broken(format!("request {} of player {} was not answered", id.0, player.0))),
            answer => Ok(answer),
        }
    }

    /// Sends a request that makes sense. Returns whether it was carried out.
    pub(super) fn done(&mut self, guest: GuestNo, request: Request) -> Result<bool, RoomFailure> {
        let answer = self.ask(guest, request)?;
        if let Some(Answer::Refused(reason @ (Refusal::Malformed | Refusal::NotGreeted | Refusal::Illegal { .. }))) = answer {
            return Err(self.broken(format!("a sensible request was refused: {reason:?}")));
        }
        Ok(answer == Some(Answer::Done))
    }

    /// Connects a player, who says hello.
    pub(super) fn connect(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let player = self.guests[guest].player;
        let client = self.room.connect(Visitor::person(player), self.now);
        self.input(|| format!("player {} connects", player.0));
        let last = self.guests[guest].last_seq;
        let resumes = last.0 > 0 && self.one_in(2);
        self.by_client.insert(client, Reader { guest, last_seq: last, resumes });
        self.guests[guest].client = Some(client);
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "simulation".to_owned(),
            name: format!("Player {}", player.0),
            avatar: u8::try_from(player.0 % 8).unwrap_or_default(),
            language: "en".to_owned(),
            resume: resumes.then(|| StreamPlace { stream: self.guests[guest].stream, after: last }),
        };
        self.ask(guest, hello)?;
        Ok(())
    }

    pub(super) fn disconnect(&mut self, guest: GuestNo) -> Result<(), RoomFailure> {
        let Some(client) = self.guests[guest].client.take() else { return Ok(()) };
        let places = &self.guests[guest].places;
        if places.iter().any(|place| place.asked.is_some()) {
            self.seen.see(Branch::LostOnTurn);
        } else if places.iter().any(|place| place.in_hand) {
            self.seen.see(Branch::LostInHand);
        }
        self.touched.extend(places.iter().map(|place| place.table));
        if let Some(reader) = self.by_client.remove(client) {
            self.guests[guest].last_seq = reader.last_seq;
        }
        let player = self.guests[guest].player;
        self.input(|| format!("player {} is cut off", player.0));
        self.room.disconnect(client, self.now);
        self.settle()
    }

    /// Gives one message to the player of the client.
    pub(super) fn deliver(&mut self, client: ClientId, (seq, message): (Seq, &Message)) -> Result<(), RoomFailure> {
        let Some(reader) = self.by_client.get_mut(client) else { return Ok(()) };
        let (guest, expected, resumes) = (reader.guest, reader.last_seq.0 + 1, reader.resumes);
        let in_order = match message {
            _ if seq == Seq(0) => true,
            Message::Welcome { stream, .. } if *stream == self.guests[guest].stream => {
                if resumes && seq.0 == expected {
                    self.seen.see(Branch::Resumed);
                }
                seq.0 >= expected
            }
            Message::Welcome { .. } => true,
            _ => seq.0 == expected,
        };
        if !in_order {
            let player = self.guests[guest].player;
            return Err(self.broken(format!("player {}: message {} came after {}", player.0, seq.0, expected - 1)));
        }
        if seq != Seq(0) {
            reader.last_seq = seq;
        }
        let reader = &mut self.guests[guest];
        match message {
            Message::Welcome { .. } | Message::Done { .. } => reader.answer = Some(Answer::Done),
            Message::Refused { reason, .. } => reader.answer = Some(Answer::Refused(reason.clone())),
            Message::Table { table, .. }
            | Message::Unseated { table, .. }
            | Message::SeatOffered { offer: poker_protocol::SeatOffer { table, .. } }
                if self.checked =>
            {
                self.touched.insert(*table);
            }
            Message::Snapshot { table } if self.checked => {
                self.touched.insert(table.info.table);
            }
            // Other messages answer no request and change no table.
            _ => {}
        }
        if let Some(prompt) = reader.read(message, &mut self.seen) {
            self.think(guest, prompt);
        }
        Ok(())
    }

    /// Plans what a player does about a prompt, and when.
    fn think(&mut self, guest: GuestNo, prompt: Prompt) {
        let habit = self.guests[guest].habit;
        match prompt {
            Prompt::ToAct { table, hand, turn } => {
                if !self.one_in(self.pace.sleeps_in) {
                    self.soon(guest, Errand::Act { table, hand, turn }, self.pace.think_ms.clone());
                }
            }
            Prompt::ToShow { table, hand, turn } => {
                if !self.one_in(3) {
                    self.soon(guest, Errand::Show { table, hand, turn }, 100..=2_900);
                }
            }
            Prompt::Offered { table } => self.soon(guest, Errand::AnswerOffer { table }, SOON_MS),
            Prompt::Busted { table } if self.one_in(4) => self.soon(guest, Errand::Leave { table }, SOON_MS),
            Prompt::Busted { table } => self.soon(guest, Errand::Rebuy { table }, SOON_MS),
            Prompt::Out { table } => self.soon(guest, Errand::PlayOn { table }, OUT_MS),
            Prompt::Unseated { stake } if habit.runs => self.soon(guest, Errand::Join { stake }, BACK_MS),
            Prompt::Unseated { stake } => {
                if self.one_in(3) {
                    self.soon(guest, Errand::Join { stake }, 1_000..=HOUR_MS);
                }
            }
            Prompt::HandOver { table } => {
                let rich = self.guests[guest].place(table).is_some_and(|place| place.worth() >= place.buy_in.max);
                if habit.runs && rich {
                    self.soon(guest, Errand::Leave { table }, RUN_MS);
                }
            }
            Prompt::MayFastFold { table, hand } => {
                if self.rng.random_bool(0.3) {
                    self.soon(guest, Errand::FastFold { table, hand }, 100..=2_000);
                }
            }
        }
    }
}
