import type { Decimal } from '@axle/kernel';

/** The platforms that orders come from. */
export type OrderPlatform = 'amazon' | 'ebay' | 'walmart' | 'partsgeek';

/** How quickly an order is shipped. */
export type ShipService = 'standard' | 'expedited' | 'nextDay' | 'freight';

/** Where the parcel goes, as the platform says it; the country by its two letters. */
export interface PlatformAddress {
  readonly name?: string;
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country?: string;
}

/** Who ordered. */
export interface PlatformBuyer {
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** A line of an order as the platform sells it; amounts are of the whole line. */
export interface PlatformLine {
  /** The platform's own id; absent in reports that have none, whose lines are known by their seller SKU. */
  readonly id?: string;
  readonly sellerSku: string;
  readonly title?: string;
  readonly qty: number;
  readonly cancelledQty?: number;
  /** Price of all its units, before discount and tax. */
  readonly amount: Decimal;
  readonly discount?: Decimal;
  readonly tax?: Decimal;
  readonly shipping?: Decimal;
  readonly giftWrap?: Decimal;
  /** The car that the buyer named. */
  readonly vehicle?: string;
}

/** One order as a platform reports it, from whichever report or call. What it does not say is absent. Moments are UTC texts. */
export interface PlatformOrder {
  readonly orderId: string;
  /** When the platform last changed the order; reports that do not say so have none. */
  readonly updatedAt?: string;
  readonly purchasedAt: string;
  readonly paidAt?: string;
  readonly latestShipAt?: string;
  readonly promisedBy?: string;
  readonly deliveredAt?: string;
  readonly status?: string;
  readonly payment?: string;
  /** Whether we send it, or the platform does from its own warehouse. */
  readonly fulfilment: 'merchant' | 'platform';
  /** The marketplace as the platform names it: its id or its name. */
  readonly marketplace?: string;
  readonly currency?: string;
  readonly service?: ShipService;
  readonly buyer: PlatformBuyer;
  readonly address: PlatformAddress;
  /** Amounts of the order that stand on none of its lines. */
  readonly shipping?: Decimal;
  readonly discount?: Decimal;
  readonly tax?: Decimal;
  readonly total?: Decimal;
  readonly note?: string;
  readonly lines: readonly PlatformLine[];
}
