import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { FollowedLine, FollowedReceipt } from './receipt-followers.ts';

/** A counted line whose SKU is inspected when it comes. */
export interface HeldLine extends FollowedLine {
  /** Pieces on hold. */
  readonly held: number;
  /** Pieces that went to stock at once, because the SKU is exempt from inspection. */
  readonly exempt: number;
}

/** Who sees to pieces on hold, in the transaction that counts them: asked again each time a receipt is counted. */
export type HeldGoods = (context: LedgerContext, receipt: FollowedReceipt, lines: readonly HeldLine[]) => Promise<void>;

/** Who sees to pieces on hold: one line each. */
export const heldGoods = extensionPoint<HeldGoods>('goods on hold');
