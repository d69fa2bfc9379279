import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { acceptedQty } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { bookOnWay } from '../../inventory/receipt/goods-on-way.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { acceptPieces } from '../ledger/accept-pieces.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { departedPieces } from '../ledger/departed-pieces.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/**
 * [R7a] Where the payable arises at the hand-over, the pieces of batches that departed are accepted, owed as unbilled, and ours on their
 * way. Answers what stands against it, empty where nothing does; the caller takes back what was written then.
 */
export async function acceptDeparted(
  transaction: Transaction<Tables>,
  caller: Actor,
  batches: readonly RecordRow[],
): Promise<readonly Refusal[]> {
  for (const batch of batches) {
    const [order] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [Number(batch['purchaseOrder'])]);
    if (!order || order['acceptPoint'] !== 'handover') continue;
    const departed = await departedPieces(transaction, order.id);
    const accepted = new Map(
      [...departed].map(([line, qty]) => {
        const own = linesIn(order, 'lines')[line - 1]!;
        const handedOver = acceptedQty('handover', quantitiesOf(own), { released: qty, shortage: 0 });
        return [line, Math.max(Number(own['acceptedQty'] ?? 0), handedOver)] as const;
      }),
    );
    const refused = await acceptPieces(transaction, caller, order, {
      accepted,
      document: { bizType: 'batch', bizNo: String(batch['batchNo']), bizSeq: 1 },
    });
    if (refused.length > 0) return refused;
    const unbooked = await bookOnWay(ledgerContext(transaction, caller), String(batch['batchNo']));
    if (unbooked) return [unbooked];
  }
  return [];
}
