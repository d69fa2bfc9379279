import { addDays, type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { receivedDays, shareAmongSuppliers } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { deliveredInLot, type Delivered } from './delivered-in-lot.ts';

const noReceipts = (days: number): Refusal => ({
  code: 'NO_RECEIPTS',
  message: fill(
    {
      zh: '之前{n}天没有该SKU的供应商收货，请先手工填分摊',
      en: 'In the {n} {n|day|days} before, no supplier delivered the SKU; enter the shares first',
    },
    { n: days },
  ),
});

/** [R17a] The pieces of a SKU that were received from each supplier in the days before a day, most first. */
async function receivedBefore(database: Kysely<Tables>, sku: number, day: LocalDate): Promise<readonly Delivered[]> {
  const { rows } = await sql<Delivered>`
    select coalesce(o.supplier, c.supplier) as supplier, sum(l.good_qty + l.hold_qty + l.damaged_qty)::integer as qty
    from receipt_lines l join receipt c on c.id = l.record_id left join purchase_order o on o.order_no = l.po_no
    where l.sku = ${sku} and c.type in ('purchase', 'first_leg') and c.arrived_at >= ${addDays(day, -receivedDays)}::date
      and c.arrived_at < ${day}::date and coalesce(o.supplier, c.supplier) is not null
    group by 1 having sum(l.good_qty + l.hold_qty + l.damaged_qty) > 0 order by 2 desc, 1`.execute(database);
  return rows;
}

/** [R17, R17a] Who pays how much of a cost: the suppliers of its lot, else those from whom its article came, by pieces. */
export async function receivedShares(database: Kysely<Tables>, cost: RecordRow): Promise<Result<readonly RecordValues[]>> {
  const amount = cost['foreignAmount'] as Decimal;
  const lot = await deliveredInLot(database, cost['lotRef'], Number(cost['sku']));
  const received = lot.length > 0 ? lot : await receivedBefore(database, Number(cost['sku']), cost['eventDate'] as LocalDate);
  const shares = shareAmongSuppliers(amount, String(cost['foreignCurrency']), received);
  if (!shares.ok) return refuse(noReceipts(receivedDays));
  const of = new Map(received.map(one => [one.supplier, one]));
  return ok(
    shares.value.flatMap(share => {
      const { qty, purchaseOrder } = of.get(share.supplier)!;
      return share.amount === '0' ? [] : [{ ...share, qty, ...(purchaseOrder === undefined ? {} : { purchaseOrder }) }];
    }),
  );
}
