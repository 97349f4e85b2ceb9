//! Checks the contrasts of every room with every felt of the program (WCAG 2): at least 4.5 for text, and 7 in high contrast; 3 for borders
//! that carry meaning.

use poker_client::{LookSettings, RoomLight};

use super::dressed::dressed;
use crate::theme::{Colour, OwnLooks, Theme};

fn contrast(a: Colour, b: Colour) -> f64 {
    a.contrast(b)
}

/// Every room with every felt, with its description.
fn rooms() -> Vec<(String, RoomLight, Theme)> {
    let theme = Theme::embedded().unwrap();
    let felts: Vec<String> = theme.looks.as_ref().unwrap().felts.iter().map(|felt| felt.name.clone()).collect();
    let all = RoomLight::ALL.into_iter().flat_map(|room| felts.iter().map(move |felt| (room, felt.clone())));
    all.map(|(room, felt)| {
        let chosen = LookSettings { room, felt: felt.clone(), ..LookSettings::default() };
        (format!("{room:?}, {felt}"), room, dressed(&theme, &chosen, &OwnLooks::default()))
    })
    .collect()
}

/// The least contrast of text in a room.
fn least(room: RoomLight) -> f64 {
    if room == RoomLight::HighContrast { 7.0 } else { 4.5 }
}

#[test]
fn every_text_of_every_room_stands_out_and_more_so_in_high_contrast() {
    for (what, room, theme) in rooms() {
        let p = &theme.palette;
        let surfaces = [("room", p.room), ("plate", p.plate), ("plate_hi", p.plate_hi), ("plate_top", p.plate_top)];
        let inks = [("text", p.text), ("text2", p.text2), ("muted", p.muted), ("danger", p.danger), ("success", p.success)];
        for (ground_name, ground) in surfaces {
            for (name, ink) in inks {
                let seen = contrast(ink, ground);
                assert!(seen >= least(room) - 0.005, "{what}: {name} on {ground_name}: {seen:.2}");
            }
        }
        let on_pill = |felt: Colour| p.felt_pill.over(felt);
        let pairs = [
            ("accent on a plate", p.accent, p.plate),
            ("accent on plate_hi", p.accent, p.plate_hi),
            ("on_accent on accent", p.on_accent, p.accent),
            ("on_accent on accent_hover", p.on_accent, p.accent_hover),
            ("on_accent on accent_pressed", p.on_accent, p.accent_pressed),
            ("on_lit on lit", p.on_lit, p.lit),
            ("on_lit2 on lit", p.on_lit2, p.lit),
            ("text on the felt's centre", p.felt_text, p.felt_centre),
            ("text on the felt", p.felt_text, p.felt_mid),
            ("text on the felt's edge", p.felt_text, p.felt_edge),
            ("text on a pill", p.felt_text, on_pill(p.felt_centre)),
            ("text2 on a pill", p.felt_text2, on_pill(p.felt_centre)),
            ("the hand's line on its ground", p.text2, p.line_pill.over(p.room)),
        ];
        for (name, ink, ground) in pairs {
            let seen = contrast(ink, ground);
            assert!(seen >= least(room) - 0.005, "{what}: {name}: {seen:.2}");
        }
        for (name, ground) in [("room", p.room), ("plate", p.plate)] {
            assert!(contrast(p.line_hi, ground) >= 3.0, "{what}: line_hi on {name}");
        }
    }
}

#[test]
fn suits_stand_out_from_cards_in_every_room() {
    for (what, room, theme) in rooms() {
        let p = &theme.palette;
        for deck in [&theme.suits.two_colour, &theme.suits.four_colour, &theme.suits.safe] {
            for ink in [deck.spades.ink, deck.hearts.ink, deck.diamonds.ink, deck.clubs.ink] {
                assert!(contrast(ink, p.card) >= least(room), "{what}: {} {:.2}", ink.hex(), contrast(ink, p.card));
                let dim = |colour: Colour| p.card_dim.over(colour);
                assert!(contrast(dim(ink), dim(p.card)) >= 3.0, "{what}: {} dimmed", ink.hex());
            }
        }
    }
}

#[test]
fn high_contrast_has_a_plain_table_and_stronger_borders_whatever_felt_is_chosen() {
    let plain = Theme::embedded().unwrap();
    for (what, room, theme) in rooms() {
        let felt = theme.felt().unwrap();
        match room {
            RoomLight::HighContrast => {
                assert_eq!(felt.name, "contrast", "{what}");
                assert!(theme.stroke.hair > plain.stroke.hair && theme.stroke.control > plain.stroke.control, "{what}");
            }
            RoomLight::Dark | RoomLight::Light => assert!(what.ends_with(&felt.name), "{what}: {}", felt.name),
        }
    }
}

#[test]
fn the_default_looks_are_the_theme_as_it_is_written() {
    let plain = Theme::embedded().unwrap();
    assert_eq!(dressed(&plain, &LookSettings::default(), &OwnLooks::default()), plain);
}

#[test]
fn a_look_that_does_not_exist_gives_the_first_one() {
    let plain = Theme::embedded().unwrap();
    let chosen = LookSettings { felt: "gone".to_owned(), back: "gone".to_owned(), own_deck: "gone".to_owned(), ..LookSettings::default() };
    let theme = dressed(&plain, &chosen, &OwnLooks::default());
    assert_eq!((theme.felt().unwrap().name.as_str(), theme.back().unwrap().name.as_str()), ("cardroom", "lattice"));
    assert!(theme.deck().is_none());
}

#[test]
fn there_are_felts_backs_and_decks_to_choose_from() {
    let theme = Theme::embedded().unwrap();
    let looks = theme.looks.as_ref().unwrap();
    assert!(looks.felts.len() >= 4 && looks.backs.len() >= 4);
    let mut names: Vec<&str> = looks.felts.iter().map(|felt| felt.name.as_str()).collect();
    names.extend(looks.backs.iter().map(|back| back.name.as_str()));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), looks.felts.len() + looks.backs.len());
}
