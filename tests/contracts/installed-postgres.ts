import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL server that stands for the one at DATABASE_URL. */
export interface ServerForTests {
  url(database: string): string;
  stop(): void;
}

const debian = '/usr/lib/postgresql';

const installedBinaries = (): string | undefined => {
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter(version => version >= 15)
    : [];
  return versions.length === 0 ? undefined : path.join(debian, String(Math.max(...versions)), 'bin');
};

const given = process.env['TEST_DATABASE_URL'];

/** Whether a server other than our own can be had: TEST_DATABASE_URL, or PostgreSQL as Debian installs it. */
export const canStartInstalled = given !== undefined || installedBinaries() !== undefined;

const atUrl = (base: string): ServerForTests => ({
  url(database) {
    const url = new URL(base);
    url.pathname = `/${database}`;
    return url.href;
  },
  stop: () => undefined,
});

/** Starts it in a folder of its own; as root it runs as nobody. */
export const startInstalled = (): ServerForTests => {
  if (given !== undefined) return atUrl(given);
  const binaries = installedBinaries();
  if (!binaries) throw new Error('no PostgreSQL is installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'axle-installed-'));
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const run = (program: string, args: readonly string[]): void => {
    const end = spawnSync(path.join(binaries, program), args, {
      cwd: '/',
      ...account,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (end.status !== 0) throw new Error(`${program}: ${end.stderr}`);
  };
  const data = path.join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses= -c fsync=off`, 'start']);
  return {
    url: database => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
