//! Tables and lobby as sans-IO state machines.
