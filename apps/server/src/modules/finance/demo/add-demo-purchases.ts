import { addDays, daysBetween } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Days of the log, and between two orders to a supplier. */
const [span, every] = [730, 46] as const;

/** A number below `below` that looks drawn by lot and is the same for the same names each time (FNV-1a). */
function lot(below: number, ...names: readonly (number | string)[]): number {
  let state = 2_166_136_261;
  for (const sign of names.join('/')) state = Math.imul(state ^ sign.charCodeAt(0), 16_777_619);
  return ((state ^ (state >>> 15)) >>> 0) % below;
}

/** Adds two years of purchases of the demo's SKUs, which end at their present price, and a few SKUs that a proxy buys. */
export const addDemoPurchases = demoStep('purchases', ['suppliers'], async ({ transaction, adding, now }) => {
  const add = adding('purchaseManager');
  const today = businessDay(now);
  const skus = await transaction
    .selectFrom('sku')
    .select(['id', 'sku', 'supplier', 'buyer', 'price', 'moq', 'order_multiple as multiple', 'lead_days as lead', 'sales_status as status'])
    .where('supplier', 'is not', null)
    .where('sales_status', '<>', 'draft')
    .orderBy('id')
    .execute();
  const proxy = await transaction.selectFrom('supplier').select('id').where('type', '=', 'proxy').orderBy('id').executeTakeFirst();
  const proxied = skus
    .filter(({ sku, supplier, status }) => sku.startsWith('TIE-') && status === 'onSale' && supplier !== proxy?.id)
    .slice(0, 6);
  if (proxy)
    await add(
      'proxyBuy',
      proxied.map(({ id, supplier }, at) => ({
        sku: id,
        proxy: proxy.id,
        realSupplier: supplier,
        feeRate: at % 2 === 0 ? '2' : '1.5',
        invoiceBy: at % 3 === 0 ? 'real' : 'proxy',
        effectiveFrom: addDays(today, -300),
        note: '厂家不能开具增值税专用发票',
      })),
    );
  const lines = skus.flatMap(({ id, supplier, buyer, price, moq, multiple, lead, status }) =>
    Array.from({ length: Math.ceil(span / every) }, (_, round) => {
      const age = span - round * every - lot(20, 'day', supplier!, round);
      const date = addDays(today, -age);
      const isBought =
        lot(100, 'line', id, round) < 55 &&
        (status !== 'new' || age < 150) &&
        (!['clearance', 'stopped'].includes(status ?? '') || age > 200);
      const actual = Math.max(3, lead! + lot(9, 'late', id, round) - 5);
      const drift = 1 + (age / span) * (lot(160, 'drift', id) - 60) * 0.001;
      return {
        isBought,
        date,
        po_no: `PO${date.slice(2).replaceAll('-', '')}-${String(supplier).padStart(3, '0')}`,
        sku: id,
        supplier: supplier!,
        proxy: age <= 300 && proxied.some(one => one.id === id) ? (proxy?.id ?? null) : null,
        buyer,
        qty: moq! + multiple! * lot(9, 'qty', id, round),
        price: (Math.round(Number(price) * drift * 10) / 10).toFixed(1),
        currency: 'CNY',
        lead_days_plan: lead,
        lead_days_actual: daysBetween(date, today) >= actual ? actual : null,
      };
    }).filter(({ isBought }) => isBought),
  );
  await sql`
    insert into buying_log (date, po_no, sku, supplier, proxy, buyer, qty, price, currency, lead_days_plan, lead_days_actual)
    select g.* from json_to_recordset(${JSON.stringify(lines)}::json) as g (
      date date, po_no text, sku bigint, supplier bigint, proxy bigint, buyer bigint, qty integer, price numeric, currency text,
      lead_days_plan integer, lead_days_actual integer)
    order by g.date, g.po_no, g.sku`.execute(transaction);
});
