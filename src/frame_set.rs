//! The steps of a frame, in the order in which they run.

use bevy::prelude::*;

/// A step of a frame. Each system of the client that runs in a frame belongs to exactly one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FrameSet {
    /// In `First`: reads the clock and the size of the window.
    Begin,
    /// In `PreUpdate`: turns keys into intents and carries them out; asks the system for its preferences.
    Input,
    /// In `Update`: takes messages off the link.
    Receive,
    /// Applies messages to the model and puts cues onto the timeline.
    Model,
    /// Lets cues run and end.
    Animate,
    /// Puts pieces on the stage, plays sounds, sets the window's title.
    Present,
    /// Makes the entities of the felt follow the stage.
    Stage,
    /// In the egui pass: draws the panels and carries out the intents for the action bar.
    Panels,
    /// In `PostUpdate`: prepares what the renderer reads.
    Prepare,
    /// In `Last`: carries out what the panels asked for.
    Send,
    /// Writes settings that have changed, and frees memory that nothing uses.
    Keep,
    /// Decides when the next frame is drawn.
    Sleep,
}

impl FrameSet {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 12] = [
        Self::Begin,
        Self::Input,
        Self::Receive,
        Self::Model,
        Self::Animate,
        Self::Present,
        Self::Stage,
        Self::Panels,
        Self::Prepare,
        Self::Send,
        Self::Keep,
        Self::Sleep,
    ];
}

/// Puts the steps of each schedule in order.
pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, (FrameSet::Receive, FrameSet::Model, FrameSet::Animate, FrameSet::Present, FrameSet::Stage).chain());
    app.configure_sets(Last, (FrameSet::Send, FrameSet::Keep, FrameSet::Sleep).chain());
}
