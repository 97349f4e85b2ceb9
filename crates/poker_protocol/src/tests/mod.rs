//! Tests of the messages' form, of the codec and of the link.

mod codec;
mod documented;
mod door;
mod golden;
mod link;
mod rules;
mod samples;
