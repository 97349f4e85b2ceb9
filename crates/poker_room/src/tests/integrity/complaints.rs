//! Complaints of players about hands (R-INT-7).

use poker_protocol::{HandId, MAX_REMARK_CHARS, Message, PlayerId, Refusal, Request, Suspicion};
use poker_rules::Seat;

use crate::tests::room_scene::Salon;
use crate::tests::table_scene::seat;
use crate::{ClientId, Matter, Now, Report, RoomSave};

/// Players 1, 2 and 3 have played a hand; 4 sat down too late to be dealt in; 5 was never at the table.
struct Played {
    salon: Salon,
    clients: [ClientId; 5],
    hand: HandId,
}

fn played() -> Played {
    let mut salon = Salon::new();
    let [one, two, three] = [1, 2, 3].map(|player| salon.seated(player, 1));
    salon.settle();
    let four = salon.seated(4, 1);
    let five = salon.person(5);
    let hand = salon.hand(one);
    salon.fold_hand(1);
    Played { salon, clients: [one, two, three, four, five], hand }
}

fn complaint(hand: HandId, about: &[Seat]) -> Request {
    Request::ReportHand { hand, about: about.to_vec(), why: Suspicion::SoftPlay, remark: "They never bet.".to_owned() }
}

impl Played {
    fn complain(&mut self, by: u64, about: &[Seat]) -> Result<(), Refusal> {
        let client = self.clients[usize::try_from(by).unwrap() - 1];
        self.salon.answer(client, complaint(self.hand, about))
    }

    fn reports(&self) -> Vec<&Report> {
        self.salon.room.reports().collect()
    }
}

#[test]
fn r_int_7_a_player_reports_a_hand_and_whom_it_is_about() {
    let mut played = played();
    let about = played.salon.room.table(poker_protocol::TableId(1)).unwrap().seat_of(PlayerId(2)).unwrap();
    assert_eq!(played.complain(1, &[about]), Ok(()));
    let [report] = played.reports()[..] else { panic!("one report") };
    let matter = Matter::Complaint { by: PlayerId(1), why: Suspicion::SoftPlay, remark: "They never bet.".to_owned() };
    assert_eq!((&report.matter, &report.about[..], &report.hands[..]), (&matter, &[PlayerId(2)][..], &[played.hand][..]));
}

#[test]
fn r_int_7_a_report_that_names_nobody_is_about_all_others_of_the_hand() {
    let mut played = played();
    assert_eq!(played.complain(1, &[]), Ok(()));
    let mut about = played.reports()[0].about.clone();
    about.sort();
    assert_eq!(about, [PlayerId(2), PlayerId(3)]);
}

#[test]
fn r_int_7_only_who_was_there_reports_a_hand() {
    let mut played = played();
    assert_eq!(played.complain(5, &[]), Err(Refusal::Unknown), "never sat there");
    assert_eq!(played.complain(4, &[]), Ok(()), "sat there and looked on");
    let later = HandId(played.hand.0 + 50);
    assert_eq!(played.salon.answer(played.clients[0], complaint(later, &[])), Err(Refusal::Unknown), "no such hand");
    assert_eq!(played.reports().len(), 1);
}

#[test]
fn r_int_7_a_report_names_others_of_the_hand() {
    let mut played = played();
    let own = played.salon.room.table(poker_protocol::TableId(1)).unwrap().seat_of(PlayerId(1)).unwrap();
    assert_eq!(played.complain(1, &[own]), Err(Refusal::Unknown), "oneself");
    assert_eq!(played.complain(1, &[seat(6)]), Err(Refusal::Unknown), "an empty seat");
    assert_eq!(played.reports().len(), 0);
}

#[test]
fn r_int_7_a_hand_is_reported_once_by_each() {
    let mut played = played();
    assert_eq!(played.complain(1, &[]), Ok(()));
    assert_eq!(played.complain(1, &[]), Err(Refusal::AlreadyReported));
    assert_eq!(played.complain(2, &[]), Ok(()));
    assert_eq!(played.reports().len(), 2);
}

#[test]
fn r_int_7_a_player_reports_twenty_times_a_day() {
    let mut played = played();
    let one = played.clients[0];
    let mut reported = 0;
    let refused = loop {
        played.salon.fold_hand(1);
        match played.salon.answer(one, complaint(HandId(reported + 1), &[])) {
            Ok(()) => reported += 1,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!((reported, refused), (20, Refusal::TooManyReports { a_day: 20 }));
    played.salon.now = Now(24 * 60 * 60 * 1_000);
    assert_eq!(played.salon.answer(one, complaint(HandId(21), &[])), Ok(()), "the next day");
}

#[test]
fn r_int_7_a_remark_has_its_bounds() {
    let mut played = played();
    for (remark, answer) in [
        ("a".repeat(MAX_REMARK_CHARS + 1), Err(Refusal::Malformed)),
        ("bell\u{7}".to_owned(), Err(Refusal::Malformed)),
        ("é\n".repeat(MAX_REMARK_CHARS / 2), Ok(())),
    ] {
        let request = Request::ReportHand { hand: played.hand, about: vec![], why: Suspicion::Other, remark };
        assert_eq!(played.salon.answer(played.clients[0], request), answer);
    }
}

#[test]
fn r_int_5_a_report_tells_its_player_no_card_and_nothing_else() {
    let mut played = played();
    played.salon.forget();
    let id = played.salon.ask(played.clients[0], complaint(played.hand, &[]));
    assert_eq!(played.salon.heard.iter().map(|(_, told)| &told.message).collect::<Vec<_>>(), [&Message::Done { request: id }]);
}

#[test]
fn r_int_2_each_offence_a_player_can_see_is_a_reason_to_report() {
    let mut played = played();
    for why in Suspicion::ALL {
        let hand = played.salon.hand(played.clients[0]);
        let request = Request::ReportHand { hand, about: vec![], why, remark: String::new() };
        played.salon.fold_hand(1);
        assert_eq!(played.salon.answer(played.clients[0], request), Ok(()));
    }
    let told: Vec<Suspicion> = played
        .reports()
        .iter()
        .filter_map(|report| if let Matter::Complaint { why, .. } = report.matter { Some(why) } else { None })
        .collect();
    assert_eq!(told, Suspicion::ALL);
}

#[test]
fn r_int_7_reports_are_kept_with_the_room() {
    let mut played = played();
    played.complain(1, &[]).unwrap();
    // Writes the save as text and reads it again.
    let text = ron::to_string(&played.salon.room.save()).unwrap();
    let save: RoomSave = ron::from_str(&text).unwrap();
    assert_eq!(save.review.reports().collect::<Vec<_>>(), played.reports());
}
