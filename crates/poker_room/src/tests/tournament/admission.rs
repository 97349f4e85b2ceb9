//! Private tournaments and conditions of entry (R-REG-4, R-REG-12).

use poker_protocol::{Bytes32, ConditionView, PlayerId};

use super::field::{Field, freezeout};
use crate::EntryCondition;
use crate::tournament::{Admission, EntryFacts, PasswordDigest, TournamentRefusal};

fn with_password(byte: u8) -> Admission {
    Admission { password: Some(PasswordDigest(Bytes32([byte; 32]))), ..Admission::default() }
}

#[test]
fn r_reg_4_only_players_who_know_the_password_enter_a_private_tournament_and_nothing_shows_it() {
    let mut terms = freezeout(6, 6);
    terms.admission.password = with_password(7).password;
    let mut field = Field::new(terms, 1);
    assert!(field.tournament.facts().password);
    for admission in [Admission::default(), with_password(8)] {
        assert_eq!(field.register_admitted(1, admission), Err(TournamentRefusal::WrongPassword));
    }
    assert_eq!((field.tournament.entries(), field.take_outputs().len()), (0, 0), "nothing has changed");
    field.register_admitted(1, with_password(7)).unwrap();
    let outputs = field.take_outputs();
    let shown = format!("{:?} {outputs:?}", field.tournament.terms().admission);
    assert!(shown.contains("PasswordDigest(..)") && !shown.contains('7'), "{shown}");
    // A player who knows the password of another tournament enters a public one all the same.
    Field::new(freezeout(6, 6), 1).register_admitted(1, with_password(9)).unwrap();
}

#[test]
fn r_reg_12_every_condition_of_a_freeroll_must_be_fulfilled() {
    let conditions = vec![EntryCondition::HandsPlayed { least: 100 }, EntryCondition::AccountAge { days: 7 }, EntryCondition::Invited];
    let fulfils = EntryFacts { hands_played: 100, account_days: 7, pro: false };
    let mut terms = freezeout(6, 6);
    terms.admission.conditions.clone_from(&conditions);
    let mut field = Field::new(terms, 1);
    let shown = [ConditionView::HandsPlayed { least: 100 }, ConditionView::AccountAge { days: 7 }, ConditionView::Invited];
    assert_eq!(field.tournament.terms_view().conditions, shown);
    let missing = [EntryFacts { hands_played: 99, ..fulfils }, EntryFacts { account_days: 6, ..fulfils }, fulfils];
    for (facts, condition) in missing.into_iter().zip(conditions) {
        let refused = field.register_admitted(1, Admission { facts, ..Admission::default() });
        assert_eq!(refused, Err(TournamentRefusal::Condition(condition)));
    }
    assert_eq!(field.tournament.entries(), 0);
    field.tournament.invite(PlayerId(1), true).unwrap();
    field.tournament.invite(PlayerId(2), true).unwrap();
    field.tournament.invite(PlayerId(2), false).unwrap();
    let fulfilled = || Admission { facts: fulfils, ..Admission::default() };
    field.register_admitted(1, fulfilled()).unwrap();
    assert_eq!(field.register_admitted(2, fulfilled()), Err(TournamentRefusal::Condition(EntryCondition::Invited)));
    field.register_admitted(3, Admission { won: true, ..Admission::default() }).unwrap();
}
