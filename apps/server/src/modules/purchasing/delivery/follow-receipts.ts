import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { acceptJudged } from '../ledger/accept-judged.ts';
import { receiptDone } from '../ledger/receipt-done.ts';
import { receivePieces } from '../order/receive-pieces.ts';
import { freeBatch } from './free-batch.ts';
import { followArrivals } from './follow-arrivals.ts';

/** What purchasing does when bought goods come: the line of the order first, then the batch that they came by. */
export const followReceipts: ReceiptFollower = {
  async received(...asked) {
    await receivePieces.received?.(...asked);
    await followArrivals.received(...asked);
  },
  judged: acceptJudged,
  async closed(...asked) {
    const refused = await receiptDone(...asked);
    return refused.length > 0 ? refused : followArrivals.closed(...asked);
  },
  cancelled: freeBatch,
};
