import { ok } from '@axle/kernel';
import { countJudged } from '../../inventory/receipt/count-judged.ts';
import type { ReversalFollower } from '../../inventory/stock/reversal-follower.ts';

/** [R109] A release by hand that is reversed puts its pieces back on hold of the receipts off which it took them. */
export const holdFreedAgain: ReversalFollower = async ({ context }, docNo) => {
  const freed = await context.transaction
    .deleteFrom('freed_piece')
    .where('conversion_no', '=', docNo)
    .returning(['receipt', 'line_no as lineNo', 'qty'])
    .execute();
  for (const [at, { receipt, lineNo, qty }] of freed.entries()) {
    const counted = await countJudged(context, { receipt, lineNo }, { docType: 'conversion', docNo, turn: at + 1, qty: -qty });
    if (!counted.ok) return counted;
  }
  return ok(undefined);
};
