import type { LedgerContext } from '../stock/stock-ledger.ts';
import { heldGoods } from './held-goods.ts';
import { followed, followedLine, type LinedReceipt } from './read-receipt.ts';

/**
 * Hands lines whose SKUs are inspected when they come to those who see to them, each time when a count is finished or a decision adds to
 * it; returns are graded otherwise.
 */
export async function seeToHeld(context: LedgerContext, { receipt, lines }: LinedReceipt): Promise<void> {
  if (receipt.type !== 'purchase') return;
  const held = lines
    .filter(({ inspected, exempt, hold_qty: hold }) => inspected || exempt || hold > 0)
    .map(line => ({ ...followedLine(line, false), held: line.hold_qty, exempt: line.exempt ? line.good_qty : 0 }));
  for (const see of context.registry.parts(heldGoods).values()) await see(context, followed(receipt), held);
}
