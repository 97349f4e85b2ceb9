//! Sample rules with every part, and with few parts.

use poker_rules::{GameCards, HeadsUp, Variant};

use crate::{
    AwayInForce, BankInForce, BanzaiInForce, BelowMinimum, ButtonRule, BuyInRange, ClockInForce, CounterRange, Currency, Disclosed,
    Document, FastButton, FastInForce, FirstButton, Form, FormInForce, GamesInForce, HandKind, Hours, HouseRule, JackpotInForce,
    JackpotKind, JackpotsInForce, MissedBigBlind, Money, Newcomers, PlanId, PlanInForce, PlanPercent, PlansInForce, PostedBlind,
    QualifyingHand, RakeInForce, RakeTiming, RatholingInForce, ReturnLimit, ReturnRow, Rounding, RulesInForce, SeatRange, SeatingInForce,
    StackRange, StakeInForce, StraddleInForce, TableInForce,
};

fn stated<T>(value: T) -> Disclosed<T> {
    Disclosed { value, ours: false }
}

fn ours<T>(value: T) -> Disclosed<T> {
    Disclosed { value, ours: true }
}

pub(super) fn full() -> RulesInForce {
    let return_row = |left, counted, min, max| ReturnRow { left, counted, min, max };
    RulesInForce {
        rulebook: "house-1".to_owned(),
        currency: Currency::Eur,
        documents: vec![Document {
            title: "House Rules".to_owned(),
            language: "en".to_owned(),
            version: Some("1".to_owned()),
            date: Some("2026-11-21".to_owned()),
        }],
        table: TableInForce {
            seats: stated(SeatRange { least: 6, most: 6 }),
            min_players: stated(3),
            heads_up: stated(HeadsUp::SingleHand),
            first_button: stated(FirstButton::Random),
            button: stated(ButtonRule::ForwardBigBlind),
            newcomers: stated(Newcomers::WaitOrPost),
            posted_blind: stated(PostedBlind::Live),
            missed_big_blind: ours(MissedBigBlind::AsNewcomer),
            straddle: Some(StraddleInForce { big_blinds: stated(2), live: stated(true) }),
            muck_at_showdown: stated(false),
            silent_in_hand: stated(false),
        },
        games: GamesInForce {
            omaha5_hole_used: stated(2),
            pot_limit_counts_call: ours(true),
            fixed_limit_max_bets: ours(4),
            fixed_limit_capped_heads_up: ours(false),
        },
        seating: SeatingInForce {
            players_to_open: ours(3),
            offer_s: ours(60),
            same_table_s: ours(300),
            keep_place_s: ours(60),
            most_tables: ours(24),
        },
        clock: ClockInForce {
            decision_s: ours(10),
            bank: BankInForce::Steps { first_ms: 15_000, add_ms: 5_000, every_hands: 10, cap_ms: 30_000, ours: false },
            disconnect_extra_s: stated(20),
            disconnect_uses_time_bank: stated(false),
            disconnect_seat_s: Some(ours(60)),
        },
        away: AwayInForce {
            sit_out_removal_s: stated(600),
            global_sit_out_s: Some(stated(500)),
            sit_out_next_big_blind: stated(true),
            auto_top_up: Some(stated(false)),
        },
        forms: vec![FormInForce {
            form: Form::Regular,
            seats: stated(SeatRange { least: 6, most: 6 }),
            min_big_blinds: stated(50),
            max_big_blinds: stated(100),
        }],
        stakes: vec![stake(vec![PlanPercent { plan: PlanId(2), rake_bp: 300 }])],
        ratholing: Some(RatholingInForce {
            window_s: stated(1_800),
            counts_from: stated(100),
            rows: vec![
                return_row(StackRange::UpTo(50), None, ReturnLimit::BigBlinds(50), ReturnLimit::BigBlinds(100)),
                return_row(StackRange::Between(50, 100), None, ReturnLimit::LastStack, ReturnLimit::BigBlinds(100)),
                return_row(StackRange::From(100), Some(CounterRange::UpTo(4)), ReturnLimit::BigBlinds(100), ReturnLimit::LastStack),
                return_row(StackRange::From(100), Some(CounterRange::From(5)), ReturnLimit::LastStack, ReturnLimit::LastStack),
            ],
            never_less: vec![Form::Deepstack],
        }),
        banzai: Some(BanzaiInForce {
            top_up_to_big_blinds: stated(10),
            tables_per_stake: stated(4),
            resume_over_big_blinds: stated(10),
            window_s: stated(1_800),
            resets_a_day: stated(5),
        }),
        fast: Some(FastInForce { button: ours(FastButton::Random), fold_ahead: stated(true) }),
        rake: RakeInForce {
            rounding: stated(Rounding::Nearest),
            minimum: stated(Money::new(1)),
            below_minimum: stated(BelowMinimum::TakeMinimum),
            no_flop_no_drop: stated(true),
            halve_cap_for: stated(vec![2, 3]),
            timing: ours(RakeTiming::HandEnd),
        },
        plans: Some(PlansInForce {
            days: stated(30),
            cancellations_a_year: stated(2),
            rows: vec![PlanInForce { plan: PlanId(2), price: Money::new(20_000), ours: false }],
        }),
        jackpots: Some(JackpotsInForce {
            pools: vec![JackpotInForce {
                kind: JackpotKind::Smart,
                games: stated(vec![GameCards::Holdem]),
                forms: ours(vec![Form::Regular]),
                feed_bp: stated(500),
                payout_percent: ours(100),
                hands: ours(vec![QualifyingHand { hand: HandKind::Quads, least: 2 }]),
                beaten_by: Some(ours(vec![QualifyingHand { hand: HandKind::StraightFlush, least: 5 }])),
                hours: Some(ours(vec![Hours { from_minute: 1_080, to_minute: 1_320 }])),
            }],
            both_hole_cards: stated(true),
            pocket_pair_for: stated(vec![HandKind::Quads]),
            shown: stated(true),
            winner_too: stated(false),
        }),
        undecided_void_days: Some(stated(90)),
        house: vec![stated(HouseRule::Collusion), ours(HouseRule::Rollback)],
    }
}

fn stake(plan_rake_bp: Vec<PlanPercent>) -> StakeInForce {
    StakeInForce {
        name: "NL10".to_owned(),
        game: *Variant::with_code("nlhe").unwrap(),
        form: Form::Regular,
        seats: 6,
        small_blind: Money::new(5),
        big_blind: Money::new(10),
        buy_in: BuyInRange { min: Money::new(500), max: Money::new(1_000) },
        rake_bp: 350,
        plan_rake_bp,
        rake_cap: Money::new(100),
        ours: false,
    }
}

pub(super) fn few() -> RulesInForce {
    let full = full();
    RulesInForce {
        currency: Currency::Usd,
        documents: Vec::new(),
        table: TableInForce { straddle: None, ..full.table },
        clock: ClockInForce {
            bank: BankInForce::FloorAndTrickle { floor_ms: 10_000, add_ms: 250, cap_ms: 30_000, ours: false },
            disconnect_seat_s: None,
            ..full.clock
        },
        away: AwayInForce { global_sit_out_s: None, auto_top_up: None, ..full.away },
        stakes: vec![stake(Vec::new())],
        ratholing: None,
        banzai: None,
        fast: None,
        plans: None,
        jackpots: None,
        undecided_void_days: None,
        house: Vec::new(),
        ..full
    }
}
