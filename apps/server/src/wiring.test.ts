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

await db
  .insertInto('vehicle_model')
  .values([1999, 2000, 2001].map(year => ({ market: 'US', year, make: 'Toyota', model: 'Camry', body_styles: ['sedan'] })))
  .execute();

const field = fc.constantFrom(
  'make',
  'model',
  'year',
  'bodyStyles',
  'aliases',
  'status',
  'createdBy',
  'updatedAt',
  'fileName',
  'at',
  'by',
  'id',
  'nothing',
  'constructor',
);
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.constantFrom('Toyota', 'camry', "'; --", '%_\\', '[]', '{a,"b'),
);
const number = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer(), fc.maxSafeInteger());
const odd = fc.oneof(
  fc.constantFrom<unknown>(1.5, 2 ** 53, 1e300, '', null, [], {}, true, '9'.repeat(40), '0000-00-00', '2026-05-20T08:30:00.000Z', 'xlsx'),
  text,
  number,
  fc.jsonValue({ maxDepth: 2 }),
);
const moment = fc.date({ noInvalidDate: true, min: new Date('1999-01-01'), max: new Date('2040-01-01') }).map(date => date.toISOString());

/** Filters that read well, and some that do not. */
const filter = fc.oneof(
  fc.record({
    field: fc.constantFrom('make', 'model', 'fileName', 'name'),
    op: fc.constantFrom('contains', 'startsWith', 'eq', 'ne'),
    value: text,
    also: fc.constantFrom([], ['model']),
  }),
  fc.record({
    field: fc.constantFrom('make', 'model'),
    op: fc.constantFrom('in', 'notIn'),
    value: fc.array(text, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ field: fc.constantFrom('year', 'createdBy', 'rows', 'by'), op: fc.constantFrom('eq', 'ne', 'gt', 'lte'), value: number }),
  fc.record({ field: fc.constant('year'), op: fc.constant('between'), value: fc.tuple(number, fc.option(number)) }),
  fc.record({
    field: fc.constantFrom('updatedAt', 'at', 'queuedAt'),
    op: fc.constant('between'),
    value: fc.tuple(moment, fc.option(moment)),
  }),
  fc.record({ field: fc.constant('bodyStyles'), op: fc.constantFrom('in', 'notIn', 'isEmpty'), value: fc.constant(['sedan', 'suv']) }),
  fc.record(
    {
      field,
      op: fc.constantFrom('eq', 'in', 'between', 'contains', 'gt', 'isEmpty', 'like'),
      value: fc.oneof(odd, fc.array(odd, { maxLength: 3 })),
      also: fc.array(field, { maxLength: 2 }),
    },
    { requiredKeys: ['field', 'op'] },
  ),
);
const sometimes = <Value>(likely: fc.Arbitrary<Value>, unlikely: fc.Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 12, arbitrary: likely as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: unlikely });
const absent = fc.constant(undefined);
const one = sometimes(fc.integer({ min: 1, max: 4 }));

/** Bodies that most calls would take if each part were right; parts are wrong now and then. */
const wellMeant = fc.record({
  page: sometimes(
    fc.constantFrom(undefined, 'vehicleModel'),
    fc.constantFrom<unknown>('vehicleModel', 'vehicleSearchResult', 'downList', 'nowhere', 7),
  ),
  filters: sometimes(fc.array(filter, { maxLength: 2 })),
  sort: sometimes(
    fc.array(fc.record({ field: fc.constantFrom('year', 'make', 'updatedAt', 'at'), descending: fc.boolean() }), { maxLength: 2 }),
  ),
  limit: sometimes(fc.integer({ min: 1, max: 500 })),
  offset: sometimes(absent, fc.nat()),
  after: sometimes(absent, fc.oneof(fc.base64String(), text)),
  field: fc.oneof(field, text),
  id: one,
  version: sometimes(fc.constant(1)),
  values: fc.oneof(
    fc.record({
      market: fc.constantFrom('US', 'DE'),
      year: fc.integer({ min: 1980, max: 2030 }),
      make: text,
      model: text,
      submodel: text,
      bodyStyles: fc.constant(['sedan']),
    }),
    fc.dictionary(field, odd),
  ),
  targets: sometimes(fc.array(fc.record({ id: one, version: sometimes(fc.constant(1)) }), { minLength: 1, maxLength: 2 })),
  input: sometimes(fc.record({ into: text })),
  columns: sometimes(fc.constant(['make', 'year', 'bodyStyles'])),
  format: sometimes(fc.constantFrom('csv', 'xlsx')),
  ids: sometimes(absent, fc.array(odd, { maxLength: 3 })),
  taskid: sometimes(fc.uuid()),
  key: sometimes(fc.constant('basic_vehicle_model')),
  layout: sometimes(fc.record({ columns: fc.array(fc.record({ field: text, visible: fc.boolean() }), { maxLength: 2 }) })),
  event_type: fc.constant('page_view'),
  page_url: sometimes(text),
  page_name: sometimes(text),
  spm_code: sometimes(fc.constant('sb.ba.vehimode.0')),
  uuid: sometimes(fc.uuid()),
  lang: sometimes(fc.constant('en')),
  client_at: sometimes(moment),
  account: text,
  password: text,
  old_password: text,
  new_password: text,
  repeat: text,
  size: sometimes(absent, fc.integer({ min: 1, max: 200 })),
  unread: sometimes(fc.boolean()),
  level: sometimes(fc.constantFrom(undefined, 'warn')),
  up_to: sometimes(absent, number),
  flowId: sometimes(text),
});
const body = fc.oneof(
  { weight: 6, arbitrary: wellMeant },
  { weight: 1, arbitrary: fc.dictionary(fc.string(), odd) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const query = (input: unknown): string => {
  if (typeof input !== 'object' || input === null) return '';
  return new URLSearchParams(
    Object.entries(input)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]): [string, string] => [key, typeof entry === 'string' ? entry.toWellFormed() : JSON.stringify(entry)]),
  ).toString();
};

describe('no call can be made to fail', () => {
  it.each(calls.filter(call => call.path !== officePaths.signOut).map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_name, { method, path: template }) => {
      await fc.assert(
        fc.asyncProperty(body, fc.constantFrom('1', 'x', '0', '99999999999999999999'), async (input, param) => {
          const url = template.replace(/:\w+/g, param);
          const reply = await app.inject({
            method,
            url: method === 'GET' ? `${url}?${query(input)}` : url,
            headers: {
              [headers.key]: fixedKey,
              [headers.signature]: signature,
              [headers.clientId]: 'c',
              [headers.sessionId]: 's',
              'content-type': 'application/json',
            },
            payload: method === 'GET' ? undefined : JSON.stringify(input),
          });
          expect(reply.statusCode).toBe(200);
          const isFile = reply.headers['content-disposition'] !== undefined;
          expect(isFile || reply.json().code !== replyCodes.failed).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('without a sign-in nothing is answered', () => {
  const open: readonly string[] = [officePaths.cookieKey, officePaths.signIn];
  it.each(calls.filter(call => !open.includes(call.path)).map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_name, { method, path: url }) => {
      const reply = await app.inject({
        method,
        url: url.replace(/:\w+/g, '1'),
        headers: { [headers.key]: fixedKey },
        payload: method === 'POST' ? {} : undefined,
      });
      expect(reply.json()).toMatchObject({ code: replyCodes.signedOut });
    },
  );
});
