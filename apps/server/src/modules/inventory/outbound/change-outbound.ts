import type { OutboundStatus } from '@axle/inventory';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { followStatus } from './follow-status.ts';
import type { LockedOutbound } from './lock-outbound.ts';

/** Fields of an order that its own documents change, by their names. */
export interface OutboundChange {
  readonly status?: OutboundStatus;
  readonly heldFrom?: OutboundStatus | null;
  readonly holdReason?: string | null;
  readonly shippedAt?: Date | null;
  readonly waybillNo?: string | null;
}

/** Changes a locked order with its history: what waves, parcels and other documents do to it. `transition` names what happened. */
export const changeOutbound = async (
  context: LedgerContext,
  { id }: Pick<LockedOutbound, 'id'>,
  change: OutboundChange,
  transition: string,
): Promise<void> => {
  await changeBeside(context, { entity: 'outbound', table: 'outbound' }, id, { ...change }, transition);
  if (change.status !== undefined) await followStatus(context, id, change.status);
};
