//! The archive on its thread.

use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use poker_history::Format;

use super::played::{FIRST_MS, hand, left_play, of_room, play};
use crate::{Archive, ArchiveAnswer, ArchiveRequest, ArchiveService, Group, HandFilter, Label, Person};

const PATIENCE: Duration = Duration::from_secs(60);

/// A service, and its next answer whenever one has come.
fn service(path: &Path) -> (ArchiveService, impl Fn(&ArchiveService) -> ArchiveAnswer + use<>) {
    let (told, woken) = channel();
    let service = ArchiveService::open(path.to_owned(), move || told.send(()).unwrap_or_default());
    let next = move |service: &ArchiveService| {
        woken.recv_timeout(PATIENCE).unwrap();
        service.answer().unwrap()
    };
    (service, next)
}

fn keep(number: u64) -> ArchiveRequest {
    ArchiveRequest::Keep { play: Box::new(play(number)), room: String::new(), started_ms: FIRST_MS + number }
}

fn list() -> ArchiveRequest {
    ArchiveRequest::List { filter: HandFilter::default(), after: None, most: 10 }
}

#[test]
fn what_was_asked_for_is_on_the_disk_when_the_service_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let (service, _) = service(&path);
    (0..20).for_each(|number| service.ask(keep(number)));
    drop(service);
    assert_eq!(Archive::open(&path).unwrap().tally(&HandFilter::default()).unwrap().hands, 20);
}

#[test]
fn hands_of_a_room_whose_record_was_not_written_are_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let (service, next) = service(&path);
    let recover = || ArchiveRequest::Recover { room: String::new(), hands: (0..20).map(of_room).collect() };
    let next_numbers = |count: usize| {
        let numbers = (0..count).map(|_| match next(&service) {
            ArchiveAnswer::Kept { number } => number,
            other => panic!("{other:?}"),
        });
        numbers.collect::<Vec<u64>>()
    };
    (0..15).for_each(|number| service.ask(keep(number)));
    assert_eq!(next_numbers(15).len(), 15);
    // A hand of a table that the player left in mid-hand is kept as it was seen.
    let left = left_play(16);
    service.ask(ArchiveRequest::Keep { play: Box::new(left.clone()), room: String::new(), started_ms: FIRST_MS });
    assert_eq!(next_numbers(1), [left.number().unwrap()]);
    service.ask(recover());
    assert_eq!(next_numbers(4), [15, 17, 18, 19].map(|number| hand(number).id));
    service.ask(recover());
    service.ask(list());
    assert!(matches!(next(&service), ArchiveAnswer::List { tally: Some(tally), .. } if tally.hands == 20), "nothing was missing");
    drop(service);
    let archive = Archive::open(&path).unwrap();
    for line in archive.page(&HandFilter::default(), None, 100).unwrap() {
        let played = archive.record(line.id).unwrap().unwrap();
        let number = line.number - hand(0).id;
        if number != 16 {
            assert_eq!(played.actions, hand(number).actions, "what was recovered is what the player saw");
            assert_eq!(played.unknown, hand(number).unknown);
        }
    }
}

#[test]
fn requests_are_answered_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let (service, next) = service(&folder.path().join("hands.db"));
    service.ask(keep(1));
    service.ask(list());
    let ArchiveAnswer::Kept { number } = next(&service) else { panic!("the hand comes first") };
    assert_eq!(number, hand(1).id);
    let ArchiveAnswer::List { lines, tally, .. } = next(&service) else { panic!("then the list") };
    assert_eq!((lines.len(), tally.unwrap().hands), (1, 1));
    let id = lines[0].id;
    service.ask(ArchiveRequest::Note { hand: id, text: "Folds too much".to_owned() });
    service.ask(ArchiveRequest::Star { hand: id, starred: true });
    service.ask(ArchiveRequest::Open { hand: id });
    let ArchiveAnswer::Opened { played, note, .. } = next(&service) else { panic!("the record") };
    assert_eq!((played.unwrap().actions, note), (hand(1).actions, "Folds too much".to_owned()));
}

#[test]
fn an_export_is_a_whole_new_file_beside_those_that_were_there() {
    let folder = tempfile::tempdir().unwrap();
    let (service, next) = service(&folder.path().join("hands.db"));
    service.ask(keep(1));
    assert!(matches!(next(&service), ArchiveAnswer::Kept { .. }));
    let export = |folder: &Path| {
        let (folder, stem) = (folder.to_owned(), "hands".to_owned());
        ArchiveRequest::Export { filter: HandFilter::default(), format: Format::Phh, folder, stem }
    };
    let old = folder.path().join("hands.phhs");
    std::fs::write(&old, "old").unwrap();
    for name in ["hands-2.phhs", "hands-3.phhs"] {
        service.ask(export(folder.path()));
        let ArchiveAnswer::Exported { path, exported } = next(&service) else { panic!("it is written") };
        assert_eq!((path.as_path(), exported.written), (folder.path().join(name).as_path(), 1));
        assert!(std::fs::read_to_string(&path).unwrap().contains("_kept_by"));
    }
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "old", "no export replaces another file");
    let files = || std::fs::read_dir(folder.path()).unwrap().count();
    let before = files();
    let missing = folder.path().join("missing");
    service.ask(export(&missing));
    assert!(matches!(next(&service), ArchiveAnswer::NotExported { folder, .. } if folder == missing));
    assert_eq!(files(), before);
}

#[test]
fn what_is_no_legal_hand_is_told_and_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (service, next) = service(&folder.path().join("hands.db"));
    let mut broken = play(1);
    broken.events.pop();
    broken.events.pop();
    broken.events.push(play(2).events.pop().unwrap());
    service.ask(ArchiveRequest::Keep { play: Box::new(broken), room: String::new(), started_ms: FIRST_MS });
    let ArchiveAnswer::NotKept { number } = next(&service) else { panic!("it is told") };
    assert_eq!(number, hand(1).id);
}

#[test]
fn hands_that_cannot_be_written_are_told_once_and_written_as_soon_as_they_can() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    // A folder stands where the file should be.
    std::fs::create_dir(&path).unwrap();
    let (service, next) = service(&path);
    service.ask(keep(1));
    assert!(matches!(next(&service), ArchiveAnswer::Failed(_)));
    service.ask(keep(2));
    std::fs::remove_dir(&path).unwrap();
    service.ask(keep(3));
    let numbers: Vec<u64> = (0..3)
        .map(|_| match next(&service) {
            ArchiveAnswer::Kept { number } => number,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(numbers, [1, 2, 3].map(|number| hand(number).id));
}

#[test]
fn a_list_that_cannot_be_read_is_told_and_read_when_it_is_asked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    std::fs::create_dir(&path).unwrap();
    let (service, next) = service(&path);
    service.ask(list());
    assert!(matches!(next(&service), ArchiveAnswer::NoList { filter, after: None, .. } if filter == HandFilter::default()));
    std::fs::remove_dir(&path).unwrap();
    service.ask(list());
    assert!(matches!(next(&service), ArchiveAnswer::List { .. }));
}

#[test]
fn figures_are_read_beside_the_service_that_keeps_hands() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let (keeper, next) = service(&path);
    (0..40).for_each(|number| keeper.ask(keep(number)));
    (0..40).for_each(|_| assert!(matches!(next(&keeper), ArchiveAnswer::Kept { .. })));
    let (told, woken) = channel();
    let reader = ArchiveService::open_for_reading(path.clone(), move || told.send(()).unwrap_or_default());
    let filter = HandFilter { showdown: Some(true), ..HandFilter::default() };
    reader.ask(ArchiveRequest::Figures { filter: filter.clone(), group: Group::Position, points: 600 });
    woken.recv_timeout(PATIENCE).unwrap();
    let Some(ArchiveAnswer::Figures(shown)) = reader.answer() else { panic!("figures") };
    let archive = Archive::open(&path).unwrap();
    assert_eq!((shown.filter, shown.group), (filter.clone(), Group::Position));
    assert_eq!(shown.all, archive.figures(&filter).unwrap());
    assert_eq!(shown.groups, archive.figures_by(&filter, Group::Position).unwrap());
    assert_eq!(shown.line, archive.results(&filter, 600).unwrap());
}

#[test]
fn what_is_noted_about_a_player_is_told_with_how_the_player_plays() {
    let folder = tempfile::tempdir().unwrap();
    let (service, next) = service(&folder.path().join("hands.db"));
    (0..10).for_each(|number| service.ask(keep(number)));
    (0..10).for_each(|_| assert!(matches!(next(&service), ArchiveAnswer::Kept { .. })));
    let opponents = |beginning: &str| ArchiveRequest::Opponents { beginning: beginning.to_owned() };
    service.ask(opponents(""));
    let ArchiveAnswer::Opponents { found, .. } = next(&service) else { panic!("opponents") };
    assert!(found.windows(2).all(|pair| pair[0].hands >= pair[1].hands), "those with the most hands come first");
    let (name, hands) = (found[0].name.clone(), found[0].hands);
    let person = Person { label: Some(Label::Heart), note: "Calls.".to_owned(), muted: true, changed_ms: 5, ..Person::blank("", &name) };
    service.ask(ArchiveRequest::SetPerson(person.clone()));
    service.ask(ArchiveRequest::Known { room: String::new(), names: vec!["Nobody".to_owned(), name] });
    let ArchiveAnswer::Known { room, players } = next(&service) else { panic!("what is known") };
    assert!(room.is_empty() && players[0].person.is_none() && players[0].figures.is_none());
    assert_eq!((players[1].person.as_ref(), players[1].figures.unwrap().hands), (Some(&person), hands));
    service.ask(ArchiveRequest::People);
    let ArchiveAnswer::People(people) = next(&service) else { panic!("everybody") };
    assert_eq!(people, [(person, players[1].figures)]);
    service.ask(ArchiveRequest::ExportPeople { folder: folder.path().to_owned(), stem: "notes".to_owned() });
    let ArchiveAnswer::PeopleExported { path, count } = next(&service) else { panic!("a file") };
    assert_eq!(count, 1);
    service.ask(ArchiveRequest::ImportPeople { path: path.clone() });
    let ArchiveAnswer::PeopleImported { merged, .. } = next(&service) else { panic!("read again") };
    assert_eq!((merged.added, merged.unchanged), (0, 1));
    service.ask(ArchiveRequest::ImportPeople { path: folder.path().join("missing.ron") });
    assert!(matches!(next(&service), ArchiveAnswer::PeopleNotImported { .. }));
    service.ask(ArchiveRequest::ExportPeople { folder: folder.path().join("missing"), stem: "notes".to_owned() });
    assert!(matches!(next(&service), ArchiveAnswer::PeopleNotExported { .. }));
}
