import { spawn } from 'node:child_process';
import { type FileHandle, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { businessZone } from '@axle/page-kit';
import type { PoolConfig } from 'pg';
import type { Log } from '../../host/log.ts';
import { StartRefusal, reasonOf } from '../../host/start-refusal.ts';
import { createCluster, hasCluster, ownName } from './create-cluster.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { type OperatingAccount, operatingAccount } from './operating-account.ts';
import { clearLeftover, readPostmaster, stopPostmaster } from './postmaster.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { privateEntrance } from './private-entrance.ts';
import { programEnvironment } from './run-program.ts';

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
  /** Called when it ends without being asked to. */
  readonly onBroken?: (reason: string) => void;
}

const usualSettings = {
  timezone: businessZone,
  log_timezone: businessZone,
  // Failing statements are handled by their sender; only the server's own messages belong here.
  log_min_messages: 'log',
  max_connections: '60',
  random_page_cost: '1.1',
};

/** Bytes. */
const logLimit = 10_000_000;

const lastWords = async (logFile: string): Promise<string> => {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
};

/** Opens the log for the server's output; starts a new one when it has grown long. */
const openLog = async (logFile: string): Promise<FileHandle> => {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size > logLimit) await truncate(logFile);
  return open(logFile, 'a', 0o600);
};

const start = async (options: EmbeddedOptions, postgres: string, account: OperatingAccount | undefined): Promise<EmbeddedPostgres> => {
  const { clusterFolder, log } = options;
  const entrance = await privateEntrance(clusterFolder, account);
  const settings = Object.entries({ ...usualSettings, ...entrance.settings, ...options.settings });
  const logFile = `${clusterFolder}.log`;
  const output = await openLog(logFile);
  const child = spawn(
    postgres,
    ['-D', ownName(clusterFolder, account), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: clusterFolder,
      ...account,
      env: programEnvironment(),
      stdio: ['ignore', output.fd, output.fd],
      // Else Ctrl-C would reach it together with us and break off the calls that we still want to finish.
      detached: true,
      windowsHide: true,
    },
  );
  let end: string | undefined;
  let onEnd = (): void => undefined;
  const note = (what: string): void => {
    end ??= what;
    onEnd();
  };
  child.on('error', error => note(error.message));
  child.on('exit', code => note(`PostgreSQL ended with code ${code}`));
  child.unref();
  await output.close();
  for (let waited = 1; ; waited++) {
    const postmaster = await readPostmaster(clusterFolder);
    if (end !== undefined) {
      await entrance.close();
      throw new StartRefusal(`PostgreSQL does not start on ${clusterFolder}: ${(await lastWords(logFile)) || end} (see ${logFile}).`);
    }
    if (postmaster?.ready && postmaster.pid === child.pid) break;
    if (waited % 1000 === 0) log.info('database: PostgreSQL is still starting');
    await pause(10);
  }
  onEnd = () => options.onBroken?.(`${end} (see ${logFile})`);
  return {
    connection: entrance.connection,
    async stop() {
      onEnd = () => undefined;
      await stopPostmaster(child.pid as number);
      await entrance.close();
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
    const binaries = await postgresBinaries(account);
    if (exists) {
      if (await clearLeftover(clusterFolder)) log.info('database: stopped the PostgreSQL that a killed server left behind');
    } else {
      log.info('database: making a new PostgreSQL cluster');
      await createCluster(clusterFolder, binaries, account);
      made = true;
    }
    return await start(options, binaries.postgres, account);
  } catch (error) {
    if (exists) throw new StartRefusal(reasonOf(error));
    if (made) await rm(clusterFolder, { recursive: true, force: true });
    throw new EmbeddedUnavailable(reasonOf(error));
  }
};
