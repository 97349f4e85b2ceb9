//! Hashes passwords with Argon2id.

use argon2::password_hash::Error;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash as Phc, Salt};
use argon2::{Algorithm, Argon2, KeyId, Params, ParamsBuilder, Version};
use poker_protocol::Password;

use super::hash_memory::HashMemory;
use super::{PasswordHash, PasswordSecret, SecretId};

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

/// Makes hashes of one cost, and checks hashes of any.
pub struct Hasher {
    cost: HashCost,
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
        let mut hasher = Self { cost, memory: HashMemory::default(), nobody: PasswordHash(String::new()) };
        hasher.nobody = hasher.hash(&Password::new("nobody's password"), [0; SALT_BYTES], None)?;
        Ok(hasher)
    }

    /// Computes the hash of a password, which nobody can check without `secret`.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn hash(&self, password: &Password, salt: [u8; SALT_BYTES], secret: Option<&PasswordSecret>) -> Result<PasswordHash, HashFailed> {
        let (algorithm, version, salt) = (Algorithm::Argon2id, Version::V0x13, Salt::new(&salt).map_err(failed)?);
        let params = self.params(secret)?;
        let hash = Some(self.compute(argon2((algorithm, version, params.clone()), secret)?, password, &salt)?);
        let params = ParamsString::try_from(&params).map_err(failed)?;
        let phc = Phc { algorithm: algorithm.ident(), version: Some(version.into()), params, salt: Some(salt), hash };
        Ok(PasswordHash(phc.to_string()))
    }

    /// Whether `password` matches `kept`, which was made with `secret` ([`PasswordHash::secret`]). Without a hash the answer is false and takes as
    /// long.
    ///
    /// # Errors
    /// When the hash cannot be read or was made with another secret, or there is not enough memory.
    pub fn check(&self, password: &Password, kept: Option<&PasswordHash>, secret: Option<&PasswordSecret>) -> Result<bool, HashFailed> {
        let PasswordHash(phc) = kept.unwrap_or(&self.nobody);
        let phc = Phc::new(phc).map_err(failed)?;
        let algorithm = Algorithm::try_from(phc.algorithm.as_str()).map_err(failed)?;
        let version = phc.version.map_or(Ok(Version::default()), Version::try_from).map_err(failed)?;
        let params = Params::try_from(&phc).map_err(failed)?;
        let secret = secret.filter(|_| kept.is_some());
        let id = secret.map(PasswordSecret::id);
        if params.keyid() != id.as_ref().map_or(&[][..], |SecretId(id)| id) {
            return Err(HashFailed(Error::ParamInvalid { name: "keyid" }));
        }
        let argon2 = argon2((algorithm, version, params), secret)?;
        let (salt, hash) = phc.salt.zip(phc.hash).ok_or(HashFailed(Error::ParamsInvalid))?;
        // The comparison takes as long wherever the two differ.
        let matches = self.compute(argon2, password, &salt)? == hash;
        Ok(matches && kept.is_some())
    }

    /// Whether a hash was made with a cost other than that of this hasher, or with another secret than `newest`, if there is one.
    #[must_use]
    pub fn is_outdated(&self, hash: &PasswordHash, newest: Option<&PasswordSecret>) -> bool {
        let HashCost { memory_kib, passes, lanes } = self.cost;
        let cheap = params(hash).is_none_or(|params| (params.m_cost(), params.t_cost(), params.p_cost()) != (memory_kib, passes, lanes));
        cheap || newest.is_some_and(|newest| hash.secret() != Some(newest.id()))
    }

    /// The parameters of a new hash.
    fn params(&self, secret: Option<&PasswordSecret>) -> Result<Params, HashFailed> {
        let HashCost { memory_kib, passes, lanes } = self.cost;
        let mut params = ParamsBuilder::new();
        params.m_cost(memory_kib).t_cost(passes).p_cost(lanes);
        if let Some(secret) = secret {
            params.keyid(KeyId::new(&secret.id().0).map_err(|_| HashFailed(Error::ParamsInvalid))?);
        }
        params.build().map_err(|_| HashFailed(Error::ParamsInvalid))
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

impl PasswordHash {
    /// The name of the secret without which the hash cannot be checked; `None` for a hash that needs none.
    #[must_use]
    pub fn secret(&self) -> Option<SecretId> {
        params(self).and_then(|params| Some(SecretId(params.keyid().try_into().ok()?)))
    }
}

/// The parameters with which a hash was made, or `None` if it cannot be read.
fn params(PasswordHash(phc): &PasswordHash) -> Option<Params> {
    Phc::new(phc).ok().and_then(|phc| Params::try_from(&phc).ok())
}

fn argon2((algorithm, version, params): (Algorithm, Version, Params), secret: Option<&PasswordSecret>) -> Result<Argon2<'_>, HashFailed> {
    match secret {
        Some(secret) => Argon2::new_with_secret(secret.reveal(), algorithm, version, params).map_err(|_| HashFailed(Error::ParamsInvalid)),
        None => Ok(Argon2::new(algorithm, version, params)),
    }
}

fn failed(error: impl Into<Error>) -> HashFailed {
    HashFailed(error.into())
}
