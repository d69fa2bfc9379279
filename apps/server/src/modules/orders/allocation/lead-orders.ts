import type { Refusal } from '@axle/kernel';
import type { OrderStep } from '@axle/orders';
import { type RecordRow, transit, transitionNamed } from '@axle/page-kit';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';

/** Orders that a step is open to, and why not to the others. */
export interface OrdersToLead {
  readonly open: readonly RecordRow[];
  readonly refused: ReadonlyMap<number, Refusal>;
}

/** [S9] Parts orders by whether a step is open to them. */
export function ordersToLead(parts: RecordParts, records: readonly RecordRow[], step: OrderStep): OrdersToLead {
  const transition = transitionNamed(parts.resource, step);
  if (!transition) throw new Error(`${parts.resource.entity} has no transition ${step}`);
  const refused = new Map<number, Refusal>();
  const open: RecordRow[] = [];
  for (const record of records) {
    const moved = transit(parts.resource, record, transition, { today: todayOf(parts.caller) });
    if (moved.ok) open.push(record);
    else refused.set(record.id, moved.refusal[0]!);
  }
  return { open, refused };
}
