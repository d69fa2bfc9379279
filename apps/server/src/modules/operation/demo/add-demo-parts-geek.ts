import { addDays, type Decimal, round } from '@axle/kernel';
import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { demoListing, type DemoPart, demoPrice, demoRefusals } from './demo-parts-geek.ts';

const [page, dayLong, most] = ['partsGeek', 86_400_000, 200] as const;

/** The parts that are offered: on sale, with fitments, each with its PT SKU and its map. */
async function addOffers({ transaction, adding, person, now }: Demo, store: number, site: number): Promise<readonly DemoPart[]> {
  const { rows } = await sql<Omit<DemoPart, 'ptSku'>>`
    select s.id, s.sku, s.name_en as name, coalesce(s.price, 60)::float8 as cost, s.oe_numbers as oe, s.unit_gross_kg::float8 as kg
    from sku s where s.sales_status = 'onSale' and s.kind = 'single' and exists (select from fitment f where f.sku = s.id and f.status = 1)
    order by right(s.sku, 2), s.sku limit ${most}`.execute(transaction);
  const add = adding('operator');
  const codeOf = ({ sku }: { readonly sku: string }) => `${sku}-PG`;
  const made = await add(
    'ptSku',
    rows.map(row => ({
      store,
      site,
      sellerSku: codeOf(row),
      fulfilment: 'fbm',
      listingStatus: 'active',
      title: row.name,
      manager: person('operator'),
    })),
  );
  const effectiveFrom = addDays(businessDay(now), -400);
  await add(
    'skuMap',
    rows.map(row => ({ platform: 'partsgeek', sellerSku: codeOf(row), effectiveFrom, lines: [{ sku: row.id, qty: 1 }] })),
  );
  return rows.map(row => ({ ...row, ptSku: made.get(codeOf(row))! }));
}

const param = (site: number, ids: Readonly<Record<string, number>>): RecordValues => ({
  site,
  fulfilment: 'fbm',
  vatRate: '0',
  returnRate: '6',
  resaleRate: '50',
  adsRate: '0',
  storageMonths: '2',
  storageRate: '18',
  referralRate: '13',
  shipping: ids['shipping'],
  channel: ids['channel'],
  warehouse: ids['warehouse'],
  toZip: '60601',
  effectiveFrom: '2024-01-01',
});

async function placesOf(transaction: Transaction<Tables>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select 'store' as key, id from store where code = 'PG-US' union all select 'site', id from site where code = 'PG-US'
    union all select 'shipping', id from global_shipping where code = 'SEA-LCL-LGB'
    union all select 'channel', id from logistics_channel where code = 'USPS-GA'
    union all select 'warehouse', id from warehouse where code = 'US-W'`.execute(transaction);
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
}

/** Changes listings of the demo as an operator did so many days ago. */
async function changed(
  { transaction, registry, now, person }: Demo,
  ids: readonly number[],
  ago: number,
  change: (row: RecordRow, at: number) => RecordValues,
): Promise<void> {
  const caller = { registry, access: unrestricted(person('operator')), now: new Date(now.getTime() - ago * dayLong) };
  const parts = ownParts(transaction, caller, page);
  const rows = await lockById(transaction, parts, ids);
  const changes = rows.map((before, at) => ({ before, after: { ...before, ...change(before, at) } }));
  await updateRows(transaction, parts, changes, { action: 'update' });
}

const dearer = (price: unknown, times: number): string => round((Number(price) * times).toFixed(2) as Decimal, 2);

/** Adds what the demo offers on PartsGeek, with feeds of the last weeks, what the platform said of them, and changes that wait. */
export const addDemoPartsGeek = demoStep('partsGeek', ['offers', 'profit', 'storeConfigs', 'outbounds'], async demo => {
  const { transaction, registry, adding, person, now } = demo;
  const places = await placesOf(transaction);
  const [store, site] = [places['store']!, places['site']!];
  await adding('operator')('profitParam', [param(site, places)]);
  const parts = await addOffers(demo, store, site);
  const operator = person('operator');
  const on = (ago: number) => new Date(now.getTime() - ago * dayLong);
  const values = parts.map((part, at) => demoListing(part, at, store));
  const ids = await leadingAll(transaction, registry, on(24))(page, operator, values);
  await changed(demo, ids, 24, ({ floor }, at) => {
    const price = demoPrice(parts[at]!, at, floor as string | undefined);
    return { price, ...(at % 8 === 3 ? { mapPrice: dearer(price, 0.9) } : {}) };
  });
  const step = (ago: number, some: readonly number[], action: string, input: RecordValues = {}) =>
    steppingAll(transaction, registry, on(ago))(page, some, [[action, operator, input]]);
  const [drafts, listed] = [ids.slice(0, 8), ids.slice(8)];
  await step(22, listed, 'activate');
  await step(21, [], 'buildFeed', { store, kind: 'full' });
  const refused = listed.filter((_id, at) => at % 30 === 11).slice(0, demoRefusals.length);
  await changed(demo, listed, 20, ({ id }) => {
    const at = refused.indexOf(id);
    return at < 0 ? { platformResult: 'accepted' } : { platformResult: 'rejected', errors: demoRefusals[at] };
  });
  const repriced = listed.slice(20, 34).filter(id => !refused.includes(id));
  await changed(demo, repriced, 10, ({ price }) => ({ price: dearer(price, 1.03) }));
  await step(9, [], 'buildFeed', { store, kind: 'delta' });
  await changed(demo, repriced, 8, () => ({ platformResult: 'accepted' }));
  await changed(demo, listed.slice(60, 90), 4, ({ handlingDays }) => ({ handlingDays: handlingDays === 1 ? 2 : 1 }));
  await step(3, [], 'buildFeed', { store, kind: 'inventory' });
  const later = listed.slice(100, 106).filter(id => !refused.includes(id));
  await changed(demo, later, 2, ({ price }) => ({ price: dearer(price, 0.97) }));
  await step(1, [], 'buildFeed', { store, kind: 'delta' });
  await changed(demo, listed.slice(120, 125), 0, ({ price }) => ({ price: dearer(price, 1.04) }));
  await step(0, listed.slice(150, 153), 'deactivate');
  await step(0, drafts.slice(0, 1), 'end');
});
