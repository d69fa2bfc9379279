import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Decimal } from '@axle/kernel';
import { openPool, overPool } from '@axle/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '@axle/server/src/platform/database/embedded/embedded-postgres.ts';
import { readPostmaster } from '@axle/server/src/platform/database/embedded/postmaster.ts';
import { makeFirstStatistics } from '@axle/server/src/platform/database/first-statistics.ts';
import { bringUpToDate } from '@axle/server/src/schema/bring-up-to-date.ts';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { wholeRegistry } from '@axle/server/src/modules.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import { seedDemoData } from '@axle/server/src/platform/demo/seed-demo-data.ts';
import { inDatabase } from '@axle/server/src/testing/in-database.ts';
import { stockLedger } from '@axle/server/src/modules/inventory/stock/stock-ledger.ts';
import type { Kysely } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

/** A database with the demo company in it, a bin of its own and SKUs that were never there. */
export interface Ground {
  readonly name: string;
  connection: PoolConfig;
  db: Kysely<Tables>;
  pool: Pool;
  readonly warehouse: number;
  readonly bin: number;
  readonly skus: readonly number[];
  readonly by: number;
  /** Ends the database without warning and starts it again; undefined where it is not ours to end. */
  readonly killDatabase?: () => Promise<void>;
  close(): Promise<void>;
}

/** What a process has to know to book on the ground. */
export const placeOf = ({ connection, warehouse, bin, by }: Ground): Pick<Ground, 'connection' | 'warehouse' | 'bin' | 'by'> => ({
  connection,
  warehouse,
  bin,
  by,
});

/** How to reach a database from another process. */
export function urlOf({ connection }: Ground): string {
  if (connection.connectionString !== undefined) return connection.connectionString;
  const { user = '', host = '', port = 5432, database = '' } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A PostgreSQL server, ours or another's. */
export interface Cluster {
  readonly name: string;
  connection(): PoolConfig;
  readonly kill?: () => Promise<void>;
  stop(): Promise<void>;
}

/** The database that the product brings along, with the settings that it runs with. */
export async function embedded(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-load-'));
  const clusterFolder = path.join(folder, 'postgres');
  const start = async () => startEmbeddedPostgres({ clusterFolder, settings: { max_connections: '200' }, log: silentLog });
  let server = await start();
  /** What works for a killed server outlives it for a moment, and another is refused as long as it does. */
  const startAgain = async (most = 100): Promise<Awaited<ReturnType<typeof start>>> =>
    start().catch(async (error: unknown) => {
      if (most === 0) throw error;
      return startAgain(most - 1);
    });
  return {
    name: 'embedded',
    connection: () => server.connection,
    async kill() {
      const postmaster = await readPostmaster(clusterFolder);
      process.kill(postmaster!.pid, 'SIGKILL');
      await server.stop().catch(() => undefined);
      server = await startAgain();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server that somebody else runs; its user must be allowed to create databases. */
const outside = (name: string, connection: PoolConfig): Cluster => ({
  name,
  connection: () => connection,
  stop: async () => undefined,
});

/** The databases to load: the embedded one, and the one that LOAD_DATABASE_URL names. */
export const clusters = (): readonly (() => Promise<Cluster>)[] => {
  const url = process.env['LOAD_DATABASE_URL'];
  return [embedded, ...(url ? [async () => outside('PostgreSQL', { connectionString: url })] : [])];
};

/** Where the ground is: a warehouse with a bin for picking, and the SKUs that it has none of. */
const place = `
    select w.id as warehouse, (select min(b.id) from bin b join warehouse_area a on a.id = b.area where b.warehouse = w.id
    and a.use = 'pick') as bin,
      (select min(id) from app_user) as by,
      array(select s.id from sku s where not exists (select from stock_item i where i.sku = s.id and i.warehouse = w.id)
      order by s.id) as skus
    from warehouse w where w.code = 'CN-SZ'`;

/** The ground in a database that has the demo company in it already; closing it is up to the opener. */
export async function groundIn(name: string, opened: Pick<Ground, 'connection' | 'db' | 'pool'>): Promise<Ground> {
  await makeFirstStatistics(opened.pool);
  const { rows } = await opened.pool.query<Pick<Ground, 'warehouse' | 'bin' | 'by' | 'skus'>>(place);
  return { name, ...opened, ...rows[0]!, close: async () => undefined };
}

/** Lays the ground in a new database of a cluster. */
export async function layGround(start: () => Promise<Cluster>): Promise<Ground> {
  const cluster = await start();
  const database = `axle_load_${process.pid}_${Date.now()}`;
  const administration = openPool(inDatabase(cluster.connection(), 'postgres'), silentLog);
  await administration.query(`drop database if exists ${database} with (force)`);
  await administration.query(`create database ${database}`);
  await administration.end();
  const open = () => {
    const connection = inDatabase(cluster.connection(), database);
    const pool = openPool(connection, silentLog);
    return { connection, pool, db: overPool(pool) };
  };
  let opened = open();
  await bringUpToDate(opened.pool);
  await seedDemoData(opened.db, await wholeRegistry(), new Date());
  const ground: Ground = {
    ...(await groundIn(cluster.name, opened)),
    ...(cluster.kill
      ? {
          async killDatabase() {
            await cluster.kill!();
            await opened.pool.end().catch(() => undefined);
            opened = open();
            Object.assign(ground, opened);
          },
        }
      : {}),
    async close() {
      await opened.pool.end();
      if (!cluster.kill) {
        const last = openPool(inDatabase(cluster.connection(), 'postgres'), silentLog);
        await last.query(`drop database if exists ${database} with (force)`);
        await last.end();
      }
      await cluster.stop();
    },
  };
  return ground;
}

/** Brings pieces of SKUs into the bin of the ground. */
export async function bring({ db, warehouse, bin, by }: Ground, skus: readonly number[], qty: number, run: string): Promise<void> {
  await db.transaction().execute(async transaction => {
    const reply = await stockLedger({ registry, transaction, now: new Date(), by }).post({
      idemKey: `load:${run}:bring`,
      docType: 'load',
      docNo: run,
      bizType: 'purchase_in',
      changes: skus.map(sku => ({ warehouse, bin, sku, status: 'available', qty })),
      incoming: skus.map(sku => ({ warehouse, sku, qty, cost: { value: String(qty * 35) as Decimal, source: 'po_price' } })),
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });
}
