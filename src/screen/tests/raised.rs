//! Raised charges are shown until they are read.

use bevy_egui::egui::Context;
use egui_kittest::Harness;
use poker_protocol::{ChargedStake, Form, Money, PlanId, Raise, RaisedCharge};
use poker_rules::Variant;

use super::fixture::click;
use crate::screen::raised_ui;
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};

/// Shows ten raised charges. The panel's data is whether they were read.
pub(super) fn raised(bench: &Bench) -> Harness<'_, ShownPanel<bool>> {
    let stake = ChargedStake { name: "NL10".to_owned(), game: *Variant::with_code("plo8").unwrap(), form: Form::Banzai };
    let of = |stake: &Option<ChargedStake>, raise| RaisedCharge { rulebook: "en-1.2".to_owned(), stake: stake.clone(), raise };
    let (plan, before, now) = (PlanId(2), Money::new(20_000), Money::new(25_000));
    let charges = [
        of(&Some(stake.clone()), Raise::Percent { before_bp: 350, now_bp: 400 }),
        of(&Some(stake.clone()), Raise::PlanPercent { plan, before_bp: 300, now_bp: 325 }),
        of(&Some(stake.clone()), Raise::Cap { before, now }),
        of(&Some(stake), Raise::Minimum { before, now }),
        of(&None, Raise::PlanPrice { plan, before, now }),
    ];
    let charges: Vec<_> = charges.iter().chain(&charges).cloned().collect();
    show(bench, false, move |ctx: &Context, style: &Style<'_>, read: &mut bool| {
        *read |= raised_ui(ctx, style, &charges);
        Vec::new()
    })
}

#[test]
fn r_rake_8_old_and_new_charges_are_shown_until_they_are_read() {
    let bench = Bench::regular();
    let mut harness = raised(&bench);
    let said: Vec<_> = harness.state().record.texts().iter().map(|text| text.words.clone()).collect();
    let said = said.join(" ");
    for words in ["3.5%, now 4%", "€200.00, now €250.00", "NL10 · Pot-Limit Omaha Hi/Lo · Banzai"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!harness.state().data);
    click(&mut harness, "raised.read");
    assert!(harness.state().data);
}
