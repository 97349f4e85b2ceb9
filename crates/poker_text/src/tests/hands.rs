//! Names of hands and cards, with ranks in the forms that each language needs.

use crate::text::{card, game, hand, suit};
use crate::{Arg, Language, RankWord, Text, Texts};

const ACE: RankWord = RankWord(14);
const KING: RankWord = RankWord(13);
const QUEEN: RankWord = RankWord(12);
const TEN: RankWord = RankWord(10);
const NINE: RankWord = RankWord(9);
const SEVEN: RankWord = RankWord(7);
const SIX: RankWord = RankWord(6);
const FIVE: RankWord = RankWord(5);
const FOUR: RankWord = RankWord(4);

fn assert_said(text: &Text, [english, french, swedish]: [&str; 3]) {
    for (language, expected) in [(Language::English, english), (Language::French, french), (Language::Swedish, swedish)] {
        assert_eq!(Texts::embedded(language).say(text), expected, "{language} {}", text.key());
    }
}

#[test]
fn full_house_of_fours_and_nines() {
    assert_said(&hand::full_house(FOUR, NINE), ["fours full of nines", "full aux quatre par les neuf", "kåk, fyror över nior"]);
}

#[test]
fn pairs_elide_before_an_ace_in_french_only() {
    assert_said(&hand::pair(ACE), ["pair of aces", "paire d’as", "par i ess"]);
    assert_said(&hand::pair(TEN), ["pair of tens", "paire de dix", "par i tior"]);
    assert_said(&hand::quads(SIX), ["four sixes", "carré de six", "fyrtal i sexor"]);
}

#[test]
fn high_cards_of_straights_and_flushes() {
    assert_said(&hand::straight(FIVE), ["straight, five high", "quinte au cinq", "stege med femma högst"]);
    assert_said(&hand::straight_flush(QUEEN), ["straight flush, queen high", "quinte flush à la dame", "färgstege med dam högst"]);
    assert_said(&hand::flush(ACE), ["flush, ace high", "couleur à l’as", "färg med ess högst"]);
    assert_said(&hand::high_card(SEVEN), ["seven high", "hauteur sept", "sjua högst"]);
}

#[test]
fn kickers_follow_a_comma() {
    assert_said(
        &hand::two_pair_kicker(KING, SEVEN, NINE),
        ["two pair, kings and sevens, nine kicker", "deux paires, rois et sept, kicker neuf", "tvåpar, kungar och sjuor, kicker nia"],
    );
}

#[test]
fn every_category_has_its_name() {
    let names = [
        (hand::royal_flush(), ["royal flush", "quinte flush royale", "royal flush"]),
        (hand::straight_flush(NINE), ["straight flush, nine high", "quinte flush au neuf", "färgstege med nia högst"]),
        (hand::quads(KING), ["four kings", "carré de rois", "fyrtal i kungar"]),
        (hand::full_house(QUEEN, SIX), ["queens full of sixes", "full aux dames par les six", "kåk, damer över sexor"]),
        (hand::flush(QUEEN), ["flush, queen high", "couleur à la dame", "färg med dam högst"]),
        (hand::straight(TEN), ["straight, ten high", "quinte au dix", "stege med tia högst"]),
        (hand::trips(FOUR), ["three fours", "brelan de quatre", "triss i fyror"]),
        (hand::two_pair(ACE, KING), ["two pair, aces and kings", "deux paires, as et rois", "tvåpar, ess och kungar"]),
        (hand::pair(SEVEN), ["pair of sevens", "paire de sept", "par i sjuor"]),
        (hand::high_card(ACE), ["ace high", "hauteur as", "ess högst"]),
    ];
    for (name, said) in names {
        assert_said(&name, said);
    }
}

#[test]
fn r_card_9_lows_are_named_by_their_ranks_the_highest_first() {
    let low = || Arg::letters([8, 7, 4, 3, 14]);
    assert_said(&hand::low(low()), ["low: 8-7-4-3-A", "low\u{a0}: 8-7-4-3-A", "låghand: 8-7-4-3-A"]);
    let wheel = hand::low_wheel(Arg::letters([5, 4, 3, 2, 14]));
    assert_said(&wheel, ["low: 5-4-3-2-A, the wheel", "low\u{a0}: 5-4-3-2-A, la roue", "låghand: 5-4-3-2-A, hjulet"]);
    assert_said(&hand::no_low(), ["no low", "pas de low", "ingen låghand"]);
    assert_said(
        &hand::high_low(hand::pair(ACE), hand::low(low())),
        ["pair of aces · low: 8-7-4-3-A", "paire d’as · low\u{a0}: 8-7-4-3-A", "par i ess · låghand: 8-7-4-3-A"],
    );
}

#[test]
fn games_are_named_as_players_name_them() {
    assert_said(&game::plo(), ["Pot-Limit Omaha", "Omaha Pot-Limit", "Pot-Limit Omaha"]);
    assert_said(&game::flo8(), ["Fixed-Limit Omaha Hi/Lo", "Omaha Hi/Lo Fixed-Limit", "Fixed-Limit Omaha Hi/Lo"]);
    assert_said(&game::plo85(), ["Pot-Limit 5-Card Omaha Hi/Lo", "Omaha 5 cartes Hi/Lo Pot-Limit", "Pot-Limit Omaha Hi/Lo med 5 kort"]);
}

#[test]
fn cards_are_named_with_the_number_not_the_noun() {
    assert_said(&card::name(ACE, suit::spades()), ["ace of spades", "as de pique", "spader ess"]);
    assert_said(&card::name(NINE, suit::hearts()), ["nine of hearts", "neuf de cœur", "hjärter nio"]);
}

#[test]
fn a_name_that_stands_alone_has_a_capital() {
    let said = |language| Texts::embedded(language).say_capitalised(&hand::suited(ACE, RankWord(11)));
    assert_eq!(said(Language::English), "Ace-jack suited");
    assert_eq!(said(Language::Swedish), "Ess-knekt i färg");
}

#[test]
fn what_is_no_rank_is_said_as_a_number() {
    let texts = Texts::embedded(Language::English);
    for number in [0, 1, 15, 255] {
        assert_eq!(texts.say(&hand::pair(RankWord(number))), format!("pair of {number}"));
    }
}
