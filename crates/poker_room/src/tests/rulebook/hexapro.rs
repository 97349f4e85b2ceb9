//! Compares the HexaPro families with the figures read from the documents, and checks what is computed from them.

use poker_protocol::Money;
use poker_rules::Chips;
use serde_json::{Map, Value, json};

use super::tables::code;
use super::{IDS, rulebook};
use crate::{HexaProFamily, HexaProMultiplier, TimeBankContext};

/// What the documents say: the families by their ids, and the families of each rulebook.
fn said() -> Value {
    serde_json::from_str(include_str!("../../../../../tests/data/hexapro.json")).unwrap()
}

/// The families of all rulebooks that have a family of a document, each with the id of its rulebook.
fn of_documents() -> Vec<(&'static str, HexaProFamily)> {
    let families = IDS.into_iter().filter(|id| *id != "room-003");
    families.flat_map(|id| rulebook(id).hexapro.iter().map(|family| (id, family.clone())).collect::<Vec<_>>()).collect()
}

/// A family by its id, as the first rulebook that has it says it.
fn family(id: &str) -> HexaProFamily {
    let all = IDS.into_iter().flat_map(|rulebook_id| rulebook(rulebook_id).hexapro.clone());
    all.into_iter().find(|family| family.id == id).unwrap()
}

/// A multiplier as the tables write it, for example `1.5`.
fn text(row: &HexaProMultiplier) -> String {
    let (whole, tenth) = (row.tenths / 10, row.tenths % 10);
    if tenth == 0 { whole.to_string() } else { format!("{whole}.{tenth}") }
}

/// An amount of millionths as a decimal number without zeros at its end.
fn decimal(millionths: u64) -> String {
    format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000).trim_end_matches('0').to_owned()
}

/// All figures of a family, in the form of the tables.
fn figures(family: &HexaProFamily) -> Value {
    let rows = &family.multipliers;
    let by_multiplier =
        |figure: &dyn Fn(&HexaProMultiplier) -> Value| rows.iter().map(|row| (text(row), figure(row))).collect::<Map<_, _>>();
    let pools = |buy_in: &Money| by_multiplier(&|row| json!(row.pool(*buy_in)));
    let multipliers =
        rows.iter().map(|row| json!({ "multiplier": text(row), "multiplier_x10": row.tenths, "weight_per_100000": row.weight }));
    let mut payouts: Vec<(Vec<String>, Vec<u32>)> = Vec::new();
    for row in rows.iter().rev() {
        let mut shares = row.shares.clone();
        shares.resize(family.players.is.into(), 0);
        match payouts.last_mut() {
            Some((multipliers, same)) if *same == shares => multipliers.push(text(row)),
            Some(_) | None => payouts.push((vec![text(row)], shares)),
        }
    }
    let payouts = payouts.into_iter().map(|(multipliers, shares)| json!({ "multipliers": multipliers, "shares": shares }));
    let levels = family.levels.is.iter().zip(1_u32..).map(
        |(level, number)| json!({ "level": number, "small_blind": level.small_blind, "big_blind": level.big_blind, "ante": level.ante }),
    );
    let rake = family.rake_millionths().unwrap();
    json!({
        "players": family.players.is,
        "buyins_cents": family.buy_ins.is,
        "multipliers": multipliers.collect::<Vec<_>>(),
        "prize_pool_cents": family.buy_ins.is.iter().map(|buy_in| (buy_in.hundredths().to_string(), pools(buy_in).into())).collect::<Map<_, _>>(),
        "payouts_percent": payouts.collect::<Vec<_>>(),
        "starting_stack": by_multiplier(&|row| json!(row.stack)),
        "level_seconds": by_multiplier(&|row| json!(row.level_s)),
        "blinds": levels.collect::<Vec<_>>(),
        "stated_rake_equivalent_percent": format!("{}.{:03}", rake / 10_000, rake % 10_000 / 10),
        "verify": {
            "weight_sum": rows.iter().map(|row| row.weight).sum::<u32>(),
            "expected_multiplier": decimal(family.mean_millionths()),
            "implied_rake_percent_exact": format!("{}.{:06}", rake / 10_000, rake % 10_000 * 100),
        },
    })
}

#[test]
fn r_hex_3_to_7_every_family_has_exactly_the_figures_of_its_document() {
    let said = said();
    let mut seen = Vec::new();
    for (rulebook, family) in of_documents() {
        let mut expected = said["families"][&family.id].clone();
        let game = expected.as_object_mut().unwrap().remove("game").unwrap();
        assert_eq!(family.game.is.code, code(game.as_str().unwrap()), "{rulebook} {}", family.id);
        assert_eq!(figures(&family), expected, "{rulebook} {}", family.id);
        seen.push(family.id);
    }
    for id in said["families"].as_object().unwrap().keys() {
        assert!(seen.contains(id), "no rulebook has {id}");
    }
}

#[test]
fn r_hex_8_every_rulebook_has_the_families_of_its_document_and_no_other() {
    let said = said();
    for (id, families) in said["rulebooks"].as_object().unwrap() {
        let found: Vec<String> = rulebook(id).hexapro.iter().map(|family| family.id.clone()).collect();
        assert_eq!(json!(found), *families, "{id}");
    }
    let compared: Vec<&String> = said["rulebooks"].as_object().unwrap().keys().collect();
    assert_eq!(compared, IDS.into_iter().filter(|id| *id != "room-003").collect::<Vec<_>>());
    assert_eq!(said.as_object().unwrap().len(), 2, "every part is compared");
}

#[test]
fn x_hex_10_the_weights_give_the_stated_mean_and_rake() {
    for (id, mean, rake) in [
        ("hexapro", 2_794_410, 68_530),
        ("hexapro-classic", 2_794_410, 68_530),
        ("hexapro-highroller", 2_820_000, 60_000),
        ("hexapro-extreme", 2_794_410, 68_530),
        ("hexaplo-extreme", 2_794_410, 68_530),
        ("spin", 2_805_000, 65_000),
    ] {
        let family = family(id);
        assert_eq!(family.multipliers.iter().map(|row| row.weight).sum::<u32>(), 100_000, "{id}");
        assert_eq!((family.mean_millionths(), family.rake_millionths()), (mean, Some(rake)), "{id}");
    }
}

#[test]
fn x_hex_9_r_hex_9_each_drawn_number_gives_the_multiplier_of_its_range() {
    let cases: Value = serde_json::from_str(include_str!("../../../../../tests/data/cases.json")).unwrap();
    for (id, ranges) in cases["hexapro_draw_ranges"].as_object().unwrap() {
        let family = family(id);
        let mut next = 0;
        for range in ranges.as_array().unwrap() {
            let [first, last] = [0, 1].map(|end| u32::try_from(range[end].as_u64().unwrap()).unwrap());
            assert_eq!(first, next, "{id}");
            for number in first..=last {
                assert_eq!(json!(text(family.drawn(number).unwrap())), range[2], "{id} {number}");
            }
            next = last + 1;
        }
        assert_eq!((next, family.drawn(next)), (100_000, None), "{id}");
    }
}

#[test]
fn d_hex_1_x_hex_1_x_hex_2_x_hex_3_x_hex_4_x_hex_5_x_hex_6_x_hex_7_x_hex_11_every_case_of_hexapro() {
    let cases: Value = serde_json::from_str(include_str!("../../../../../tests/data/cases.json")).unwrap();
    let cases = cases["hexapro"].as_array().unwrap();
    assert_eq!(cases.len(), 10);
    for case in cases {
        let family = family(case["family"].as_str().unwrap());
        let row = family.multipliers.iter().find(|row| json!(text(row)) == case["multiplier"]).unwrap();
        let buy_in = Money::new(case["buyin"].as_u64().unwrap());
        let mut prizes = row.prizes(buy_in).unwrap();
        prizes.resize(3, Money::ZERO);
        let found = json!({
            "id": case["id"],
            "family": family.id,
            "buyin": buy_in,
            "multiplier": text(row),
            "pool": row.pool(buy_in),
            "payouts": prizes,
            "stack": row.stack,
            "level_seconds": row.level_s,
        });
        assert_eq!(found, *case);
    }
}

#[test]
fn x_hex_8_the_stacks_of_extreme_rise_with_the_multiplier() {
    for id in ["hexapro-extreme", "hexaplo-extreme"] {
        let family = family(id);
        let stacks = [10, 40, 200, 1_250].map(|tenths| family.multipliers.iter().find(|row| row.tenths == tenths).unwrap().stack);
        assert_eq!(stacks, [100, 200, 300, 500].map(Chips::new), "{id}");
    }
}

#[test]
fn r_hex_1_prizes_add_up_to_the_multiplier_times_one_buy_in() {
    for id in IDS {
        for family in &rulebook(id).hexapro {
            assert_eq!(family.players.is, 3, "{id} {}", family.id);
            for row in &family.multipliers {
                for &buy_in in &family.buy_ins.is {
                    let prizes: Money = row.prizes(buy_in).unwrap().iter().sum();
                    assert_eq!(10 * prizes.hundredths(), u64::from(row.tenths) * buy_in.hundredths(), "{id} {} {}", family.id, row.tenths);
                }
            }
        }
    }
}

#[test]
fn r_hex_10_the_last_level_repeats() {
    for id in IDS {
        for family in &rulebook(id).hexapro {
            let levels = u32::try_from(family.levels.is.len()).unwrap();
            assert_eq!(family.level(1), family.levels.is.first(), "{id} {}", family.id);
            assert_ne!(family.level(levels), family.level(levels - 1), "{id} {}", family.id);
            for number in [levels, levels + 1, u32::MAX] {
                assert_eq!(family.level(number), family.levels.is.last(), "{id} {} {number}", family.id);
            }
            assert_eq!(family.level(0), None);
        }
    }
}

#[test]
fn r_hex_13_multipliers_from_25_have_the_long_time_bank_and_smaller_ones_the_short_one() {
    for (id, family) in of_documents() {
        for row in &family.multipliers {
            let expected = if row.tenths < 250 { TimeBankContext::HexaProBelow(25) } else { TimeBankContext::HexaProFrom(25) };
            assert_eq!(rulebook(id).time_bank.hexapro_context(row.tenths), Some(expected), "{id} {} {}", family.id, row.tenths);
        }
    }
    for id in ["en-1.2", "room-003"] {
        assert_eq!(rulebook(id).time_bank.hexapro_context(250), None, "{id}");
    }
}

#[test]
fn r_typ_5_the_spin_is_ours_except_that_three_players_play() {
    let spin = family("spin");
    assert!(!spin.players.from.is_ours());
    for ours in [&spin.game.from, &spin.buy_ins.from, &spin.most_games.from, &spin.levels.from] {
        assert!(ours.is_ours(), "{ours:?}");
    }
    assert!(spin.multipliers.iter().all(|row| row.from.is_ours()));
    let rake = spin.rake_millionths().unwrap();
    assert!((60_000..=70_000).contains(&rake), "{rake}");
    for pair in spin.levels.is.windows(2) {
        let (before, after) = (pair[0].big_blind.get(), pair[1].big_blind.get());
        assert!(3 * after >= 4 * before && 2 * after <= 3 * before, "{before} to {after}: by a third to a half");
    }
}
