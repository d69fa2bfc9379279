import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { placeOfClusters } from '@axle/server/src/testing/cluster-folder.ts';
import { patience } from './patience.ts';
import { root } from './tree.ts';

/** The real server in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  /** Everything it has printed. */
  output(): string;
  /** Asks it to finish, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without warning, as a power cut does. */
  kill(): Promise<void>;
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** How the names of data folders begin; the process that made one follows. */
export const runFolder = 'axle-run-';

/** A data folder that its creator removes. */
export const temporaryFolder = async (): Promise<string> => mkdtemp(join(await placeOfClusters(), `${runFolder}${process.pid}-`));

/** Removes a folder that {@link temporaryFolder} made. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())));

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    reply => reply.status < 500,
    () => false,
  );

/**
 * Starts the built application over a data folder and waits for its first answer; throws with its output when it ends before that, and at
 * once when the application has not been built.
 */
export async function startServer(dataFolder: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  if (!existsSync(join(root, 'dist/web/index.html'))) throw new Error('The browser app has not been built: run pnpm build');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DEMO_MONTHS: '5',
      ...environment,
      DATA_DIR: dataFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-100_000)));

  while (!(await answers(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended before it answered:\n${printed}`);
    if (performance.now() - began > patience.file) {
      child.kill('SIGKILL');
      throw new Error(`The server did not answer in time:\n${printed}`);
    }
    await pause(10);
  }
  const startedIn = performance.now() - began;
  return {
    origin,
    pid: child.pid ?? 0,
    startedIn,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
