import type { OutboundStatus } from '@axle/inventory';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';

/** Pieces of a line that left. */
export interface ShippedItem {
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  /** CNY, what they took out of the cost layers. */
  readonly value: string;
}

/** What a document does when the order that it asked for goes on; everything in the transaction of the order. */
export interface OutboundFollower {
  readonly shipped?: (context: LedgerContext, outbound: LockedOutbound, items: readonly ShippedItem[]) => Promise<void>;
  /** The status of the order has changed. */
  readonly led?: (context: LedgerContext, sourceNo: string, status: OutboundStatus) => Promise<void>;
  readonly cancelled?: (context: LedgerContext, outbound: LockedOutbound) => Promise<void>;
  /** What had left is back by a reversal. */
  readonly unshipped?: (context: LedgerContext, outbound: LockedOutbound, items: readonly ShippedItem[]) => Promise<void>;
}

/** Followers by the kind of document that an order comes from. */
export const outboundFollowers = extensionPoint<OutboundFollower>('follower of outbound orders');
