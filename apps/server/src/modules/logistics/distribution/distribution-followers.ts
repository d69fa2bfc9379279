import { sql } from 'kysely';
import type { LockedOutbound } from '../../inventory/outbound/lock-outbound.ts';
import type { OutboundFollower, ShippedItem } from '../../inventory/outbound/outbound-followers.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';

interface Standing {
  readonly id: number;
  readonly state: 'released' | 'part_shipped' | 'done';
  readonly next: 'released' | 'part_shipped' | 'done';
}

/** Writes pieces that left, or came back, to the lines of the plan, and updates its status. */
async function writeBack(
  context: LedgerContext,
  { sourceNo, outboundNo }: LockedOutbound,
  items: readonly ShippedItem[],
  sign: 1 | -1,
): Promise<void> {
  const { transaction } = context;
  const plan = await transaction
    .selectFrom('distribution_plan')
    .select('id')
    .where('plan_no', '=', sourceNo)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return;
  for (const { sku, qty } of items)
    await sql`update distribution_plan_lines set shipped = greatest(0, shipped + ${sign * qty}), version = version + 1
      where record_id = ${plan.id} and outbound_no = ${outboundNo} and sku = ${sku}`.execute(transaction);
  const { rows } = await sql<Standing>`
    select p.id, p.state, case when bool_and(l.shipped >= l.qty) then 'done' when bool_or(l.shipped > 0) then 'part_shipped'
    else 'released' end as next
    from distribution_plan p join distribution_plan_lines l on l.record_id = p.id and l.outbound_no is not null and l.qty > 0
    where p.id = ${plan.id} and p.state in ('released', 'part_shipped', 'done') group by p.id`.execute(transaction);
  const [standing] = rows;
  if (!standing || standing.next === standing.state) return;
  const transition = { part_shipped: 'shipPart', done: 'shipAll' }[standing.next as string];
  const plans = { entity: 'distributionPlan', table: 'distribution_plan' };
  await changeBeside(context, plans, plan.id, { state: standing.next }, transition);
}

/** A warehouse abroad expects what is on its way to it once all of the order has left. */
async function expectAbroad(context: LedgerContext, { outType, outboundNo, warehouse, toWarehouse }: LockedOutbound): Promise<void> {
  if (outType !== 'transfer' || toWarehouse === null) return;
  const { transaction } = context;
  const { rows: lines } = await sql<{ sku: number; expectedQty: number; cartonQty: number; open: boolean }>`
    select l.sku, l.qty as "expectedQty", l.carton_qty as "cartonQty", l.shipped < l.qty as open
    from distribution_plan_lines l where l.outbound_no = ${outboundNo} and l.qty > 0 order by l.line_no`.execute(transaction);
  if (lines.length === 0 || lines.some(({ open }) => open)) return;
  const { rows } = await sql<{ eta: string | null }>`
    select max(p.eta_date)::text as eta from distribution_plan p join distribution_plan_lines l on l.record_id = p.id
    where l.outbound_no = ${outboundNo}`.execute(transaction);
  const eta = rows[0]?.eta ?? undefined;
  const expected = lines.map(({ sku, expectedQty, cartonQty }) => ({ sku, expectedQty, cartonQty, inTransit: true }));
  const reply = await createReceipt(context, {
    type: 'first_leg',
    sourceNo: outboundNo,
    warehouse: toWarehouse,
    fromWarehouse: warehouse,
    lines: expected,
    ...(eta === undefined ? {} : { eta }),
  });
  if (!reply.ok) throw new Error(`${outboundNo} has left, and no receipt can be made: ${reply.refusal.code}`);
}

/** What a distribution plan does when its outbound orders go on. */
export const distributionFollower: OutboundFollower = {
  async shipped(context, outbound, items) {
    await writeBack(context, outbound, items, 1);
    await expectAbroad(context, outbound);
  },
  unshipped: async (context, outbound, items) => writeBack(context, outbound, items, -1),
  async cancelled({ transaction }, { outboundNo }) {
    await sql`update distribution_plan_lines set outbound_no = null, version = version + 1 where outbound_no = ${outboundNo}`.execute(
      transaction,
    );
  },
};
