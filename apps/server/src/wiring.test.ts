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

/** Keys that calls know, so that chance gets past the first check. */
const keys = ['id', 'ids', 'version', 'targets', 'values', 'filters', 'sort', 'limit', 'offset', 'after', 'field', 'fields', 'page', 'layout', 'columns', 'taskid', 'key', 'format', 'input', 'state', 'dry_run', 'mode', 'section'];
const value = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<unknown>(1, 0, -1, 2 ** 53, 1.5, '1', '', 'make', 'vehicleModel', 'basic', 'basic_vehicle_model', null, [], {}, '\ud800', '9'.repeat(40), '2026-05-20', 'xlsx') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.record({ field: fc.constantFrom('make', 'year', 'bodyStyles', 'createdBy', 'nothing'), op: fc.constantFrom('eq', 'in', 'between', 'contains', 'gt', 'isEmpty'), value: fc.jsonValue({ maxDepth: 1 }), id: fc.integer(), version: fc.integer() }, { requiredKeys: [] }), { maxLength: 3 }) },
);
const body = fc.oneof({ weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...keys), value) }, { weight: 1, arbitrary: fc.jsonValue() });

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
