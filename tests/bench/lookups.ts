import { unrestricted } from '@axle/permissions';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { findReferred, wholeReferred } from '@axle/server/src/platform/lookups/find-referred.ts';
import { recordsCalled } from '@axle/server/src/platform/lookups/records-called.ts';
import { overPool } from '@axle/server/src/platform/database/connection.ts';
import type { Registry } from '@axle/server/src/platform/registry/registry.ts';
import type { KnownResource } from '@axle/server/src/platform/resources/record-parts.ts';
import { generateCatalogue } from '@axle/server/src/testing/generate-catalogue.ts';
import { mainPaths } from '@axle/wire';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { planOf } from './plan-of.ts';
import { type Figure, medianOf, milliseconds, timed } from './table.ts';
import { type Bench, withServer } from './with-server.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

/** The catalogue that the business has. */
const size = { skus: 50_000, fitments: 1_000_000 } as const;

type Person = Bench['person'];

interface Case {
  readonly what: string;
  ask(person: Person): Promise<unknown>;
  /** The same without the server around it, for its statements alone. */
  read?(parts: { readonly database: Kysely<Tables>; readonly target: (entity: string) => KnownResource }): Promise<unknown>;
}

const super_ = { registry, access: unrestricted(1), now: new Date() };

const lookUp = (what: string, entity: string, q: string): Case => ({
  what: `${entity}: ${what}`,
  ask: person => person.get(`${mainPaths.lookup.replace(':entity', entity)}?q=${encodeURIComponent(q)}`),
  read: ({ database, target }) => findReferred({ database, target: target(entity), caller: super_ }, q),
});

const whole = (path: string, entity: string): Case => ({
  what: `GET ${path}`,
  ask: person => person.get(path),
  read: ({ database, target }) => wholeReferred({ database, target: target(entity), caller: super_ }),
});

const pasted = Array.from({ length: 2000 }, (_, place) => `gx-${String(1 + place * 23).padStart(6, '0')}`);

const cases: readonly Case[] = [
  lookUp('nothing typed yet', 'sku', ''),
  lookUp('the beginning of a code', 'sku', 'gx-0123'),
  lookUp('a part of a name in Chinese', 'sku', '减震器 123'),
  lookUp('a part of a name in English', 'sku', 'lamp 4321'),
  lookUp('what is not there', 'sku', 'zzzzzz'),
  lookUp('initials of the pinyin', 'sku', 'jzq'),
  lookUp('the beginning of a code', 'supplier', 'gs09'),
  lookUp('a part of a name', 'category', 'Parts 59'),
  {
    what: 'sku: 2,000 codes pasted',
    ask: person => person.post(mainPaths.matchLookup, { entity: 'sku', texts: pasted }),
    read: ({ database, target }) => recordsCalled(database, { target: target('sku'), caller: super_ }, target('sku').label, pasted),
  },
  whole(mainPaths.categories, 'category'),
  whole(mainPaths.suppliers, 'supplier'),
  whole(mainPaths.supplierNames, 'supplier'),
  { what: 'find: an OE number', ask: person => person.get(`${mainPaths.find}?q=${encodeURIComponent('07919-00001')}`) },
  { what: 'find: the beginning of a code', ask: person => person.get(`${mainPaths.find}?q=gx-0123`) },
];

/** The statements that a question makes. */
async function statementsOf(pool: Pool, registry: Registry, read: NonNullable<Case['read']>): Promise<readonly CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
  await read({ database, target: entity => registry.referred(entity) as KnownResource });
  return asked;
}

/**
 * What select boxes and other programs ask, at the size of the business: calls end to end against their own statements through the driver
 * alone.
 */
export async function lookups(): Promise<readonly Figure[]> {
  return withServer(async ({ person, pool }) => {
    const filled = await timed(() => generateCatalogue(overPool(pool), size));
    const scan = await medianOf(5, () => pool.query('select count(*) from sku where length(name_zh) > 0'), 1);
    const figures: Figure[] = [
      {
        what: `${size.skus.toLocaleString('en-US')} SKUs and ${size.fitments.toLocaleString('en-US')} fitments made`,
        ours: milliseconds(filled),
      },
      { what: 'the measure where no statement stands: all SKUs passed over once', ours: milliseconds(scan) },
    ];
    for (const { what, ask, read } of cases) {
      const ours = await medianOf(15, () => ask(person));
      const asked = read ? await statementsOf(pool, registry, read) : [];
      const alone = read
        ? await medianOf(15, async () => {
            for (const { sql, parameters } of asked) await pool.query(sql, [...parameters]);
          })
        : scan;
      figures.push({ what, ours: milliseconds(ours), against: `${read ? 'SQL' : 'a pass'} ${milliseconds(alone)}`, ratio: ours / alone });
      if (read) figures.push({ what: '', ours: '', against: `a pass ${milliseconds(scan)}`, ratio: ours / scan });
      for (const query of asked)
        figures.push({ what: `    ${(await planOf(pool, { text: query.sql, values: query.parameters })).join(' < ')}`, ours: '' });
    }
    return figures;
  });
}
