//! Tests of the room, named for the rule or claim they hold.

mod banzai;
mod calendar;
mod clocks;
mod correction;
mod hidden_cards;
mod integrity;
mod ledger;
mod lobby;
mod money;
mod newcomers;
mod plan;
mod pool;
mod rake;
mod ratholing;
mod requests;
mod room_scene;
mod rulebook;
mod save;
mod simulation;
mod sitting;
mod starting;
mod statement;
mod table_scene;
mod tempo;
mod top_up;
mod void;
