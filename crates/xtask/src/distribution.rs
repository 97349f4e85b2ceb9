//! Finds the package manager of this system.

use std::collections::HashSet;

use crate::program::{Program, is_set, on_path};

/// A family of Linux distributions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distribution {
    Debian,
    Fedora,
    Arch,
}

/// What is known of this computer's operating system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// Windows or macOS, which have everything that the client needs.
    NothingNeeded,
    Known(Distribution),
    /// A Linux, given by its name, whose package manager is not known here.
    Unknown(String),
}

impl System {
    /// Finds out which system this computer runs.
    pub fn here() -> Self {
        if !cfg!(target_os = "linux") {
            return Self::NothingNeeded;
        }
        let release =
            ["/etc/os-release", "/usr/lib/os-release"].iter().find_map(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
        match Distribution::from_os_release(&release) {
            Some(distribution) if on_path(distribution.package_manager()).is_some() => Self::Known(distribution),
            _ => Self::Unknown(field(&release, "PRETTY_NAME").unwrap_or("This system").to_owned()),
        }
    }
}

impl Distribution {
    /// Reads the text of an `os-release` file: takes its `ID`, or else the families in its `ID_LIKE`.
    pub fn from_os_release(text: &str) -> Option<Self> {
        let names = [field(text, "ID"), field(text, "ID_LIKE")];
        names.into_iter().flatten().flat_map(str::split_whitespace).find_map(|name| match name {
            "debian" | "ubuntu" => Some(Self::Debian),
            "fedora" | "rhel" | "centos" => Some(Self::Fedora),
            "arch" => Some(Self::Arch),
            _ => None,
        })
    }

    pub fn package_manager(self) -> &'static str {
        match self {
            Self::Debian => "apt-get",
            Self::Fedora => "dnf",
            Self::Arch => "pacman",
        }
    }

    /// Returns those of `names` that are installed, as the package manager lists them.
    pub fn installed(self, names: &[&str]) -> HashSet<String> {
        let names = names.iter().copied();
        match self {
            Self::Debian => {
                let format = "-f=${Package} ${db:Status-Status}\n";
                installed_by_dpkg(&Program::new("dpkg-query").args(["-W", format]).args(names).answer())
            }
            Self::Fedora => lines(&Program::new("rpm").args(["-q", "--qf", "%{NAME}\n"]).args(names).answer()),
            Self::Arch => {
                let missing = lines(&Program::new("pacman").args(["-T"]).args(names.clone()).answer());
                names.filter(|name| !missing.contains(*name)).map(str::to_owned).collect()
            }
        }
    }

    /// The command that fetches the lists of packages.
    pub fn refresh(self) -> Program {
        match self {
            Self::Debian => Program::new("apt-get").args(["update"]),
            Self::Fedora => Program::new("dnf").args(["makecache"]),
            Self::Arch => Program::new("pacman").args(["-Sy"]),
        }
    }

    /// Whether the lists have never been fetched, as on a fresh container image.
    pub fn lacks_lists(self) -> bool {
        let holds = |folder: &str, ending: &str| {
            let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
            files.map(|file| file.file_name()).any(|name| name.to_string_lossy().contains(ending))
        };
        match self {
            Self::Debian => !holds("/var/lib/apt/lists", "_Packages"),
            Self::Fedora => false, // dnf fetches them by itself
            Self::Arch => !holds("/var/lib/pacman/sync", ".db"),
        }
    }

    /// The command that installs packages without asking, since the user has agreed before.
    pub fn install(self, names: &[&str]) -> Program {
        let names = names.iter().copied();
        match self {
            // Waits where another apt is running.
            Self::Debian => Program::new("apt-get")
                .args(["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"])
                .args(names)
                .variable("DEBIAN_FRONTEND", "noninteractive"),
            Self::Fedora => Program::new("dnf").args(["install", "-y"]).args(names),
            Self::Arch => Program::new("pacman").args(["-S", "--needed", "--noconfirm"]).args(names),
        }
    }
}

/// Whether a window can be opened here.
pub fn has_display() -> bool {
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let value = text.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix('='))?;
    Some(value.trim_matches(['"', '\'']))
}

fn installed_by_dpkg(answer: &str) -> HashSet<String> {
    answer.lines().filter_map(|line| line.strip_suffix(" installed")).map(str::to_owned).collect()
}

fn lines(text: &str) -> HashSet<String> {
    text.lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_known_by_id_and_by_family() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nNAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"\nID=debian\n";
        let mint = "NAME=\"Linux Mint\"\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";
        let alma = "NAME=\"AlmaLinux\"\nID=\"almalinux\"\nID_LIKE=\"rhel centos fedora\"\n";
        let manjaro = "NAME=\"Manjaro Linux\"\nID=manjaro\nID_LIKE=arch\n";
        let fedora = "NAME=\"Fedora Linux\"\nID=fedora\nVARIANT_ID=workstation\n";
        let suse = "NAME=\"openSUSE Tumbleweed\"\nID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"\n";
        let found = [debian, mint, alma, manjaro, fedora, suse, ""].map(Distribution::from_os_release);
        let (debian, fedora, arch) = (Some(Distribution::Debian), Some(Distribution::Fedora), Some(Distribution::Arch));
        assert_eq!(found, [debian, debian, fedora, arch, fedora, None, None]);
    }

    #[test]
    fn removed_packages_do_not_count_as_installed() {
        let answer = "libvulkan1 installed\nxvfb config-files\nxdotool not-installed\n";
        assert_eq!(installed_by_dpkg(answer), HashSet::from(["libvulkan1".to_owned()]));
    }
}
