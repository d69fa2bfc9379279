import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Tables } from '../database/tables.ts';
import { buildApp } from '../gateways/app/build-app.ts';
import { isHealthy } from './is-healthy.ts';

const { db } = await testDatabase();
// nobody listens there
const pool = new Pool({ host: '127.0.0.1', port: 1, database: 'away' });
const away = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => away.destroy());

async function health(database: Kysely<Tables>, folder = os.tmpdir()) {
  const app = buildApp({
    mainCalls: [],
    officeCalls: [],
    resolveCaller: () => Promise.reject(new Error('nobody calls')),
    site: new Map(),
    now: () => new Date(),
    healthy: () => isHealthy(database, folder),
    logLevel: 'silent',
  });
  const { statusCode, body } = await app.inject('/healthz');
  await app.close();
  return [statusCode, JSON.parse(body)];
}

it('/healthz answers 200 while database and disk are there, and 503 while one of them is away', async () => {
  expect(await health(db)).toEqual([200, { ok: true }]);
  expect(await health(away)).toEqual([503, { ok: false }]);
  expect(await health(db, path.join(os.tmpdir(), 'axle-no-such-folder'))).toEqual([503, { ok: false }]);
});
