//! The list of hands.

use std::collections::BTreeSet;
use std::io::{Error, ErrorKind};

use poker_archive::{
    ArchiveAnswer, ArchiveError, ArchiveRequest, ExportError, Group, HandFilter, KnownPlayer, Label, PeopleFileError, Person, ShownFigures,
};
use poker_text::{Language, Texts};

use super::{FigureBoard, HandArchive, HandList, PeopleBoard};

#[test]
fn a_list_asks_for_each_page_once_and_for_the_first_again_when_a_hand_was_kept() {
    let mut list = HandList::default();
    let all = HandFilter::default();
    assert!(matches!(list.want(&all, 0), Some(ArchiveRequest::List { after: None, .. })));
    assert!(list.want(&all, 0).is_none(), "it was asked for");
    list.take(&all, None, Vec::new(), Some(Default::default()));
    assert!(list.want(&all, 0).is_none(), "there are no hands");
    list.is_older();
    assert!(matches!(list.want(&all, 0), Some(ArchiveRequest::List { after: None, .. })), "a hand was kept");
    let starred = HandFilter { starred: true, ..all.clone() };
    assert!(matches!(list.want(&starred, 0), Some(ArchiveRequest::List { after: None, .. })), "another filter");
    list.take(&all, None, Vec::new(), Some(Default::default()));
    assert!(list.tally.is_none(), "an answer to the filter before");
    list.take(&starred, None, Vec::new(), Some(Default::default()));
    assert!(list.tally.is_some());
}

#[test]
fn figures_are_asked_for_one_at_a_time_and_again_when_a_hand_was_kept() {
    let (all, starred) = (HandFilter::default(), HandFilter { starred: true, ..HandFilter::default() });
    let shown = |filter: &HandFilter, group| {
        Box::new(ShownFigures { filter: filter.clone(), group, all: Default::default(), groups: Vec::new(), line: Default::default() })
    };
    let mut board = FigureBoard::default();
    assert!(matches!(board.want(&all, Group::Game), Some(ArchiveRequest::Figures { points: 600, .. })));
    assert!(board.want(&starred, Group::Game).is_none(), "the first answer has not come");
    board.take(shown(&all, Group::Game));
    assert!(board.want(&all, Group::Game).is_none());
    assert!(board.want(&all, Group::Stake).is_some(), "another group");
    board.take(shown(&all, Group::Stake));
    assert!(board.want(&starred, Group::Stake).is_some(), "another filter");
    board.fail(starred.clone(), Group::Stake);
    assert!(board.has_failed() && board.want(&starred, Group::Stake).is_none(), "what failed is not asked for in each frame");
    board.is_older();
    assert!(board.want(&starred, Group::Stake).is_some() && !board.has_failed(), "a hand was kept");
    board.fail(starred.clone(), Group::Stake);
    board.retry();
    assert!(board.want(&starred, Group::Stake).is_some() && !board.has_failed(), "the player tries again");
}

fn person(name: &str, label: Option<Label>, note: &str) -> Person {
    Person { label, note: note.to_owned(), changed_ms: 1, ..Person::blank("", name) }
}

#[test]
fn what_is_noted_is_shown_at_once_written_a_moment_later_and_never_lost() {
    let mut board = PeopleBoard::default();
    let names = BTreeSet::from(["Maren".to_owned(), "Otso".to_owned()]);
    assert!(matches!(board.want("", &names), Some(ArchiveRequest::Known { names, .. }) if names.len() == 2));
    assert!(board.want("", &names).is_none(), "it was asked for");
    board.set(person("Otso", Some(Label::Star), "Calls"), 1_000);
    board.set(person("Otso", Some(Label::Star), "Calls."), 1_500);
    assert_eq!(board.labels().get("Otso"), Some(&Label::Star));
    // An answer from before the change does not undo it.
    board.take("", vec![KnownPlayer { name: "Otso".to_owned(), ..KnownPlayer::default() }]);
    assert_eq!(board.known("Otso").unwrap().person.as_ref().unwrap().note, "Calls.");
    assert!(board.due(2_000, false).is_empty(), "the player still types");
    assert_eq!(board.due_in_ms(2_000), Some(300));
    let due = board.due(2_300, false);
    assert!(matches!(due.as_slice(), [ArchiveRequest::SetPerson(kept)] if kept.note == "Calls."), "{due:?}");
    assert_eq!(board.due_in_ms(2_300), None);
    board.set(person("Maren", None, "Folds."), 3_000);
    assert_eq!(board.due(3_000, true).len(), 1, "at the end of the program nothing waits");
}

#[test]
fn the_same_name_in_another_room_is_another_player() {
    let mut board = PeopleBoard::default();
    let names = BTreeSet::from(["Otso".to_owned()]);
    board.want("", &names);
    board.set(person("Otso", Some(Label::Star), ""), 0);
    assert!(board.want("wss://cards.example.org/ main", &names).is_some());
    assert!(board.labels().is_empty());
}

#[test]
fn a_mute_leaves_the_note_as_it_is_also_if_the_note_is_read_only_afterwards() {
    let noted = || person("Otso", Some(Label::Star), "Calls.");
    let known = || vec![KnownPlayer { name: "Otso".to_owned(), person: Some(noted()), ..KnownPlayer::default() }];
    let later = noted().changed_ms + 1;
    for reads_first in [true, false] {
        let mut board = PeopleBoard::default();
        board.want("", &BTreeSet::from(["Otso".to_owned()]));
        if reads_first {
            board.take("", known());
            assert_eq!(board.mutes().collect::<Vec<_>>(), [("Otso", false)]);
        }
        let asked = board.mute("Otso", true, later);
        assert!(matches!(asked, ArchiveRequest::Mute { muted: true, changed_ms, .. } if changed_ms == later), "{asked:?}");
        assert!(board.due(0, true).is_empty(), "nothing is written in the place of a note that was not read");
        // An answer that was asked for before the mute does not undo it.
        board.take("", known());
        board.take("", known());
        assert_eq!(board.mutes().collect::<Vec<_>>(), [("Otso", true)]);
        assert_eq!(board.known("Otso").unwrap().person, Some(Person { muted: true, changed_ms: later, ..noted() }));
    }
}

#[test]
fn a_note_that_waits_to_be_written_is_written_with_a_mute_that_came_later() {
    let mut board = PeopleBoard::default();
    board.want("", &BTreeSet::from(["Otso".to_owned()]));
    board.take("", vec![KnownPlayer { name: "Otso".to_owned(), ..KnownPlayer::default() }]);
    board.set(person("Otso", None, "Folds."), 0);
    board.mute("Otso", true, person("Otso", None, "").changed_ms + 1);
    let due = board.due(0, true);
    assert!(matches!(due.as_slice(), [ArchiveRequest::SetPerson(kept)] if kept.muted && kept.note == "Folds."), "{due:?}");
}

#[test]
fn a_note_of_a_file_is_kept_if_the_player_is_unmuted_afterwards_without_a_seat() {
    let mut board = PeopleBoard::default();
    board.want("", &BTreeSet::from(["Otso".to_owned()]));
    let muted = Person { muted: true, ..person("Otso", None, "") };
    board.take("", vec![KnownPlayer { name: "Otso".to_owned(), person: Some(muted), ..KnownPlayer::default() }]);
    board.is_other();
    let asked = board.mute("Otso", false, u64::MAX);
    assert!(matches!(asked, ArchiveRequest::Mute { muted: false, .. }), "{asked:?}");
    assert!(board.due(0, true).is_empty(), "the note of the file is not overwritten");
}

#[test]
fn notes_that_cannot_be_read_are_told_and_read_again_when_the_player_tries() {
    let mut archive = HandArchive::default();
    assert!(archive.people.want_all().is_some());
    assert!(archive.take(ArchiveAnswer::NoPeople(newer())).is_some(), "the player is told");
    assert!(archive.people.has_failed() && archive.people.want_all().is_none(), "what failed is not asked for in each frame");
    archive.people.retry();
    assert!(archive.people.want_all().is_some() && !archive.people.has_failed());
    archive.people.retry();
    assert!(archive.people.want_all().is_none(), "the answer has not come");
    archive.take(ArchiveAnswer::People(Vec::new()));
    assert!(!archive.people.has_failed());
}

/// The archive is of a newer program.
fn newer() -> ArchiveError {
    ArchiveError::Newer { path: "hands.db".into(), found: 99 }
}

#[test]
fn a_list_that_cannot_be_read_says_so_and_is_read_again_when_the_player_tries() {
    let mut archive = HandArchive::default();
    let (all, starred) = (HandFilter::default(), HandFilter { starred: true, ..HandFilter::default() });
    let no_list = |filter: &HandFilter| ArchiveAnswer::NoList { filter: filter.clone(), after: None, why: newer() };
    assert!(archive.list.want(&all, 0).is_some());
    assert!(archive.take(no_list(&all)).is_some(), "the player is told");
    assert!(archive.list.has_failed());
    assert!(archive.list.want(&all, 0).is_none(), "what failed is not asked for in each frame");
    archive.list.retry();
    assert!(archive.list.want(&all, 0).is_some() && !archive.list.has_failed());
    archive.take(no_list(&all));
    assert!(archive.list.want(&starred, 0).is_some() && !archive.list.has_failed(), "another filter");
    archive.take(no_list(&all));
    assert!(!archive.list.has_failed(), "an answer to the filter before");
    archive.take(ArchiveAnswer::List { filter: starred, after: None, lines: Vec::new(), tally: Some(Default::default()) });
    assert!(!archive.list.has_failed());
}

#[test]
fn a_further_page_that_failed_is_asked_for_again_at_the_end_of_the_list() {
    let read = crate::tour::hand_archive().list.lines;
    let lines: Vec<_> = read.iter().cycle().take(100).cloned().collect();
    let mut list = HandList::default();
    let all = HandFilter::default();
    list.want(&all, 0);
    list.take(&all, None, lines, Some(Default::default()));
    assert!(matches!(list.want(&all, 100), Some(ArchiveRequest::List { after: Some(_), .. })));
    list.fail(&all);
    assert!(list.want(&all, 100).is_none() && !list.has_failed(), "the hands that were read are shown");
    assert!(list.want(&all, 90).is_none());
    assert!(matches!(list.want(&all, 100), Some(ArchiveRequest::List { after: Some(_), .. })));
}

#[test]
fn why_nothing_was_exported_is_told_in_the_language_of_the_player() {
    let full = || Error::from(ErrorKind::StorageFull);
    let folder = || "/media/stick".into();
    let answers: [fn(Error) -> ArchiveAnswer; 2] = [
        |error| ArchiveAnswer::NotExported { folder: "/media/stick".into(), why: ExportError::Write(error) },
        |error| ArchiveAnswer::PeopleNotExported { folder: "/media/stick".into(), why: PeopleFileError::File(error) },
    ];
    for (language, cause) in
        [(Language::English, "(the disk is full)"), (Language::French, "(disque plein)"), (Language::Swedish, "(disken är full)")]
    {
        let texts = Texts::embedded(language);
        let say = |answer| texts.say(&HandArchive::default().take(answer).unwrap());
        for answer in answers {
            let said = say(answer(full()));
            assert!(said.contains("/media/stick") && said.ends_with(cause), "{said}");
        }
        // No other disk helps where the archive cannot be read.
        let unread = say(ArchiveAnswer::Failed(newer()));
        assert_eq!(say(ArchiveAnswer::NotExported { folder: folder(), why: ExportError::Archive(newer()) }), unread);
        assert_eq!(say(ArchiveAnswer::PeopleNotExported { folder: folder(), why: PeopleFileError::Archive(newer()) }), unread);
    }
    let denied = PeopleFileError::File(ErrorKind::PermissionDenied.into());
    let told = HandArchive::default().take(ArchiveAnswer::PeopleNotImported { path: "notes.ron".into(), why: denied }).unwrap();
    let said = Texts::embedded(Language::English).say(&told);
    assert!(said.contains("the file cannot be read (access is denied)."), "{said}");
}
