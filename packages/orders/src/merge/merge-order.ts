import type { Decimal } from '@axle/kernel';
import type { OrderStatus } from '../order/order-status.ts';

/** Pieces of a line. */
export interface MergePiece {
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
}

/** A sales order as merging sees it. */
export interface MergeOrder {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly kind: string;
  readonly platform: string;
  readonly store: number;
  readonly buyerKey?: string;
  readonly addressHash?: string;
  readonly currency: string;
  readonly warehouse?: number;
  readonly channel?: number;
  readonly service: string;
  readonly paidAt?: Date;
  readonly latestShipAt?: Date;
  /** A label was printed. */
  readonly labelled?: boolean;
  readonly refunded?: boolean;
  /** How many orders were merged into it already; weight, sides and pieces are those of the parcel. */
  readonly merged?: number;
  /** Number of the order of which it is a part. */
  readonly splitFrom?: string;
  /** Gross weight of all pieces. */
  readonly kg: Decimal;
  /** Longest side of any piece. */
  readonly longestCm: Decimal;
  /** What its channel takes at most. */
  readonly limits?: { readonly kg?: Decimal; readonly longestCm?: Decimal };
  readonly pieces: readonly MergePiece[];
}

/** What a store merges. */
export interface MergeSettings {
  /** Hours between the first and the last payment of a group, 1 to 168. */
  readonly windowHours: number;
  /** What a parcel weighs and measures at most where the channel says nothing. */
  readonly maxKg?: Decimal;
  readonly maxLongestCm?: Decimal;
  readonly excludedSkus: ReadonlySet<number>;
  readonly excludedChannels: ReadonlySet<number>;
}

/** Settings where a store has none of its own. */
export const usualMergeSettings: MergeSettings = { windowHours: 72, excludedSkus: new Set(), excludedChannels: new Set() };

/** Most orders in one parcel. */
export const mostMerged = 50;
