import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { explodeLines } from '../order/explode-lines.ts';
import { addDemoFbaOrders } from './add-demo-fba-orders.ts';
import { datePast } from './date-past.ts';
import { demoOrderBuyers } from './demo-order-buyers.ts';
import { type SoldListing, soldListings } from './demo-listings-sold.ts';
import { demoSale } from './demo-sale.ts';
import { leadAsFar } from './lead-as-far.ts';

const hour = 3_600_000;
const platforms = ['amazon', 'ebay', 'walmart', 'partsgeek'] as const;

/** Orders that come to one end: how many, what their records say beside the sale, and by which steps clerks led them there. */
interface Batch {
  readonly count: number;
  /** Which listings they are of. */
  readonly of: 'stocked' | 'short' | 'unmapped';
  readonly more?: (at: number) => RecordValues;
  readonly steps?: readonly (readonly [action: string, input?: RecordValues])[];
  readonly hoursAgo?: number;
  /** Hours from one of them to the next. */
  readonly every?: number;
}

const held = (holdReason: string, holdNote: string): Batch['steps'] => [['hold', { holdReason, holdNote }]];
const reviewed = [['review']] as const;

const batches: readonly Batch[] = [
  { count: 3, of: 'stocked', hoursAgo: 3, every: 6, more: () => ({ status: 'pendingPay', platformStatus: 'Pending', paidAt: undefined }) },
  { count: 8, of: 'stocked', hoursAgo: 5, every: 6 },
  { count: 1, of: 'stocked', more: () => ({ postcode: '9066' }) },
  { count: 1, of: 'stocked', more: () => ({ line1: 'PO Box 318', city: 'Reno', state: 'CA', postcode: '89502' }) },
  { count: 2, of: 'stocked', hoursAgo: 75 },
  { count: 1, of: 'stocked', steps: held('address', '门牌号不全，已发消息给买家 / house number missing, buyer asked') },
  { count: 1, of: 'stocked', steps: held('fraud', '同卡一小时内三单 / three orders with one card in an hour') },
  { count: 1, of: 'stocked', steps: held('fitment', '买家填 2014 款，配件适用 2015–2020 / buyer has a 2014, part fits 2015–2020') },
  {
    count: 1,
    of: 'stocked',
    more: () => ({ buyerNote: 'Please ship after the 25th, I am away.' }),
    steps: held('buyerNote', '25日后发 / after the 25th'),
  },
  { count: 8, of: 'stocked', hoursAgo: 16, every: 8, steps: [...reviewed, ['allocate']] },
  { count: 4, of: 'short', hoursAgo: 40, every: 17, steps: [...reviewed, ['allocate']] },
  { count: 2, of: 'unmapped', hoursAgo: 30, every: 9, more: () => ({ status: 'abnormal', abnormalCode: 'UNMAPPED' }) },
  { count: 1, of: 'stocked', more: () => ({ status: 'abnormal', abnormalCode: 'NO_ADDRESS', line1: undefined, city: undefined }) },
  { count: 1, of: 'stocked', more: () => ({ status: 'abnormal', abnormalCode: 'PLATFORM_STATUS', platformStatus: 'Unfulfillable' }) },
  { count: 2, of: 'stocked', hoursAgo: 60, steps: [['cancel', { cancelReason: '买家要求取消 / buyer asked to cancel' }]] },
  {
    count: 4,
    of: 'stocked',
    hoursAgo: 90,
    every: 190,
    steps: [['cancel', { cancelReason: '买家要求取消 / buyer asked to cancel' }], ['endCancel']],
  },
];

/** Listings of a kind, the platforms one after the other. */
function inTurn(listings: readonly SoldListing[], of: Batch['of']): readonly SoldListing[] {
  const fits = (listing: SoldListing) =>
    of === 'unmapped'
      ? listing.free === null
      : listing.iso2 === 'US' && listing.free !== null && (of === 'stocked' ? listing.free >= 6 : listing.free === 0);
  const own = platforms.map(platform => listings.filter(listing => listing.platform === platform && fits(listing)).slice(0, 40));
  return Array.from({ length: 40 }, (_, at) => own.flatMap(each => each[at] ?? [])).flat();
}

/** Brings orders of four platforms into the demo, at every step but the warehouse; clerks led them there by the actions of the page. */
export const addDemoOrders = demoStep(
  'salesOrders',
  ['outbounds', 'parcels', 'offers', 'storeConfigs', 'orderMerges'],
  async (demo: Demo) => {
    const { transaction, now, adding } = demo;
    const listings = await soldListings(transaction);
    const { US: american = [] } = demoOrderBuyers;
    let no = 0;
    for (const { count, of, more, steps = [], hoursAgo = 30, every } of batches) {
      const sold = inTurn(listings, of);
      if (sold.length === 0) continue;
      const records = Array.from({ length: count }, (_, at) => {
        no += 1;
        const listing = sold[(no * 3) % sold.length]!;
        const buyers = demoOrderBuyers[listing.iso2] ?? american;
        const second = sold.find(other => other.store === listing.store && other.id !== listing.id);
        return demoSale(
          {
            no,
            listings: second && no % 5 === 0 ? [listing, second] : [listing],
            buyer: buyers[no % buyers.length]!,
            purchasedAt: new Date(now.getTime() - (hoursAgo + (every === undefined ? (no % 7) * 1.4 : at * every)) * hour),
            qty: no % 9 === 0 ? 2 : 1,
          },
          more?.(at),
        );
      });
      await adding('operator')('orderList', records);
      const ids = await datePast(transaction, now);
      await explodeLines(transaction, ids, businessDay(now));
      await leadAsFar(demo, ids, steps);
    }
    await addDemoFbaOrders(demo, listings);
    await sql`update sales_order set tags = '{VIP}' where kind = 'platform' and status = 'pendingReview' and id % 6 = 0`.execute(
      transaction,
    );
  },
);
