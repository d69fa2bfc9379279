import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fixedKey, headers, officePaths, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { silentLog } from './process/log.ts';
import { demoPassword } from './seed/demo-accounts.ts';
import { testDatabase } from './testing/test-database.ts';
import { wire } from './wiring.ts';

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'axle-wiring-'));
const { db, pool } = await testDatabase();
const { app, calls, jobs } = await wire(
  { db, pool, engine: 'embedded', exclusive: true, concurrent: true, onBroken: () => undefined, close: async () => undefined },
  readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }),
  silentLog,
);
afterAll(async () => {
  await app.close();
  await jobs.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const signIn = async (account: string): Promise<string> => {
  const reply = await app.inject({ method: 'POST', url: officePaths.signIn, payload: { account, password: demoPassword } });
  return reply.json().datas.signature;
};
const signature = await signIn('superadmin');

await db.insertInto('vehicle_model').values([1999, 2000, 2001].map(year => ({ market: 'US', year, make: 'Toyota', model: 'Camry', body_styles: ['sedan'] }))).execute();

/** Names that calls know, so that chance gets past the first checks. */
const field = fc.constantFrom('make', 'year', 'bodyStyles', 'aliases', 'status', 'createdBy', 'updatedAt', 'id', 'nothing', 'constructor');
const odd = fc.oneof(
  fc.constantFrom<unknown>(1, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, '1', '', 'Toyota', 'vehicleModel', 'basic_vehicle_model', null, [], {}, true, '\ud800', "'; --", '%_\\', '9'.repeat(40), '2026-05-20', '0000-00-00', '2026-05-20T08:30:00.000Z', 'xlsx'),
  fc.jsonValue({ maxDepth: 2 }),
);
const filter = fc.record({ field, op: fc.constantFrom('eq', 'ne', 'in', 'notIn', 'between', 'contains', 'startsWith', 'gt', 'isEmpty', 'like'), value: fc.oneof(odd, fc.array(odd, { maxLength: 3 })), also: fc.array(field, { maxLength: 2 }) }, { requiredKeys: ['field', 'op'] });
const target = fc.record({ id: fc.oneof(fc.integer({ min: 1, max: 4 }), odd), version: fc.oneof(fc.constant(1), odd) });
const asked = fc.record(
  {
    page: fc.constantFrom<unknown>('vehicleModel', 'vehicleSearchResult', 'downList', 'nowhere', 7), filters: fc.array(filter, { maxLength: 3 }),
    sort: fc.array(fc.record({ field, descending: fc.boolean() }, { requiredKeys: ['field'] }), { maxLength: 3 }), limit: fc.oneof(fc.integer({ min: 1, max: 500 }), odd),
    offset: fc.oneof(fc.nat(), odd), after: fc.oneof(fc.base64String(), odd), field, id: fc.oneof(fc.integer({ min: 1, max: 4 }), odd), version: fc.oneof(fc.constant(1), odd),
    values: fc.dictionary(field, odd), targets: fc.array(target, { maxLength: 3 }), input: fc.record({ into: odd }), columns: fc.array(field, { maxLength: 4 }),
    format: fc.constantFrom<unknown>('csv', 'xlsx', 'zip', 1), ids: fc.array(odd, { maxLength: 3 }), taskid: fc.oneof(fc.uuid(), odd), key: odd, layout: odd,
  },
  { requiredKeys: [] },
);
const body = fc.oneof({ weight: 5, arbitrary: asked }, { weight: 2, arbitrary: fc.dictionary(fc.string(), odd) }, { weight: 1, arbitrary: fc.jsonValue() });

const query = (input: unknown): string => {
  if (typeof input !== 'object' || input === null) return '';
  return new URLSearchParams(Object.entries(input).map(([key, entry]): [string, string] => [key, typeof entry === 'string' ? entry.toWellFormed() : JSON.stringify(entry)])).toString();
};

describe('no call can be made to fail', () => {
  it.each(calls.filter(call => call.path !== officePaths.signOut).map(call => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, { method, path: template }) => {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('1', 'x', '0', '99999999999999999999'), async (input, param) => {
        const url = template.replace(/:\w+/g, param);
        const reply = await app.inject({
          method,
          url: method === 'GET' ? `${url}?${query(input)}` : url,
          headers: { [headers.key]: fixedKey, [headers.signature]: signature, 'content-type': 'application/json' },
          payload: method === 'GET' ? undefined : JSON.stringify(input),
        });
        expect(reply.statusCode).toBe(200);
        const isFile = reply.headers['content-disposition'] !== undefined;
        expect(isFile || reply.json().code !== replyCodes.failed).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('without a sign-in nothing is answered', () => {
  const open: readonly string[] = [officePaths.cookieKey, officePaths.signIn];
  it.each(calls.filter(call => !open.includes(call.path)).map(call => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, { method, path: url }) => {
    const reply = await app.inject({ method, url: url.replace(/:\w+/g, '1'), headers: { [headers.key]: fixedKey }, payload: method === 'POST' ? {} : undefined });
    expect(reply.json()).toMatchObject({ code: replyCodes.signedOut });
  });
});
