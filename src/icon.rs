//! The icons of `assets/icons`.

/// An icon of `assets/icons`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named as the files are")]
pub enum Icon {
    Check,
    ChevronDown,
    ChevronRight,
    Close,
    ConnLost,
    ConnOk,
    ConnRestoring,
    ConnSlow,
    History,
    Language,
    Leave,
    Lobby,
    Logo,
    Minus,
    Note,
    Pause,
    Play,
    Plus,
    Settings,
    SitOut,
    Sound,
    SoundOff,
    Star,
    StarOn,
    TimeBank,
    TopUp,
    User,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Self; 27] = [
        Self::Check,
        Self::ChevronDown,
        Self::ChevronRight,
        Self::Close,
        Self::ConnLost,
        Self::ConnOk,
        Self::ConnRestoring,
        Self::ConnSlow,
        Self::History,
        Self::Language,
        Self::Leave,
        Self::Lobby,
        Self::Logo,
        Self::Minus,
        Self::Note,
        Self::Pause,
        Self::Play,
        Self::Plus,
        Self::Settings,
        Self::SitOut,
        Self::Sound,
        Self::SoundOff,
        Self::Star,
        Self::StarOn,
        Self::TimeBank,
        Self::TopUp,
        Self::User,
    ];

    /// The path of the icon's file below `assets/`.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Check => "icons/check.svg",
            Self::ChevronDown => "icons/chevron_d.svg",
            Self::ChevronRight => "icons/chevron_r.svg",
            Self::Close => "icons/close.svg",
            Self::ConnLost => "icons/conn_lost.svg",
            Self::ConnOk => "icons/conn_ok.svg",
            Self::ConnRestoring => "icons/conn_restoring.svg",
            Self::ConnSlow => "icons/conn_slow.svg",
            Self::History => "icons/history.svg",
            Self::Language => "icons/language.svg",
            Self::Leave => "icons/leave.svg",
            Self::Lobby => "icons/lobby.svg",
            Self::Logo => "icons/logo.svg",
            Self::Minus => "icons/minus.svg",
            Self::Note => "icons/note.svg",
            Self::Pause => "icons/pause.svg",
            Self::Play => "icons/play.svg",
            Self::Plus => "icons/plus.svg",
            Self::Settings => "icons/settings.svg",
            Self::SitOut => "icons/sit_out.svg",
            Self::Sound => "icons/sound.svg",
            Self::SoundOff => "icons/sound_off.svg",
            Self::Star => "icons/star.svg",
            Self::StarOn => "icons/star_on.svg",
            Self::TimeBank => "icons/time_bank.svg",
            Self::TopUp => "icons/top_up.svg",
            Self::User => "icons/user.svg",
        }
    }

    /// Whether the icon is drawn with thicker lines. Only the tick is.
    pub(crate) const fn is_heavy(self) -> bool {
        matches!(self, Self::Check)
    }
}
