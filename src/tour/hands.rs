//! The hands of the hand history in the pictures.

use poker_archive::{Archive, ArchiveError, Group, HandFilter, KnownPlayer, Label, NewHand, Person, ShownFigures};
use poker_history::{PhhReader, PlayedHand, Replayed};

use crate::archive::{FilterChoices, HandArchive, POINTS, PeopleBoard};
use crate::frame_clock::FROZEN_UNIX_MS;

/// Hands as their keeper recorded them.
const HANDS: &str = include_str!("hands.phhs");
/// The time between two of the hands, in milliseconds.
const BETWEEN_MS: u64 = 97 * 60 * 1_000;

/// What the page of the hand history shows in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HistoryShot {
    List,
    /// The hand at this place of the list is open.
    Hand(usize),
    Filters,
    Export,
    Figures,
    /// The figures of a few hands.
    FewFigures,
    /// The figures of thousands of random hands.
    DealtFigures,
    /// The players about whom something is noted.
    People,
    /// The sheet for files of notes.
    PeopleFiles,
    /// The players after notes of a file were read.
    PeopleImported,
    /// A hand in the replayer, among the hands around it.
    Replayed,
}

/// The hands as their keeper recorded them.
pub(crate) fn recorded_hands() -> Vec<PlayedHand> {
    PhhReader::new(HANDS.as_bytes()).filter_map(|hand| Some(Replayed::play(&hand.ok()?.phh).ok()?.hand)).collect()
}

/// The archive of the pictures. `open` is the place of the opened hand in the list.
pub(super) fn archive(open: Option<usize>, filter: &HandFilter) -> Result<HandArchive, ArchiveError> {
    let mut archive = Archive::in_memory()?;
    let times = (0..).map(|at: u64| FROZEN_UNIX_MS.saturating_sub((at + 1) * BETWEEN_MS));
    let new: Vec<NewHand> =
        recorded_hands().into_iter().zip(times).filter_map(|(hand, started_ms)| NewHand::of(&hand, "", started_ms)).collect();
    archive.add(&new)?;
    let all = HandFilter::default();
    let lines = archive.page(&all, None, u32::MAX)?;
    for line in lines.iter().step_by(5) {
        archive.star(line.id, true)?;
    }
    let opened = open.and_then(|at| lines.get(at)).map(|line| line.id);
    if let Some(opened) = opened {
        archive.write_note(opened, "Called three bets with the low only.")?;
    }
    let mut shown = HandArchive::showing(filter.clone(), archive.page(&all, None, u32::MAX)?, archive.tally(&all)?);
    shown.exports = "Documents".into();
    shown.opponents = (String::new(), archive.opponents("")?);
    shown.figures.take(Box::new(figures(&archive, filter, Group::Position)?));
    shown.choices = FilterChoices { games: archive.games()?, stakes: archive.stakes()?, tables: archive.tables()? };
    if let Some(id) = opened
        && let Some(played) = archive.record(id)?
    {
        shown.open_hand(id, played, archive.note(id)?);
    }
    Ok(shown)
}

/// The archive of many hands: those of the pictures, each again and again.
pub(super) fn large_archive(filter: &HandFilter) -> Result<HandArchive, ArchiveError> {
    let mut archive = Archive::in_memory()?;
    let hands: Vec<PlayedHand> =
        PhhReader::new(HANDS.as_bytes()).filter_map(|hand| Some(Replayed::play(&hand.ok()?.phh).ok()?.hand)).collect();
    let mut new = Vec::new();
    // The order is mixed, so that the line goes up and down.
    for number in 0..MANY {
        let Some(hand) = hands.get(usize::try_from(number * number * 7 + number * 3).unwrap_or_default() % hands.len().max(1)) else {
            break;
        };
        let mut hand = hand.clone();
        hand.id = 50_000 + number;
        let started_ms = FROZEN_UNIX_MS.saturating_sub((MANY - number) * 70_000 + (MANY - number) / 90 * 40_000_000);
        new.extend(NewHand::of(&hand, "", started_ms));
    }
    archive.add(&new)?;
    let all = HandFilter::default();
    let mut shown = HandArchive::showing(filter.clone(), archive.page(&all, None, 100)?, archive.tally(&all)?);
    shown.exports = "Documents".into();
    shown.figures.take(Box::new(figures(&archive, filter, Group::Position)?));
    shown.people = people(&mut archive)?;
    Ok(shown)
}

/// What is noted about players, in their order.
const NOTED: [(&str, Option<Label>, &str); 6] = [
    ("Quillon", Some(Label::Triangle), "Raises the button with almost anything. Gives up on the turn when called twice."),
    ("Maren", Some(Label::Circle), "Calls too much before the flop."),
    ("Lisbet", Some(Label::Square), ""),
    ("Fenwick", None, "Never bluffs the river."),
    ("Otso", Some(Label::Star), "Fast and good."),
    ("Ysolde", Some(Label::Heart), ""),
];

/// Notes about players of the archive, and what is known of them.
fn people(archive: &mut Archive) -> Result<PeopleBoard, ArchiveError> {
    for (name, label, note) in NOTED {
        archive.set_person(&Person { label, note: note.to_owned(), changed_ms: FROZEN_UNIX_MS, ..Person::blank("", name) })?;
    }
    let names = NOTED.map(|(name, ..)| name);
    let (people, figures) = (archive.people_at("", &names)?, archive.opponents_at("", &names)?);
    let players = names.iter().zip(people).zip(figures);
    let known: Vec<KnownPlayer> =
        players.map(|((name, person), figures)| KnownPlayer { name: (*name).to_owned(), person, figures }).collect();
    let noted = known.iter().filter_map(|player| Some((player.person.clone()?, player.figures)));
    let all = noted.chain([(muted_person(), None)]).collect();
    Ok(PeopleBoard::showing(known, all))
}

/// A muted player of a server.
pub(crate) fn muted_person() -> Person {
    Person { muted: true, changed_ms: FROZEN_UNIX_MS, ..Person::blank("wss://cards.example.org/ main", "Corvin") }
}

/// The hands of the large archive.
const MANY: u64 = 1_200;

/// The figures of the hands of a filter, in groups.
pub(super) fn figures(archive: &Archive, filter: &HandFilter, group: Group) -> Result<ShownFigures, ArchiveError> {
    let (all, groups) = (archive.figures(filter)?, archive.figures_by(filter, group)?);
    Ok(ShownFigures { filter: filter.clone(), group, all, groups, line: archive.results(filter, POINTS)? })
}

/// The large archive, for tests.
#[cfg(test)]
pub(crate) fn large_hand_archive() -> HandArchive {
    large_archive(&HandFilter::default()).unwrap()
}

/// The archive of the pictures with its third hand open, for tests.
#[cfg(test)]
pub(crate) fn hand_archive() -> HandArchive {
    archive(Some(2), &HandFilter::default()).unwrap()
}
