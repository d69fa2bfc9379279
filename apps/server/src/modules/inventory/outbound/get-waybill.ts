import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeOutbound } from './change-outbound.ts';
import { lockOutbound } from './lock-outbound.ts';
import { outboundRefusals } from './outbound-refusals.ts';

/**
 * The next waybill number of the order's channel: the channel's code and eight digits. It replaces the number of the
 * courier, as no courier is connected; no courier label bears it. The first number of an order is stored on the order.
 */
export async function takeWaybill(context: LedgerContext, outboundId: number): Promise<Result<{ readonly waybillNo: string }>> {
  const { transaction } = context;
  const outbound = await lockOutbound(transaction, outboundId);
  if (!outbound) return refuse(outboundRefusals.unknown);
  if (outbound.channel === null) return refuse(outboundRefusals.noChannel);
  const waybillNo = await nextWaybill(context, outbound.channel);
  if (outbound.waybillNo === null) await changeOutbound(context, outbound, { waybillNo }, 'getWaybill');
  return ok({ waybillNo });
}

/** The next number of a channel's own range. */
export async function nextWaybill({ transaction }: LedgerContext, channel: number): Promise<string> {
  const { rows } = await sql<{ no: string }>`
    with given as (
      insert into waybill_range (channel, last) values (${channel}, 1)
      on conflict (channel) do update set last = waybill_range.last + 1 returning channel, last
    )
    select c.code || '-' || lpad(g.last::text, 8, '0') as no from given g join logistics_channel c on c.id = g.channel`.execute(
    transaction,
  );
  return rows[0]!.no;
}
