import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
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

async function writeMap(
  name: string,
  { at: where, scope, sku: part, qty: pieces, second, period: [from, to], status: state, leaves }: Given<typeof maps>[number],
) {
  const [store, site] = [scope % 2 === 0 ? where.store : null, scope < 2 ? where.site : null];
  const { rows: made } = await sql<{ id: number }>`
    insert into sku_map (platform, store, site, seller_sku, effective_from, effective_to, status)
    values ('amazon', ${store}, ${site}, ${name}, ${from}, ${to}, 0) on conflict do nothing returning id`.execute(app.db);
  const map = made[0]?.id;
  if (map === undefined) return;
  await sql`insert into sku_map_lines (record_id, line_no, sku, qty) values (${map}, 1, ${part}, ${pieces})`.execute(app.db);
  if (second && part !== other.id)
    await sql`insert into sku_map_lines (record_id, line_no, sku, qty) values (${map}, 2, ${other.id}, 1)`.execute(app.db);
  await sql`update sku_map set status = ${state} where id = ${map} and not exists (select from sku_map o where o.status = 1 and o.seller_sku = ${name}
    and o.store is not distinct from ${store}::bigint and o.site is not distinct from ${site}::bigint)`.execute(app.db);
  if (leaves && from === turn) await sql`delete from sku_map where id = ${map}`.execute(app.db);
}

async function writeFbaMap(
  name: string,
  nth: number,
  { at: { store, site }, sku: part, qty: pieces, period: [from, to], status: state, leaves }: Given<typeof fbaMaps>[number],
) {
  const fnsku = `X0${name.slice(-4)}${String(nth).padStart(4, '0')}`;
  await sql`insert into fba_map (store, site, msku, fnsku, asin, sku, qty_per, effective_from, effective_to, status)
    values (${store}, ${site}, ${name}, ${fnsku}, 'B07XK2M4QD', ${part}, ${pieces}, ${from}, ${to}, ${state})`.execute(app.db);
  if (leaves) await sql`delete from fba_map where fnsku = ${fnsku}`.execute(app.db);
}

/** What is kept of the listings of a seller SKU, and what the rule says of them on a day. */
const standing = async (name: string, day: string) =>
  (
    await sql<{ kept: string; told: string; sought: readonly string[]; skus: readonly string[] }>`
      select v.state as kept, (select s.state from listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, ${day}::date) s) as told,
        array(select distinct t.sku_code from pt_sku_part t where t.id = p.id order by 1) as sought,
        array(select distinct k from unnest(v.skus) k order by 1) as skus
      from pt_sku p join pt_sku_list v on v.id = p.id where p.seller_sku = ${name} order by p.id`.execute(app.db)
  ).rows;

it('[B6] what is kept of where listings stand is what the rule says, however maps come and go, and turns with the day', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(maps, fbaMaps, fc.subarray(places), fc.boolean(), async (given, givenFba, ignored, mapsFirst) => {
      const name = `STATE-${String(round++).padStart(4, '0')}`;
      const offer = async () => {
        for (const where of places)
          await sql`insert into pt_sku (store, site, seller_sku, fulfilment, ignore_reason)
            values (${where.store}, ${where.site}, ${name}, 'fba', ${ignored.includes(where) ? 'no' : null})`.execute(app.db);
      };
      if (!mapsFirst) await offer();
      for (const map of given) await writeMap(name, map);
      for (const [nth, map] of givenFba.entries()) await writeFbaMap(name, nth, map);
      if (mapsFirst) await offer();
      const { rows: today } = await sql<{ day: string }>`select current_date::text as day`.execute(app.db);
      for (const { kept, told, sought, skus } of await standing(name, today[0]!.day)) expect([kept, sought]).toEqual([told, skus]);
      await turnListings(app.db, new Date(`${turn}T06:00:00.000Z`));
      for (const { kept, told } of await standing(name, turn)) expect(kept).toBe(told);
    }),
    { numRuns: 40 },
  );
});

it('listings are found by where they stand and by their parts', async () => {
  const made = await listing('STANDS-1');
  const found = async (field: string, op: string, value: unknown) =>
    (
      await rows(at.ptSku, [
        { field: 'sellerSku', op: 'eq', value: 'STANDS-1' },
        { field, op, value },
      ])
    ).map(row => row.id);
  expect(await found('state', 'eq', 'unmapped')).toEqual([made.id]);
  await sql`with m as (insert into sku_map (platform, seller_sku, effective_from) values ('amazon', 'STANDS-1', '2020-01-01') returning id)
    insert into sku_map_lines (record_id, line_no, sku, qty) select id, 1, ${one.id}, 1 from m`.execute(app.db);
  expect(await found('state', 'eq', 'unmapped')).toEqual([]);
  expect(await found('state', 'in', ['mapped', 'conflict'])).toEqual([made.id]);
  expect(await found('skus', 'in', [one.sku])).toEqual([made.id]);
  expect(await found('skus', 'in', [other.sku])).toEqual([]);
  await sql`update store set platform = 'ebay' where code = 'AMZ-NA'`.execute(app.db);
  expect(await found('state', 'eq', 'unmapped')).toEqual([made.id]);
  await sql`update store set platform = 'amazon' where code = 'AMZ-NA'`.execute(app.db);
  expect(await found('state', 'eq', 'mapped')).toEqual([made.id]);
});
