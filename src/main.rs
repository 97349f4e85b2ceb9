//! Starts the client.
fn main() {
    cardroom::bevy::app::App::new().run();
}
