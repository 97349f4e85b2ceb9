//! The documented settings are the defaults.

use crate::Config;
use crate::door::DoorTerms;

const OPERATING: &str = include_str!("../../../../../docs/operating.md");

#[test]
fn the_figures_of_the_operators_document_are_the_ones_in_force() {
    let block = OPERATING.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block of RON");
    let config = Config::parse("docs/operating.md", block).unwrap();
    assert_eq!(config.accounts, DoorTerms::default());
}
