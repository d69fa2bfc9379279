import type { FitmentFeedKind, FitmentYear } from '@axle/operation';
import type { ListedFitment } from './listed-fitment.ts';

/** A listing of a feed: what it should show, and what it showed until now. */
export interface FedListing {
  readonly listing: ListedFitment;
  readonly wanted: readonly FitmentYear[];
  readonly added: number;
  readonly removed: number;
  readonly overLimit: number;
}

/** What a vehicle or a part lacks before it can be in a feed. */
export interface FeedGap {
  readonly sellerSku: string;
  readonly lacks: 'partType' | 'make' | 'model' | 'number';
  readonly name: string;
}

/** A file for one store, site and format. */
export interface BuiltFeed {
  readonly kind: FitmentFeedKind;
  readonly content: string;
  readonly gaps: readonly FeedGap[];
}
