import { spawn } from 'node:child_process';
import { chown, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { Log } from '../../process/log.ts';
import { StartRefusal, reasonOf } from '../../process/start-refusal.ts';
import { clusterUser, createCluster, hasCluster, ownName, passwordFile } from './create-cluster.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { operatingAccount, type OperatingAccount } from './operating-account.ts';
import { clearLeftover, readPostmaster, socketPrefix, stopPostmaster } from './postmaster.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { programEnvironment } from './run-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A PostgreSQL of our own that runs as long as we do. */
export interface EmbeddedPostgres {
  /** Without a database name. */
  readonly connection: PoolConfig;
  stop(): Promise<void>;
}

/** Where to run it. */
export interface EmbeddedOptions {
  readonly clusterFolder: string;
  /** Server settings beyond the usual, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Told when it ends without being asked to. */
  readonly onBroken?: (reason: string) => void;
}

const usualSettings = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failing statements are the business of whoever sent them; here only what the server itself has to say.
  log_min_messages: 'log',
  max_connections: '60',
  random_page_cost: '1.1',
};

const logLimit = 10_000_000;

/** A way in that only we have: a socket in a private folder, on Windows a free port and a password. */
const privateEntrance = async (clusterFolder: string, account: OperatingAccount | undefined) => {
  if (process.platform === 'win32') {
    const port = await new Promise<number>((resolve, reject) => {
      const probe = createServer().on('error', reject);
      probe.listen(0, '127.0.0.1', () => {
        const { port: free } = probe.address() as { port: number };
        probe.close(() => resolve(free));
      });
    });
    const password = (await readFile(passwordFile(clusterFolder), 'utf8')).trim();
    return { connection: { host: '127.0.0.1', port, user: clusterUser, password }, settings: { listen_addresses: '127.0.0.1', port: String(port) }, folder: undefined };
  }
  const folder = await mkdtemp(path.join(await temporaryFolder(account), socketPrefix));
  if (account) await chown(folder, account.uid, account.gid);
  return { connection: { host: folder, user: clusterUser }, settings: { listen_addresses: '', unix_socket_directories: folder }, folder };
};

const lastWords = async (logFile: string): Promise<string> => {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
};

const start = async (options: EmbeddedOptions, postgres: string, account: OperatingAccount | undefined): Promise<EmbeddedPostgres> => {
  const { clusterFolder, log } = options;
  const entrance = await privateEntrance(clusterFolder, account);
  const settings = Object.entries({ ...usualSettings, ...entrance.settings, ...options.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = `${clusterFolder}.log`;
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > logLimit) await truncate(logFile);
  const output = await open(logFile, 'a', 0o600);
  // Detached, or Ctrl-C would reach it together with us and break off the calls that we still want to finish.
  const child = spawn(postgres, ['-D', ownName(clusterFolder, account), ...settings], {
    cwd: clusterFolder,
    ...account,
    env: programEnvironment(),
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
    windowsHide: true,
  });
  let failure: string | undefined;
  child.on('error', error => (failure = error.message));
  child.on('exit', code => (failure ??= `it ended with code ${code}`));
  child.unref();
  const removeEntrance = async (): Promise<void> => {
    if (entrance.folder) await rm(entrance.folder, { recursive: true, force: true });
  };
  for (let waited = 1; ; waited++) {
    const postmaster = failure === undefined ? await readPostmaster(clusterFolder) : undefined;
    if (postmaster?.pid === child.pid && postmaster?.ready) break;
    if (failure !== undefined) {
      await output.close();
      await removeEntrance();
      throw new StartRefusal(`PostgreSQL does not start on ${clusterFolder}: ${(await lastWords(logFile)) || failure} (see ${logFile}).`);
    }
    if (waited % 1000 === 0) log.info('database: PostgreSQL is still starting');
    await pause(10);
  }
  await output.close();
  const pid = child.pid as number;
  let stopping = false;
  child.on('exit', code => {
    if (!stopping) options.onBroken?.(`PostgreSQL ended with code ${code} (see ${logFile})`);
  });
  return {
    connection: entrance.connection,
    async stop() {
      stopping = true;
      await stopPostmaster(pid);
      await removeEntrance();
    },
  };
};

/**
 * Starts PostgreSQL on the cluster folder, making the cluster first where there is none. Throws EmbeddedUnavailable when
 * there is no cluster yet and none can run here; a cluster that exists and does not start is refused.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { clusterFolder, log } = options;
  const exists = await hasCluster(clusterFolder);
  let made = false;
  const account = await operatingAccount(clusterFolder);
  try {
    const { postgres, ...binaries } = await postgresBinaries(account);
    if (exists) {
      if (await clearLeftover(clusterFolder)) log.info('database: stopped the PostgreSQL that a killed server left behind');
    } else {
      log.info('database: making a new PostgreSQL cluster');
      await createCluster(clusterFolder, { postgres, ...binaries }, account);
      made = true;
    }
    return await start(options, postgres, account);
  } catch (error) {
    if (exists) throw new StartRefusal(reasonOf(error));
    if (made) await rm(clusterFolder, { recursive: true, force: true });
    throw new EmbeddedUnavailable(reasonOf(error));
  }
};
