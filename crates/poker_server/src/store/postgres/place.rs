//! Where the database is, how the connection is protected, and the password.

use std::fmt;
use std::path::PathBuf;

use percent_encoding::percent_decode_str;
use postgres::Config;
use postgres::config::Host;

use super::tls::SslMode;
use crate::store::StoreError;

/// The environment variables of PostgreSQL for the password, and for the file of passwords.
const PASSWORD: &str = "PGPASSWORD";
const PASSWORD_FILE: &str = "PGPASSFILE";

/// A database, as its address describes it.
#[derive(Clone)]
pub(super) struct Place {
    pub config: Config,
    pub mode: SslMode,
    /// A PEM file with the authorities to trust instead of the system's.
    pub authority: Option<PathBuf>,
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place").field("mode", &self.mode).field("authority", &self.authority).finish_non_exhaustive()
    }
}

impl Place {
    /// Reads an address such as `postgres://user@host/books?sslmode=verify-full&sslrootcert=/etc/ca.pem`. The password comes from the
    /// address, from `PGPASSWORD`, or from the file named by `PGPASSFILE`, in this order.
    ///
    /// # Errors
    /// `BadAddress`, with what is wrong.
    pub fn read(url: &str) -> Result<Self, StoreError> {
        let (before, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut mode, mut authority, mut others) = (None, None, Vec::new());
        for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some(("sslmode", name)) => mode = Some(SslMode::named(name).ok_or_else(|| bad(format!("there is no sslmode `{name}`")))?),
                Some(("sslrootcert", path)) => authority = Some(PathBuf::from(percent_decode_str(path).decode_utf8_lossy().as_ref())),
                Some(_) | None => others.push(parameter),
            }
        }
        let rest = if others.is_empty() { before.to_owned() } else { format!("{before}?{}", others.join("&")) };
        let mut config: Config = rest.parse().map_err(|error: postgres::Error| bad(error.to_string()))?;
        let mode = mode.unwrap_or(if is_on_this_machine(&config) { SslMode::Disable } else { SslMode::VerifyFull });
        config.ssl_mode(match mode {
            SslMode::Disable => postgres::config::SslMode::Disable,
            SslMode::Prefer => postgres::config::SslMode::Prefer,
            SslMode::Require | SslMode::VerifyCa | SslMode::VerifyFull => postgres::config::SslMode::Require,
        });
        if config.get_password().is_none()
            && let Some(password) = password(&config)?
        {
            config.password(password);
        }
        Ok(Self { config, mode, authority })
    }
}

fn bad(why: String) -> StoreError {
    StoreError::BadAddress { why }
}

/// Whether no byte leaves this machine on the way to the database.
fn is_on_this_machine(config: &Config) -> bool {
    let host = |host: &Host| match host {
        Host::Tcp(name) => name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    let addresses = config.get_hostaddrs();
    if addresses.is_empty() { config.get_hosts().iter().all(host) } else { addresses.iter().all(|address| address.is_loopback()) }
}

/// The password from the environment, as PostgreSQL's own programs find it.
fn password(config: &Config) -> Result<Option<String>, StoreError> {
    if let Ok(password) = std::env::var(PASSWORD) {
        return Ok(Some(password));
    }
    let Some(path) = std::env::var_os(PASSWORD_FILE).map(PathBuf::from) else { return Ok(None) };
    let read = poker_host::read_private(&path).map_err(|error| bad(error.to_string()))?;
    let text = read.ok_or_else(|| bad(format!("{} is not there", path.display())))?.text;
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5_432).to_string();
    let user = config.get_user().unwrap_or_default();
    Ok(find_password(&text, [&host, &port, config.get_dbname().unwrap_or(user), user]))
}

/// Finds the password in the text of a file of passwords: lines `host:port:database:user:password`, in which `*` stands for anything, and a
/// backslash goes before `:` and `\\`.
fn find_password(text: &str, wanted: [&str; 4]) -> Option<String> {
    let fields = |line: &str| {
        let (mut fields, mut escaped) = (vec![String::new()], false);
        for letter in line.chars() {
            match letter {
                '\\' if !escaped => {
                    escaped = true;
                    continue;
                }
                ':' if !escaped => fields.push(String::new()),
                letter => fields.last_mut().into_iter().for_each(|field| field.push(letter)),
            }
            escaped = false;
        }
        fields
    };
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| match &fields(line)[..] {
        [key @ .., password] if key.len() == wanted.len() => {
            let fits = key.iter().zip(wanted).all(|(field, wanted)| field == "*" || field == wanted);
            fits.then(|| password.clone())
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_on_another_machine_is_reached_by_tls_with_a_checked_certificate_unless_the_address_says_otherwise() {
        let mode = |url: &str| Place::read(url).unwrap().mode;
        for here in ["postgres://a@localhost/b", "postgres://a@127.0.0.1:5433/b", "postgres://a@[::1]/b", "postgres://a@%2Frun%2Fpg/b"] {
            assert_eq!(mode(here), SslMode::Disable, "{here}");
        }
        for elsewhere in ["postgres://a@db/b", "postgres://a@10.0.0.7/b", "postgres://a@localhost,db/b", "postgres://a@localhost.example/b"]
        {
            assert_eq!(mode(elsewhere), SslMode::VerifyFull, "{elsewhere}");
        }
        assert_eq!(mode("postgres://a@db/b?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://a@localhost/b?connect_timeout=3&sslmode=require"), SslMode::Require);
        let place = Place::read("postgres://a@db/b?sslmode=verify-ca&sslrootcert=%2Fetc%2Fca.pem").unwrap();
        assert_eq!((place.mode, place.authority), (SslMode::VerifyCa, Some("/etc/ca.pem".into())));
        let wrong = Place::read("postgres://a@db/b?sslmode=verify_full").unwrap_err().to_string();
        assert!(wrong.contains("there is no sslmode `verify_full`"), "{wrong}");
    }

    #[test]
    fn a_password_is_found_in_a_file_of_passwords_as_postgresql_finds_it() {
        let text = "# comment\ndb:5432:books:ada:on\\:e\n*:*:*:bob:two\\\\\nshort:line\ndb:5432:*:*:three\n";
        let find = |host, database, user| find_password(text, [host, "5432", database, user]);
        assert_eq!(find("db", "books", "ada").as_deref(), Some("on:e"));
        assert_eq!(find("elsewhere", "books", "bob").as_deref(), Some("two\\"));
        assert_eq!(find("db", "books", "cy").as_deref(), Some("three"));
        assert_eq!(find("elsewhere", "books", "cy"), None);
    }
}
