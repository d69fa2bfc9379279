import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../host/is-alive.ts';

/** What a running PostgreSQL writes about itself into its cluster folder. */
export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
  readonly socketFolder: string;
}

/** How the folders begin in which our servers put their sockets. */
export const socketPrefix = 'axle-socket-';

const fileOf = (clusterFolder: string): string => path.join(clusterFolder, 'postmaster.pid');

/** The server that says it runs on the cluster, whether it still lives or not. */
export const readPostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(fileOf(clusterFolder), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready', socketFolder: lines[4]?.trim() ?? '' } : undefined;
};

/** A process id is given to other programs in time: where the system shows it, the process must also work in the cluster folder. */
const worksIn = async (pid: number, clusterFolder: string): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const at = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return at === (await realpath(clusterFolder));
};

/** Waits until the process has ended; answers whether it did within the time. */
export const ended = async (pid: number, milliseconds: number): Promise<boolean> => {
  const until = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await pause(15);
  }
  return true;
};

/** Ends the server: running statements are broken off, everything committed is written. Killed only if it does not answer. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  for (const [signal, patience] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await ended(pid, patience)) return;
  }
};

/**
 * Ends a server that a killed Axle left behind on the cluster, and removes the trace of one that is dead. Answers whether one was running.
 */
export const clearLeftover = async (clusterFolder: string): Promise<boolean> => {
  const left = await readPostmaster(clusterFolder);
  if (!left) return false;
  const running = isAlive(left.pid) && (await worksIn(left.pid, clusterFolder));
  if (running) await stopPostmaster(left.pid);
  else await rm(fileOf(clusterFolder), { force: true });
  if (path.basename(left.socketFolder).startsWith(socketPrefix)) await rm(left.socketFolder, { recursive: true, force: true });
  return running;
};
