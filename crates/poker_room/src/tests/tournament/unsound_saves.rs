//! Saves and changes that do not fit together are refused, and nothing of them is used.

use poker_protocol::{PlayerId, TableId, TournamentId};
use poker_rules::{Chips, Seat};

use super::field::{Field, freezeout};
use super::journal::read_back;
use crate::tournament::{
    BadTournamentChanges, BadTournamentSave, BountyAccount, EntryId, OutChange, StageSave, Tournament, TournamentChanges, TournamentSave,
    TournamentTableChange,
};

#[test]
fn a_save_that_does_not_fit_together_is_refused() {
    type Spoil = fn(&mut TournamentSave);
    let mut field = Field::new(freezeout(18, 6), 10);
    field.enter(18);
    let sound = field.tournament.save(field.now);
    assert_eq!(sound.check(), Ok(()));
    let (table, first) = (sound.tables[0].table, sound.tables[0].seats[0]);
    let (seat, entry) = (first.seat, first.entry);
    let no_seat = Seat::new(9);
    let (more, all) = (Chips::new(27_000 + 500), Chips::new(27_000));
    let spoils: [(Spoil, BadTournamentSave); 13] = [
        (|save| save.opening.version = 99, BadTournamentSave::Version { found: 99, expected: 1 }),
        (|save| save.tables[0].seats[0].stack = Chips::new(2_000), BadTournamentSave::Chips { found: more, expected: all }),
        (|save| save.tables[1].table = save.tables[0].table, BadTournamentSave::TableTwice(table)),
        (|save| save.tables[0].seats[1].seat = save.tables[0].seats[0].seat, BadTournamentSave::NoSuchSeat { table, seat }),
        (|save| save.tables[0].seats[0].seat = Seat::new(9), BadTournamentSave::NoSuchSeat { table, seat: no_seat }),
        (|save| save.tables[0].seats[0].entry = EntryId(77), BadTournamentSave::UnknownEntry(EntryId(77))),
        (|save| save.tables[0].seats[1].entry = save.tables[0].seats[0].entry, BadTournamentSave::Misplaced(entry)),
        (
            |save| {
                save.tables[0].seats.remove(0);
                save.head.chips = Chips::new(27_000 - 1_500);
            },
            BadTournamentSave::NotInSeat(entry),
        ),
        (|save| save.entrants[1].player = save.entrants[0].player, BadTournamentSave::PlayerTwice(PlayerId(1))),
        (|save| save.out.push((1, EntryId(0))), BadTournamentSave::NotOut(EntryId(0))),
        (|save| save.head.stage = StageSave::Finished, BadTournamentSave::Stage),
        (
            |save| {
                if let StageSave::Playing(play) = &mut save.head.stage {
                    play.left = 3;
                }
            },
            BadTournamentSave::Left { found: 18, expected: 3 },
        ),
        (|save| save.head.bounties = Some(BountyAccount::default()), BadTournamentSave::BountyTerms),
    ];
    for (spoil, expected) in spoils {
        let mut save = read_back(&sound);
        spoil(&mut save);
        assert_eq!(Tournament::restore(save, field.now).map(|_| ()), Err(expected));
    }
}

#[test]
fn changes_that_do_not_follow_the_save_leave_it_as_it_was() {
    let mut field = Field::new(freezeout(18, 6), 11);
    field.enter(18);
    let first = field.tournament.take_changes(field.now);
    let save = TournamentSave::open(&first).unwrap();
    let nothing = field.tournament.take_changes(field.now);
    assert!(nothing.is_empty());
    assert_eq!(TournamentSave::open(&nothing), Err(BadTournamentChanges::NotTheFirst));
    let late = TournamentChanges { entrants: vec![(EntryId(19), save.entrants[0].clone())], ..nothing.clone() };
    let unknown = TournamentChanges { tables: vec![TournamentTableChange::Closed(TableId(99))], ..nothing.clone() };
    let out = TournamentChanges { out: Some(OutChange { keep: 1, then: Vec::new() }), ..nothing.clone() };
    let other = TournamentChanges { tournament: TournamentId(2), ..nothing };
    let refused = [
        (late, BadTournamentChanges::EntryTooLate(EntryId(19))),
        (unknown, BadTournamentChanges::UnknownTable(TableId(99))),
        (out, BadTournamentChanges::Out { kept: 1, found: 0 }),
        (other, BadTournamentChanges::OtherTournament(TournamentId(2))),
    ];
    for (changes, expected) in refused {
        let mut changed = save.clone();
        assert_eq!((changed.apply(&changes), &changed), (Err(expected), &save));
    }
}
