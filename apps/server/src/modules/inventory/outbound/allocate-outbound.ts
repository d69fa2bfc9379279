import { ok, refuse, type Result } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeOutbound } from './change-outbound.ts';
import { lockOutbound } from './lock-outbound.ts';
import { outboundRefusals, wrongStatus } from './outbound-refusals.ts';
import { reserveLines } from './reserve-lines.ts';
import { waitsToBePutBack } from './put-back.ts';

/** Reserves the pieces of an order: allocated, or short where the warehouse cannot reserve all of them. */
export async function allocateOutbound(context: LedgerContext, id: number): Promise<Result<'allocated' | 'short'>> {
  const outbound = await lockOutbound(context.transaction, id);
  if (!outbound) return refuse(outboundRefusals.unknown);
  if (outbound.status === 'allocated') return ok('allocated');
  if (outbound.status !== 'pending' && outbound.status !== 'short')
    return refuse(wrongStatus({ zh: '分配', en: 'Allocate' }, outbound.status));
  if (await waitsToBePutBack(context, id)) return refuse(outboundRefusals.putBackOpen);
  const to = await reserveLines(context, outbound);
  if (to !== outbound.status) await changeOutbound(context, outbound, { status: to }, 'allocate');
  return ok(to);
}
