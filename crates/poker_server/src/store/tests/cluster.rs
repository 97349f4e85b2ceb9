//! A PostgreSQL server for tests: it runs as an ordinary user, with its socket in a temporary folder.

use std::cell::Cell;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::store::{KeyRing, PostgresStore};

/// Users to run PostgreSQL as, because it refuses to run as root. The first that exists is used.
const USERS: [&str; 2] = ["postgres", "nobody"];

pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    user: Option<(u32, u32)>,
    server: Child,
    port: String,
    databases: Cell<u32>,
}

impl Cluster {
    /// Starts a server. If PostgreSQL is not installed, prints that the test is left out and returns `None`.
    pub fn start() -> Option<Self> {
        Self::start_with(&["listen_addresses="], &[])
    }

    /// Starts a server that is reached over TCP too, with TLS. Returns its port.
    pub fn start_with_tls(certificate: &str, key: &str) -> Option<(Self, u16)> {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let ports = format!("port={port}");
        let settings = ["listen_addresses=127.0.0.1", &ports, "ssl=on", "ssl_cert_file=server.crt", "ssl_key_file=server.key"];
        Some((Self::start_with(&settings, &[("server.crt", certificate), ("server.key", key)])?, port))
    }

    /// Starts a server with these settings and these files in its folder.
    fn start_with(settings: &[&str], files: &[(&str, &str)]) -> Option<Self> {
        let Some(programs) = programs() else {
            println!("left out: PostgreSQL is not installed (Debian: apt-get install postgresql)");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let superuser = std::fs::metadata("/proc/self").unwrap().uid() == 0;
        let user = superuser.then(|| USERS.iter().find_map(|name| user(name)).expect("an ordinary user"));
        if let Some((uid, gid)) = user {
            chown(folder.path(), Some(uid), Some(gid)).unwrap();
        }
        let data = folder.path().join("data");
        let mut init = program(&programs.join("initdb"), user);
        let made =
            init.args(["-U", "cardroom", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"]).arg(&data).status().unwrap();
        assert!(made.success(), "initdb: {made}");
        for (name, text) in files {
            let path = data.join(name);
            std::fs::write(&path, text).unwrap();
            std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
            if let Some((uid, gid)) = user {
                chown(&path, Some(uid), Some(gid)).unwrap();
            }
        }
        let port = settings.iter().find_map(|setting| setting.strip_prefix("port=")).unwrap_or("5432").to_owned();
        let mut server = program(&programs.join("postgres"), user);
        server.args(settings.iter().flat_map(|setting| ["-c", setting])).arg("-D").arg(&data).arg("-k").arg(folder.path());
        let server = server.spawn().unwrap();
        let cluster = Self { programs, folder, user, server, port, databases: Cell::new(0) };
        cluster.wait();
        Some(cluster)
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> String {
        let name = format!("books{}", self.databases.replace(self.databases.get() + 1));
        let mut client = postgres::Client::connect(&self.url("postgres"), postgres::NoTls).unwrap();
        client.batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        self.url(&name)
    }

    pub fn open(&self) -> PostgresStore {
        self.open_at(&self.database())
    }

    /// Opens books as a server that has the file of keys of this cluster.
    pub fn open_at(&self, url: &str) -> PostgresStore {
        PostgresStore::open(url, self.keys()).unwrap()
    }

    /// The keys of all servers on this cluster.
    pub fn keys(&self) -> KeyRing {
        KeyRing::of_folder(self.folder.path())
    }

    fn url(&self, database: &str) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://cardroom@{folder}:{}/{database}", self.port)
    }

    fn wait(&self) {
        let url = self.url("postgres");
        for _ in 0..1_500 {
            if postgres::Client::connect(&url, postgres::NoTls).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("PostgreSQL does not answer at {url}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = program(&self.programs.join("pg_ctl"), self.user);
        let stopped = stop.args(["stop", "-m", "immediate", "-D"]).arg(self.folder.path().join("data")).status();
        if !stopped.is_ok_and(|status| status.success()) {
            drop(self.server.kill());
        }
        drop(self.server.wait());
    }
}

/// The folder of the newest version of PostgreSQL, where Debian installs it.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let version = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.map(|entry| entry.path()).max_by_key(version)?;
    Some(newest.join("bin")).filter(|programs| programs.join("initdb").exists())
}

fn program(path: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(path);
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some((uid, gid)) = user {
        command.gid(gid).uid(uid);
    }
    command
}

/// The ids of a user and its group.
fn user(name: &str) -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let mut fields = users.lines().map(|line| line.split(':')).find_map(|mut fields| (fields.next()? == name).then_some(fields))?.skip(1);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
