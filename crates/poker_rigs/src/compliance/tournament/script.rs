//! The players of the script, its clock, and how hands are played.

use std::collections::BTreeMap;

use poker_protocol::{HandId, Message, PROTOCOL_VERSION, Refusal, Request, StreamPlace, TournamentId};
use poker_room::Now;
use poker_rules::{Action, LegalActions};

use super::super::client::{Client, Sent};
use super::super::{ComplianceError, Transcript};
use super::files::START;
use super::kinds::Kinds;
use super::venue::{HouseOrder, NAMES, Venue};
use super::view::{Asked, View};

/// More steps than any part of the script takes.
const MOST_STEPS: usize = 20_000;
/// The time that passes when nobody is asked, milliseconds.
const STEP_MS: u32 = 1_000;

/// How the players play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// In each hand, the first two who are asked go all in and the others fold.
    Duels,
    /// Everybody checks or folds, and takes five seconds for it.
    Patient,
}

pub(super) struct Player {
    client: Client,
    pub view: View,
}

pub(super) struct Script<'a> {
    venue: &'a mut dyn Venue,
    pub now: Now,
    pub players: Vec<Player>,
    pub kinds: Kinds,
    /// The number of players who went all in, for each hand.
    all_in: BTreeMap<HandId, u8>,
    step: &'static str,
}

impl<'a> Script<'a> {
    pub(super) fn new(venue: &'a mut dyn Venue) -> Script<'a> {
        let (players, kinds, all_in) = (Vec::new(), Kinds::default(), BTreeMap::new());
        Script { venue, now: START, players, kinds, all_in, step: "start" }
    }

    pub(super) fn transcripts(self) -> (Vec<Transcript>, Kinds) {
        (self.players.into_iter().map(|player| player.client.transcript).collect(), self.kinds)
    }

    pub(super) fn begin(&mut self, step: &'static str) {
        self.step = step;
        self.players.iter_mut().for_each(|player| player.client.step = step);
    }

    pub(super) fn fault(&self, what: &'static str) -> ComplianceError {
        ComplianceError::Told { step: self.step, what }
    }

    /// All players connect and greet, one after the other.
    pub(super) fn connect_all(&mut self) -> Result<(), ComplianceError> {
        self.begin("connect");
        for player in 0..NAMES.len() {
            let client = Client::with(self.venue.connect(player), Transcript::of_told_time());
            self.players.push(Player { client, view: View::default() });
            self.done(player, hello(player, None))?;
        }
        Ok(())
    }

    /// The line of a player breaks, and the player comes back without what was missed.
    pub(super) fn cut(&mut self, player: usize) -> Result<(), ComplianceError> {
        let link = self.venue.cut(player);
        self.players[player].client.switch(link);
        self.players[player].view.asked.clear();
        self.done(player, hello(player, None))
    }

    /// The line of a player breaks, and the player goes on with the next message. Returns the place at which it broke.
    pub(super) fn cut_and_go_on(&mut self, player: usize) -> Result<StreamPlace, ComplianceError> {
        let link = self.venue.cut(player);
        let place = self.players[player].client.go_on(link);
        self.players[player].view.asked.clear();
        self.done(player, hello(player, Some(place)))?;
        Ok(place)
    }

    /// Sends a request, which must be carried out.
    pub(super) fn done(&mut self, player: usize, request: Request) -> Result<(), ComplianceError> {
        match self.ask(player, &request)? {
            Message::Done { .. } | Message::Welcome { .. } => {
                self.kinds.done(&request);
                Ok(())
            }
            found => Err(ComplianceError::Answer { step: self.step, request: Box::new(request), found: Box::new(found) }),
        }
    }

    /// Sends a request, which must be refused for this reason.
    pub(super) fn refused(&mut self, player: usize, request: Request, reason: &Refusal) -> Result<(), ComplianceError> {
        match self.ask(player, &request)? {
            Message::Refused { reason: found, .. } if found == *reason => Ok(()),
            found => Err(ComplianceError::Answer { step: self.step, request: Box::new(request), found: Box::new(found) }),
        }
    }

    /// Sends a request. Returns the answer, after everybody has heard what follows from it.
    fn ask(&mut self, player: usize, request: &Request) -> Result<Message, ComplianceError> {
        let sent = self.players[player].client.send(request.clone())?;
        self.venue.run();
        let answer = self.hear(player, sent)?;
        self.settle()?;
        Ok(answer)
    }

    /// Takes in all messages to a player up to the answer, which it returns.
    fn hear(&mut self, player: usize, sent: Sent) -> Result<Message, ComplianceError> {
        let heard = self.players[player].client.hear_answer(sent)?;
        for message in &heard {
            self.players[player].view.note(message, self.now);
            self.kinds.heard(message);
        }
        heard.into_iter().last().ok_or(ComplianceError::Silent { step: self.step })
    }

    /// Everybody hears everything that the room has said: each sends a request that changes nothing, and waits for its answer.
    fn settle(&mut self) -> Result<(), ComplianceError> {
        let sent: Vec<Sent> =
            self.players.iter_mut().map(|player| player.client.send(Request::LeaveLobby)).collect::<Result<_, ComplianceError>>()?;
        self.venue.run();
        sent.into_iter().enumerate().try_for_each(|(player, sent)| self.hear(player, sent).map(drop))
    }

    pub(super) fn order(&mut self, order: HouseOrder) -> Result<(), ComplianceError> {
        if !self.venue.order(order) {
            return Err(self.fault("an order of the house was refused"));
        }
        self.settle()
    }

    pub(super) fn advance(&mut self, ms: u32) -> Result<(), ComplianceError> {
        self.advance_to(self.now.after_ms(ms))
    }

    pub(super) fn advance_to(&mut self, now: Now) -> Result<(), ComplianceError> {
        self.now = now;
        self.venue.set_clock(now);
        self.settle()
    }

    /// Plays until `over` is true.
    pub(super) fn play(&mut self, style: Style, over: impl Fn(&Script<'_>) -> bool) -> Result<(), ComplianceError> {
        for _ in 0..MOST_STEPS {
            if over(self) {
                return Ok(());
            }
            let Some((player, asked)) = self.next_asked() else {
                self.advance(STEP_MS)?;
                continue;
            };
            let action = self.choose(style, asked.hand, &asked.legal);
            self.players[player].view.asked.remove(&asked.table);
            self.done(player, Request::Act { table: asked.table, hand: asked.hand, turn: asked.turn, action })?;
            if style == Style::Patient {
                self.advance(5 * STEP_MS)?;
            }
        }
        Err(self.fault("it does not come to an end"))
    }

    /// The player who has been asked for the longest time.
    fn next_asked(&self) -> Option<(usize, Asked)> {
        let asked = self.players.iter().enumerate().flat_map(|(at, player)| player.view.asked.values().map(move |asked| (at, asked)));
        asked.min_by_key(|(at, asked)| (asked.since, *at)).map(|(at, asked)| (at, asked.clone()))
    }

    fn choose(&mut self, style: Style, hand: HandId, legal: &LegalActions) -> Action {
        let all_in = self.all_in.entry(hand).or_default();
        if style == Style::Duels && *all_in < 2 {
            *all_in += 1;
            return match (*all_in, legal.raise, legal.call) {
                (1, Some(raise), _) => Action::RaiseTo(raise.max_to),
                (_, _, Some(_)) => Action::Call,
                (_, _, None) => Action::Check,
            };
        }
        if legal.check { Action::Check } else { Action::Fold }
    }

    /// The number of the tournament with this name, from the lobby of the first player.
    pub(super) fn named(&self, name: &str) -> Result<TournamentId, ComplianceError> {
        let row = self.players[0].view.rows.values().find(|row| row.facts.name == name);
        row.map(|row| row.tournament).ok_or_else(|| self.fault("a tournament is not in the lobby"))
    }
}

fn hello(player: usize, resume: Option<StreamPlace>) -> Request {
    let (client, name, language) = ("compliance".to_owned(), NAMES[player].to_owned(), "en".to_owned());
    Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 1, language, resume }
}
