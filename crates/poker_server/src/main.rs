//! `cardroom-server`.

fn main() -> anyhow::Result<()> {
    poker_server::command::run()
}
