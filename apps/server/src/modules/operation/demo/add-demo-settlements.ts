import type { Decimal } from '@axle/kernel';
import { negate, sum } from '@axle/kernel';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import type { EstimatedProfit } from '../profit/compute-profits.ts';
import { keepSettlement } from '../profit/import-settlement.ts';
import { type DemoRefund, demoSettlements } from './demo-settlements.ts';
import { estimateDemoProfits } from './estimate-demo-profits.ts';

const day = 86_400_000;

/** What was refunded of orders by their returns. */
async function refundsDone({ transaction }: Demo): Promise<ReadonlyMap<number, readonly DemoRefund[]>> {
  const { rows } = await sql<{ id: number; amount: Decimal; at: string }>`
    select r.sales_order as id, trim_scale(x.amount + x.core_amount)::text as amount, x.refunded_at as at
    from return_order r join return_order_refunds x on x.record_id = r.id
    where x.state = 'done' and x.amount + x.core_amount > 0 order by x.refunded_at, x.id`.execute(transaction);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ amount, at }) => ({ amount, at: new Date(at) }))]),
  );
}

/** Bills of the parcels that went out more than three weeks ago: a little more than was estimated for some. */
async function addBills({ transaction, now, person }: Demo, estimated: readonly EstimatedProfit[]): Promise<void> {
  const by = person('accountant');
  const parcels = estimated.flatMap(({ order, items }) => {
    const cost = negate(sum(items.filter(({ item }) => item === 'lastMile').map(({ amount }) => amount)));
    const isOld = Date.parse(order.shippedAt) < now.getTime() - 21 * day;
    return order.waybillNo === undefined || order.kind === 'fba' || Number(cost) <= 0 || !isOld
      ? []
      : [{ waybill: order.waybillNo, at: order.shippedAt, cost, currency: order.currency, off: order.id % 5 }];
  });
  await sql`
    insert into carrier_bill (bill_no, waybill_no, fee_type, billed_on, amount, currency, created_by, created_at, updated_by, updated_at)
    select 'CB-' || to_char(b.day, 'YYYYMMDD'), t.waybill, 'freight', b.day, round(t.cost * (1 + t.off * 0.02), 2), t.currency,
      ${by}, b.day + interval '34 hours', ${by}, b.day + interval '34 hours'
    from jsonb_to_recordset(${JSON.stringify(parcels)}) as t (waybill text, at timestamptz, cost numeric, currency text, off integer)
    cross join lateral (select (date_trunc('week', t.at) + interval '13 days')::date as day) b order by b.day, t.waybill
    on conflict do nothing`.execute(transaction);
}

/**
 * What platforms have settled of the demo's orders and carriers have billed for them, by what is estimated of their profits; hands over
 * these estimates.
 */
export const addDemoSettlements = demoStep(
  'platformSettlements',
  ['shippedOrders', 'salesOrders', 'pastSales', 'profit', 'returns'],
  async demo => {
    const { transaction, now, person } = demo;
    const estimated = await estimateDemoProfits(demo);
    for (const { store, platform, ...file } of demoSettlements(estimated, await refundsDone(demo), now)) {
      const at = new Date(Math.min(now.getTime(), Date.parse(file.depositAt ?? file.endAt) + 9 * 3_600_000));
      await keepSettlement(transaction, file, { store, platform, by: person('accountant'), at, sha256: '' });
    }
    await addBills(demo, estimated);
    return estimated;
  },
);
