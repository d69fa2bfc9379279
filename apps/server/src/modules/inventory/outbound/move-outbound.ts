import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { refuseRoute } from './create-outbound.ts';
import { nextWaybill } from './get-waybill.ts';
import { type LockedOutbound, lockOutbound } from './lock-outbound.ts';
import { outboundRefusals, wrongStatus } from './outbound-refusals.ts';
import { refusedAddress } from './refused-address.ts';
import { releaseLines } from './reserve-lines.ts';
import { putBackAll, waitsToBePutBack } from './put-back.ts';

/** What a change of an order leaves of it, or why it cannot be. */
export type OutboundChangeOf = (
  context: LedgerContext,
  outbound: LockedOutbound,
  before: RecordRow,
  input: RecordValues,
) => Promise<RecordValues | Refusal>;

const isRefusal = (answer: RecordValues | Refusal): answer is Refusal => 'code' in answer && 'message' in answer;

/** An action that changes each ticked order individually, locked, with its history. */
export const changing =
  (change: OutboundChangeOf): ActionHandler =>
  ({ parts, targets, input }: ActionContext) =>
    eachTarget(parts, targets, async (transaction: Transaction<Tables>, records) => {
      const own: RecordParts = { ...parts, database: transaction };
      const context = ledgerContext(transaction, parts.caller);
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const outbound = await lockOutbound(transaction, before.id);
        const answer = outbound ? await change(context, outbound, before, input) : outboundRefusals.unknown;
        if (isRefusal(answer)) refused.set(before.id, answer);
        else await updateRows(transaction, own, [{ before, after: answer }], { action: 'update' });
      }
      return refused;
    });

/** Lets an order leave from another warehouse: reservations are released, and it must be allocated again. */
export const changeWarehouse = changing(async (context, outbound, before, input) => {
  if (!['pending', 'short', 'allocated'].includes(outbound.status))
    return wrongStatus({ zh: '改仓库', en: 'Change warehouse' }, outbound.status);
  if (['transfer', 'distribution_plan', 'after_sale'].includes(outbound.sourceType)) return outboundRefusals.sourceDecides;
  if (await waitsToBePutBack(context, outbound.id)) return outboundRefusals.putBackOpen;
  const warehouse = Number(input['warehouse']);
  if (warehouse === outbound.toWarehouse) return outboundRefusals.sameWarehouse;
  const refused = await refuseRoute(context, { warehouse, country: outbound.country });
  if (refused) return refused;
  await releaseLines(context, outbound);
  const here = outbound.channel === null || (await channelGoesFrom(context, outbound.channel, warehouse));
  return { ...before, warehouse, status: 'pending', ...(here ? {} : { channel: undefined, waybillNo: undefined }) };
});

/** Lets an order go by another channel; a number of the former one is given up. */
export const changeChannel = changing(async (context, outbound, before, input) => {
  if (['packed', 'shipped', 'held', 'cancelled'].includes(outbound.status))
    return wrongStatus({ zh: '改渠道', en: 'Change channel' }, outbound.status);
  const channel = Number(input['channel']);
  if (!(await channelGoesFrom(context, channel, outbound.warehouse))) return outboundRefusals.channelElsewhere;
  return channel === outbound.channel ? before : { ...before, channel, waybillNo: undefined };
});

/** Mends where an order goes, before a label says so; what is left empty stays as it was. */
export const changeAddress = changing(async (_context, { status, waybillNo, toWarehouse }, before, input) => {
  if (['packed', 'shipped', 'cancelled'].includes(status)) return wrongStatus({ zh: '改地址', en: 'Change address' }, status);
  if (toWarehouse !== null) return outboundRefusals.ownWarehouse;
  if (waybillNo !== null) return outboundRefusals.hasWaybill;
  return { ...before, ...input };
});

const channelGoesFrom = async ({ transaction }: LedgerContext, channel: number, warehouse: number): Promise<boolean> =>
  (await transaction
    .selectFrom('logistics_channel_warehouses')
    .select('id')
    .where('record_id', '=', channel)
    .where('warehouse', '=', warehouse)
    .executeTakeFirst()) !== undefined;

/** Gives an order the next number of its channel's range. */
export const getWaybill = changing(async (context, { channel, waybillNo, status }, before) => {
  if (['pending', 'short', 'shipped', 'held', 'cancelled'].includes(status))
    return wrongStatus({ zh: '获取运单号', en: 'Get waybill' }, status);
  if (waybillNo !== null) return outboundRefusals.hasWaybill;
  if (channel === null) return outboundRefusals.noChannel;
  const refused = await refusedAddress(context.transaction, before.id);
  if (refused) return refused;
  return { ...before, waybillNo: await nextWaybill(context, channel) };
});

/** Notes that all picked pieces of an order lie in their bins again. */
export const putBackOutbound = changing(async (context, outbound, before) => {
  await putBackAll(context, outbound);
  return before;
});
