//! A shared hand opens as the hand that was shared; what is no shared hand is refused with a reason.

use super::identity::GAMES;
use super::random::{self, Draw};
use super::{HAND, hand, seen_play};
use crate::share::decoded;
use crate::{BadShare, ChipUnit, Currency, Phh, PlayedHand, Replayed, SHARE_PREFIX, View, is_shared, read_shared, share_text, shared};

/// The letters of a shared hand after its prefix.
fn letters(text: &str) -> &str {
    text.strip_prefix(SHARE_PREFIX).unwrap()
}

#[test]
fn every_random_hand_opens_as_it_was_shared_whoever_sees_it() {
    for code in GAMES {
        for seed in 0..60 {
            let played = random::hand(code, seed);
            let seats = played.setup.seats.iter().map(|player| View::Player(player.seat));
            for view in [View::Everything, View::Public].into_iter().chain(seats.take(1)) {
                let phh = Phh::of(&played, view).unwrap();
                let text = shared(&phh);
                assert_eq!(read_shared(&text).as_ref(), Ok(&phh), "{code}, seed {seed}: {text}");
            }
            let whole = read_shared(&share_text(&played).unwrap()).unwrap();
            let again = Replayed::play(&whole).unwrap().hand;
            assert_eq!(share_text(&again), share_text(&played), "{code}, seed {seed}");
        }
    }
}

#[test]
fn hands_of_other_programs_open_as_they_were_shared() {
    let other = HAND.replace("actions = [", "author = \"x\"\ncity = 'Åre'\nwinnings = [1.50, -2, {a = 1}]\nactions = [\"# go\", ");
    let commented = HAND.replace("\"p1 f\"", "\"p1 f # sighs\"").replace("200, 150", "200.5, inf");
    for text in [HAND.to_owned(), other, commented] {
        let phh = hand(&text);
        assert_eq!(read_shared(&shared(&phh)), Ok(phh), "{text}");
    }
}

#[test]
fn a_usual_hand_of_six_players_is_shared_in_less_than_four_hundred_letters() {
    let names = ["Ardan", "Lisbet", "Maren", "Otso", "Quillon", "Fenwick"];
    let mut longest = 0;
    let mut hands = 0;
    for seed in 0..2_000 {
        let played = random::hand("nlhe", seed);
        if played.setup.seats.len() != 6 || played.actions.len() < 12 {
            continue;
        }
        let keeper = played.setup.seats[0].seat;
        let played = PlayedHand {
            table: "Aldebaran".to_owned(),
            id: 48_201_774,
            tournament: None,
            chip_unit: ChipUnit::cents(Currency::Euro),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            ..played
        };
        let Some(kept) = seen_play::kept(&played, keeper) else { continue };
        let text = share_text(&kept).unwrap();
        longest = longest.max(text.len());
        hands += 1;
    }
    assert!(hands > 20, "{hands}");
    assert!(longest < 400, "{longest}");
}

#[test]
fn a_shared_hand_holds_no_more_cards_than_its_keeper_saw() {
    let mut kept_hands = 0;
    for seed in 0..40 {
        let played = random::hand("nlhe", seed);
        for keeper in played.setup.seats.iter().map(|player| player.seat) {
            let Some(kept) = seen_play::kept(&played, keeper) else { continue };
            let record = Phh::of(&kept, View::Player(keeper)).unwrap();
            assert_eq!(read_shared(&share_text(&kept).unwrap()), Ok(record), "seed {seed}");
            kept_hands += 1;
        }
    }
    assert!(kept_hands > 40, "{kept_hands}");
}

#[test]
fn a_changed_or_missing_letter_is_refused() {
    let text = shared(&hand(HAND));
    let body: Vec<char> = letters(&text).chars().collect();
    for place in 0..body.len() {
        let mut changed = body.clone();
        changed[place] = if changed[place] == 'A' { 'B' } else { 'A' };
        let read = read_shared(&format!("{SHARE_PREFIX}{}", changed.iter().collect::<String>()));
        // The last letter may have bits that stand for nothing.
        assert_eq!(read, Err(BadShare::Changed), "letter {place}");
        let short: String = body.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, letter)| letter).collect();
        assert_eq!(read_shared(&format!("{SHARE_PREFIX}{short}")), Err(BadShare::Changed), "without letter {place}");
    }
}

#[test]
fn what_is_no_shared_hand_is_refused_with_its_reason() {
    let text = shared(&hand(HAND));
    assert_eq!(read_shared("48201774"), Err(BadShare::NoPrefix));
    assert_eq!(read_shared(SHARE_PREFIX), Err(BadShare::Changed));
    assert_eq!(read_shared(&text.replace("hand:", "hand:é")), Err(BadShare::Letter('é')));
    assert_eq!(read_shared(&format!("{text}{}", "A".repeat(1 << 16))), Err(BadShare::TooLong));
    assert_eq!(decoded(&[2, 0, 0]), Err(BadShare::Version(2)));
    assert_eq!(decoded(&[1, 0, 0]), Err(BadShare::NoHand));
}

#[test]
fn blanks_line_breaks_and_capitals_of_the_prefix_do_not_count() {
    let phh = hand(HAND);
    let text = shared(&phh);
    let (start, end) = letters(&text).split_at(20);
    let broken = format!("  Cardroom-Hand:{start}\r\n {end}\n");
    assert!(is_shared(&broken) && !is_shared("cardroom-han"));
    assert_eq!(read_shared(&broken), Ok(phh));
}

#[test]
fn no_rubbish_makes_reading_panic() {
    let mut draw = Draw(7);
    let good = shared(&Phh::of(&random::hand("plo8", 4), View::Everything).unwrap());
    for _ in 0..4_000 {
        let bytes: Vec<u8> = (0..draw.below(90)).map(|_| u8::try_from(draw.below(256)).unwrap()).collect();
        drop(decoded(&bytes));
        drop(decoded(&[&[1], bytes.as_slice()].concat()));
        drop(read_shared(&format!("{SHARE_PREFIX}{}", String::from_utf8_lossy(&bytes))));
    }
    // The bytes of a hand with a few bits turned over, as if their check fitted.
    let bytes = crate::share::bytes_of(&good).unwrap();
    for _ in 0..4_000 {
        let mut changed = bytes.clone();
        for _ in 0..=draw.below(3) {
            let place = usize::try_from(draw.below(changed.len() as u64 - 1)).unwrap() + 1;
            changed[place] ^= 1 << draw.below(8);
        }
        if let Ok(phh) = decoded(&changed) {
            drop(Replayed::play(&phh));
            assert_eq!(read_shared(&shared(&phh)), Ok(phh));
        }
    }
}
