//! One bot of the crowd: its account, its connection and its player.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_bots::{Persona, bot_name};
use poker_protocol::{AccountName, ConnectionEvent, DoorRefusal, DoorRequest, HallName, Loss, Password, PlayerId};
use poker_room::Now;
use rand::{RngExt as _, SeedableRng as _};

use super::wakes::BotWaker;
use super::{CrowdOptions, Sight};
use poker_host::ThinkingTime;
use poker_host::{BotPlayer, Life};
use poker_remote::{Credentials, RemoteError, RemoteOptions, RemoteRoom, Remotes};

/// When the door is busy, the bot signs in again after a random time in this range, in milliseconds.
const ASK_AGAIN_MS: RangeInclusive<u32> = 1_000..=5_000;
/// The most messages in the queue to a bot.
const CAPACITY: usize = 256;
/// How many of the last events of its connection a bot keeps, to say what has happened when it does not come back.
const EVENTS_KEPT: usize = 12;

/// A bot at a server.
pub struct Member {
    name: usize,
    names_apart: usize,
    password: Password,
    thinking: ThinkingTime,
    stay_hands: RangeInclusive<u32>,
    room: RemoteRoom,
    rng: ChaCha8Rng,
    player: Option<PlayerId>,
    bot: Option<BotPlayer>,
    sight: Sight,
    entries: u64,
    has_account: bool,
    /// The time to sign in again after the door was busy.
    asks_again: Option<Now>,
    hall: Option<HallName>,
    ended: Option<Loss>,
    /// The last events of its connection and when they came, the oldest first.
    events: VecDeque<(Now, ConnectionEvent)>,
}

impl std::fmt::Debug for Member {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut member = f.debug_struct("Member");
        member.field("name", &self.account()).field("player", &self.player).field("entries", &self.entries);
        member.field("events", &self.events).finish_non_exhaustive()
    }
}

impl Member {
    pub(super) fn open(
        options: &CrowdOptions,
        name: usize,
        remotes: &Remotes,
        waker: BotWaker,
        rng: ChaCha8Rng,
    ) -> Result<Member, RemoteError> {
        let credentials = Credentials::SignUp { name: AccountName::unchecked(bot_name(name)), password: options.password.clone() };
        let halls = options.halls.len().max(1);
        let remote = RemoteOptions {
            hall: options.halls.get(name % halls).cloned(),
            authority: options.authority.clone(),
            capacity: CAPACITY,
            ..RemoteOptions::at(options.address.clone(), Some(credentials))
        };
        let room = remotes.open(&remote, Arc::new(move || waker.wake()))?;
        Ok(Member {
            name,
            names_apart: options.count.max(1),
            password: options.password.clone(),
            thinking: options.thinking,
            stay_hands: options.stay_hands.clone(),
            room,
            rng,
            player: None,
            bot: None,
            sight: Sight::default(),
            entries: 0,
            has_account: false,
            asks_again: None,
            hall: None,
            ended: None,
            events: VecDeque::with_capacity(EVENTS_KEPT),
        })
    }

    /// The name of its account.
    pub fn account(&self) -> String {
        bot_name(self.name)
    }

    /// Its id at the server, once it has signed in.
    pub fn player(&self) -> Option<PlayerId> {
        self.player
    }

    /// What it has seen of hands.
    pub fn sight(&self) -> &Sight {
        &self.sight
    }

    /// How often it has entered a hall.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The hall that it entered last.
    pub fn hall(&self) -> Option<&HallName> {
        self.hall.as_ref()
    }

    /// Why its connection has ended for good, if it has.
    pub fn ended(&self) -> Option<&Loss> {
        self.ended.as_ref()
    }

    pub(super) fn due(&self) -> Option<Now> {
        self.bot.as_ref().and_then(BotPlayer::due).into_iter().chain(self.asks_again).min()
    }

    pub(super) fn step(&mut self, now: Now) {
        while let Some(event) = self.room.poll() {
            self.see(event, now);
        }
        if self.asks_again.take_if(|at| *at <= now).is_some() {
            self.sign_in();
        }
        if let Some(bot) = &mut self.bot {
            match bot.step_seen(self.thinking, now, &mut |message| self.sight.see(message)) {
                // A bot that is cut off says hello again when the connection is back.
                Life::Here | Life::CutOff | Life::Gone => {}
            }
        }
    }

    fn see(&mut self, event: ConnectionEvent, now: Now) {
        self.keep(&event, now);
        match event {
            ConnectionEvent::SignedIn { player, .. } => self.player = Some(player),
            ConnectionEvent::Entered { hall } => {
                self.hall = Some(hall);
                self.enter();
            }
            ConnectionEvent::Refused(reason) => self.refused(&reason, now),
            ConnectionEvent::Lost { why, retry: None, .. } => self.ended = Some(why),
            ConnectionEvent::Lost { .. }
            | ConnectionEvent::Greeted(_)
            | ConnectionEvent::Waiting { .. }
            | ConnectionEvent::Sent { .. }
            | ConnectionEvent::PasswordChanged { .. }
            | ConnectionEvent::Sessions(_)
            | ConnectionEvent::SignedOut
            | ConnectionEvent::RoundTrip(_)
            | ConnectionEvent::Busy(_)
            | ConnectionEvent::Quiet { .. }
            | ConnectionEvent::Trying => {}
        }
    }

    fn keep(&mut self, event: &ConnectionEvent, now: Now) {
        // It comes with each ping, and would push out everything else.
        if matches!(event, ConnectionEvent::RoundTrip(_)) {
            return;
        }
        if self.events.len() == EVENTS_KEPT {
            self.events.pop_front();
        }
        self.events.push_back((now, event.clone()));
    }

    fn enter(&mut self) {
        self.entries += 1;
        let link = self.room.link().clone();
        match &mut self.bot {
            Some(bot) => bot.reconnect(link),
            None => {
                let (style, rng) = (Persona::of_name(self.name).style(), ChaCha8Rng::from_rng(&mut self.rng));
                self.bot = Some(BotPlayer::roaming(self.name, style, link, rng, self.stay_hands.clone()));
            }
        }
    }

    /// Signs in to an account that exists; takes another name where the account has another password.
    fn refused(&mut self, reason: &DoorRefusal, now: Now) {
        match reason {
            DoorRefusal::NameTaken | DoorRefusal::WrongToken => self.has_account = true,
            DoorRefusal::WrongCredentials => {
                self.has_account = false;
                self.name += self.names_apart;
            }
            DoorRefusal::Busy | DoorRefusal::Unavailable | DoorRefusal::TooManyTries { .. } | DoorRefusal::LockedOut { .. } => {
                self.asks_again = Some(now.after_ms(self.rng.random_range(ASK_AGAIN_MS)));
                return;
            }
            DoorRefusal::BadName { .. }
            | DoorRefusal::BadPassword { .. }
            | DoorRefusal::PasswordExpired
            | DoorRefusal::Suspended
            | DoorRefusal::SignUpClosed
            | DoorRefusal::NotSignedIn
            | DoorRefusal::SignedInAlready
            | DoorRefusal::NotEntered
            | DoorRefusal::NoSuchHall
            | DoorRefusal::HallNotReady
            | DoorRefusal::Malformed
            | DoorRefusal::TooFast => return,
        }
        self.sign_in();
    }

    fn sign_in(&self) {
        let (name, password) = (AccountName::unchecked(bot_name(self.name)), self.password.clone());
        self.room.ask(if self.has_account { DoorRequest::SignIn { name, password } } else { DoorRequest::SignUp { name, password } });
    }
}
