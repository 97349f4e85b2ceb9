//! Tests of the room, named for the rule or claim they hold.
