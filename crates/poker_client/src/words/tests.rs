//! Typed values as texts, in all languages.

use std::collections::BTreeSet;

use poker_protocol::{
    BuyInRange, Currency, Form, HandId, JackpotKind, Money, Notice, PlanId, PlayerView, Raise, Refusal, SeatState, SeenLow,
};
use poker_rules::{Card, Chips, GameParameters, GameSpec, HandName, PotHalf, Rank, Seat, Variant};
use poker_text::{Language, Text, Texts};

use super::{Amounts, CardsAs, card_text, game_text, name_with_kicker, stake_text};
use crate::test_room::{HERO, TestRoom};
use crate::{
    Chance, CourtLetters, HandLine, HandNameWithKicker, KeyAction, KeyNames, KeySet, LogLine, LogSubject, LogWhat, PotAward, PracticeRules,
    SeatHand, SeatOdds, SeatTag, ShownHand, SlotMeaning, TableModel, TableSeat, TableState,
};

fn money() -> Amounts {
    Amounts { currency: Currency::Eur, big_blind: Chips::new(20), in_bb: false, plain_chips: false }
}

fn blinds() -> Amounts {
    Amounts { in_bb: true, ..money() }
}

#[test]
fn an_amount_is_said_as_money_or_in_big_blinds() {
    let english = Texts::embedded(Language::English);
    let french = Texts::embedded(Language::French);
    let amount = Chips::new(12_345);
    assert_eq!(english.show(&money().arg(amount)), "€123.45");
    assert_eq!(french.show(&money().arg(amount)), "123,45\u{a0}€");
    assert_eq!(english.show(&blinds().arg(amount)), "617.25\u{a0}BB");
    assert_eq!(english.show(&blinds().arg(Chips::new(250))), "12.5\u{a0}BB");
    let tiny = Amounts { currency: Currency::Eur, big_blind: Chips::new(100_000), in_bb: true, plain_chips: false };
    assert_eq!(english.show(&tiny.arg(Chips::new(1))), "0.01\u{a0}BB", "some chips are never shown as none");
}

#[test]
fn a_typed_amount_is_read_as_it_is_shown() {
    assert_eq!(money().parse("1,80"), Some(Chips::new(180)));
    assert_eq!(money().parse(" 1.80 € "), Some(Chips::new(180)));
    assert_eq!(money().parse("2.5 bb"), Some(Chips::new(50)));
    assert_eq!(money().parse("2,5b"), Some(Chips::new(50)));
    assert_eq!(blinds().parse("2.5"), Some(Chips::new(50)));
    for nonsense in ["", "b", "bb", "1.2.3", "x5", "-1"] {
        assert_eq!(money().parse(nonsense), None, "{nonsense:?}");
    }
    assert_eq!(blinds().parse("99999999999999999"), Some(Chips::new(1_999_999_999_999_999_980)));
}

#[test]
fn the_line_of_a_hand_tells_its_kicker() {
    let english = Texts::embedded(Language::English);
    let trips = HandName::Trips { rank: Rank::Nine, kickers: [Rank::Ace, Rank::King] };
    assert_eq!(english.say_capitalised(&name_with_kicker(trips)), "Three nines, ace kicker");
    let line = HandLine::Suited { high: Rank::Ace, low: Rank::Jack };
    assert_eq!(english.say_capitalised(&line.text()), "Ace-jack suited");
    let card: Card = "Td".parse().unwrap();
    assert_eq!(Texts::embedded(Language::Swedish).say(&card_text(card)), "ruter tio");
}

#[test]
fn every_line_of_played_hands_has_words_in_every_language() {
    let mut lines = Vec::new();
    let mut results = 0;
    let texts = Language::ALL.map(Texts::embedded);
    let hands = [TestRoom::new(11), TestRoom::of_any_game(10)].map(|room| room.play(30));
    let told = hands.into_iter().flat_map(|(begin, moments)| {
        let first = TableModel::from_snapshot(begin, 0);
        moments.into_iter().enumerate().map(move |(nth, moment)| ((nth == 0).then(|| first.clone()), moment))
    });
    let mut model = TableModel::new(TestRoom::new(11).play(0).0.info);
    for (begin, moment) in told {
        model = begin.unwrap_or(model);
        model.apply(moment.event, 0);
        lines.extend(model.log().current.iter().flat_map(|hand| hand.lines.last().cloned()));
        if let Some(result) = model.felt().result_text(Some(HERO), &money(), false) {
            results += 1;
            let said = texts.each_ref().map(|texts| texts.say(&result));
            assert!(said.iter().all(|said| !said.contains("{$") && !said.is_empty()), "{said:?}");
        }
        for (seat, taken) in &model.felt().seats {
            let tag = model.felt().tag(*seat, model.felt().won(*seat));
            for texts in &texts {
                assert!(!texts.show(&TableSeat::second_line(taken, &money())).is_empty());
                assert!(tag.as_ref().is_none_or(|tag| !texts.show(&tag.arg(&money())).is_empty()));
            }
        }
    }
    assert!(results > 0 && lines.iter().any(|line| matches!(line.what, LogWhat::Shown { low: None, .. })));
    assert!(lines.iter().any(|line| matches!(line.what, LogWhat::Won { half: Some(PotHalf::Low), .. })));
    for line in &lines {
        for texts in &texts {
            for cards in [CardsAs::Symbols(CourtLetters::International), CardsAs::Words] {
                let said = texts.say(&line.text(&money(), &[], cards));
                assert!(!said.contains("{$") && !said.is_empty(), "{said}");
            }
            let aloud = line.announcement(&money(), &[]).map(|text| texts.say(&text));
            assert!(aloud.is_none_or(|aloud| !aloud.contains("{$")));
        }
    }
}

#[test]
fn every_action_of_a_key_has_a_name_and_every_key_too() {
    let english = Texts::embedded(Language::English);
    for set in KeySet::ALL {
        assert!(!english.say(&set.text()).is_empty());
        for action in KeyAction::all() {
            assert!(!english.say(&action.text()).is_empty(), "{action:?}");
            for chord in set.chords(action) {
                let key = english.show(&KeyNames::default().bound_arg(action, chord));
                assert!(!key.is_empty(), "{chord:?}");
                assert_eq!(key.starts_with("Hold"), action.is_held(), "{key}");
            }
        }
    }
}

#[test]
fn a_button_says_its_word_and_its_price() {
    let english = Texts::embedded(Language::English);
    let raise = SlotMeaning::Raise { to: Chips::new(180) };
    assert_eq!(english.say(&raise.word().unwrap()), "Raise to");
    assert_eq!(english.show(&raise.under_word(&money()).unwrap()), "€1.80");
    assert_eq!(english.say(&raise.line(&money()).unwrap()), "Raise to €1.80");
    assert_eq!(english.show(&SlotMeaning::CheckNotFold.under_word(&money()).unwrap()), "Free: checks");
    assert_eq!(SlotMeaning::Empty.word(), None);
}

#[test]
fn r_jack_1_the_notice_says_which_jackpot_fell_and_to_whom() {
    let dollars = Amounts { currency: Currency::Usd, ..money() };
    for (kind, name) in [(JackpotKind::MonteCarlo, "Monte Carlo"), (JackpotKind::BadBeat, "Bad Beat"), (JackpotKind::Smart, "Smart")] {
        let notice =
            Notice::Jackpot { kind, seat: Seat::new(2), player: "Maren".to_owned(), amount: Money::new(1_234_560), hand: HandId(41) };
        let said = Texts::embedded(Language::English).say(&super::notice_text(&notice, &dollars).unwrap());
        assert_eq!(said, format!("{name} jackpot: Maren wins $12,345.60, hand 41."));
    }
}

#[test]
fn a_rulebook_has_a_name_beside_its_id_in_every_language() {
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let names: BTreeSet<String> = PracticeRules::ALL.iter().map(|rules| texts.show(&super::rulebook_arg(rules.id()))).collect();
        assert_eq!(names.len(), PracticeRules::ALL.len(), "{language}");
        for rules in PracticeRules::ALL {
            let name = texts.show(&super::rulebook_arg(rules.id()));
            assert!(name.contains(rules.id()) && name.chars().count() > rules.id().len() + 3, "{language}: {name}");
        }
        assert_eq!(texts.show(&super::rulebook_arg("house-1")), "house-1", "another's rulebook has no name of ours");
    }
}

#[test]
fn r_rake_8_rake_that_is_counted_otherwise_has_words_in_every_language() {
    let least = Money::new(2);
    let said = |raise| said_in_all(&super::raise_text(raise, &money()));
    assert_eq!(
        said(Raise::WholeCap { players: 3 }),
        [
            "Rake cap with 3 players: half, now the whole cap",
            "Plafond du rake à 3 joueurs\u{a0}: la moitié, désormais le plafond entier",
            "Raketak med 3 spelare: hälften, nu hela taket",
        ]
    );
    assert_eq!(
        said(Raise::MinimumTaken { least }),
        [
            "Pots whose rake would be less than €0.02: no rake, now €0.02",
            "Pots dont le rake est inférieur à 0,02\u{a0}€\u{a0}: pas de rake, désormais 0,02\u{a0}€",
            "Potter vars rake blir mindre än 0,02\u{a0}€: ingen rake, nu 0,02\u{a0}€",
        ]
    );
    assert_eq!(said(Raise::RoundedUp)[0], "Rake rounding: to the nearest cent, now up to the next cent");
    assert_eq!(said(Raise::WithoutFlop)[0], "Hands without a flop: no rake, now raked");
}

#[test]
fn r_rake_8_a_lower_least_rake_that_frees_fewer_pots_has_words_of_its_own() {
    let raise = |before, now| super::raise_text(Raise::Minimum { before: Money::new(before), now: Money::new(now) }, &money());
    assert_eq!(
        said_in_all(&raise(100, 1)),
        [
            "Pots whose rake would be less than €1.00: no rake, now only where it would be less than €0.01",
            "Pots dont le rake est inférieur à 1,00\u{a0}€\u{a0}: pas de rake, désormais seulement en dessous de 0,01\u{a0}€",
            "Potter vars rake blir mindre än 1,00\u{a0}€: ingen rake, nu bara under 0,01\u{a0}€",
        ]
    );
    assert_eq!(said_in_all(&raise(1, 2))[0], "Minimum rake: €0.01, now €0.02");
}

fn said_in_all(text: &Text) -> [String; 3] {
    Language::SPOKEN.map(|language| Texts::embedded(language).say_capitalised(text))
}

#[test]
fn every_game_has_a_name_of_its_own_in_every_language() {
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let names: BTreeSet<String> =
            Variant::ALL.iter().map(|variant| texts.say(&game_text(&variant.game(&GameParameters::DEFAULT)))).collect();
        assert_eq!(names.len(), Variant::ALL.len(), "{language}");
    }
    let odd = GameSpec { hole_cards: 3, ..GameSpec::holdem_no_limit() };
    assert_eq!(said_in_all(&game_text(&odd))[0], "Poker");
}

/// A hand whose pot was halved; `wins` gives the seat, the half and the amount of each part.
fn halved(wins: &[(u8, PotHalf, u64)]) -> TableState {
    let seat = |name: &str, low: Option<[Rank; 5]>| TableSeat {
        player: PlayerView { name: name.to_owned(), avatar: 0 },
        stack: Chips::ZERO,
        state: SeatState::Playing,
        play: Some(SeatHand {
            shown: Some(ShownHand {
                best: Vec::new(),
                name: Some(HandName::Pair { rank: Rank::Ace, kickers: [Rank::King, Rank::Nine, Rank::Four] }),
                low: low.map(|ranks| SeenLow { ranks, cards: ["8c", "7h", "4s", "2d", "As"].map(|card| card.parse().unwrap()) }),
            }),
            ..SeatHand::default()
        }),
    };
    let low = [Rank::Eight, Rank::Seven, Rank::Four, Rank::Two, Rank::Ace];
    let names = [("Ardan", Some(low)), ("Lisbet", Some(low)), ("Maren", None)];
    let seats = (0..).map(Seat::new).zip(names.map(|(name, low)| seat(name, low))).collect();
    let wins =
        wins.iter().map(|(at, half, amount)| PotAward { pot: 0, half: Some(*half), seat: Seat::new(*at), amount: Chips::new(*amount) });
    TableState { seats, wins: wins.collect(), ..TableState::default() }
}

#[test]
fn r_var_4_the_result_names_the_winners_of_both_halves() {
    let result = halved(&[(2, PotHalf::High, 1200), (0, PotHalf::Low, 1200)]).result_text(Some(HERO), &money(), false).unwrap();
    assert_eq!(
        said_in_all(&result),
        [
            "High: Maren €12.00, pair of aces · Low: Ardan €12.00, 8-7-4-2-A",
            "Haut\u{a0}: Maren 12,00\u{a0}€, paire d’as · Low\u{a0}: Ardan 12,00\u{a0}€, 8-7-4-2-A",
            "Hög: Maren 12,00\u{a0}€, par i ess · Låg: Ardan 12,00\u{a0}€, 8-7-4-2-A",
        ]
    );
}

#[test]
fn r_var_5_a_quartered_pot_names_all_who_share_the_low() {
    let felt = halved(&[(0, PotHalf::High, 1200), (0, PotHalf::Low, 600), (1, PotHalf::Low, 600)]);
    let brief = felt.result_text(Some(HERO), &money(), true).unwrap();
    assert_eq!(said_in_all(&brief)[0], "High: Ardan €12.00 · Low: Ardan and Lisbet €12.00");
    let tag = |seat: u8| felt.tag(Seat::new(seat), felt.won(Seat::new(seat))).unwrap();
    let english = Texts::embedded(Language::English);
    assert_eq!([0, 1].map(|seat| english.show(&tag(seat).arg(&money()))), ["Wins €18.00", "Wins €6.00"]);
}

#[test]
fn one_player_with_both_halves_scoops() {
    let felt = halved(&[(0, PotHalf::High, 1200), (0, PotHalf::Low, 1200)]);
    assert_eq!(
        said_in_all(&felt.result_text(Some(HERO), &money(), false).unwrap()),
        [
            "You scoop €24.00: pair of aces · low: 8-7-4-2-A",
            "Vous raflez 24,00\u{a0}€\u{a0}: paire d’as · low\u{a0}: 8-7-4-2-A",
            "Du tar hela potten, 24,00\u{a0}€: par i ess · låghand: 8-7-4-2-A",
        ]
    );
    assert_eq!(said_in_all(&felt.result_text(None, &money(), false).unwrap())[0], "Ardan scoops €24.00: pair of aces · low: 8-7-4-2-A");
}

#[test]
fn lows_have_lines_in_the_log_and_aloud() {
    let who = Some(LogSubject { seat: HERO, name: Some("Maren".to_owned()) });
    let won =
        |half| LogLine { who: who.clone(), what: LogWhat::Won { pot: 1, half: Some(half), only_pot: false, amount: Chips::new(600) } };
    let english = Texts::embedded(Language::English);
    let text = won(PotHalf::High).text(&money(), &[], CardsAs::Words);
    assert_eq!(english.say(&text), "wins €6.00 with the high hand (Side pot 1)");
    assert_eq!(english.say(&won(PotHalf::Low).announcement(&money(), &[]).unwrap()), "Maren wins €6.00 with the low.");
}

/// A showdown of pairs of fours; `seats` gives each player's name and kickers.
fn pairs_of_fours(seats: &[(&str, [Rank; 3])]) -> (TableState, Vec<LogLine>) {
    let mut felt = TableState::default();
    let mut lines = Vec::new();
    for (seat, (name, kickers)) in (0..).map(Seat::new).zip(seats) {
        let player = PlayerView { name: (*name).to_owned(), avatar: 0 };
        let hand = HandName::Pair { rank: Rank::Four, kickers: *kickers };
        let play = SeatHand { shown: Some(ShownHand { best: Vec::new(), name: Some(hand), low: None }), ..SeatHand::default() };
        felt.seats.insert(seat, TableSeat { player, stack: Chips::ZERO, state: SeatState::Playing, play: Some(play) });
        let cards = ["7d", "Qd"].map(|card| card.parse().unwrap()).to_vec();
        let who = Some(LogSubject { seat, name: Some((*name).to_owned()) });
        lines.push(LogLine { who, what: LogWhat::Shown { cards, name: Some(hand), low: None } });
    }
    felt.wins.push(PotAward { pot: 0, half: None, seat: HERO, amount: Chips::new(382) });
    (felt, lines)
}

#[test]
fn two_hands_of_one_name_are_told_with_the_kicker_that_decided() {
    let fours = [("Ardan", [Rank::Ace, Rank::King, Rank::Queen]), ("Lisbet", [Rank::Ace, Rank::King, Rank::Jack])];
    let (felt, lines) = pairs_of_fours(&fours);
    let result = felt.result_text(Some(HERO), &money(), false).unwrap();
    assert_eq!(said_in_all(&result)[0], "You win €3.82: pair of fours, queen kicker");
    let english = Texts::embedded(Language::English);
    assert_eq!(english.show(&felt.tag(Seat::new(1), Chips::ZERO).unwrap().arg(&money())), "pair of fours, jack kicker");
    let names = LogLine::names(&lines);
    let said = |line: &LogLine| english.say(&line.text(&money(), &names, CardsAs::Symbols(CourtLetters::International)));
    assert_eq!(said(&lines[0]), "shows Q♦ 7♦: pair of fours, queen kicker");
    assert_eq!(said(&lines[1]), "shows Q♦ 7♦: pair of fours, jack kicker");
}

#[test]
fn a_card_stands_in_the_log_as_it_is_printed_and_is_read_aloud_in_words() {
    let line = LogLine { who: None, what: LogWhat::Dealt(["Th", "Js"].map(|card| card.parse().unwrap()).to_vec()) };
    let english = Texts::embedded(Language::English);
    let said = |cards| english.say(&line.text(&money(), &[], cards));
    assert_eq!(said(CardsAs::Symbols(CourtLetters::International)), "is dealt J♠ 10♥");
    assert_eq!(said(CardsAs::Symbols(CourtLetters::French)), "is dealt V♠ 10♥");
    assert_eq!(said(CardsAs::Words), "is dealt jack of spades and ten of hearts");
}

#[test]
fn a_tag_with_no_room_for_a_hand_says_its_category() {
    let name = HandName::TwoPair { high: Rank::King, low: Rank::Nine, kicker: Rank::Four };
    let shorter = SeatTag::Hand(HandNameWithKicker { name, kicker: Some(Rank::Four) }, None).shorter();
    assert_eq!(said_in_all(&shorter[0])[0], "Two pair, kings and nines");
    assert_eq!(said_in_all(&shorter[1]), ["Two pair", "Deux paires", "Tvåpar"]);
}

#[test]
fn a_chance_is_said_to_be_none_or_certain_only_where_it_is() {
    let said = |part, whole| said_in_all(&Chance { part, whole }.text());
    assert_eq!(said(624, 1000), ["62%", "62\u{a0}%", "62\u{a0}%"]);
    assert_eq!(said(1, 1000), ["<1%", "<\u{a0}1\u{a0}%", "<1\u{a0}%"]);
    assert_eq!(said(999, 1000), [">99%", ">\u{a0}99\u{a0}%", ">99\u{a0}%"]);
    assert_eq!([said(0, 1000)[0].as_str(), said(1000, 1000)[0].as_str()], ["0%", "100%"]);
}

#[test]
fn a_hand_that_may_tie_says_so_and_a_halved_pot_is_a_share() {
    let chance = |part| Chance { part, whole: 100 };
    let odds = SeatOdds { win: chance(62), tie: chance(0), share: None };
    assert_eq!(said_in_all(&odds.text()), ["62% to win", "62\u{a0}% de chances", "62\u{a0}% vinstchans"]);
    let tied = SeatOdds { tie: chance(3), ..odds };
    assert_eq!(said_in_all(&tied.text()), ["62% · tie 3%", "62\u{a0}% · égalité 3\u{a0}%", "62\u{a0}% · lika 3\u{a0}%"]);
    let shared = SeatOdds { share: Some(chance(55)), ..tied };
    assert_eq!(said_in_all(&shared.text()), ["55% of the pot", "55\u{a0}% du pot", "55\u{a0}% av potten"]);
}

#[test]
fn every_refusal_of_a_tournament_has_words_of_its_own_in_every_language() {
    let (amount, range) = (Money::new(500), BuyInRange { min: Money::new(500), max: Money::new(5_000) });
    let refusals = [
        Refusal::AlreadyRegistered,
        Refusal::NotRegistered,
        Refusal::TournamentFull,
        Refusal::RegistrationClosed,
        Refusal::NoReEntry,
        Refusal::TooManyEntries { most: 2 },
        Refusal::TooManyGames { most: 10 },
        Refusal::UnregisterTooLate,
        Refusal::WrongPassword,
        Refusal::NoSuchTicket,
        Refusal::TicketKind,
        Refusal::TicketValue { value: amount, price: range.max },
        Refusal::TicketNotExchangeable,
        Refusal::TicketsOnly,
        Refusal::EntryConditions,
        Refusal::BuyInChoice { range },
        Refusal::DirectEntry,
        Refusal::RebuyStack { most: Chips::ZERO },
        Refusal::RebuyStack { most: Chips::new(12_480) },
        Refusal::RebuyOver,
        Refusal::NoRebuyLeft { most: 3 },
        Refusal::AddOnNotNow,
        Refusal::NotFinalTable,
        Refusal::NoSuchDeal,
        Refusal::DealOpen,
        Refusal::AlreadyAgreed,
        Refusal::NotOffered,
    ];
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let said: BTreeSet<_> = refusals.iter().map(|refusal| texts.say(&super::refusal_text(refusal, &money()))).collect();
        assert_eq!(said.len(), refusals.len(), "{language}");
    }
}

#[test]
fn chips_of_a_tournament_are_a_number_and_not_an_amount_of_money() {
    let said = said_in_all(&super::refusal_text(&Refusal::RebuyStack { most: Chips::new(12_480) }, &money()));
    let wanted = [
        "You can rebuy with 12,480 chips or fewer.",
        "Le rebuy est possible avec 12\u{202f}480 jetons au plus.",
        "Du kan göra en rebuy med högst 12\u{a0}480 marker.",
    ];
    assert_eq!(said, wanted);
}

#[test]
fn every_refusal_of_a_cash_room_has_words_of_its_own_in_every_language() {
    let refusals = [
        Refusal::NotOffered,
        Refusal::AlreadyWaiting,
        Refusal::NoSeatOffered,
        Refusal::TooManyTables { most: 4 },
        Refusal::InHand,
        Refusal::NoFastFold,
        Refusal::NotInRulebook { rulebook: "en-1.2".to_owned() },
        Refusal::PlanActive { plan: PlanId(2) },
        Refusal::NoPlan,
        Refusal::Cancellations { most: 2 },
        Refusal::BanzaiExcluded,
        Refusal::UnderReview,
        Refusal::Suspended,
        Refusal::AlreadyReported,
        Refusal::TooManyReports { a_day: 20 },
        Refusal::ReportsFull,
    ];
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let said: BTreeSet<_> = refusals.iter().map(|refusal| texts.say(&super::refusal_text(refusal, &money()))).collect();
        assert_eq!(said.len(), refusals.len(), "{language}");
    }
}

#[test]
fn what_a_rulebook_does_not_have_is_refused_with_the_name_of_the_rulebook() {
    let refused = |rulebook: &str| super::refusal_text(&Refusal::NotInRulebook { rulebook: rulebook.to_owned() }, &money());
    let names = ["International rules · en-2.7", "Règles internationales · en-2.7", "Internationella regler · en-2.7"];
    for (said, name) in said_in_all(&refused("en-2.7")).iter().zip(names) {
        assert!(said.ends_with(name), "{said}");
    }
    assert!(said_in_all(&refused("house-1")).iter().all(|said| said.ends_with(" house-1")), "an operator's own has its id alone");
}

#[test]
fn stakes_that_differ_in_name_game_or_form_alone_read_differently() {
    let game = |code| *Variant::with_code(code).unwrap();
    let forms = [Form::Regular, Form::Deepstack, Form::Shortstack, Form::Banzai, Form::Fast, Form::Rapid];
    let named = |form| [("NL10", "nlhe"), ("NL10", "plo8"), ("NL20", "nlhe")].map(|(name, code)| (name, game(code), form));
    let stakes: Vec<_> = forms.into_iter().flat_map(named).collect();
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let said: BTreeSet<_> = stakes.iter().map(|(name, game, form)| texts.say(&stake_text(name, *game, *form))).collect();
        assert_eq!(said.len(), stakes.len(), "{language}: {said:?}");
    }
    assert_eq!(said_in_all(&stake_text("NL10", game("nlhe"), Form::Regular))[0], "NL10 · No-Limit Hold’em");
    assert_eq!(said_in_all(&stake_text("NL10", game("nlhe"), Form::Banzai))[0], "NL10 · No-Limit Hold’em · Banzai");
}

#[test]
fn r_rat_5_every_reason_of_a_limit_has_words_of_its_own_in_every_language() {
    use poker_protocol::{BuyInLimits, BuyInRange, LimitReason};
    let stack = Money::new(2_345);
    let limits = |min, why| BuyInLimits { range: BuyInRange { min: Money::new(min), max: Money::new(1_000) }, instead: None, why };
    let reasons = [
        LimitReason::Stake,
        LimitReason::LastStack { stack },
        LimitReason::DeepReturn { stack, count: 2, most: 5 },
        LimitReason::DeepReturnAgain { stack },
        LimitReason::NoRatholing { stack },
        LimitReason::Banzai,
        LimitReason::BanzaiResume { stack },
    ];
    let reasons = reasons.map(|why| limits(1_000, why)).into_iter().chain([limits(500, LimitReason::Banzai)]).collect::<Vec<_>>();
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let said: BTreeSet<_> = reasons.iter().map(|limits| texts.say(&super::limit_text(limits, &money()))).collect();
        assert_eq!(said.len(), reasons.len(), "{language}");
        let amount = texts.show(&money().money(stack));
        assert_eq!(said.iter().filter(|words| words.contains(&amount)).count(), 5, "{language}: the stack is named");
    }
    let counted = Texts::embedded(Language::English).say(&super::limit_text(&reasons[2], &money()));
    assert!(counted.contains("today: 2; from 5 on"), "{counted}");
}

#[test]
fn the_next_level_comes_after_a_time_or_after_hands_and_the_last_one_has_none() {
    use poker_protocol::LevelClock;
    use poker_rules::{Chips, Stakes};
    let stakes = |big| Stakes { small_blind: Chips::new(big / 2), big_blind: Chips::new(big), ante: Chips::ZERO };
    let clock = LevelClock { level: 3, stakes: stakes(40), left_ms: 61_000, hands_left: None, next: stakes(60) };
    let said = |clock: &LevelClock, language| {
        let texts = Texts::embedded(language);
        let (words, figure) = super::next_level_words(clock);
        let figure = figure.map(|figure| texts.show(&figure)).unwrap_or_default();
        format!("{} {figure}", texts.say(&words)).trim_end().to_owned()
    };
    let in_all = |clock: LevelClock| Language::SPOKEN.map(|language| said(&clock, language));
    assert_eq!(in_all(clock), ["Next level in 1:01", "Niveau suivant dans 1:01", "Nästa nivå om 1:01"]);
    let by_hands = |hands| LevelClock { hands_left: Some(hands), ..clock };
    assert_eq!(in_all(by_hands(8)), ["Next level in 8 hands", "Niveau suivant dans 8 mains", "Nästa nivå om 8 händer"]);
    assert_eq!(said(&by_hands(1), Language::English), "Next level in 1 hand");
    assert_eq!(in_all(by_hands(0)), ["Next level now", "Niveau suivant maintenant", "Nästa nivå nu"]);
    let last = LevelClock { left_ms: 0, next: clock.stakes, ..clock };
    assert_eq!(in_all(last), ["Last level", "Dernier niveau", "Sista nivån"]);
}
