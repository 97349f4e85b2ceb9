//! The conversation at the door, without sockets and without waiting.

use poker_protocol::{
    AccountName, ClientFrame, ClientMsg, Closing, ConnectionEvent, Currency, DoorMessage, DoorRefusal, DoorRequest, Greeting, HallName,
    HallView, Loss, Message, Money, PROTOCOL_VERSION, Password, PlayerId, Request, RequestId, Retry, SILENCE_MS, Seq, ServerFrame,
    ServerMsg, SessionId, SessionView, Token, encode_server_frame,
};

use crate::conversation::{Conversation, Step};
use crate::options::{Credentials, RemoteOptions};

const TOKEN: Token = Token([7; 32]);

struct Line {
    conversation: Conversation,
    now: u64,
}

fn name() -> AccountName {
    AccountName::unchecked("Ada")
}

fn password() -> Password {
    Password::new("correct horse")
}

fn sign_in() -> Credentials {
    Credentials::SignIn { name: name(), password: password() }
}

fn greeting() -> Greeting {
    let (server, oldest_client) = ("Cardroom".to_owned(), "0.0.1".to_owned());
    Greeting { server, protocol: PROTOCOL_VERSION, recommended_client: oldest_client.clone(), oldest_client, sign_up: true }
}

fn signed_in(token: Option<Token>) -> DoorMessage {
    DoorMessage::SignedIn { player: PlayerId(5), name: name(), token, halls: Vec::new() }
}

fn main_hall() -> HallName {
    HallName("main".to_owned())
}

fn hello() -> ClientMsg {
    let (client, language) = ("test".to_owned(), "en".to_owned());
    ClientMsg {
        id: RequestId(1),
        request: Request::Hello { protocol: PROTOCOL_VERSION, client, name: "Ada".to_owned(), avatar: 0, language, resume: None },
    }
}

fn refill(id: u64) -> ClientMsg {
    ClientMsg { id: RequestId(id), request: Request::RefillBalance }
}

fn welcome() -> ServerMsg {
    let message = Message::Welcome {
        protocol: PROTOCOL_VERSION,
        server: String::new(),
        player: PlayerId(5),
        balance: Money::ZERO,
        currency: Currency::Eur,
        refill_to: None,
        hides_figures: false,
        finds_players: false,
        stream: Default::default(),
    };
    ServerMsg { seq: Seq(1), message }
}

fn tell(event: ConnectionEvent) -> Step {
    Step::Tell(event)
}

fn door(request: DoorRequest) -> Step {
    Step::Send(ClientFrame::Door(request))
}

impl Line {
    /// With the shortest pauses: the random number is always 0.
    fn new(credentials: Option<Credentials>) -> Line {
        Line::at("wss://home.example", credentials)
    }

    fn at(address: &str, credentials: Option<Credentials>) -> Line {
        let options = RemoteOptions::at(address.parse().unwrap(), credentials);
        Line { conversation: Conversation::new(&options, Box::new(|| 0), 0), now: 0 }
    }

    fn steps(&mut self) -> Vec<Step> {
        std::iter::from_fn(|| self.conversation.poll()).collect()
    }

    fn door_says(&mut self, message: DoorMessage) -> Vec<Step> {
        self.conversation.hear(&encode_server_frame(&ServerFrame::Door(message)).unwrap(), self.now);
        self.steps()
    }

    fn room_says(&mut self, message: ServerMsg) -> Vec<Step> {
        self.conversation.hear(&encode_server_frame(&ServerFrame::Room(message)).unwrap(), self.now);
        self.steps()
    }

    /// Connects the line and lets the server greet.
    fn greet(&mut self) -> Vec<Step> {
        self.conversation.line_up(self.now);
        self.door_says(DoorMessage::Greeting(greeting()))
    }

    /// Signs in, enters the hall, says hello and is welcomed.
    fn go_in(&mut self) {
        self.steps();
        self.greet();
        self.door_says(signed_in(Some(TOKEN)));
        self.door_says(DoorMessage::Entered { hall: main_hall() });
        self.conversation.request(hello());
        self.room_says(welcome());
    }

    /// Lets time pass until something is due.
    fn wait(&mut self) -> Vec<Step> {
        self.now = self.conversation.due().unwrap();
        self.conversation.timeout(self.now);
        self.steps()
    }

    fn break_line(&mut self) -> Vec<Step> {
        self.conversation.line_lost(Loss::Broken, String::new(), self.now);
        self.steps()
    }
}

fn lost(steps: &[Step]) -> (&Loss, Option<Retry>) {
    let found = steps
        .iter()
        .find_map(|step| if let Step::Tell(ConnectionEvent::Lost { why, retry, .. }) = step { Some((why, *retry)) } else { None });
    found.unwrap_or_else(|| panic!("not lost: {steps:?}"))
}

#[test]
fn a_client_signs_in_enters_and_says_hello() {
    let mut line = Line::new(Some(sign_in()));
    let home = "wss://home.example".parse().unwrap();
    assert_eq!(line.steps(), [tell(ConnectionEvent::Trying), Step::Dial(home)]);
    let asked = DoorRequest::SignIn { name: name(), password: password() };
    assert_eq!(line.greet(), [tell(ConnectionEvent::Greeted(greeting())), door(asked)]);
    assert_eq!(line.door_says(DoorMessage::Waiting { position: 3 }), [tell(ConnectionEvent::Waiting { position: 3 })]);
    let steps = line.door_says(signed_in(Some(TOKEN)));
    assert_eq!(steps[1..], [door(DoorRequest::Enter { hall: None })]);
    assert_eq!(line.door_says(DoorMessage::Entered { hall: main_hall() }), [tell(ConnectionEvent::Entered { hall: main_hall() })]);
    line.conversation.request(hello());
    assert_eq!(line.steps(), [Step::Send(ClientFrame::Room(hello()))]);
    assert_eq!(line.room_says(welcome()), [Step::Deliver(welcome())]);
}

#[test]
fn after_a_lost_line_it_comes_back_by_itself_with_the_token_and_into_the_same_hall() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    let steps = line.break_line();
    assert_eq!(lost(&steps), (&Loss::Broken, Some(Retry { in_ms: 250, tries: 0 })));
    assert_eq!(line.wait().len(), 2, "trying, and dials");
    assert_eq!(line.greet()[1], door(DoorRequest::SignInWith { token: TOKEN }), "the password is forgotten");
    assert_eq!(line.door_says(signed_in(None))[1], door(DoorRequest::Enter { hall: Some(main_hall()) }));
}

#[test]
fn pauses_grow_until_the_room_welcomes_the_client() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    let mut pauses = Vec::new();
    for _ in 0..4 {
        let steps = line.break_line();
        pauses.push(lost(&steps).1.unwrap().in_ms);
        line.wait();
    }
    assert_eq!(pauses, [250, 500, 1_000, 2_000]);
    line.go_in();
    assert_eq!(lost(&line.break_line()).1, Some(Retry { in_ms: 250, tries: 0 }));
}

#[test]
fn requests_go_out_only_between_a_hello_and_the_end_of_its_line() {
    let mut line = Line::new(Some(sign_in()));
    line.conversation.request(refill(1));
    assert_eq!(line.steps().len(), 2, "it dials");
    line.go_in();
    line.conversation.request(refill(2));
    assert_eq!(line.steps(), [Step::Send(ClientFrame::Room(refill(2)))]);
    line.break_line();
    line.conversation.request(refill(3));
    line.wait();
    line.greet();
    line.door_says(signed_in(None));
    line.door_says(DoorMessage::Entered { hall: main_hall() });
    // Asked before the client knew of the new line: its model sends it again.
    line.conversation.request(refill(4));
    assert_eq!(line.steps(), []);
    line.conversation.request(hello());
    line.conversation.request(refill(4));
    assert_eq!(line.steps(), [Step::Send(ClientFrame::Room(hello())), Step::Send(ClientFrame::Room(refill(4)))]);
}

#[test]
fn pings_are_answered_and_their_measure_is_told() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    assert_eq!(line.door_says(DoorMessage::Ping { n: 8, rtt_ms: None }), [door(DoorRequest::Pong { n: 8 })]);
    let steps = line.door_says(DoorMessage::Ping { n: 9, rtt_ms: Some(31) });
    assert_eq!(steps, [door(DoorRequest::Pong { n: 9 }), tell(ConnectionEvent::RoundTrip(31))]);
}

#[test]
fn nine_seconds_of_silence_end_a_line_and_its_quiet_is_told_before() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    let heard = line.now;
    assert_eq!(line.wait(), [tell(ConnectionEvent::Quiet { for_ms: 3_750 })]);
    let steps = loop {
        let steps = line.wait();
        if steps[0] == Step::HangUp {
            break steps;
        }
    };
    assert_eq!(lost(&steps).0, &Loss::Silent);
    assert_eq!(line.now - heard, u64::from(SILENCE_MS));
}

#[test]
fn a_server_that_never_greets_is_given_up_in_time_and_tried_again() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    let steps = line.wait();
    assert_eq!((steps[0].clone(), line.now), (Step::HangUp, u64::from(SILENCE_MS)), "while it is dialled");
    line.wait();
    line.conversation.line_up(line.now);
    let steps = line.wait();
    assert_eq!(lost(&steps).0, &Loss::Unreachable, "while it says nothing");
}

#[test]
fn what_no_other_try_can_help_is_final() {
    for closing in [Closing::TakenOver, Closing::Suspended, Closing::SignedOut] {
        let mut line = Line::new(Some(sign_in()));
        line.go_in();
        let steps = line.door_says(DoorMessage::Closing { reason: closing.clone() });
        assert_eq!((steps[0].clone(), lost(&steps)), (Step::HangUp, (&Loss::Closed(closing), None)));
        assert!(line.conversation.has_ended() && line.conversation.due().is_none());
    }
    let others =
        [Closing::ShuttingDown, Closing::Moved, Closing::Unavailable, Closing::Silent, Closing::TooSlow, Closing::Abuse, Closing::Full];
    for closing in others {
        let mut line = Line::new(Some(sign_in()));
        line.go_in();
        assert!(lost(&line.door_says(DoorMessage::Closing { reason: closing })).1.is_some());
    }
}

#[test]
fn a_server_of_another_time_is_not_tried_again() {
    let meet = |greeting: Greeting| {
        let mut line = Line::new(Some(sign_in()));
        line.conversation.line_up(0);
        let steps = line.door_says(DoorMessage::Greeting(greeting));
        let (why, retry) = lost(&steps);
        assert_eq!(retry, None);
        why.clone()
    };
    let (older, newer) = (PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1);
    assert_eq!(meet(Greeting { protocol: older, ..greeting() }), Loss::ServerTooOld { protocol: older });
    assert_eq!(meet(Greeting { protocol: newer, ..greeting() }), Loss::ClientTooOld { oldest: "0.0.1".to_owned() });
    assert_eq!(meet(Greeting { oldest_client: "9.0.0".to_owned(), ..greeting() }), Loss::ClientTooOld { oldest: "9.0.0".to_owned() });
}

#[test]
fn a_peer_that_is_no_cardroom_server_is_left_unless_it_was_one_before() {
    let mut line = Line::new(Some(sign_in()));
    line.conversation.line_up(0);
    line.conversation.hear("220 mail.example.org", 0);
    assert_eq!(lost(&line.steps()), (&Loss::NotCardroom, None));
    let mut line = Line::new(Some(sign_in()));
    line.conversation.line_up(0);
    assert_eq!(lost(&line.room_says(welcome())), (&Loss::NotCardroom, None), "a room speaks before the door");
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    line.break_line();
    line.wait();
    line.conversation.line_lost(Loss::NotCardroom, "502".to_owned(), line.now);
    assert!(lost(&line.steps()).1.is_some());
}

#[test]
fn after_a_wrong_password_the_client_may_try_another() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    line.greet();
    let refused = DoorMessage::Refused { reason: DoorRefusal::WrongCredentials };
    assert_eq!(line.door_says(refused), [tell(ConnectionEvent::Refused(DoorRefusal::WrongCredentials))]);
    let another = DoorRequest::SignIn { name: name(), password: Password::new("battery staple") };
    line.conversation.ask(another.clone());
    assert_eq!(line.steps(), [door(another)]);
    assert_eq!(line.door_says(signed_in(Some(TOKEN))).len(), 2, "signed in, and enters");
}

#[test]
fn a_line_that_is_lost_with_nothing_to_sign_in_with_is_lost_for_good() {
    let mut line = Line::new(Some(Credentials::Token(TOKEN)));
    line.steps();
    line.greet();
    line.door_says(DoorMessage::Refused { reason: DoorRefusal::WrongToken });
    assert_eq!(lost(&line.break_line()).1, None);
}

#[test]
fn a_busy_door_is_asked_again_after_a_while() {
    let mut line = Line::new(Some(Credentials::Token(TOKEN)));
    line.steps();
    line.greet();
    assert_eq!(line.door_says(DoorMessage::Refused { reason: DoorRefusal::TooManyTries { seconds: 3 } }), []);
    let again = door(DoorRequest::SignInWith { token: TOKEN });
    assert_eq!((line.wait(), line.now), (vec![again], 3_000));
    line.door_says(signed_in(None));
    assert_eq!(line.door_says(DoorMessage::Refused { reason: DoorRefusal::HallNotReady }), []);
    assert_eq!(line.wait(), [door(DoorRequest::Enter { hall: None })]);
}

#[test]
fn an_account_whose_answer_was_lost_is_not_taken_for_somebody_elses() {
    let mut line = Line::new(Some(Credentials::SignUp { name: name(), password: password() }));
    line.steps();
    line.greet();
    line.break_line();
    line.wait();
    assert_eq!(line.greet()[1], door(DoorRequest::SignUp { name: name(), password: password() }));
    let steps = line.door_says(DoorMessage::Refused { reason: DoorRefusal::NameTaken });
    assert_eq!(steps, [door(DoorRequest::SignIn { name: name(), password: password() })]);
}

#[test]
fn it_follows_to_the_server_where_the_hall_is_and_comes_home_when_that_is_gone() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    line.greet();
    line.door_says(signed_in(Some(TOKEN)));
    let url = "wss://away.example".to_owned();
    let steps = line.door_says(DoorMessage::Elsewhere { hall: main_hall(), url: url.clone() });
    let away = Step::Dial(url.parse().unwrap());
    assert_eq!(steps, [Step::HangUp, tell(ConnectionEvent::Sent { url }), tell(ConnectionEvent::Trying), away]);
    assert_eq!(line.greet()[1], door(DoorRequest::SignInWith { token: TOKEN }));
    assert_eq!(line.door_says(signed_in(None))[1], door(DoorRequest::Enter { hall: Some(main_hall()) }));
    line.break_line();
    assert_eq!(line.wait()[1], Step::Dial("wss://home.example".parse().unwrap()));
}

#[test]
fn where_the_chosen_server_is_dead_those_beside_it_are_asked() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    line.greet();
    let hall = |url: Option<&str>| HallView { name: main_hall(), url: url.map(str::to_owned) };
    let halls = vec![hall(None), hall(Some("wss://beside.example")), hall(Some("ws://open.example"))];
    line.door_says(DoorMessage::SignedIn { player: PlayerId(5), name: name(), token: Some(TOKEN), halls });
    line.break_line();
    let mut dialled = Vec::new();
    for _ in 0..4 {
        match line.wait().pop() {
            Some(Step::Dial(address)) => dialled.push(address.to_string()),
            other => panic!("{other:?}"),
        }
        line.conversation.line_lost(Loss::Refused, String::new(), line.now);
        line.steps();
    }
    assert_eq!(dialled, ["wss://home.example/", "wss://beside.example/", "wss://home.example/", "wss://beside.example/"]);
}

#[test]
fn where_the_chosen_server_cannot_use_its_database_those_beside_it_are_asked() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    line.greet();
    let beside = HallView { name: main_hall(), url: Some("wss://beside.example".to_owned()) };
    line.door_says(DoorMessage::SignedIn { player: PlayerId(5), name: name(), token: Some(TOKEN), halls: vec![beside] });
    line.door_says(DoorMessage::Entered { hall: main_hall() });
    line.door_says(DoorMessage::Closing { reason: Closing::Unavailable });
    assert_eq!(line.wait().pop(), Some(Step::Dial("wss://beside.example".parse().unwrap())));
    line.greet();
    line.door_says(DoorMessage::Refused { reason: DoorRefusal::Unavailable });
    assert_eq!(line.wait().pop(), Some(Step::Dial("wss://home.example".parse().unwrap())), "the token is kept, and each is asked in turn");
}

#[test]
fn it_is_not_sent_to_and_fro_for_ever_nor_to_an_open_line() {
    let mut line = Line::new(Some(sign_in()));
    line.steps();
    let mut hops = 0;
    let steps = loop {
        line.greet();
        line.door_says(signed_in(Some(TOKEN)));
        let steps = line.door_says(DoorMessage::Elsewhere { hall: main_hall(), url: format!("wss://away{hops}.example") });
        if !matches!(steps[1], Step::Tell(ConnectionEvent::Sent { .. })) {
            break steps;
        }
        hops += 1;
    };
    assert_eq!((hops, lost(&steps).0), (4, &Loss::Broken));

    let mut line = Line::new(Some(sign_in()));
    line.steps();
    line.greet();
    line.door_says(signed_in(Some(TOKEN)));
    let steps = line.door_says(DoorMessage::Elsewhere { hall: main_hall(), url: "ws://home.example".to_owned() });
    assert_eq!(lost(&steps).0, &Loss::NotTrusted);
}

#[test]
fn the_sessions_of_the_account_are_told_as_they_are_asked_for() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    line.conversation.ask(DoorRequest::ListSessions);
    assert_eq!(line.steps(), [door(DoorRequest::ListSessions)]);
    let sessions = vec![SessionView { id: SessionId(7), made: 1, used: 2, current: true }];
    let told = line.door_says(DoorMessage::Sessions { sessions: sessions.clone() });
    assert_eq!(told, [tell(ConnectionEvent::Sessions(sessions))]);
}

#[test]
fn signing_out_ends_it_and_another_password_brings_another_token() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    let newer = Token([9; 32]);
    assert_eq!(line.door_says(DoorMessage::PasswordChanged { token: newer }), [tell(ConnectionEvent::PasswordChanged { token: newer })]);
    line.break_line();
    line.wait();
    assert_eq!(line.greet()[1], door(DoorRequest::SignInWith { token: newer }));
    line.door_says(signed_in(None));
    line.conversation.ask(DoorRequest::SignOut);
    assert_eq!(line.steps(), [door(DoorRequest::SignOut)]);
    assert_eq!(line.door_says(DoorMessage::SignedOut), [Step::HangUp, tell(ConnectionEvent::SignedOut)]);
    assert!(line.conversation.has_ended());
}

#[test]
fn another_line_is_made_at_once_where_the_client_asks_for_it() {
    let mut line = Line::new(Some(sign_in()));
    line.go_in();
    line.break_line();
    line.conversation.anew(line.now);
    assert!(line.steps().iter().any(|step| matches!(step, Step::Dial(_))), "in the pause");
    line.go_in();
    line.conversation.anew(line.now);
    let steps = line.steps();
    assert_eq!(lost(&steps), (&Loss::Anew, Some(Retry { in_ms: 0, tries: 0 })));
    assert!(steps.contains(&Step::HangUp) && matches!(steps.last(), Some(Step::Dial(_))), "{steps:?}");
}
