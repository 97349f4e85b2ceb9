//! Hashes passwords with Argon2id.

use argon2::password_hash::Error;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash as Phc, Salt};
use argon2::{Algorithm, Argon2, Params, Version};
use poker_protocol::Password;

use super::PasswordHash;
use super::hash_memory::HashMemory;

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
    params: Params,
    memory: HashMemory,
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
        let mut hasher = Self { params, memory: HashMemory::default(), nobody: PasswordHash(String::new()) };
        hasher.nobody = hasher.hash(&Password::new("nobody's password"), [0; SALT_BYTES])?;
        Ok(hasher)
    }

    /// Computes the hash of a password.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn hash(&self, password: &Password, salt: [u8; SALT_BYTES]) -> Result<PasswordHash, HashFailed> {
        let (algorithm, version, salt) = (Algorithm::Argon2id, Version::V0x13, Salt::new(&salt).map_err(failed)?);
        let hash = Some(self.compute(Argon2::new(algorithm, version, self.params.clone()), password, &salt)?);
        let params = ParamsString::try_from(&self.params).map_err(failed)?;
        let phc = Phc { algorithm: algorithm.ident(), version: Some(version.into()), params, salt: Some(salt), hash };
        Ok(PasswordHash(phc.to_string()))
    }

    /// Whether `password` matches `kept`. Without a hash the answer is false and takes as long.
    ///
    /// # Errors
    /// When the hash cannot be read, or there is not enough memory.
    pub fn check(&self, password: &Password, kept: Option<&PasswordHash>) -> Result<bool, HashFailed> {
        let PasswordHash(phc) = kept.unwrap_or(&self.nobody);
        let phc = Phc::new(phc).map_err(failed)?;
        let algorithm = Algorithm::try_from(phc.algorithm.as_str()).map_err(failed)?;
        let version = phc.version.map_or(Ok(Version::default()), Version::try_from).map_err(failed)?;
        let argon2 = Argon2::new(algorithm, version, Params::try_from(&phc).map_err(failed)?);
        let (salt, hash) = phc.salt.zip(phc.hash).ok_or(HashFailed(Error::ParamsInvalid))?;
        // The comparison takes as long wherever the two differ.
        let matches = self.compute(argon2, password, &salt)? == hash;
        Ok(matches && kept.is_some())
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

    fn compute(&self, argon2: Argon2<'_>, password: &Password, salt: &Salt) -> Result<Output, HashFailed> {
        let length = argon2.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
        let mut bytes = [0; Output::MAX_LENGTH];
        let out = bytes.get_mut(..length).ok_or(HashFailed(Error::OutputSize))?;
        let count = argon2.params().block_count();
        let text = password.reveal().as_bytes();
        self.memory.lend(count, |blocks| argon2.hash_password_into_with_memory(text, salt, out, blocks)).map_err(failed)?;
        Output::new(out).map_err(failed)
    }
}

fn failed(error: impl Into<Error>) -> HashFailed {
    HashFailed(error.into())
}
