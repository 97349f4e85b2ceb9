//! Checks the contrasts of the theme (WCAG 2: 4.5 for text, 3 for large text and graphics), and that colour-blind players can tell the
//! colours of the safe deck apart.

use super::{Colour, DeckInks, Theme};

/// Machado, Oliveira and Fernandes 2009, full severity, in linear light: red, green and blue blindness.
const BLINDNESS: [[[f64; 3]; 3]; 3] = [
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
];

fn contrast(a: Colour, b: Colour) -> f64 {
    a.contrast(b)
}

fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let [red, green, blue] = [red, green, blue].map(|channel| channel.clamp(0.0, 1.0));
    let curve = |share: f64| if share > 0.008_856 { share.cbrt() } else { 7.787 * share + 16.0 / 116.0 };
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn suits(deck: &DeckInks) -> [Colour; 4] {
    [deck.spades.ink, deck.hearts.ink, deck.diamonds.ink, deck.clubs.ink]
}

/// The smallest difference (CIE76) between any two suits, as players with this colour blindness see them.
fn smallest_difference(deck: &DeckInks, blindness: &[[f64; 3]; 3]) -> f64 {
    let seen = suits(deck).map(|ink| {
        let light = ink.linear();
        lab(blindness.map(|row| row.iter().zip(light).map(|(weight, channel)| weight * channel).sum()))
    });
    let distance = |a: [f64; 3], b: [f64; 3]| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
    let pairs = (0..4).flat_map(|a| (0..a).map(move |b| (a, b)));
    pairs.map(|(a, b)| distance(seen[a], seen[b])).fold(f64::MAX, f64::min)
}

#[test]
fn text_and_marks_stand_out_from_their_grounds() {
    let theme = Theme::embedded().unwrap();
    let p = &theme.palette;
    let on_felt = |over: Colour| over.over(p.felt_centre);
    for (what, a, b, promised) in [
        ("text on the room", p.text, p.room, 17.6),
        ("text on a plate", p.text, p.plate, 15.6),
        ("text on plate_hi", p.text, p.plate_hi, 13.7),
        ("text on plate_top", p.text, p.plate_top, 11.8),
        ("text2 on the room", p.text2, p.room, 11.8),
        ("text2 on a plate", p.text2, p.plate, 10.5),
        ("text2 on plate_hi", p.text2, p.plate_hi, 9.2),
        ("text2 on plate_top", p.text2, p.plate_top, 7.9),
        ("muted on the room", p.muted, p.room, 7.5),
        ("muted on a plate", p.muted, p.plate, 6.6),
        ("muted on plate_hi", p.muted, p.plate_hi, 5.8),
        ("muted on plate_top", p.muted, p.plate_top, 5.0),
        ("accent on a plate", p.accent, p.plate, 9.6),
        ("accent on plate_hi", p.accent, p.plate_hi, 8.4),
        ("on_accent on accent", p.on_accent, p.accent, 10.2),
        ("danger on a plate", p.danger, p.plate, 6.2),
        ("success on a plate", p.success, p.plate, 8.6),
        ("text on the felt's centre", p.text, p.felt_centre, 4.5),
        ("text on the felt", p.text, p.felt_mid, 6.7),
        ("text on the felt's edge", p.text, p.felt_edge, 11.2),
        ("text on a pill", p.text, on_felt(p.felt_pill), 8.1),
        ("text2 on a pill", p.text2, on_felt(p.felt_pill), 5.6),
        ("on_lit on lit", p.on_lit, p.lit, 15.3),
        ("on_lit2 on lit", p.on_lit2, p.lit, 6.8),
        ("line_hi on the room", p.line_hi, p.room, 6.2),
        ("line_hi on a plate", p.line_hi, p.plate, 5.5),
    ] {
        assert!(contrast(a, b) >= promised - 0.06, "{what}: {:.2}, promised {promised}", contrast(a, b));
    }
}

#[test]
fn suits_avatars_and_chips_stand_out() {
    let theme = Theme::embedded().unwrap();
    let p = &theme.palette;
    let dim = |colour: Colour| p.card_dim.over(colour);
    for deck in [&theme.suits.two_colour, &theme.suits.four_colour, &theme.suits.safe] {
        for ink in suits(deck) {
            assert!(contrast(ink, p.card) >= 4.5, "{}", ink.hex());
            assert!(contrast(dim(ink), dim(p.card)) >= 3.0, "{} dimmed", ink.hex());
        }
    }
    for avatar in &theme.avatars {
        for ground in [avatar.ground, avatar.shape.over(avatar.ground)] {
            assert!(contrast(p.on_avatar, ground) >= 3.0, "letter on {}", ground.hex());
        }
        assert!(contrast(p.on_avatar, avatar.shape.over(avatar.ground)) >= 4.5);
    }
    for label in &theme.labels {
        assert!(contrast(p.on_avatar, *label) >= 4.5, "shape on {}", label.hex());
    }
    for chip in &theme.chips {
        assert!(contrast(chip.body, chip.spots) >= 3.0, "chip {}", chip.value);
    }
}

#[test]
fn the_safe_deck_keeps_its_hues_apart_for_colour_blind_eyes() {
    let theme = Theme::embedded().unwrap();
    for (blindness, promised) in BLINDNESS.iter().zip([33.0, 33.0, 30.0]) {
        let apart = smallest_difference(&theme.suits.safe, blindness);
        assert!(apart >= promised - 0.5, "{apart:.1}, promised {promised}");
    }
    assert!(theme.suits.safe.diamonds.hollow && theme.suits.safe.clubs.hollow);
}
