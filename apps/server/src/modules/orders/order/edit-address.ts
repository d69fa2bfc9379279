import type { Refusal } from '@axle/kernel';
import { mayStep } from '@axle/orders';
import type { Proposal } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { changingOrders } from './changing-orders.ts';
import { type OrderRow, refuseMerged } from './on-order.ts';
import { badAddress, orderRefusals } from './order-refusals.ts';
import { blockingIssue, lettersOf, settledAddress } from './settle-address.ts';

const parts = ['receiver', 'phone', 'line1', 'line2', 'city', 'state', 'postcode', 'country'] as const;

/**
 * [S3] Mends where an order goes; what is left empty stays as it was. The outbound order goes there too, as long as it is not packed and
 * has no waybill (oms.md, orderList).
 */
export const editAddress: ActionHandler = changingOrders(async (context, order, input) => {
  if (!mayStep('cancel', order.status)) return orderRefusals.moved;
  const merged = await refuseMerged(context, order.id);
  if (merged) return merged;
  const wanted = { ...order, ...Object.fromEntries(parts.flatMap(key => (input[key] === undefined ? [] : [[key, input[key]]]))) };
  const letters = await lettersOf(context.transaction, [wanted['country']]);
  const edited = { ...wanted, ...settledAddress(wanted, letters(wanted['country'])) };
  if (order.status !== 'submitted') return edited;
  const issue = blockingIssue(edited);
  return (issue && badAddress(issue)) ?? (await sendElsewhere(context, order, edited)) ?? edited;
});

/** Changes the outbound orders of an order; why not, where one cannot be. */
async function sendElsewhere(context: LedgerContext, { orderNo }: OrderRow, to: Record<string, unknown>): Promise<Refusal | undefined> {
  const { rows } = await sql<{ id: number; status: string; waybill: string | null }>`
    select id, coalesce(held_from, status) as status, waybill_no as waybill from outbound
    where source_type = 'sales_order' and source_no = ${orderNo} and status <> 'cancelled' order by id for update`.execute(
    context.transaction,
  );
  if (rows.some(({ status }) => status === 'packed' || status === 'shipped')) return orderRefusals.alreadyPacked;
  if (rows.some(({ waybill }) => waybill !== null)) return orderRefusals.waybill;
  const { receiver, phone, city, state, postcode, country } = to;
  const address = [to['line1'], to['line2']].filter(line => line !== undefined).join(', ');
  for (const { id } of rows)
    await changeBeside(context, { entity: 'outbound', table: 'outbound' }, id, {
      receiver,
      phone,
      address,
      city,
      state,
      postcode,
      country,
    });
  return undefined;
}

/** The address as it stands, to be mended. */
export const presentAddress: ProposalHandler = async (_parts, order): Promise<readonly Proposal[]> => {
  const values = Object.fromEntries(parts.flatMap(key => (order[key] === undefined ? [] : [[key, order[key]]])));
  if (values['line1'] === undefined) return [];
  return [
    {
      values,
      words: { zh: '当前地址', en: 'Current address' },
      why: { zh: '填入后修改', en: 'Fill in and correct' },
    },
  ];
};
