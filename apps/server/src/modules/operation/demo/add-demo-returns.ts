import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { cartons, keepPicture } from '../../purchasing/demo/demo-pictures.ts';
import { countUnfit } from '../fitment/count-unfit.ts';
import { addPastReturns } from './add-past-returns.ts';
import { demoReturned, type Returned } from './demo-returned.ts';

const dayLong = 86_400_000;

interface Sold {
  readonly id: number;
  readonly sku: number;
  readonly orderLine: number;
  readonly qty: number;
  readonly shippedAt: string;
  readonly vehicle: string;
  /** The refund of the whole line asks for a second person. */
  readonly dear: boolean;
  /** Its supplier can be asked: it was bought, and not all of it went back. */
  readonly claimable: boolean;
}

/** Shipped orders that may come back, one piece each or a dear line whole; those of our own warehouses first. */
async function soldOrders({ transaction, now }: Demo): Promise<readonly Sold[]> {
  const { rows } = await sql<Sold>`
    select * from (
      select distinct on (o.id) o.id, o.kind, o.shipped_at, p.sku, l.line_total > 210 and o.currency = 'USD' as dear,
        case when l.line_total > 210 and o.currency = 'USD' then p.qty else 1 end as qty,
        exists (select from purchase_order_lines n join purchase_order b on b.id = n.record_id
          where n.sku = p.sku and n.received_qty > n.returned_qty and b.type <> 'rpl') as claimable, p.line_no + 1 as "orderLine",
        to_char(o.shipped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "shippedAt",
        coalesce((select v.make || ' ' || v.model || ' ' || v.year_from from listing_fitment_vehicles v join listing_fitment f
          on f.id = v.record_id where f.seller_sku = l.seller_sku and f.store = o.store
          order by v.id limit 1), '2012 Toyota Camry LE') as vehicle
      from sales_order o join sales_order_piece p on p.sales_order = o.id
      join sales_order_lines l on l.record_id = o.id and l.line_no = p.line_no
      where o.status in ('shipped', 'delivered') and o.kind in ('platform', 'fba') and o.total between 20 and 420
        and not o.total between 180 and 200
        and o.paid_at is not null and o.shipped_at > ${now}::timestamptz - interval '90 days'
      order by o.id, p.line_no) s
    order by kind = 'platform' desc, shipped_at desc, id limit 1500`.execute(transaction);
  return rows;
}

/** An order that a return may be of: delivered since, else on its way. */
const orderFor = (sold: ReadonlySet<Sold>, { of }: Returned, before: readonly Date[]): Sold | undefined => {
  const fitting = [...sold].filter(each => (of === 'dear' ? each.dear : !each.dear) && (of !== 'claimable' || each.claimable));
  return before.flatMap(moment => fitting.find(({ shippedAt }) => new Date(shippedAt) < moment) ?? [])[0];
};

/** Returns of the demo's shipped orders: all that are over, and some at every step. They come back to the third-party warehouse. */
export const addDemoReturns = demoStep('returns', ['pastSales', 'shippedOrders', 'warehouses', 'fitment of listings'], async demo => {
  const { transaction, registry, now, person, files } = demo;
  const [operator, inspector] = [person('operator'), person('whClerk')];
  const { rows } = await sql<{ id: number; cause: number }>`
    select id, (select id from defect_code where status = 1 and defect_class = 'major' order by code limit 1) as cause
    from warehouse where type = 'threePl' order by id limit 1`.execute(transaction);
  const [sold, warehouse] = [new Set(await soldOrders(demo)), rows[0]?.id];
  if (warehouse === undefined) return;
  const photos = files ? await keepPicture(demo, files, 'returned-part.png', cartons, inspector) : [];
  for (const [at, one] of demoReturned.entries()) {
    const moment = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayLong);
    const order = orderFor(sold, one, [moment(one.daysAgo + 5), moment(one.daysAgo + 1)]);
    if (!order || (['C', 'D'].includes(one.grade ?? '') && !files)) continue;
    sold.delete(order);
    const inputs: Readonly<Record<string, RecordValues>> = {
      authorise: { warehouse, deadline: addDays(businessDay(moment(one.daysAgo)), 30) },
      receive: { received: [{ sku: order.sku, qty: order.qty }] },
      toClaim: { cause: rows[0]?.cause },
      inspect: {
        graded: [{ sku: order.sku, grade: one.grade, qty: order.qty, ...(one.of === 'claimable' ? { disposition: 'supplierClaim' } : {}) }],
        ...(['C', 'D'].includes(one.grade ?? '') ? { photos } : {}),
      },
    };
    const values = {
      salesOrder: order.id,
      platformReturnId: `R-${String(60_118_204 + at * 7919)}`,
      reason: one.reason,
      ...(one.note === undefined ? {} : { buyerNote: one.note }),
      ...(one.reason === 'notFit' ? { vehicle: order.vehicle } : {}),
      lines: [{ orderLine: order.orderLine, sku: order.sku, qtyAuth: order.qty }],
    };
    const id = await leadingDemo(transaction, registry, moment(one.daysAgo))('operationReturn', operator, values, []);
    for (const [action, daysAgo, input] of one.steps) {
      const by = ['receive', 'inspect', 'dispose'].includes(action) ? inspector : operator;
      const step: DocumentStep = [action, by, { ...inputs[action], ...input }];
      await steppingDemo(transaction, registry, moment(daysAgo))('operationReturn', id, [step]);
    }
  }
  const { rows: amazons } = await sql<{ iso2: string; id: number }>`
    select c.iso2, (select w.id from warehouse w join country p on p.id = w.country where w.type = 'fba'
      order by (p.iso2 in ('US', 'CA', 'MX')) = (c.iso2 in ('US', 'CA', 'MX')) desc, w.id limit 1) as id from country c`.execute(
    transaction,
  );
  await addPastReturns(demo, {
    operator,
    inspector,
    approver: person('financeManager'),
    warehouse,
    atAmazon: new Map(amazons.flatMap(({ iso2, id: at }) => (at === null ? [] : [[iso2, at] as const]))),
    photos,
  });
  await countUnfit(transaction, now);
});
