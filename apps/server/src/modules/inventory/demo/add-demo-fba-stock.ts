import { unrestricted } from '@axle/permissions';
import { multiply, round } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import type { AddRecords } from '../../../platform/demo/add-records.ts';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { followLedger, followReimbursements, followShipments } from '../fba/follow-imports.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { addDemoFbaCases } from './add-demo-fba-cases.ts';
import { type DemoFbaPlan, demoFbaPlans, type DemoFbaShipment } from './demo-fba-plans.ts';
import { demoFbaSnapshots } from './demo-fba-snapshots.ts';
import { receiveBefore } from './past-documents.ts';

/** A listing of the demo at Amazon, and what a piece of it cost. */
export interface DemoFbaListing {
  readonly msku: string;
  readonly fnsku: string;
  readonly asin: string;
  readonly sku: number;
  readonly price: string;
}

/** How the demo brings stock to Amazon. */
export interface DemoFba extends Demo {
  readonly add: AddRecords;
  readonly by: number;
}

const day = 86_400_000;
const callerAt = ({ registry, by, now }: DemoFba, ago: number): Actor => ({
  registry,
  access: unrestricted(by),
  now: new Date(now.getTime() - ago * day),
});
const dayAgo = ({ now }: DemoFba, ago: number): string => businessDay(new Date(now.getTime() - ago * day));

/** The first listings of a shop's site that say which SKU they are, one for each SKU of a price. */
async function listingsOf({ transaction }: DemoFba, plan: DemoFbaPlan, store: number, site: number): Promise<readonly DemoFbaListing[]> {
  const { rows } = await sql<DemoFbaListing>`
    select msku, fnsku, asin, sku, price from (
      select distinct on (f.sku) f.msku, f.fnsku, f.asin, f.sku, s.price from fba_map f join sku s on s.id = f.sku
      where f.store = ${store} and f.site = ${site} and f.qty_per = 1 and f.status = 1 and s.price is not null
        and s.sales_status in ('new', 'onSale', 'clearance') order by f.sku, f.msku
    ) m order by msku limit ${plan.listings}`.execute(transaction);
  return rows;
}

/** Brings stock to the warehouses at Amazon as it would have come there: bought, shipped, received, sold, as Amazon's files record it. */
export const addDemoFbaStock = demoStep('fbaStock', ['offers', 'reports', 'checks'], async given => {
  const demo: DemoFba = { ...given, add: given.adding('operator'), by: given.person('operator') };
  const rows = await demo.transaction
    .selectFrom('warehouse')
    .select(['id', 'code', 'store', 'country'])
    .where('code', 'in', ['CN-SZ', ...demoFbaPlans.map(({ warehouse }) => warehouse)])
    .execute();
  const from = rows.find(({ code }) => code === 'CN-SZ');
  for (const plan of demoFbaPlans) {
    const warehouse = rows.find(({ code }) => code === plan.warehouse);
    const { id: site } = await demo.transaction.selectFrom('site').select('id').where('code', '=', plan.site).executeTakeFirstOrThrow();
    if (!from || !warehouse?.store) continue;
    const listings = await listingsOf(demo, plan, warehouse.store, site);
    if (listings.length < plan.listings) continue;
    const { id: center } = await demo.transaction
      .selectFrom('amazon_warehouse')
      .select('id')
      .where('center', '=', plan.center)
      .executeTakeFirstOrThrow();
    for (const shipment of plan.shipments) {
      if (shipment.shippedAgo !== undefined) await ship(demo, shipment, listings, from.id, warehouse.id);
      await demo.add('fbaInboundShipment', [recordOf(demo, shipment, listings, warehouse.store, center)]);
      await followShipments(demo.transaction, callerAt(demo, shipment.closedAgo ?? shipment.deliveredAgo ?? 1));
    }
    await demo.add('fbaReconciliation', ledgerOf(demo, plan, listings, warehouse.store));
    await followLedger(demo.transaction, callerAt(demo, 1));
    await addDemoFbaCases(demo, plan, listings, warehouse.store);
    await followReimbursements(demo.transaction, callerAt(demo, 1));
    await demo.add('fbaInventory', await demoFbaSnapshots(demo, plan, listings, { store: warehouse.store, site, warehouse: warehouse.id }));
  }
});

/** Buys the pieces of a shipment and sends them on their way. */
async function ship(
  demo: DemoFba,
  { id, shippedAgo = 0, items }: DemoFbaShipment,
  listings: readonly DemoFbaListing[],
  from: number,
  to: number,
): Promise<void> {
  const context = { registry: demo.registry, transaction: demo.transaction, now: callerAt(demo, shippedAgo).now, by: demo.by };
  const [stage, transit] = [await workingBin(context, from, 'stage'), await workingBin(context, to, 'transit')];
  const pieces = items.map(({ listing, shipped: qty }) => ({ sku: listings[listing]!.sku, price: listings[listing]!.price, qty }));
  const there = { warehouse: from, bin: stage, status: 'available' } as const;
  await receiveBefore(
    { ...context, now: new Date(context.now.getTime() - 5 * day) },
    { type: 'purchase', sourceNo: `PO-${id}`, warehouse: from },
    pieces.map(({ sku, qty }) => ({ ...there, sku, qty })),
    pieces.map(({ sku, qty, price }) => {
      const value = round(multiply(asDecimal(price), asDecimal(String(qty))), 4);
      return { warehouse: from, sku, qty, cost: { value, source: 'po_price' as const } };
    }),
  );
  const gone = await stockLedger(context).post({
    idemKey: `fba_shipment:${id}:ship:1:1`,
    docType: 'fba_shipment',
    docNo: id,
    bizType: 'fba_ship',
    changes: pieces.flatMap(({ sku, qty }) => [
      { ...there, sku, qty: -qty },
      { warehouse: to, bin: transit, sku, status: 'in_transit' as const, qty },
    ]),
  });
  if (!gone.ok) throw new Error(`${id} could not be shipped`);
}

const recordOf = (demo: DemoFba, shipment: DemoFbaShipment, listings: readonly DemoFbaListing[], store: number, center: number) => ({
  shipmentId: shipment.id,
  name: shipment.name,
  store,
  center,
  amazonStatus: shipment.status,
  ...(shipment.deliveredAgo === undefined ? {} : { deliveredAt: dayAgo(demo, shipment.deliveredAgo) }),
  ...(shipment.closedAgo === undefined ? {} : { closedAt: dayAgo(demo, shipment.closedAgo) }),
  items: shipment.items.map(({ listing, shipped, received }) => {
    const { msku, fnsku } = listings[listing]!;
    return { msku, fnsku, qtyShipped: shipped, qtyReceived: received };
  }),
  boxes: (shipment.boxes ?? []).flatMap(({ count, units, sides: [lengthCm, widthCm, heightCm], kg: weightKg }) =>
    Array.from({ length: count }, (_, at) => ({ boxNo: at + 1, units, lengthCm, widthCm, heightCm, weightKg })),
  ),
});

/** The lines of the ledger, each month beginning with what the one before ended with. */
function ledgerOf({ now }: DemoFba, plan: DemoFbaPlan, listings: readonly DemoFbaListing[], store: number) {
  const ended = new Map<number, number>();
  const movements = ['receipts', 'shipments', 'returns', 'vendorReturns', 'found', 'lost', 'damaged', 'disposed'] as const;
  const lines = plan.months.map(month => {
    const { msku, fnsku, asin } = listings[month.listing]!;
    const old = plan.shipments.flatMap(({ closedAgo = 0, items }) =>
      closedAgo > 200 ? items.flatMap(({ listing, received }) => (listing === month.listing ? [received] : [])) : [],
    );
    const starting = ended.get(month.listing) ?? old.reduce((sum, qty) => sum + qty, 0);
    const ending = movements.reduce((sum, key) => sum + (month[key] ?? 0), starting);
    ended.set(month.listing, ending);
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - month.ago, 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    return {
      store,
      periodFrom: businessDay(first),
      periodTo: businessDay(last),
      fnsku,
      msku,
      asin,
      disposition: 'SELLABLE',
      location: plan.country,
      starting,
      ...Object.fromEntries(movements.map(key => [key, month[key] ?? 0])),
      transfers: 0,
      other: 0,
      unknown: 0,
      ending: ending + (month.gap ?? 0),
    };
  });
  const [sample] = lines;
  // a listing that is not mapped: its line waits
  return plan.country === 'US' && sample
    ? [...lines, { ...sample, fnsku: 'X00NOTMAP1', msku: 'OLD-PAD-77', starting: 6, receipts: 0, shipments: -2, returns: 0, ending: 4 }]
    : lines;
}
