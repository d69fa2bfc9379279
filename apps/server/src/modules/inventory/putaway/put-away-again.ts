import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ReversalFollower } from '../stock/reversal-follower.ts';
import { openPutaways, type PutawayLine } from './open-putaways.ts';

/**
 * [M5] Opens a task for pieces that a putaway brought into a bin once that posting is reversed: they are in the bin again from which they
 * came. Returns its id.
 */
export const putAwayAgain: ReversalFollower = async ({ context }, putawayNo, postingNo) => {
  const { rows } = await sql<PutawayLine & { receiptNo: string }>`
    select p.receipt_no as "receiptNo", p.sku, p.warehouse, p.from_bin as "fromBin", p.stock_status as status,
      (select sum(m.qty_delta) from stock_posting s join stock_move m on m.posting = s.id where s.posting_no = ${postingNo}
      and m.qty_delta > 0)::integer as qty
    from putaway p where p.putaway_no = ${putawayNo}`.execute(context.transaction);
  const [placed] = rows;
  return placed ? openPutaways(context, placed.receiptNo, [placed]) : ok([]);
};
