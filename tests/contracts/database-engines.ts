import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, DatabaseEngine } from '@axle/server/src/platform/database/database.ts';
import { type DatabaseSettings, openDatabase } from '@axle/server/src/platform/database/open-database.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import pg from 'pg';
import { type ServerForTests, startInstalled } from './installed-postgres.ts';

/** One engine, opened on a database of its own that lives until `end`. */
export interface EngineForTests {
  readonly settings: DatabaseSettings;
  open(): Promise<Database>;
  end(): Promise<void>;
}

const inFolder = async (databaseEngine: 'embedded' | 'pglite'): Promise<EngineForTests> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'axle-contract-'));
  const settings: DatabaseSettings = { dataFolder: path.join(folder, 'data'), databaseEngine };
  return {
    settings,
    open: () => openDatabase(settings, silentLog),
    end: () => rm(folder, { recursive: true, force: true }),
  };
};

const byUrl = async (): Promise<EngineForTests> => {
  const server: ServerForTests = startInstalled();
  const name = `axle_contract_${process.pid}`;
  const administer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await administer(`create database ${name}`);
  const settings: DatabaseSettings = { dataFolder: path.join(tmpdir(), 'axle-contract-unused'), databaseUrl: server.url(name) };
  return {
    settings,
    open: () => openDatabase(settings, silentLog),
    async end() {
      await administer(`drop database ${name} with (force)`);
      server.stop();
    },
  };
};

/** Prepares an engine for a suite. */
export const prepareEngine = (engine: DatabaseEngine): Promise<EngineForTests> => (engine === 'url' ? byUrl() : inFolder(engine));
