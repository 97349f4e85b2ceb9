//! Hashes passwords with Argon2id.

use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{Error, PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use poker_protocol::Password;

use super::PasswordHash;

pub(super) const SALT_BYTES: usize = 16;

/// The cost of a hash. A changed cost applies to new passwords, and to old ones when they are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashCost {
    pub memory_kib: u32,
    /// Passes over the memory.
    pub passes: u32,
    /// Parallel lanes.
    pub lanes: u32,
}

impl HashCost {
    /// What OWASP recommends for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
    pub const OWASP: Self = Self { memory_kib: 19 * 1_024, passes: 2, lanes: 1 };
}

/// Why a hash could not be computed or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a password could not be hashed: {0}")]
pub struct HashFailed(Error);

/// Makes and checks hashes of one cost.
pub struct Hasher {
    argon2: Argon2<'static>,
    params: Params,
    /// The hash that is checked if there is no account, so that an unknown name takes as long as a wrong password.
    nobody: PasswordHash,
}

impl Hasher {
    /// Creates a hasher for `cost`.
    ///
    /// # Errors
    /// When Argon2 does not accept the cost.
    pub fn new(cost: HashCost) -> Result<Self, HashFailed> {
        let params = Params::new(cost.memory_kib, cost.passes, cost.lanes, None).map_err(|_| HashFailed(Error::ParamsInvalid))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
        let nobody = hash(&argon2, &Password::new("nobody's password"), [0; SALT_BYTES])?;
        Ok(Self { argon2, params, nobody })
    }

    /// Computes the hash of a password.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn hash(&self, password: &Password, salt: [u8; SALT_BYTES]) -> Result<PasswordHash, HashFailed> {
        hash(&self.argon2, password, salt)
    }

    /// Whether `password` matches `kept`. Without a hash the answer is false and takes as long.
    ///
    /// # Errors
    /// When the hash cannot be read, or there is not enough memory.
    pub fn check(&self, password: &Password, kept: Option<&PasswordHash>) -> Result<bool, HashFailed> {
        let PasswordHash(phc) = kept.unwrap_or(&self.nobody);
        match self.argon2.verify_password(password.reveal().as_bytes(), phc.as_str()) {
            Ok(()) => Ok(kept.is_some()),
            Err(Error::PasswordInvalid) => Ok(false),
            Err(error) => Err(HashFailed(error)),
        }
    }

    /// Whether a hash was made with a cost other than that of this hasher.
    #[must_use]
    pub fn is_outdated(&self, PasswordHash(phc): &PasswordHash) -> bool {
        let params = Phc::new(phc).ok().and_then(|phc| Params::try_from(&phc).ok());
        params.is_none_or(|params| {
            let cost = |params: &Params| (params.m_cost(), params.t_cost(), params.p_cost());
            cost(&params) != cost(&self.params)
        })
    }
}

fn hash(argon2: &Argon2<'_>, password: &Password, salt: [u8; SALT_BYTES]) -> Result<PasswordHash, HashFailed> {
    let phc = argon2.hash_password_with_salt(password.reveal().as_bytes(), &salt).map_err(HashFailed)?;
    Ok(PasswordHash(phc.to_string()))
}
