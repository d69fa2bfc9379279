import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { MergeOrder } from '../merge/merge-order.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const instant = fc.integer({ min: 0, max: 200 }).map(hours => new Date(start + hours * 3_600_000));
const hundredths = (max: number) => fc.integer({ min: 1, max }).map(count => String(count / 100) as Decimal);

/** Any order of one of few buyers and addresses, most of them to be merged. */
const anyMergeOrder = (orderNo: string): fc.Arbitrary<MergeOrder> =>
  fc.record({
    orderNo: fc.constant(orderNo),
    status: fc.constantFrom('pendingReview', 'pendingAllocate', 'pendingAllocate', 'held'),
    kind: fc.constantFrom('platform', 'platform', 'resend', 'manual'),
    platform: fc.constantFrom('amazon', 'ebay'),
    store: fc.integer({ min: 1, max: 2 }),
    buyerKey: fc.constantFrom('b1', 'b2'),
    addressHash: fc.constantFrom('a1', 'a2'),
    currency: fc.constant('USD'),
    service: fc.constantFrom('standard', 'standard', 'freight'),
    paidAt: instant,
    latestShipAt: instant,
    kg: hundredths(2000),
    longestCm: hundredths(12_000),
    pieces: fc.array(fc.record({ lineNo: fc.integer({ min: 1, max: 200 }), sku: fc.nat(9), qty: fc.integer({ min: 1, max: 20 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  });

/** Any orders of few buyers and addresses, each with a number of its own. */
export const anyMergeOrders = (): fc.Arbitrary<readonly MergeOrder[]> =>
  fc.integer({ min: 0, max: 14 }).chain(count => fc.tuple(...Array.from({ length: count }, (_, at) => anyMergeOrder(`SO${at + 1}`))));
