//! Names of hands and cards, with ranks in the forms each language needs.

use crate::text::{card, hand, suit};
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
    assert_said(
        &hand::pair_kickers(KING, Arg::letters([14, 12, 10])),
        ["pair of kings, kickers A-Q-10", "paire de rois, kickers A-Q-10", "par i kungar, kickers A-Q-10"],
    );
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
