import type { Log } from '../host/log.ts';
import { logEntry } from '../host/log-entry.ts';
import { StartRefusal } from '../host/start-refusal.ts';
import type { RunningServer } from './start-server.ts';

/** Signals reach us on several ways at once (terminal, npm, a starting script): within this time they are the same one. */
const sameSignal = 700;
/** Running calls that take longer than this are broken off. */
const patience = 60_000;

const say = (error: unknown): string =>
  error instanceof StartRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * The life of the process: starts the server, waits for SIGINT, SIGTERM or a failure, stops the server, and ends. A
 * second signal ends it at once. A refusal to start is one sentence and exit code 1.
 */
export const runUntilStopped = async (start: (giveUp: AbortSignal) => Promise<RunningServer>, log: Log): Promise<never> => {
  const stopping = new AbortController();
  let exitCode = 0;
  let firstSignal: number | undefined;
  const fail = (error: unknown): void => {
    log.warn(say(error));
    exitCode = 1;
    stopping.abort();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (firstSignal === undefined) {
      firstSignal = now;
      log.info(`${signal}: finishing what runs, then stopping; once more stops at once`);
      stopping.abort();
    } else if (now - firstSignal > sameSignal) {
      log.warn('stopped at once');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // whoever read what is printed may be gone: the lines are lost then, and no failure, whose line would be the next one to fail
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const server = await start(stopping.signal);
    server.database.onBroken(reason => fail(new StartRefusal(`The database ended by itself: ${reason}.`)));
    if (!stopping.signal.aborted) await new Promise(resolve => stopping.signal.addEventListener('abort', resolve, { once: true }));
    const tooLong = setTimeout(() => {
      log.warn('running calls did not finish in time; stopped without them');
      process.exit(1);
    }, patience);
    await server.stop();
    clearTimeout(tooLong);
    log.info('stopped');
  } catch (error) {
    if (!(stopping.signal.aborted && error === stopping.signal.reason)) {
      log.warn(say(error));
      exitCode = 1;
    } else log.info('stopped before it had started');
  }
  process.exit(exitCode);
};

/** Lines on the standard error stream, so that the standard output holds nothing but the server's log. */
export const consoleLog: Log = {
  info: line => console.error(`axle: ${logEntry(line)}`),
  warn: line => console.error(`axle: ${logEntry(line)}`),
};
