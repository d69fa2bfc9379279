import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { cancelRefusals } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { withStanding } from '../order/order-standing.ts';
import { openPrepayment } from '../prepayment/prepay-order.ts';

/** [R6b] Why an order may not end so: nothing is wanted of any line any more, and money paid in advance is left. */
export async function endRefusal(database: Kysely<Tables>, after: RecordRow): Promise<Refusal | undefined> {
  if (withStanding(after)['state'] !== 'cancelled') return undefined;
  const prepayBalance = await openPrepayment(database, after);
  return cancelRefusals({ currency: String(after['currency']), shipped: 0, openQty: 0, prepayBalance })[0];
}
