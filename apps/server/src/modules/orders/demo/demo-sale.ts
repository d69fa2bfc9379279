import { type Decimal, divide, multiply, round } from '@axle/kernel';
import { typedAmounts } from '@axle/orders';
import type { RecordValues } from '@axle/page-kit';
import type { DemoBuyer } from './demo-order-buyers.ts';
import { platformNumber, priceOf, readyOn, type SoldListing } from './demo-listings-sold.ts';

const hour = 3_600_000;

/** What was sold, to whom and when. */
export interface DemoSale {
  readonly no: number;
  readonly listings: readonly SoldListing[];
  readonly buyer: DemoBuyer;
  readonly purchasedAt: Date;
  readonly qty?: number;
  /** What is taken off the price, in percent. */
  readonly off?: number;
  /** Hours from the purchase to the latest time to ship. */
  readonly shipWithin?: number;
}

/** How long each platform gives for the shipment. */
const hoursToShip = { amazon: 48, ebay: 72, walmart: 48, partsgeek: 36 } as const;

/** An order as its platform has it, ready for its review. */
export function demoSale(sale: DemoSale, more: RecordValues = {}): RecordValues {
  const { no, listings, buyer, purchasedAt, qty = 1, off = 0 } = sale;
  const [first] = listings as [SoldListing];
  const [name, line1, city, state, postcode, phone] = buyer;
  const shipping = first.platform === 'ebay' || first.platform === 'partsgeek' ? '6.95' : '0';
  const lines = listings.map((listing, at) => ({
    platformLineId: `${no}-${at + 1}`,
    ptSku: listing.id,
    sellerSku: listing.sellerSku,
    title: listing.title,
    qty,
    cancelledQty: 0,
    unitPrice: priceOf(listing) as Decimal,
    discount: round(divide(multiply(priceOf(listing) as Decimal, String(qty * off) as Decimal), '100' as Decimal, 4), 2),
    shipping: (at === 0 ? shipping : '0') as Decimal,
  }));
  const within = sale.shipWithin ?? hoursToShip[first.platform];
  const at = purchasedAt.toISOString();
  return {
    kind: 'platform',
    platform: first.platform,
    store: first.store,
    site: first.site,
    platformOrderId: platformNumber(first.platform, no),
    platformStatus: readyOn[first.platform],
    platformUpdatedAt: at,
    status: 'pendingReview',
    buyerName: name,
    receiver: name,
    line1,
    city,
    state,
    postcode,
    phone,
    country: first.country,
    currency: first.currency,
    shipService: 'standard',
    purchaseAt: at,
    paidAt: at,
    latestShipAt: new Date(purchasedAt.getTime() + within * hour).toISOString(),
    ...typedAmounts({ lines }),
    ...more,
  };
}
