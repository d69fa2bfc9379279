import { unrestricted } from '@axle/permissions';
import type { RecordValues } from '@axle/page-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { at, mappingApp } from './testing/mapping-app.ts';
import { turnListings } from './turn-listings.ts';

const { app, id, skuOf, rows, listing } = await mappingApp();
const [one, other] = [await skuOf('onSale', 9), await skuOf('onSale', 10)];
const places = [
  { store: id('store', 'AMZ-NA'), site: id('site', 'AMZ-US') },
  { store: id('store', 'AMZ-NA'), site: id('site', 'AMZ-CA') },
  { store: id('store', 'AMZ-EU'), site: id('site', 'AMZ-DE') },
];
/** A day on which maps of these tests begin or are over. */
const turn = '2099-06-01';

const place = fc.constantFrom(...places);
const sku = fc.constantFrom(one.id, other.id);
const qty = fc.integer({ min: 1, max: 2 });
const period = fc.constantFrom(['2020-01-01', null] as const, ['2020-01-01', '2099-05-31'] as const, [turn, null] as const);
const status = fc.constantFrom(1, 1, 1, 0);
const maps = fc.array(fc.record({ at: place, scope: fc.nat(3), sku, qty, second: fc.boolean(), period, status, leaves: fc.boolean() }), {
  maxLength: 5,
});
const fbaMaps = fc.array(fc.record({ at: place, sku, qty, period, status, leaves: fc.boolean() }), { maxLength: 3 });

type Given<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;

const partsOf = (page: string): RecordParts => ({
  database: app.db,
  resource: app.registry.page(page)!.page.resource!,
  page,
  caller: { registry: app.registry, access: unrestricted(1), now: app.now() },
});
const [ownMaps, ownFbaMaps, ownListings] = [partsOf('skuMap'), partsOf('fbaMap'), partsOf('ptSku')];
const known = (values: object): RecordValues => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
const made = async (parts: RecordParts, values: object) => {
  const [row] = await insertRows(app.db, parts, [known(values)], { action: 'add' });
  return row!;
};

async function writeMap(
  name: string,
  { at: where, scope, sku: part, qty: pieces, second, period: [from, to], status: state, leaves }: Given<typeof maps>[number],
) {
  const [store, site] = [scope % 2 === 0 ? where.store : null, scope < 2 ? where.site : null];
  const { rows: there } = await sql`select from sku_map o where (o.status = 1 or o.effective_from = ${from}) and o.seller_sku = ${name}
    and o.store is not distinct from ${store}::bigint and o.site is not distinct from ${site}::bigint`.execute(app.db);
  if (there.length > 0) return;
  const lines = [{ sku: part, qty: pieces }, ...(second && part !== other.id ? [{ sku: other.id, qty: 1 }] : [])];
  const map = await made(ownMaps, { platform: 'amazon', store, site, sellerSku: name, effectiveFrom: from, effectiveTo: to, lines });
  if (leaves && from === turn) await deleteRows(app.db, ownMaps, [map]);
  else if (state === 0) await updateRows(app.db, ownMaps, [{ before: map, after: { ...map, status: 0 } }], { action: 'disable' });
}

async function writeFbaMap(
  name: string,
  nth: number,
  { at: { store, site }, sku: part, qty: pieces, period: [from, to], status: state, leaves }: Given<typeof fbaMaps>[number],
) {
  const fnsku = `X0${name.slice(-4)}${String(nth).padStart(4, '0')}`;
  const of = { store, site, msku: name, fnsku, asin: 'B07XK2M4QD', sku: part, qtyPer: pieces };
  const map = await made(ownFbaMaps, { ...of, effectiveFrom: from, effectiveTo: to });
  if (leaves) await deleteRows(app.db, ownFbaMaps, [map]);
  else if (state === 0) await updateRows(app.db, ownFbaMaps, [{ before: map, after: { ...map, status: 0 } }], { action: 'disable' });
}

/** What is kept of the listings of a seller SKU, and what the rule says of them on a day. */
const standing = async (name: string, day: string) =>
  (
    await sql<{ kept: string; ruled: string; sought: readonly string[]; skus: readonly string[] }>`
      select v.state as kept, (select s.state from listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, ${day}::date) s) as ruled,
        array(select distinct t.sku_code from pt_sku_part t where t.id = p.id order by 1) as sought,
        array(select distinct k from unnest(v.skus) k order by 1) as skus
      from pt_sku p join pt_sku_list v on v.id = p.id where p.seller_sku = ${name} order by p.id`.execute(app.db)
  ).rows;

it('[B6] the stored states of listings are those of the rule, however maps are added and removed, and change with the day', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(maps, fbaMaps, fc.subarray(places), fc.boolean(), async (given, givenFba, ignored, mapsFirst) => {
      const name = `STATE-${String(round++).padStart(4, '0')}`;
      const offer = async () => {
        for (const where of places)
          await made(ownListings, {
            ...where,
            sellerSku: name,
            fulfilment: 'fba',
            source: 'people',
            ignoreReason: ignored.includes(where) ? 'no' : null,
          });
      };
      if (!mapsFirst) await offer();
      for (const map of given) await writeMap(name, map);
      for (const [nth, map] of givenFba.entries()) await writeFbaMap(name, nth, map);
      if (mapsFirst) await offer();
      const { rows: today } = await sql<{ day: string }>`select current_date::text as day`.execute(app.db);
      for (const { kept, ruled, sought, skus } of await standing(name, today[0]!.day)) expect([kept, sought]).toEqual([ruled, skus]);
      await turnListings(app.db, new Date(`${turn}T06:00:00.000Z`));
      for (const { kept, ruled } of await standing(name, turn)) expect(kept).toBe(ruled);
    }),
    { numRuns: 40 },
  );
});

it('listings are found by their state and by their parts', async () => {
  const offer = await listing('STANDS-1');
  const found = async (field: string, op: string, value: unknown) =>
    (
      await rows(at.ptSku, [
        { field: 'sellerSku', op: 'eq', value: 'STANDS-1' },
        { field, op, value },
      ])
    ).map(row => row.id);
  expect(await found('state', 'eq', 'unmapped')).toEqual([offer.id]);
  await made(ownMaps, { platform: 'amazon', sellerSku: 'STANDS-1', effectiveFrom: '2020-01-01', lines: [{ sku: one.id, qty: 1 }] });
  expect(await found('state', 'eq', 'unmapped')).toEqual([]);
  expect(await found('state', 'in', ['mapped', 'conflict'])).toEqual([offer.id]);
  expect(await found('skus', 'in', [one.sku])).toEqual([offer.id]);
  expect(await found('skus', 'in', [other.sku])).toEqual([]);
  const moveTo = async (platform: string) => {
    const rows = await lockRows(app.db, partsOf('shopAuthorization'), sql<boolean>`t.code = 'AMZ-NA'`);
    await updateRows(
      app.db,
      partsOf('shopAuthorization'),
      rows.map(before => ({ before, after: { ...before, platform } })),
      { action: 'update' },
    );
  };
  await moveTo('ebay');
  expect(await found('state', 'eq', 'unmapped')).toEqual([offer.id]);
  await moveTo('amazon');
  expect(await found('state', 'eq', 'mapped')).toEqual([offer.id]);
});
