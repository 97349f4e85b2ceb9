//! Random requests in random order: nothing panics, and no connection is signed in without the password or a token of the account.

use std::collections::BTreeMap;

use poker_protocol::{Closing, DoorMessage, DoorRequest, HallName, Password, PlayerId, Token};
use proptest::prelude::*;

use super::door_driver::{DoorDriver, name};
use crate::door::{ConnectionId, DoorOutput, DoorTerms, Job, JobId, JobResult};

const NAMES: [&str; 4] = ["Åsa", "åSA", "Bo", "no\u{202e}name"];
const PASSWORDS: [&str; 4] = ["correct horse", "battery staple", "short", "Bo"];

/// A step of a random run.
#[derive(Clone, Debug)]
enum Step {
    Come(bool),
    Leave(u64),
    /// Sends a request, and runs all jobs or leaves them to later steps.
    Ask(u64, Asked, bool),
    /// Begins the next job.
    Begin,
    /// Ends the oldest or the newest running job, or loses its result.
    End {
        newest: bool,
        lost: bool,
    },
    Suspend,
    Wait(u64),
}

#[derive(Clone, Debug)]
enum Asked {
    SignUp(usize, usize),
    SignIn(usize, usize),
    Token(usize),
    Forged(u8),
    SignOut,
    Change(usize, usize),
    Enter(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let (who, password) = (0..NAMES.len(), 0..PASSWORDS.len());
    let asked = prop_oneof![
        1 => (who.clone(), password.clone()).prop_map(|(who, password)| Asked::SignUp(who, password)),
        3 => (who, password.clone()).prop_map(|(who, password)| Asked::SignIn(who, password)),
        3 => (0..4_usize).prop_map(Asked::Token),
        1 => any::<u8>().prop_map(Asked::Forged),
        1 => Just(Asked::SignOut),
        2 => (password.clone(), password).prop_map(|(old, new)| Asked::Change(old, new)),
        3 => any::<bool>().prop_map(Asked::Enter),
    ];
    let step = prop_oneof![
        2 => any::<bool>().prop_map(Step::Come),
        1 => (1..6_u64).prop_map(Step::Leave),
        12 => (1..6_u64, asked, prop::bool::weighted(0.7)).prop_map(|(connection, asked, done)| Step::Ask(connection, asked, done)),
        6 => Just(Step::Begin),
        6 => (any::<bool>(), prop::bool::weighted(0.1)).prop_map(|(newest, lost)| Step::End { newest, lost }),
        1 => Just(Step::Suspend),
        2 => (0..100_000_u64).prop_map(Step::Wait),
    ];
    prop::collection::vec(step, 1..80)
}

/// A token, with its account and its session.
#[derive(Clone, Copy)]
struct KnownToken {
    token: Token,
    player: PlayerId,
    session: usize,
}

/// The model that the door is compared with.
#[derive(Default)]
struct Known {
    /// The password of each account.
    passwords: BTreeMap<String, String>,
    /// Tokens that may be valid.
    tokens: Vec<KnownToken>,
    /// All tokens that were ever issued.
    given: Vec<Token>,
    /// The token of each signed-in connection.
    with: BTreeMap<ConnectionId, Token>,
    /// The last request of each connection.
    asked: BTreeMap<ConnectionId, (Asked, Option<Token>)>,
    /// The account of each connection.
    signed_in: BTreeMap<ConnectionId, PlayerId>,
    players: BTreeMap<PlayerId, String>,
    entered: BTreeMap<ConnectionId, PlayerId>,
}

impl Known {
    fn hear(&mut self, connection: ConnectionId, output: &DoorOutput) {
        match output {
            DoorOutput::Say(DoorMessage::SignedIn { player, name, token, .. }) => {
                let (asked, shown) = self.asked[&connection].clone();
                let folded = name.folded();
                let session = match asked {
                    Asked::SignUp(_, password) | Asked::SignIn(_, password) => {
                        assert_eq!(self.passwords.get(&folded).unwrap(), PASSWORDS[password]);
                        self.given.len()
                    }
                    Asked::Token(_) | Asked::Forged(_) => {
                        let shown = shown.expect("a token was shown");
                        let known = self.tokens.iter().find(|known| known.token == shown && known.player == *player);
                        known.expect("neither somebody else's token nor a worthless one").session
                    }
                    Asked::SignOut | Asked::Change(..) | Asked::Enter(_) => panic!("{asked:?} signs nobody in"),
                };
                self.tokens.extend(token.map(|token| KnownToken { token, player: *player, session }));
                self.given.extend(*token);
                self.with.extend(token.or(shown).map(|token| (connection, token)));
                self.signed_in.insert(connection, *player);
            }
            DoorOutput::Say(DoorMessage::PasswordChanged { token }) => {
                let player = self.signed_in[&connection];
                assert!(matches!(self.asked[&connection].0, Asked::Change(..)), "nobody asked for it");
                self.tokens.push(KnownToken { token: *token, player, session: self.given.len() });
                self.given.push(*token);
                self.with.insert(connection, *token);
            }
            DoorOutput::Say(DoorMessage::SignedOut) => {
                let ended = self.with.remove(&connection).and_then(|token| self.tokens.iter().find(|known| known.token == token));
                if let Some(KnownToken { session, .. }) = ended.copied() {
                    self.tokens.retain(|known| known.session != session);
                }
                self.signed_in.remove(&connection);
                self.entered.remove(&connection);
            }
            DoorOutput::Say(_) => {}
            DoorOutput::Admit { visitor, .. } => {
                assert_eq!(self.signed_in.get(&connection), Some(&visitor.player), "only a connection that has signed in is let in");
                self.entered.insert(connection, visitor.player);
                let live = self.entered.values().filter(|player| **player == visitor.player).count();
                assert_eq!(live, 1, "one live connection for each account");
            }
            DoorOutput::Close(why) => {
                assert!([Closing::TakenOver, Closing::Suspended, Closing::SignedOut].contains(why));
                self.gone(connection);
            }
        }
    }

    fn gone(&mut self, connection: ConnectionId) {
        self.signed_in.remove(&connection);
        self.entered.remove(&connection);
    }
}

struct Chaos {
    driver: DoorDriver,
    known: Known,
    begun: Vec<(JobId, Job)>,
}

impl Chaos {
    fn step(&mut self, step: Step) {
        match step {
            Step::Come(far) => drop(self.driver.come_from(far.then_some("203.0.113.7"))),
            Step::Leave(connection) => {
                self.driver.door.leave(ConnectionId(connection));
                self.known.gone(ConnectionId(connection));
            }
            Step::Ask(connection, asked, done) => {
                self.ask(ConnectionId(connection), asked);
                while done && let Some((id, job)) = self.driver.door.poll_job() {
                    self.finish(id, &job);
                }
            }
            Step::Begin => self.begun.extend(self.driver.door.poll_job()),
            Step::End { newest, lost } => {
                if !self.begun.is_empty() {
                    let (id, job) = self.begun.remove(if newest { self.begun.len() - 1 } else { 0 });
                    if lost { self.driver.door.done(id, None) } else { self.finish(id, &job) }
                }
            }
            Step::Suspend => {
                if self.known.passwords.contains_key("bo") {
                    self.driver.suspend("Bo");
                }
            }
            Step::Wait(seconds) => {
                self.driver.wait_s(seconds);
                self.driver.door.tick(self.driver.now);
            }
        }
        self.listen();
    }

    fn listen(&mut self) {
        while let Some((connection, output)) = self.driver.door.poll() {
            self.known.hear(connection, &output);
        }
    }

    /// Runs a job. The model learns what it changed, even if the connection is gone.
    fn finish(&mut self, id: JobId, job: &Job) {
        let done = self.driver.worker.run(job, self.driver.now).unwrap();
        match (job, &done) {
            (Job::SignUp { name, password, .. }, JobResult::SignedIn(account)) => {
                assert!(self.known.passwords.insert(name.folded(), password.reveal().to_owned()).is_none(), "a name is given once");
                self.known.players.insert(account.player, name.folded());
            }
            (Job::ChangePassword { account, old, new, .. }, JobResult::PasswordChanged { .. }) => {
                let password = self.known.passwords.get_mut(&self.known.players[&account.player]).unwrap();
                assert_eq!(password, old.reveal());
                new.reveal().clone_into(password);
                self.known.tokens.retain(|known| known.player != account.player);
            }
            _ => {}
        }
        self.driver.door.done(id, Some(done));
        // The outputs are read now, because the next job may revoke a token that was valid for this one.
        self.listen();
    }

    fn ask(&mut self, connection: ConnectionId, asked: Asked) {
        let password = |at: usize| Password::new(PASSWORDS[at]);
        let mut shown = None;
        let request = match asked {
            Asked::SignUp(who, at) => DoorRequest::SignUp { name: name(NAMES[who]), password: password(at) },
            Asked::SignIn(who, at) => DoorRequest::SignIn { name: name(NAMES[who]), password: password(at) },
            Asked::Token(at) => {
                let Some(token) = self.known.given.get(at) else { return };
                shown = Some(*token);
                DoorRequest::SignInWith { token: *token }
            }
            Asked::Forged(byte) => DoorRequest::SignInWith { token: Token([byte; 32]) },
            Asked::SignOut => DoorRequest::SignOut,
            Asked::Change(old, new) => DoorRequest::ChangePassword { old: password(old), new: password(new) },
            Asked::Enter(named) => DoorRequest::Enter { hall: named.then(|| HallName("main".to_owned())) },
        };
        let refused_at_once = DoorOutput::Say(DoorMessage::Refused { reason: poker_protocol::DoorRefusal::TooFast });
        self.driver.door.ask(connection, request, self.driver.now);
        let told: Vec<_> = std::iter::from_fn(|| self.driver.door.poll()).collect();
        if !told.contains(&(connection, refused_at_once)) {
            self.known.asked.insert(connection, (asked, shown));
        }
        for (connection, output) in told {
            self.known.hear(connection, &output);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_requests_signs_anybody_in_without_what_is_theirs(steps in steps()) {
        let driver = DoorDriver::with(DoorTerms::default());
        let mut chaos = Chaos { driver, known: Known::default(), begun: Vec::new() };
        for _ in 0..5 {
            chaos.driver.come();
        }
        for (connection, who) in [(1, 0), (2, 2)] {
            chaos.step(Step::Ask(connection, Asked::SignUp(who, 0), true));
        }
        for step in steps {
            chaos.step(step);
        }
    }
}
