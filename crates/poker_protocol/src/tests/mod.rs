//! Tests of the form of messages, of the codec and of the link.

mod codec;
mod documented;
mod door;
mod golden;
mod link;
mod money;
mod rules;
mod samples;
mod schema;
mod tournament;
