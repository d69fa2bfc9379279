import { fsyncSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { businessZone } from '@axle/page-kit';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FromWorker, WorkerInput } from './worker-messages.ts';

interface FileNode {
  readonly node: { readonly mount: { readonly type: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } } } };
}

/**
 * PGlite starts with fsync off and its file system knows no fsync: a power cut could lose what was acknowledged. Both are
 * mended here; a test counts that a commit reaches the disk.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `timezone=${businessZone}`,
];

const writeThrough = (database: PGlite, count: () => void): void => {
  const files = (database as unknown as { Module: { FS: { lookupPath(path: string): FileNode } } }).Module.FS;
  files.lookupPath('/pglite/data/base').node.mount.type.stream_ops.fsync = stream => {
    fsyncSync(stream.nfd);
    count();
    return 0;
  };
};

/** Extensions are named at every opening: without them, writes to a table with their index fail. */
const open = async (folder: string): Promise<PGlite> => {
  const database = new PGlite(folder, { extensions: { pg_trgm }, startParams });
  await database.waitReady;
  return database;
};

/** A folder of that name appears only when the database in it is complete. */
const make = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await (await open(draft)).close();
  await rmdir(folder).catch(() => undefined);
  await rename(draft, folder);
};

const hour = 3_600_000;

const serve = async ({ folder, socketPath, syncs }: WorkerInput): Promise<void> => {
  const exists = await stat(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) await make(folder);
  const database = await open(folder);
  const counter = new Int32Array(syncs);
  writeThrough(database, () => Atomics.add(counter, 0, 1));
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 20 });
  await server.start();
  // There is no autovacuum.
  const cleaning = setInterval(() => void database.exec('vacuum analyze').catch(() => undefined), 6 * hour);
  parentPort?.on('message', () => {
    clearInterval(cleaning);
    void server
      .stop()
      .then(() => database.close())
      .then(
        () => post({ kind: 'stopped' }),
        (error: unknown) => post({ kind: 'failed', reason: String(error) }),
      );
  });
  post({ kind: 'ready' });
};

const post = (message: FromWorker): void => parentPort?.postMessage(message);

serve(workerData as WorkerInput).catch((error: unknown) =>
  post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
