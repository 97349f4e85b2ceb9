//! The intents of the actions that keys can have.

use crate::{AppIntent, BarIntent, Intent, KeyAction, Panel, PresetPlace, TableIntent, TableMenu};

impl KeyAction {
    /// The intent that the action's key gives when it goes down; `None` for a preset that does not exist.
    pub(super) fn pressed(self) -> Option<Intent> {
        Some(match self {
            Self::Fold => BarIntent::Fold.into(),
            Self::CheckOrCall => BarIntent::CheckOrCall.into(),
            Self::Raise => BarIntent::OpenRaise.into(),
            Self::OneMore => BarIntent::Step(1).into(),
            Self::OneLess => BarIntent::Step(-1).into(),
            Self::HalfPotMore => BarIntent::StepHalfPots(1).into(),
            Self::HalfPotLess => BarIntent::StepHalfPots(-1).into(),
            Self::Preset(place) => BarIntent::Preset(*PresetPlace::ALL.get(usize::from(place).checked_sub(1)?)?).into(),
            Self::Erase => BarIntent::Erase.into(),
            Self::Commit => BarIntent::Commit.into(),
            Self::AllIn => BarIntent::HoldAllIn.into(),
            Self::Clear => BarIntent::Clear.into(),
            Self::SitOut => TableIntent::SitOut.into(),
            Self::SitOutNextBigBlind => TableIntent::SitOutNextBigBlind.into(),
            Self::LeaveNextBigBlind => TableIntent::LeaveNextBigBlind.into(),
            Self::Peek => TableIntent::Peek(true).into(),
            Self::Rabbit => TableIntent::Rabbit.into(),
            Self::Phrases => TableIntent::Open(TableMenu::Phrases).into(),
            Self::Leave => TableIntent::Open(TableMenu::Leave).into(),
            Self::AutoTopUp => TableIntent::AutoTopUp.into(),
            Self::Straddle => TableIntent::Straddle.into(),
            Self::NextHand => TableIntent::NextHand.into(),
            Self::SkipAnimations => TableIntent::SkipAnimations.into(),
            Self::Log => AppIntent::Toggle(Panel::Log).into(),
            Self::Rules => AppIntent::Toggle(Panel::Rules).into(),
            Self::Settings => AppIntent::Toggle(Panel::Settings).into(),
            Self::Account => AppIntent::Toggle(Panel::Account).into(),
            Self::History => AppIntent::Toggle(Panel::History).into(),
            Self::LastHand => AppIntent::ReplayLast.into(),
            Self::SeatFigures => AppIntent::ToggleSeatFigures.into(),
            Self::NextLanguage => AppIntent::NextLanguage.into(),
            Self::Sound => AppIntent::ToggleSound.into(),
            Self::FullScreen => AppIntent::ToggleFullScreen.into(),
            Self::NextTable => AppIntent::NextTable.into(),
            Self::TableOrder => AppIntent::NextOrder.into(),
            Self::EnlargeTable => AppIntent::EnlargeTable.into(),
            Self::OwnWindow => AppIntent::OwnWindow.into(),
            Self::SitOutEverywhere => AppIntent::SitOutEverywhere.into(),
            Self::NextHandEverywhere => AppIntent::NextHandEverywhere.into(),
            Self::Table(number) => AppIntent::NthTable(number).into(),
            Self::Lobby => AppIntent::Toggle(Panel::Lobby).into(),
            Self::Search => AppIntent::Search.into(),
            Self::Keys => AppIntent::Toggle(Panel::Keys).into(),
            Self::WaitingTable => AppIntent::WaitingTable.into(),
            Self::Back => AppIntent::Close.into(),
            Self::Quit => AppIntent::Quit.into(),
        })
    }

    /// The intent that the action's key gives when it goes up.
    pub(super) fn released(self) -> Option<Intent> {
        match self {
            Self::AllIn => Some(BarIntent::ReleaseAllIn.into()),
            Self::Peek => Some(TableIntent::Peek(false).into()),
            _ => None,
        }
    }
}
