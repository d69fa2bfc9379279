import { usablePieces } from '@axle/inventory';
import { ok } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logisticsLookupCalls } from '../../logistics/carrier/logistics-lookups.ts';
import { warehouseLookupCalls } from '../warehouse/warehouse-lookups.ts';
import { asDecimal } from '../stock/read-view.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { tradeRouteCalls } from '../../finance/trade/trade-route-calls.ts';
import { allocateOutbound } from './allocate-outbound.ts';
import { createOutbound } from './create-outbound.ts';
import { pickableBins } from './pickable-bins.ts';
import { outboundPlace } from './testing/outbound-place.ts';

const app = await demoApp(({ db, registry }) => [
  ...logisticsLookupCalls({ database: db, registry }),
  ...warehouseLookupCalls({ database: db, registry }),
  ...tradeRouteCalls({ database: db, registry }),
]);
const place = await outboundPlace(app.db, 'US-W', app.now);
const { warehouse, country, run, put } = place;
const [sku, bins] = [place.skus[0]!, place.bins];
const { rows: configs } = await sql<{ id: number; store: number }>`
  select c.id, c.store from store_config c join store_config_warehouses w on w.record_id = c.id
  where c.status = 1 and w.warehouse = ${warehouse} and c.country = ${country} order by c.id limit 1`.execute(app.db);
const config = configs[0]!;
const keep = async (pcs: number | null, pct: string | null) => {
  await sql`update store_config set buffer_pcs = ${pcs}, buffer_pct = ${pct} where id = ${config.id}`.execute(app.db);
  await sql`update store_config set status = 0 where store = ${config.store} and id <> ${config.id}`.execute(app.db);
};
let orders = 0;
const order = async (qty: number, more: { readonly store?: number } = { store: config.store }) => {
  const made = await run(context =>
    createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `KEEP-${(orders += 1)}`,
      warehouse,
      country,
      lines: [{ sku, qty }],
      ...more,
    }),
  );
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
};
const allocated = async (id: number) => run(context => allocateOutbound(context, id));
const canShip = async (id: number) =>
  (await sql<{ n: number }>`select can_ship as n from outbound_list where id = ${id}`.execute(app.db)).rows[0]!.n;

it('[R16] a shop’s order leaves the buffer of its configuration alone, in pieces or in percent, and says how many can ship', async () => {
  await put(sku, bins[0]!, 10);
  await keep(2, null);
  const nine = await order(9);
  expect(await allocated(nine)).toEqual(ok('short'));
  expect(await canShip(nine)).toBe(8);
  await keep(null, '25');
  const eight = await order(8);
  expect([await allocated(eight), await canShip(eight)]).toEqual([ok('short'), 7]);
  expect(await allocated(await order(7))).toEqual(ok('allocated'));
  // without a shop nothing stays behind
  expect(await allocated(await order(3, {}))).toEqual(ok('allocated'));
  expect(await place.standing(sku)).toMatchObject({ available: 10, unallocated: 10 });
});

it('[R16] the buffer of lists is that of the rule', async () => {
  const cases = fc.sample(
    fc.record({
      free: fc.integer({ min: -5, max: 300 }),
      share: fc.boolean(),
      pcs: fc.integer({ min: 0, max: 40 }),
      pct: fc.integer({ min: 0, max: 5000 }),
    }),
    40,
  );
  for (const { free, share, pcs, pct } of cases) {
    const percent = (pct / 100).toFixed(2);
    await keep(share ? null : pcs, share ? percent : null);
    const { rows } = await sql<{ kept: number }>`select kept_back(${config.store}, ${country}, ${warehouse}, ${free}) as kept`.execute(
      app.db,
    );
    const usable = usablePieces(free, share ? { bufferPct: asDecimal(percent) } : { bufferPcs: pcs });
    expect(Math.max(0, free - rows[0]!.kept)).toBe(usable);
  }
});

it('[R7] among bins of one use the picking place of their area comes first, then the walk', async () => {
  const [one] = await run(context => pickableBins(context, warehouse, [sku]));
  const { rows } = await sql<{ area: number; seq: number }>`
    select a.pick_seq as area, b.seq from bin b join warehouse_area a on a.id = b.area where b.id = ${one!.bin}`.execute(app.db);
  expect(one!.pickSeq).toBe(rows[0]!.area * 1_000_000 + rows[0]!.seq);
});

it('[wms.md logoutStock] calls: GET /base/logistics_domestic/select, /base/trade_road/select_by_warehouse, /base/gc_fba_warehouse_code/select', async () => {
  expect([mainPaths.domesticCarriers, mainPaths.tradeRoadsOfWarehouse, mainPaths.fbaWarehouseCodes]).toEqual([
    expect.stringContaining('/base/logistics_domestic/select'),
    expect.stringContaining('/base/trade_road/select_by_warehouse'),
    expect.stringContaining('/base/gc_fba_warehouse_code/select'),
  ]);
  const boss = { signature: await app.signIn('superadmin'), language: 'en' };
  for (const path of [mainPaths.domesticCarriers, `${mainPaths.tradeRoadsOfWarehouse}?warehouse=${warehouse}`, mainPaths.fbaWarehouseCodes])
    expect(await app.get(path, boss)).toMatchObject({ code: 200, data: expect.any(Array) as unknown });
});
