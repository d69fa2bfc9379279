import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { makeFirstStatistics } from '../database/first-statistics.ts';
import { bringUpToDate } from '../../schema/bring-up-to-date.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Log } from '../host/log.ts';
import { StartRefusal, reasonOf } from '../host/start-refusal.ts';

/** What is built on an open database whose schema is up to date. */
export interface Assembled {
  /** Answers calls; closing it lets running calls finish and takes no more. */
  readonly app: {
    listen(at: { host: string; port: number }): Promise<string>;
    close(): Promise<unknown>;
    /** What listens; undefined where nothing does. */
    readonly server?: { closeIdleConnections(): void };
  };
  /** Work in the background: queue, schedules. */
  readonly jobs: {
    start(): Promise<void>;
    stop(): Promise<void>;
  };
}

/** A server that answers calls. */
export interface RunningServer {
  /** As `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly database: Database;
  /** Finishes running calls, stops the jobs, closes the database, in this order. */
  stop(): Promise<void>;
}

/** What is started, where it is logged and when it should give up. */
export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  assemble(database: Database): Promise<Assembled>;
  /** Aborted when the server should not go on starting. */
  readonly giveUp: AbortSignal;
}

const listenRefusal = (error: unknown, { host, port }: Config): Error => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new StartRefusal(`Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another port.`);
  if (code === 'EACCES') return new StartRefusal(`Port ${port} may not be used by this account. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(`${host} is no address of this machine. Set HOST to one that is.`);
  return error instanceof Error ? error : new Error(reasonOf(error));
};

/** Browsers keep their connections open: each is closed as soon as its running call is answered. */
const closeApp = async (app: Assembled['app']): Promise<void> => {
  const sweep = setInterval(() => app.server?.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(sweep));
};

/**
 * Database, schema, app, statistics of what it filled, jobs, port, in this order. What was started is stopped again when a later step
 * fails.
 */
export const startServer = async ({ config, log, assemble, giveUp }: StartOptions): Promise<RunningServer> => {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let next = stops.pop(); next; next = stops.pop()) await next().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped well');
  };
  try {
    const database = await openDatabase(config, log);
    stops.push(() => database.close());
    giveUp.throwIfAborted();
    const ran = await bringUpToDate(database.pool);
    if (ran.length > 0) log.info(`database: schema brought up to date (${ran.length === 1 ? ran[0] : `${ran.length} files`})`);
    giveUp.throwIfAborted();
    const { app, jobs } = await assemble(database);
    stops.push(() => jobs.stop());
    const counted = await makeFirstStatistics(database.pool);
    if (counted > 0) log.info(`database: first statistics made (tables: ${counted})`);
    await jobs.start();
    stops.push(() => closeApp(app));
    giveUp.throwIfAborted();
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenRefusal(error, config);
    });
    return { address, database, stop };
  } catch (error) {
    await stop().catch((failure: unknown) => log.warn(reasonOf(failure)));
    throw error;
  }
};
