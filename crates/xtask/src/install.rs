//! Installs missing system packages: lists them, asks the user, then installs.

use std::io::{IsTerminal, Write};
use std::thread::sleep;
use std::time::Duration;

use crate::chore_error::ChoreError;
use crate::distribution::{Distribution, System};
use crate::packages::{self, Use};
use crate::program::{Program, is_set, on_path};

/// Installs the packages that are missing for `uses`. Prints nothing where none is missing.
pub fn ensure(uses: &[Use]) -> Result<(), ChoreError> {
    match System::here() {
        System::NothingNeeded => Ok(()),
        System::Unknown(name) => {
            println!("{name} has none of apt, dnf and pacman: README says which packages the client needs. Going on without a look.");
            Ok(())
        }
        System::Known(distribution) => {
            let missing = missing(distribution, uses);
            if missing.is_empty() { Ok(()) } else { install(distribution, uses, &missing) }
        }
    }
}

fn missing(distribution: Distribution, uses: &[Use]) -> Vec<&'static str> {
    packages::missing(distribution, uses, &distribution.installed(&packages::names(distribution, uses)))
}

fn install(distribution: Distribution, uses: &[Use], names: &[&str]) -> Result<(), ChoreError> {
    let rank = rank();
    let command = rank.raise(distribution.install(names));
    println!("Cardroom needs {} more of this system's packages ({}), to be installed with `{command}`.", names.len(), names.join(", "));
    let refuse = |why| Err(ChoreError::Packages { why, command: command.to_string() });
    match rank {
        Privilege::Nobody => return refuse("Only root may install them, and there is no sudo here."),
        Privilege::Root => {}
        Privilege::Sudo if is_set("CI") => {}
        Privilege::Sudo if !std::io::stdin().is_terminal() => return refuse("There is nobody here to ask."),
        Privilege::Sudo if !agreed() => return refuse("Not installed."),
        Privilege::Sudo => {}
    }
    let refresh = rank.raise(distribution.refresh());
    let lists = if distribution.lacks_lists() { refresh.run() } else { Ok(()) };
    if let Err(first) = lists.and_then(|()| command.run()) {
        println!("{first} Another package manager may be at work, or the lists are old. Trying once more.");
        sleep(Duration::from_secs(10));
        refresh.run()?;
        command.run()?;
    }
    if missing(distribution, uses).is_empty() { Ok(()) } else { refuse("The packages are still missing.") }
}

/// What this user may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Privilege {
    Root,
    Sudo,
    Nobody,
}

impl Privilege {
    fn raise(self, program: Program) -> Program {
        match self {
            Self::Root | Self::Nobody => program,
            Self::Sudo => program.through_sudo(),
        }
    }
}

fn rank() -> Privilege {
    if Program::new("id").args(["-u"]).answer().trim() == "0" {
        Privilege::Root
    } else if on_path("sudo").is_some() {
        Privilege::Sudo
    } else {
        Privilege::Nobody
    }
}

fn agreed() -> bool {
    print!("Install them now? [Y/n] ");
    std::io::stdout().flush().ok();
    let mut answer = String::new();
    let read = std::io::stdin().read_line(&mut answer);
    read.is_ok_and(|bytes| bytes > 0) && means_yes(&answer)
}

fn means_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sudo_stands_before_the_variables() {
        let plain = Distribution::Debian.install(&["xvfb"]).to_string();
        let raised = Privilege::Sudo.raise(Distribution::Debian.install(&["xvfb"])).to_string();
        assert!(plain.starts_with("DEBIAN_FRONTEND=noninteractive apt-get install -y "), "{plain}");
        assert_eq!(raised, format!("sudo {plain}"));
        assert_eq!(
            Privilege::Sudo.raise(Distribution::Arch.install(&["openbox"])).to_string(),
            "sudo pacman -S --needed --noconfirm openbox"
        );
    }

    #[test]
    fn only_enter_and_yes_mean_yes() {
        assert!(["\n", "y\n", " YES \n"].into_iter().all(means_yes));
        assert!(!["n\n", "no\n", "later\n"].into_iter().any(means_yes));
    }
}
