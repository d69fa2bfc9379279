import { type Decimal, negate, sum } from '@axle/kernel';
import type { SettlementLine } from '@axle/operation';
import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { computeProfits } from '../profit/compute-profits.ts';
import { keepSettlement } from '../profit/import-settlement.ts';

/** Days of shipments whose profit the demo begins with. */
const days = 62;
const day = 86_400_000;

/** What the sites of other platforms are assumed to keep, and what held of all of them last year. */
async function addParams({ transaction }: Demo): Promise<void> {
  const own = sql`vat_rate, return_rate, resale_rate, ads_rate, storage_months, storage_rate, refund_rate, refund_most, shipping, channel,
    warehouse, to_zip`;
  await sql`
    insert into profit_param (site, fulfilment, referral_rate, effective_from, ${own})
    select s.id, 'fbm', 12, p.effective_from, ${own} from profit_param p join site a on a.id = p.site and a.code = 'AMZ-US'
    join site s on s.currency = 'USD' and s.id <> a.id
    where p.fulfilment = 'fbm' and not exists (select from profit_param o where o.site = s.id and o.fulfilment = 'fbm')`.execute(
    transaction,
  );
  await sql`
    insert into profit_param (site, fulfilment, referral_rate, effective_from, ${own})
    select s.id, 'fba', 12, p.effective_from, ${own} from profit_param p join site a on a.id = p.site and p.fulfilment = 'fba'
    join site s on s.platform = 'amazon' and (a.code = 'AMZ-US' and s.currency = 'CAD'
      or a.code = 'AMZ-DE' and s.currency in ('EUR', 'GBP') and s.id <> a.id)
    where not exists (select from profit_param o where o.site = s.id and o.fulfilment = 'fba')`.execute(transaction);
}

/** Works out the profits of the last days, some hundred orders at a time; those that were `billed` alone. */
async function compute({ transaction, registry, now }: Demo, which: 'all' | 'billed'): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from sales_order o where status in ('shipped', 'delivered')
      and shipped_at > ${now}::timestamptz - ${days} * interval '1 day'
      and (${which} = 'all' or exists (select from carrier_bill b where b.waybill_no = o.waybill_no)
        or exists (select from platform_settlement_line l where l.sales_order = o.id))
    order by purchase_at, id`.execute(transaction);
  for (let from = 0; from < rows.length; from += 300)
    await computeProfits(
      transaction,
      registry,
      now,
      rows.slice(from, from + 300).map(({ id }) => id),
    );
}

/** The words of Amazon for what it pays for an order. */
const said: Readonly<Record<string, readonly [type: string, description: string]>> = {
  item: ['ItemPrice', 'Principal'],
  shippingIncome: ['ItemPrice', 'Shipping'],
  promotion: ['Promotion', 'Principal'],
  referral: ['ItemFees', 'Commission'],
  lastMile: ['ItemFees', 'FBAPerUnitFulfillmentFee'],
};

/** Settlements of the fortnights that are paid out: what was estimated, now and then a few cents off, and a refund here and there. */
async function addSettlements({ transaction, now, person }: Demo): Promise<void> {
  const { rows } = await sql<{
    period: number;
    store: number;
    orderId: string;
    kind: string;
    item: string;
    amount: Decimal;
    code: string;
    id: number;
  }>`
    select floor(extract(epoch from ${now}::timestamptz - p.shipped_at) / 86400 / 14)::integer as period, p.store,
      p.platform_order_id as "orderId", o.kind, i.item, trim_scale(sum(i.amount))::text as amount, l.platform_line_id as code, p.id
    from order_profit p join sales_order o on o.id = p.id join order_profit_items i on i.record_id = p.id
    join sales_order_lines l on l.record_id = p.id and l.line_no = i.order_line
    where p.platform = 'amazon' and p.currency = 'USD' and p.shipped_at < ${now}::timestamptz - interval '14 days'
      and i.item = any(${Object.keys(said)}::text[]) and (i.item <> 'lastMile' or o.kind = 'fba')
    group by 1, 2, 3, 4, 5, 7, 8 order by 1, 2, p.id, i.item`.execute(transaction);
  for (const [key, own] of Map.groupBy(rows, ({ period, store }) => `${period} ${store}`)) {
    const [period = 0, store = 0] = key.split(' ').map(Number);
    const endAt = new Date(now.getTime() - (period - 1) * 14 * day - day);
    const lines = own.map(({ orderId, item, amount, code, id }, at): SettlementLine => {
      const [amountType, amountDescription] = said[item]!;
      const off = item === 'referral' && id % 7 === 0 ? '0.12' : '0';
      const cents = (Number(amount) + Number(off)).toFixed(2) as Decimal;
      return { row: at + 3, transactionType: 'Order', orderId, amountType, amountDescription, amount: cents, itemCode: code, sku: '' };
    });
    for (const { amount, code, item, id, orderId } of own)
      if (item === 'item' && id % 29 === 0)
        lines.push({
          row: lines.length + 3,
          transactionType: 'Refund',
          orderId,
          amountType: 'ItemPrice',
          amountDescription: 'Principal',
          amount: negate(Number(amount).toFixed(2) as Decimal),
          itemCode: code,
          sku: '',
          postedAt: new Date(endAt.getTime() - day).toISOString(),
        });
    const fee = { transactionType: 'other-transaction', orderId: '', amountType: 'other-transaction', itemCode: '', sku: '' };
    lines.push({ ...fee, row: lines.length + 3, amountDescription: 'Subscription Fee', amount: '-39.99' as Decimal });
    if (period === 1)
      lines.push({
        ...fee,
        row: lines.length + 3,
        transactionType: 'Order',
        orderId: '113-0000000-0000001',
        amountType: 'ItemPrice',
        amountDescription: 'Goodwill',
        amount: '12.5' as Decimal,
      });
    const file = {
      settlementId: `1890654${String(store).padStart(2, '0')}${String(99 - period)}`,
      startAt: new Date(endAt.getTime() - 14 * day).toISOString(),
      endAt: endAt.toISOString(),
      depositAt: new Date(endAt.getTime() + 2 * day).toISOString(),
      currency: 'USD',
      total: sum(lines.map(({ amount }) => amount)),
      lines,
    };
    await keepSettlement(transaction, file, { store, by: person('accountant'), at: now, sha256: '' });
  }
}

/** Carrier bills of the parcels that went out more than three weeks ago: a little more than was estimated for some. */
async function addBills({ transaction, now, person }: Demo): Promise<void> {
  await sql`
    insert into carrier_bill (bill_no, waybill_no, fee_type, billed_on, amount, currency, created_by, created_at, updated_by, updated_at)
    select 'CB-' || to_char(date_trunc('week', p.shipped_at) + interval '13 days', 'YYYYMMDD'), p.waybill_no, 'freight',
      (date_trunc('week', p.shipped_at) + interval '13 days')::date, round(p.last_mile * (1 + (p.id % 5) * 0.02), 2), p.currency,
      ${person('accountant')}, ${now}, ${person('accountant')}, ${now}
    from order_profit p where p.waybill_no is not null and p.last_mile > 0 and p.currency = 'USD'
      and p.shipped_at < ${now}::timestamptz - interval '21 days'
    on conflict do nothing`.execute(transaction);
}

/** The profits of the demo's orders: estimated at first, then settled as far as platforms and carriers have billed. */
export const addDemoOrderProfits = demoStep('orderProfits', ['shippedOrders', 'salesOrders', 'pastSales', 'profit'], async demo => {
  await addParams(demo);
  await compute(demo, 'all');
  await addSettlements(demo);
  await addBills(demo);
  await compute(demo, 'billed');
  await sql`delete from profit_due`.execute(demo.transaction);
});
