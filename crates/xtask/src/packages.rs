//! The system packages that Cardroom needs, by their names in each distribution.

use std::collections::HashSet;

use crate::distribution::Distribution;

/// What a package is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// To build. A C linker is not listed, since this program itself cannot be built without one.
    Build,
    /// To open the client's window, which loads these libraries.
    Run,
    /// For the tests that drive the client with real clicks.
    Drive,
    /// For the tests that keep a server's books in a database that they start.
    Books,
    /// For the test that plays with the client in `examples`.
    Example,
}

/// A system package by its names in each distribution. Any of several names satisfies the need, and the first one is installed. An empty
/// list means that it comes with another package.
pub struct SystemPackage {
    pub usage: Use,
    debian: &'static [&'static str],
    fedora: &'static [&'static str],
    arch: &'static [&'static str],
}

#[rustfmt::skip]
const ALL: [SystemPackage; 17] = [
    // Sound: the only library that is linked, and the program that finds it.
    need(Use::Build, &["pkg-config", "pkgconf"], &["pkgconf-pkg-config"],       &["pkgconf"]),
    need(Use::Build, &["libasound2-dev"],        &["alsa-lib-devel"],           &["alsa-lib"]),
    // Windows on X11.
    need(Use::Run,   &["libx11-xcb1"],           &["libX11-xcb"],               &["libx11"]),
    need(Use::Run,   &["libxcursor1"],           &["libXcursor"],               &["libxcursor"]),
    need(Use::Run,   &["libxi6"],                &["libXi"],                    &["libxi"]),
    need(Use::Run,   &["libxrandr2"],            &["libXrandr"],                &["libxrandr"]),
    need(Use::Run,   &["libxkbcommon-x11-0"],    &["libxkbcommon-x11"],         &["libxkbcommon-x11"]),
    // Windows on Wayland.
    need(Use::Run,   &["libwayland-client0"],    &["libwayland-client"],        &["wayland"]),
    // Drawing: the loader and Mesa's drivers, one of which draws without a graphics card.
    need(Use::Run,   &["libvulkan1"],            &["vulkan-loader"],            &["vulkan-icd-loader"]),
    need(Use::Run,   &["mesa-vulkan-drivers"],   &["mesa-vulkan-drivers"],      &["vulkan-swrast", "vulkan-driver"]),
    // An X server without a screen, a window manager that gives windows the focus, programs that click, type and ask about windows.
    need(Use::Drive, &["xvfb"],                  &["xorg-x11-server-Xvfb"],     &["xorg-server-xvfb"]),
    need(Use::Drive, &["openbox"],               &["openbox"],                  &["openbox"]),
    need(Use::Drive, &["xdotool"],               &["xdotool"],                  &["xdotool"]),
    need(Use::Drive, &["x11-utils"],             &["xprop"],                    &["xorg-xprop"]),
    need(Use::Drive, &["imagemagick"],           &["ImageMagick"],              &["imagemagick"]),
    // Books for several servers.
    need(Use::Books, &["postgresql"],            &["postgresql-server"],        &["postgresql"]),
    // The language of the client in `examples`.
    need(Use::Example, &["python3"],             &["python3"],                  &["python"]),
];

const fn need(
    usage: Use,
    debian: &'static [&'static str],
    fedora: &'static [&'static str],
    arch: &'static [&'static str],
) -> SystemPackage {
    SystemPackage { usage, debian, fedora, arch }
}

impl SystemPackage {
    fn names(&self, distribution: Distribution) -> &'static [&'static str] {
        match distribution {
            Distribution::Debian => self.debian,
            Distribution::Fedora => self.fedora,
            Distribution::Arch => self.arch,
        }
    }
}

/// Every name that satisfies one of the needs in `uses`.
pub fn names(distribution: Distribution, uses: &[Use]) -> Vec<&'static str> {
    wanted(uses).flat_map(|package| package.names(distribution)).copied().collect()
}

/// The packages to install so that every need in `uses` is met.
pub fn missing(distribution: Distribution, uses: &[Use], installed: &HashSet<String>) -> Vec<&'static str> {
    let unmet = wanted(uses).map(|package| package.names(distribution)).filter(|names| !names.iter().any(|name| installed.contains(*name)));
    unmet.filter_map(|names| names.first()).copied().collect()
}

fn wanted(uses: &[Use]) -> impl Iterator<Item = &'static SystemPackage> {
    static TABLE: [SystemPackage; ALL.len()] = ALL;
    TABLE.iter().filter(move |package| uses.contains(&package.usage))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: [Distribution; 3] = [Distribution::Debian, Distribution::Fedora, Distribution::Arch];

    #[test]
    fn on_a_bare_system_the_first_name_of_every_need_is_missing() {
        let build = [Use::Build];
        let bare = HashSet::new();
        assert_eq!(missing(Distribution::Debian, &build, &bare), ["pkg-config", "libasound2-dev"]);
        assert_eq!(missing(Distribution::Fedora, &build, &bare), ["pkgconf-pkg-config", "alsa-lib-devel"]);
        assert_eq!(missing(Distribution::Arch, &build, &bare), ["pkgconf", "alsa-lib"]);
    }

    #[test]
    fn another_name_for_the_same_thing_satisfies() {
        let installed = HashSet::from(["pkgconf".to_owned(), "libasound2-dev".to_owned(), "vulkan-driver".to_owned()]);
        assert!(missing(Distribution::Debian, &[Use::Build], &installed).is_empty());
        assert!(!missing(Distribution::Arch, &[Use::Run], &installed).contains(&"vulkan-swrast"));
    }

    #[test]
    fn nothing_is_missing_once_every_missing_package_is_installed() {
        let uses = [Use::Build, Use::Run, Use::Drive];
        for distribution in EVERY {
            let first = missing(distribution, &uses, &HashSet::new());
            let installed = first.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(missing(distribution, &uses, &installed), [""; 0]);
            assert!(first.iter().all(|name| names(distribution, &uses).contains(name)));
        }
    }
}
