import { unitsShipped } from '@axle/catalog';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { at, mappingApp } from './testing/mapping-app.ts';

const { app, boss, id, skuOf, listing, added } = await mappingApp();
const [rotor, pad, other] = [await skuOf('onSale', 11), await skuOf('onSale', 12), await skuOf('onSale', 13)];
const unit = new Map([
  [rotor.sku, 2],
  [pad.sku, 1],
]);
const shop = id('store', 'AMZ-NA');
const { rows: countries } = await sql<{
  code: string;
  id: number;
}>`select iso2 as code, id from country where iso2 in ('US', 'CA')`.execute(app.db);
const country = (code: string) => countries.find(row => row.code === code)!.id;
const unitsOf = async ({ id: of }: { readonly id: number }) =>
  ((await app.get(`${recordPath(at.ptSku, 'read')}?id=${of}`, boss)).data as Readonly<Record<string, unknown>>)['units28'];
/** The day on which the tests began: they are true as well when midnight passes before they end. */
const [{ today } = { today: '' }] = (await sql<{ today: string }>`select current_date::text as today`.execute(app.db)).rows;
/** The units as the database counts them on that day. */
const unitsThen = async ({ id: of }: { readonly id: number }) =>
  (
    await sql<{
      units: number | null;
    }>`select units_of_listing(id, store, site, seller_sku, fulfilment, ${today}::date) as units from pt_sku where id = ${of}`.execute(
      app.db,
    )
  ).rows[0]!.units;
let orders = 0;

/** An order of the shop that left so many days before that one. */
async function ship(
  ptSku: string,
  lines: readonly { readonly sku: number; readonly pieces: number }[],
  daysAgo = 1,
  to = 'US',
  status = 'shipped',
) {
  await sql`with o as (
      insert into outbound (out_type, source_type, source_no, store, warehouse, country, status, shipped_at)
      select 'sale', 'manual', ${`UNITS-${++orders}`}, ${shop}, (select min(id) from warehouse), ${country(to)}, ${status},
        case when ${status} = 'shipped' then ${today}::date - ${daysAgo}::integer + time '12:00' end
      returning id)
    insert into outbound_lines (record_id, line_no, sku, pt_sku, qty, allocated, picked, packed, shipped)
    select o.id, g.line, g.sku, ${ptSku}, g.pieces, g.pieces, g.pieces, g.pieces, case when ${status} = 'shipped' then g.pieces else 0 end
    from o, json_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, line: at + 1 })))}::json) as g (line integer, sku bigint,
    pieces integer)`.execute(app.db);
}

const mapped = async (sellerSku: string) => {
  const made = await listing(sellerSku);
  await added(at.skuMap, {
    platform: 'amazon',
    sellerSku,
    effectiveFrom: '2020-01-01',
    lines: [
      { sku: rotor.id, qty: 2 },
      { sku: pad.id, qty: 1 },
    ],
  });
  return made;
};

it('[MAP11] units are what the orders of the shop have shipped in 28 days, in units of the map', async () => {
  const made = await mapped('UNITS-1');
  expect(await unitsOf(made)).toBe(0);
  const pieces = fc.record({ sku: fc.constantFrom(rotor, pad, other), pieces: fc.integer({ min: 1, max: 9 }) });
  const order = fc.uniqueArray(pieces, { selector: ({ sku }) => sku.id, minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 3 }), async given => {
      await sql`delete from outbound where source_no like 'UNITS-%'`.execute(app.db);
      for (const lines of given)
        await ship(
          'units-1',
          lines.map(({ sku, pieces: count }) => ({ sku: sku.id, pieces: count })),
        );
      const counted = given.map(lines => lines.map(({ sku, pieces: count }) => ({ sku: sku.sku, pieces: count })));
      expect(await unitsOf(made)).toBe(unitsShipped(counted, unit));
    }),
    { numRuns: 20 },
  );
});

it('[MAP11] what left earlier, has not left or is of another listing does not count; sites of one seller SKU share by country; snapshots go before', async () => {
  const made = await mapped('UNITS-2');
  const two = [{ sku: pad.id, pieces: 2 }];
  await ship('UNITS-2', two, 27);
  await ship('UNITS-2', two, 28);
  await ship('UNITS-2', two, 1, 'US', 'pending');
  await ship('UNITS-3', two);
  await ship('UNITS-2', two, 1, 'CA');
  expect(await unitsThen(made)).toBe(4);
  const canadian = await listing('UNITS-2', { site: id('site', 'AMZ-CA') });
  expect([await unitsThen(made), await unitsThen(canadian)]).toEqual([2, 2]);
  await sql`insert into amazon_listing (store, site, msku, asin, title, fulfilment, listing_status, snapshot_date, units)
    select ${shop}, ${id('site', 'AMZ-US')}, 'UNITS-2', 'B07XK2M4QD', 'Pads', 'fbm', 'active', ${today}::date - n, 3
    from generate_series(0, 30) n`.execute(app.db);
  expect(await unitsThen(made)).toBe(84);
  expect(await unitsOf(await listing('UNITS-4', { fulfilment: 'fba' }))).toBeUndefined();
});

it('no list comes in the order of what is worked out as it is shown', async () => {
  const reply = await app.post(recordPath(at.ptSku, 'list'), { filters: [], sort: [{ field: 'units28' }], limit: 50 }, boss);
  expect(reply.code).not.toBe(200);
});
