//! Every art can be drawn, differs from the others and lies on whole pixels. A picture of all is written to `target/art`.

mod sheet;

use std::collections::HashSet;
use std::sync::LazyLock;

use bevy::asset::Assets;
use bevy::image::Image;
use bevy::math::{UVec2, Vec2};
use poker_client::{CourtLetters, SuitColours};
use poker_rules::{Card, Rank};

use super::*;
use crate::assets::AssetSource;

static THEME: LazyLock<Theme> = LazyLock::new(|| Theme::embedded().unwrap());
static SOURCES: LazyLock<Sources> = LazyLock::new(|| Sources::load(&AssetSource::Embedded).unwrap());

fn paint(art: &Art, scale_factor: f32) -> Painted {
    art.paint(&SOURCES, &THEME, scale_factor).unwrap()
}

fn face(card: Card, style: CardStyle, width: f32) -> Art {
    Art::card_face(card, style, Vec2::new(width, (width * 1.4).round()), false)
}

/// One art of each kind, and of each state that is drawn differently.
fn one_of_each() -> Vec<Art> {
    let palette = &THEME.palette;
    let card: Card = "Kd".parse().unwrap();
    let style = CardStyle::default();
    let layout = TableLayout::new(Vec2::new(320.0, 200.0), 6, &THEME, 1.0);
    let mut arts = vec![
        Art::background(&layout),
        Art::Felt { size: Extent { width: 208, height: 108 }, rail: 5 },
        Art::board_slot(Vec2::new(76.0, 106.0)),
        face(card, style, 88.0),
        face(card, style, 42.0),
        Art::card_face(card, style, Vec2::new(88.0, 123.0), true),
        Art::card_back(Vec2::new(36.0, 50.0)),
        Art::win_bar(Vec2::new(56.0, 4.0)),
        Art::chips(60, 0.6, &THEME),
        Art::chips(123_456, 0.6, &THEME),
        Art::dealer_button(24.0),
        Art::avatar(40.0, 0),
        Art::faded_avatar(40.0, 0),
        Art::away_disc(40.0, false),
        Art::away_disc(40.0, true),
        Art::clock_disc(40.0),
        Art::ring(46.0, 0.62, false, 3.5),
        Art::ring(46.0, 1.0, false, 3.5),
        Art::ring(46.0, 0.0, false, 3.5),
        Art::ring(46.0, 0.62, true, 3.5),
        Art::pill(Vec2::new(90.0, 23.0), palette.felt_pill),
        Art::pill(Vec2::new(90.0, 19.0), palette.plate_top),
        Art::pill(Vec2::new(90.0, 26.0), palette.lit),
    ];
    let states = [
        PlateState::Idle,
        PlateState::Hovered,
        PlateState::Winner,
        PlateState::Empty,
        PlateState::Strip,
        PlateState::ToAct { pulse: false },
        PlateState::ToAct { pulse: true },
    ];
    arts.extend(states.map(|state| Art::plate(Vec2::new(184.0, 54.0), state)));
    arts.extend((0..9).map(|chip| Art::ChipTop { chip, diameter: 60 }));
    arts.extend((1..8).map(|avatar| Art::avatar(40.0, avatar)));
    arts.extend(Icon::ALL.map(|icon| Art::icon(icon, 20.0, palette.text)));
    arts
}

#[test]
fn every_art_draws_something_of_its_own_at_every_scale() {
    for scale_factor in [1.0, 1.25, 2.0] {
        let mut seen = HashSet::new();
        for art in one_of_each() {
            let painted = paint(&art, scale_factor);
            let PixelsSize { inked, bytes } = measure(&painted);
            assert_eq!(bytes, painted.pixels.rgba.len(), "{art:?}");
            assert!(inked > 0, "{art:?} at {scale_factor} is empty");
            assert!(seen.insert((painted.pixels.size, painted.pixels.rgba)), "{art:?} at {scale_factor} is drawn twice");
        }
    }
}

struct PixelsSize {
    inked: usize,
    bytes: usize,
}

fn measure(painted: &Painted) -> PixelsSize {
    let UVec2 { x, y } = painted.pixels.size;
    let inked = painted.pixels.rgba.chunks_exact(4).filter(|pixel| pixel[3] > 0).count();
    PixelsSize { inked, bytes: usize::try_from(4 * x * y).unwrap() }
}

#[test]
fn every_card_of_every_deck_with_every_letters_is_drawn_and_differs() {
    for deck in SuitColours::ALL {
        for letters in CourtLetters::ALL {
            let style = CardStyle { deck, letters, ..CardStyle::default() };
            let drawn: HashSet<Vec<u8>> = Card::ALL.iter().map(|card| paint(&face(*card, style, 42.0), 1.0).pixels.rgba).collect();
            assert_eq!(drawn.len(), Card::ALL.len(), "{style:?}");
        }
    }
}

#[test]
fn court_cards_follow_the_letters_and_others_do_not() {
    let drawn =
        |card: Card, letters| paint(&face(card, CardStyle { deck: SuitColours::FourColour, letters, ..CardStyle::default() }, 42.0), 1.0);
    for card in Card::ALL {
        let differs = |letters| drawn(card, CourtLetters::International) != drawn(card, letters);
        let french = matches!(card.rank(), Rank::King | Rank::Queen | Rank::Jack);
        let swedish = matches!(card.rank(), Rank::Queen | Rank::Jack);
        assert_eq!((differs(CourtLetters::French), differs(CourtLetters::Swedish)), (french, swedish), "{card}");
    }
}

#[test]
fn decks_differ_in_the_suits_they_colour() {
    let drawn = |card: Card, deck| paint(&face(card, CardStyle { deck, ..CardStyle::default() }, 42.0), 1.0);
    for (card, coloured) in [("As", false), ("Ah", false), ("Ad", true), ("Ac", true)] {
        let card: Card = card.parse().unwrap();
        assert_eq!(drawn(card, SuitColours::TwoColour) != drawn(card, SuitColours::FourColour), coloured, "{card}");
        assert_eq!(
            drawn(card, SuitColours::TwoColour) != drawn(card, SuitColours::Safe),
            card.suit() != poker_rules::Suit::Spades,
            "{card}"
        );
    }
}

#[test]
fn a_shape_begins_and_ends_on_whole_pixels() {
    for scale_factor in [1.0, 1.25, 1.75, 2.0] {
        let painted = paint(&Art::plate(Vec2::new(147.0, 43.0), PlateState::Idle), scale_factor);
        let size = (Vec2::new(147.0, 43.0) * scale_factor).round().as_uvec2();
        let line = |colour: Colour| colour.rgba();
        let pixel = |at: UVec2| {
            let start = usize::try_from(4 * (at.y * painted.pixels.size.x + at.x)).unwrap();
            <[u8; 4]>::try_from(&painted.pixels.rgba[start..start + 4]).unwrap()
        };
        let middle = painted.shape + size / 2;
        // The border is wider than a pixel, so the outermost row and column of the shape show it whole.
        for edge in [
            UVec2::new(painted.shape.x, middle.y),
            UVec2::new(painted.shape.x + size.x - 1, middle.y),
            UVec2::new(middle.x, painted.shape.y),
        ] {
            assert_eq!(pixel(edge), line(THEME.palette.line), "at {edge} of {scale_factor}");
        }
        assert_eq!(pixel(middle), line(THEME.palette.plate));
    }
}

#[test]
fn the_background_is_opaque_dithered_and_has_the_colours_of_the_theme() {
    let layout = TableLayout::new(Vec2::new(640.0, 360.0), 6, &THEME, 1.0);
    let pixels = paint(&Art::background(&layout), 1.0).pixels;
    assert_eq!(pixels.size, UVec2::new(640, 360));
    assert!(pixels.rgba.chunks_exact(4).all(|pixel| pixel[3] == u8::MAX));
    let mean = |from: UVec2| -> [f32; 3] {
        let at = |x: u32, y: u32| usize::try_from(4 * (y * 640 + x)).unwrap();
        let square = (from.y..from.y + 8).flat_map(|y| (from.x..from.x + 8).map(move |x| at(x, y)));
        let sum = square.fold([0.0; 3], |sum: [f32; 3], at| [0, 1, 2].map(|n| sum[n] + f32::from(pixels.rgba[at + n])));
        sum.map(|channel| channel / 64.0)
    };
    let felt = layout.felt();
    let brightest = felt.centre + felt.radii * (2.0 * Vec2::from(THEME.gradients.felt.centre) - 1.0) - 4.0;
    for (from, colour) in [(UVec2::new(1, 340), THEME.palette.room), (brightest.as_uvec2(), THEME.palette.felt_centre)] {
        for (seen, meant) in mean(from).into_iter().zip(colour.rgba()) {
            assert!((seen - f32::from(meant)).abs() < 3.0, "{seen} is not {meant} at {from}");
        }
    }
    // In a slow gradient, dithering gives neighbouring pixels either of the two bytes next to the exact value.
    let row = 4 * 640 * (360 / 2);
    let green: Vec<u8> = pixels.rgba[row..row + 4 * 640].chunks_exact(4).skip(200).take(100).map(|pixel| pixel[1]).collect();
    let turns = green.windows(3).filter(|three| (three[0] < three[1]) != (three[1] < three[2])).count();
    assert!(turns > 20, "only {turns} turns: bands show");
}

#[test]
fn an_amount_is_shown_by_its_largest_chips() {
    let chips = |amount| {
        let picked = THEME.chip_stack.breakdown(amount, &THEME.chips);
        picked.into_iter().map(|chip| THEME.chips[usize::from(chip)].value).collect::<Vec<_>>()
    };
    assert!(chips(0).is_empty());
    assert_eq!(chips(60), [25, 25, 5, 5]);
    assert_eq!(chips(123_456), [100_000, 10_000, 10_000, 2_500, 500, 100, 100, 100, 100, 25]);
    assert_eq!(chips(u64::MAX), [100_000; 10]);
    let stacks = [0, 1, 60, 123_456, u64::MAX].map(|amount| THEME.chip_stack.stacks_of(amount, &THEME.chips));
    assert_eq!(stacks, [0, 1, 1, 2, 2]);
}

#[test]
fn the_cache_draws_once_and_stays_bounded() {
    let mut images = Assets::<Image>::default();
    let mut cache = ArtCache::load(&AssetSource::Embedded).unwrap();
    let ring = |step: u16| Art::Ring { diameter: 12, stroke: 200, steps: step % RING_STEPS, dashed: step >= RING_STEPS };
    let first = cache.get(&mut images, &THEME, &ring(0), 1.0);
    assert_eq!(first, cache.get(&mut images, &THEME, &ring(0), 1.0));
    for step in 0..2 * RING_STEPS {
        cache.get(&mut images, &THEME, &ring(step), 1.0);
        // This picture is used at every step, so it stays.
        assert_eq!(first, cache.get(&mut images, &THEME, &ring(0), 1.0), "step {step}");
        assert!(cache.len() <= 384, "{}", cache.len());
    }
    drop(first);
    cache.clear();
    assert!(cache.is_empty());
}

#[test]
fn only_the_last_two_backgrounds_are_kept() {
    let mut images = Assets::<Image>::default();
    let mut cache = ArtCache::load(&AssetSource::Embedded).unwrap();
    for width in [100.0, 120.0, 140.0] {
        let layout = TableLayout::new(Vec2::new(width, 80.0), 6, &THEME, 1.0);
        cache.get(&mut images, &THEME, &Art::background(&layout), 1.0);
    }
    assert_eq!(cache.len(), 2);
}

#[test]
fn a_folder_with_a_damaged_picture_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let copy = |path: &str, to: &str| {
        let target = folder.path().join(path);
        std::fs::create_dir_all(target.parent().unwrap()).unwrap();
        std::fs::write(target, to).unwrap();
    };
    for path in AssetSource::names().filter(|path| path.contains("svg")) {
        copy(&path, core::str::from_utf8(&AssetSource::Embedded.file(&path).unwrap()).unwrap());
    }
    let source = AssetSource::Folder(folder.path().to_owned());
    assert!(Sources::load(&source).is_ok());
    copy("icons/check.svg", "<svg><path d=</svg>");
    let error = Sources::load(&source).unwrap_err();
    assert!(matches!(&error, ArtError::NotSvg { file } if file.ends_with("check.svg")), "{error}");
    std::fs::remove_file(folder.path().join("icons/check.svg")).unwrap();
    assert!(matches!(Sources::load(&source), Err(ArtError::Missing(missing)) if missing.path.ends_with("check.svg")));
}
