import type { Refusal } from '@axle/kernel';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';

/** What takes part when the shipping of an order is reversed; everything in the transaction of the order. */
export interface ShipReversal {
  /** What stands against it. */
  readonly refused: (context: LedgerContext, outbound: LockedOutbound) => Promise<Refusal | undefined>;
  /** What else is taken back, once the ledger is. */
  readonly reversed: (context: LedgerContext, outbound: LockedOutbound) => Promise<void>;
}

/** Takes part in reversals, by what it is about. */
export const shipReversals = extensionPoint<ShipReversal>('part of the reversal of shipping');
