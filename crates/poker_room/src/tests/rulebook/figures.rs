//! Compares every figure of every rulebook with the tables read from the documents. A part of a table that is compared with nothing fails.

use poker_protocol::{
    BelowMinimum, ButtonRule, Form, HandKind, JackpotKind, MissedBigBlind, Money, Newcomers, PlanId, PostedBlind, RakeTiming,
};
use poker_protocol::{Currency, FastButton, FirstButton, Rounding, SeatRange};
use poker_rules::HeadsUp;
use serde_json::{Value, json};

use super::tables::{basis_points, tables};
use super::{IDS, rulebook};
use crate::rulebook::{Bound, Counted, LeftWith};
use crate::{LateRegistrationClose, Rulebook, StraddleKind, TicketSurplus, TimeBank, TimeBankContext, TimeLimitPayout};

#[test]
fn every_rulebook_says_what_its_document_says() {
    let tables = tables();
    let ids: Vec<&String> = tables.keys().collect();
    assert_eq!(ids, IDS);
    for (id, table) in &tables {
        let rulebook = rulebook(id);
        for (part, said) in table.as_object().unwrap() {
            compare(&rulebook, part, said);
        }
        // A rulebook has no rule that its document does not mention.
        let silent = |part: &str| table.get(part).is_none_or(Value::is_null);
        assert_eq!(silent("straddle"), rulebook.cash.straddle.is_none(), "{id}");
        assert_eq!(silent("ratholing"), rulebook.ratholing.is_none(), "{id}");
        assert_eq!(silent("banzai"), rulebook.banzai.is_none(), "{id}");
        assert_eq!(silent("rake_plans"), rulebook.plans.is_none(), "{id}");
        assert_eq!(silent("jackpots"), rulebook.jackpots.is_none(), "{id}");
        assert_eq!(silent("auto_top_up"), rulebook.cash.auto_top_up.is_none(), "{id}");
        assert_eq!(silent("sit_out"), rulebook.cash.global_sit_out_s.is_none(), "{id}");
    }
}

fn compare(rulebook: &Rulebook, part: &str, said: &Value) {
    let cash = &rulebook.cash;
    let text = said.as_str().unwrap_or_default();
    match part {
        "version" => assert_eq!(json!(rulebook.document().unwrap().version), *said),
        "date" => assert_eq!(json!(rulebook.document().unwrap().date), *said),
        "language" => assert_eq!(rulebook.document().unwrap().language, text),
        "currency" => assert_eq!(rulebook.currency, if text == "EUR" { Currency::Eur } else { Currency::Usd }),
        // Compared with the stakes.
        "variants" => {}
        "cash_seats" => {
            let SeatRange { least, most } = cash.seats.is;
            assert_eq!(if least == most { json!(most) } else { json!([least, most]) }, *said);
        }
        "min_players_to_start" => assert_eq!(json!(cash.min_players.is), *said),
        "first_button_cash" => {
            assert_eq!(cash.first_button.is, if text == "random" { FirstButton::Random } else { FirstButton::CardDraw });
        }
        "button_rule" => {
            assert_eq!(cash.button.is, if text == "forward_big_blind" { ButtonRule::ForwardBigBlind } else { ButtonRule::Moving });
        }
        "disconnect" => match said.get("extra_after_decision_time_seconds") {
            Some(seconds) => {
                assert_eq!((json!(cash.disconnect_extra_s.is), cash.disconnect_seat_s.as_ref()), (seconds.clone(), None));
            }
            None => assert!(cash.disconnect_extra_s.from.is_ours() && cash.disconnect_seat_s.as_ref().unwrap().from.is_ours()),
        },
        "sit_out" => {
            assert_eq!(json!(cash.sit_out_removal_s.is), said["remove_after_seconds"]);
            assert_eq!(json!(cash.global_sit_out_s.as_ref().unwrap().is), said["global_sit_out_seconds"]);
            assert_eq!(json!(cash.sit_out_next_big_blind.is), said["sit_out_next_bb"]);
        }
        "new_player_entry" => {
            let expected = if text == "wait_bb" { Newcomers::Wait } else { Newcomers::WaitOrPost };
            assert_eq!(cash.newcomers.is, expected);
        }
        "missed_blind_return" => {
            let silent = text != "wait_bb";
            assert_eq!(cash.missed_big_blind.is, if silent { MissedBigBlind::AsNewcomer } else { MissedBigBlind::Wait });
            assert_eq!(cash.missed_big_blind.from.is_ours(), silent);
        }
        "time_bank" => time_bank(&rulebook.time_bank, said),
        "ratholing" => ratholing(rulebook, said),
        "banzai" => banzai(rulebook, said),
        "auto_top_up" => assert_eq!(json!(cash.auto_top_up.as_ref().map(|on| on.is)), said.get("default").cloned().unwrap_or_default()),
        "rake" => super::stakes::rake(rulebook, said),
        "rake_plans" => plans(rulebook, said),
        "fast_fold" => assert_eq!(rulebook.fast.is_some(), *said != json!(false)),
        "straddle" => assert_eq!(json!(cash.straddle.as_ref().unwrap().big_blinds.is), said["amount_bb"]),
        "jackpots" => jackpots(rulebook, said),
        "sng_fees" | "mtt_fees" | "mtt_fee" | "late_registration" | "bounties" | "phased" | "rebuy" | "tournament" => {
            super::tournaments::compare(rulebook, part, said);
        }
        "parameters" => said.as_object().unwrap().iter().for_each(|(name, said)| parameter(rulebook, name, said)),
        other => panic!("nothing is compared with {other}"),
    }
}

fn time_bank(bank: &TimeBank, said: &Value) {
    match bank {
        TimeBank::Nothing { .. } => assert!(said.is_null()),
        TimeBank::FloorAndTrickle(bank) => {
            let row = json!({ "context": "cash", "floor_each_hand": bank.floor_ms, "add_per_hand": bank.add_ms, "cap": bank.cap_ms });
            assert_eq!(*said, json!({ "model": "floor_plus_drip", "rows": [row] }));
        }
        TimeBank::Steps(rows) => {
            let rows = rows.iter().map(|row| {
                let (context, key, multiplier) = match row.context {
                    TimeBankContext::Cash => ("cash", "", 0),
                    TimeBankContext::HexaProBelow(multiplier) => ("hexapro", "multiplier_below", multiplier),
                    TimeBankContext::HexaProFrom(multiplier) => ("hexapro", "multiplier_at_least", multiplier),
                    TimeBankContext::Tournament => ("tournament", "", 0),
                    TimeBankContext::SitAndGo => ("sng", "", 0),
                };
                let mut row = json!({
                    "context": context, "first_hand": row.first_ms, "add": row.add_ms, "every_hands": row.every_hands, "cap": row.cap_ms,
                });
                if !key.is_empty() {
                    row[key] = json!(multiplier.to_string());
                }
                row
            });
            assert_eq!(*said, json!({ "model": "step", "rows": rows.collect::<Vec<_>>() }));
        }
    }
}

/// A limit as the tables write it.
fn bound(bound: Bound) -> String {
    match bound {
        Bound::BigBlinds(count) => format!("{count}bb"),
        Bound::LastStack => "last_stack".to_owned(),
    }
}

fn ratholing(rulebook: &Rulebook, said: &Value) {
    let Some(rules) = &rulebook.ratholing else { return assert!(said.is_null()) };
    let regular = rulebook.buy_in_row(Form::Regular).unwrap();
    let (min, max) = (format!("{}bb", regular.min_big_blinds.is), format!("{}bb", regular.max_big_blinds.is));
    let elsewhere = json!({ "same_table_30min": false, "left_bb": null, "counter": null, "min": min, "max": max });
    let rows = rules.rows.iter().map(|row| {
        let left = match row.left {
            LeftWith::UpTo(most) => format!("<={most}"),
            LeftWith::Between(over, below) => format!("{over}<x<{below}"),
            LeftWith::From(least) => format!(">={least}"),
        };
        let counter = row.counted.map(|counted| match counted {
            Counted::UpTo(most) => format!("0..{most}"),
            Counted::From(least) => format!(">={least}"),
        });
        json!({ "same_table_30min": true, "left_bb": left, "counter": counter, "min": bound(row.min), "max": bound(row.max) })
    });
    let rows: Vec<Value> = std::iter::once(elsewhere).chain(rows).collect();
    let never_less: Vec<Form> = rules.never_less.iter().map(|figure| figure.is).collect();
    assert_eq!(never_less, [Form::Deepstack, Form::Shortstack]);
    let said_never_less = json!(["texas-deepstack", "omaha-shortstack"]);
    assert_eq!(*said, json!({ "window_seconds": rules.window_s.is, "rows": rows, "no_ratholing_formats": said_never_less }));
    assert_eq!(rules.counts_from.is, 100, "R-RAT-2");
}

fn banzai(rulebook: &Rulebook, said: &Value) {
    let Some(rules) = &rulebook.banzai else { return assert!(said.is_null()) };
    let buy_in = rulebook.buy_in_row(Form::Banzai).unwrap();
    let compared = json!({
        "seats": rules.seats.is,
        "buyin_bb": buy_in.max_big_blinds.is,
        "rebuy_topup_to_bb": rules.top_up_to_big_blinds.is,
        "max_tables_per_stake": rules.tables_per_stake.is,
        "rejoin_window_seconds": rules.window_s.is,
        "rejoin_threshold_bb_over": rules.resume_over_big_blinds.is,
        "resets_per_day": rules.resets_a_day.is,
    });
    assert_eq!(*said, compared);
}

#[test]
fn r_ban_1_the_buy_in_is_ten_big_blinds_and_in_sv_2_6_at_most_ten() {
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        let rulebook = rulebook(id);
        let row = rulebook.buy_in_row(Form::Banzai).unwrap();
        assert_eq!(row.max_big_blinds.is, 10, "{id}");
        assert_eq!(row.min_big_blinds.is == 10, id != "sv-2.6", "{id}");
    }
}

fn plans(rulebook: &Rulebook, said: &Value) {
    let Some(rules) = &rulebook.plans else { return assert!(said.is_null()) };
    let rows: Vec<Value> = rules.rows.iter().map(|row| json!({ "plan": row.plan, "price_cents": row.price })).collect();
    let compared = json!({ "active_days": rules.days.is, "max_cancels_per_calendar_year": rules.cancellations_a_year.is, "plans": rows });
    assert_eq!(*said, compared);
    assert_eq!(rules.rows[0].plan, PlanId(1));
    assert!(rulebook.stakes.iter().all(|row| row.plan_percent_bp.is_empty()), "no document gives the rates of other plans (X-11)");
}

fn jackpots(rulebook: &Rulebook, said: &Value) {
    let jackpots = rulebook.jackpots.as_ref().unwrap();
    let kinds: Vec<JackpotKind> = jackpots.pools.iter().map(|row| row.kind).collect();
    assert_eq!(json!(kinds), said["types"]);
    let example = &said["feed_example"];
    for row in &jackpots.pools {
        assert_eq!(row.feed_bp.is, basis_points(&example["percent"]));
        let rake = u32::try_from(example["rake_cents"].as_u64().unwrap()).unwrap();
        assert_eq!(json!(rake * row.feed_bp.is / 10_000), example["cents"], "D-JACK-1");
    }
    let pairs = [HandKind::Pair, HandKind::TwoPair, HandKind::Trips, HandKind::FullHouse, HandKind::Quads];
    assert_eq!(jackpots.recipient.pocket_pair_for.is, pairs, "R-JACK-2");
    assert!(jackpots.recipient.both_hole_cards.is && jackpots.recipient.shown.is, "R-JACK-2, R-JACK-3");
}

fn parameter(rulebook: &Rulebook, name: &str, said: &Value) {
    let (cash, rake, parameters) = (&rulebook.cash, &rulebook.rake, &rulebook.parameters);
    let found = match name {
        "hu_continue" => json!(if cash.heads_up.is == HeadsUp::SingleHand { "single_hand" } else { "continue" }),
        "posted_blind_live" => json!(cash.posted_blind.is == PostedBlind::Live),
        "pl_count_call" => json!(parameters.pot_limit_counts_call.is),
        "base_decision_seconds" => json!(cash.decision_s.is),
        "disconnect_uses_timebank" => json!(cash.disconnect_uses_time_bank.is),
        "sitout_free_check" => json!(parameters.sit_out_free_check.is),
        "break_seconds" => json!(parameters.break_s.is),
        "muck_at_showdown" => json!(cash.muck_at_showdown.is),
        "pool_percent" => json!(parameters.pool_percent.is),
        "progressive_percent" => json!(parameters.progressive_percent.is),
        "rake_rounding" => json!(if rake.rounding.is == Rounding::Nearest { "nearest" } else { "up" }),
        "rake_timing" => json!(match rake.timing.is {
            RakeTiming::HandEnd => "after_showdown",
            RakeTiming::EachStreet => "each_street",
        }),
        "halve_cap_for" => json!(rake.halve_cap_for.is),
        "late_reg_close" => json!(match parameters.late_registration_close.is {
            LateRegistrationClose::PayoutsBegin => "payouts_begin",
            LateRegistrationClose::FirstKnockout => "first_knockout_unless_reentry",
        }),
        "vip_on_rebuy" => {
            assert!(!parameters.vip_bounty_before_rebuy.as_ref().unwrap().is);
            json!("no_bounty_for_bust_before_rebuy")
        }
        "phase1_prizes" => json!(parameters.phase_one_prizes.as_ref().unwrap().is),
        "fast_button" => json!(if rulebook.fast.as_ref().unwrap().button.is == FastButton::Random { "random" } else { "fair" }),
        "omaha5_hole_used" => json!(parameters.omaha5_hole_used.is),
        "omaha5_hole_used_literal" => literal_omaha5(rulebook),
        "fl_max_bets_per_street" => json!(parameters.fixed_limit_max_bets.is),
        "fl_cap_headsup" => json!(parameters.fixed_limit_capped_heads_up.is),
        "ticket_surplus" => json!(match parameters.ticket_surplus.as_ref().unwrap().is {
            TicketSurplus::Credit => "credit",
            TicketSurplus::Forfeit => "forfeit",
        }),
        "time_limit_payout" => json!(match parameters.time_limit_payout.as_ref().unwrap().is {
            TimeLimitPayout::Rank => "rank",
            TimeLimitPayout::Proportional => "proportional",
        }),
        "jackpot_payout_percent" => {
            let percents = rulebook.jackpots.as_ref().unwrap().pools.iter().map(|row| row.payout_percent.is);
            percents.map(|percent| json!(percent)).reduce(|first, other| if first == other { first } else { json!(null) }).unwrap()
        }
        "straddle_live" => json!(cash.straddle.as_ref().unwrap().kind.is == StraddleKind::Live),
        other => panic!("nothing is compared with {other}"),
    };
    assert_eq!(found, *said, "{}: {name}", rulebook.id);
}

/// An operator can choose the printed reading (R-VAR-3).
fn literal_omaha5(rulebook: &Rulebook) -> Value {
    let mut literal = rulebook.clone();
    literal.parameters.omaha5_hole_used.is = 3;
    let row = literal.stakes.iter().find(|row| row.game.code == "plo5").unwrap();
    match literal.game(row).hole_used {
        poker_rules::HoleUsed::Exactly(used) => json!(used),
        poker_rules::HoleUsed::Any => json!(null),
    }
}

#[test]
fn r_cash_3_ordinary_tables_take_fifty_to_a_hundred_big_blinds_under_every_rulebook() {
    for id in IDS {
        let rulebook = rulebook(id);
        for row in rulebook.stakes.iter().filter(|row| row.form == Form::Regular) {
            let range = rulebook.buy_in_range(row).unwrap();
            assert_eq!(Some(range.min), row.big_blind.times(50), "{id} {}", row.name);
            assert_eq!(Some(range.max), row.big_blind.times(100), "{id} {}", row.name);
        }
        let stated = matches!(id, "en-2.7" | "fr-3.1" | "sv-2.6");
        assert_eq!(rulebook.buy_in_row(Form::Regular).unwrap().max_big_blinds.from.is_ours(), !stated, "{id}");
    }
}

#[test]
fn r_rake_7_a_percentage_below_the_minimum_is_not_taken_in_room_003_alone() {
    for id in IDS {
        let rake = &rulebook(id).rake;
        let room = id == "room-003";
        assert_eq!(rake.below_minimum.is, if room { BelowMinimum::NoRake } else { BelowMinimum::TakeMinimum }, "{id}");
        assert_eq!(rake.minimum.is, Money::new(if room { 100 } else { 1 }), "{id}");
    }
}
