import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { StartRefusal } from '../../host/start-refusal.ts';
import { socketPrefix } from '../embedded/postmaster.ts';
import { temporaryFolder } from '../embedded/temporary-folder.ts';
import type { FromWorker, WorkerInput } from './worker-messages.ts';

/** PostgreSQL compiled to WebAssembly, in a thread of this process. */
export interface Pglite {
  readonly connection: PoolConfig;
  /** How often something was forced to the disk since it runs. */
  syncs(): number;
  stop(): Promise<void>;
}

/** A stream for the driver that connects to the path, whatever host it is given. */
const streamTo = (socketPath: string) => (): Socket => {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = (() => connect(socketPath)) as typeof socket.connect;
  return socket;
};

/** A private folder for the socket. A note says where it is, so that the next server can remove what a killed one left. */
const newSocketFolder = async (note: string): Promise<string> => {
  const left = await readFile(note, 'utf8').catch(() => '');
  if (path.basename(left).startsWith(socketPrefix)) await rm(left, { recursive: true, force: true });
  const created = await mkdtemp(path.join(await temporaryFolder(undefined), socketPrefix));
  await mkdir(path.dirname(note), { recursive: true });
  await writeFile(note, created);
  return created;
};

const nextMessage = (worker: Worker): Promise<FromWorker> =>
  new Promise(resolve => {
    const settle = (message: FromWorker): void => {
      worker.off('message', settle);
      worker.off('error', failed);
      worker.off('exit', left);
      resolve(message);
    };
    const failed = (error: Error): void => settle({ kind: 'failed', reason: error.message });
    const left = (code: number): void => settle({ kind: 'failed', reason: `its thread ended with code ${code}` });
    worker.on('message', settle);
    worker.on('error', failed);
    worker.on('exit', left);
  });

/**
 * Starts PGlite on a folder, making the database where there is none. It has one session: the pool over it must hold one
 * connection, and the holder of that connection makes everybody else wait. It does not lock the folder.
 */
export const startPglite = async (folder: string, onBroken: (reason: string) => void): Promise<Pglite> => {
  const socketFolder = process.platform === 'win32' ? undefined : await newSocketFolder(`${folder}.socket`);
  const socketPath = socketFolder ? path.join(socketFolder, 'pglite') : `\\\\.\\pipe\\axle-${randomBytes(16).toString('hex')}`;
  const syncs = new SharedArrayBuffer(4);
  const input: WorkerInput = { folder, socketPath, syncs };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: input });
  const clear = async (): Promise<void> => {
    await worker.terminate();
    if (socketFolder) for (const used of [socketFolder, `${folder}.socket`]) await rm(used, { recursive: true, force: true });
  };
  const first = await nextMessage(worker);
  if (first.kind === 'failed') {
    await clear();
    throw new StartRefusal(`The built-in database does not start on ${folder}: ${first.reason}.`);
  }
  let stopping = false;
  const broken = (reason: string): void => {
    if (!stopping) onBroken(reason);
  };
  worker.on('error', error => broken(error.message));
  worker.on('exit', code => broken(`its thread ended with code ${code}`));
  return {
    connection: { user: 'postgres', database: 'postgres', max: 1, stream: streamTo(socketPath) },
    syncs: () => Atomics.load(new Int32Array(syncs), 0),
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      const last = await nextMessage(worker);
      await clear();
      if (last.kind === 'failed') throw new Error(`the built-in database did not close well: ${last.reason}`);
    },
  };
};
