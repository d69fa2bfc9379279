import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPlatformStatus, type StatusHint, wordsOfHint } from './map-platform-status.ts';
import type { OrderPlatform } from './platform-order.ts';

const hints: readonly StatusHint[] = ['toPay', 'toShip', 'shipped', 'delivered', 'cancelled', 'abnormal'];

describe('[S2] what a status of a platform means', () => {
  it.each([
    ['amazon', 'Pending', undefined, 'toPay'],
    ['amazon', 'PendingAvailability', undefined, 'toPay'],
    ['amazon', 'Unshipped', undefined, 'toShip'],
    ['amazon', 'PartiallyShipped', undefined, 'toShip'],
    ['amazon', 'Shipped', undefined, 'shipped'],
    ['amazon', 'InvoiceUnconfirmed', undefined, 'shipped'],
    ['amazon', 'Canceled', undefined, 'cancelled'],
    ['amazon', 'Cancelled', undefined, 'cancelled'],
    ['amazon', 'Unfulfillable', undefined, 'abnormal'],
    ['ebay', 'NOT_STARTED', 'PENDING', 'toPay'],
    ['ebay', 'NOT_STARTED', 'PAID', 'toShip'],
    ['ebay', 'IN_PROGRESS', 'PAID', 'toShip'],
    ['ebay', 'FULFILLED', 'PAID', 'shipped'],
    ['ebay', 'FULFILLED', 'PARTIALLY_REFUNDED', 'shipped'],
    ['ebay', 'NOT_STARTED', 'FAILED', 'cancelled'],
    ['ebay', 'NOT_STARTED', 'FULLY_REFUNDED', 'abnormal'],
    ['ebay', 'NOT_STARTED', undefined, 'abnormal'],
    ['walmart', 'Created', undefined, 'toShip'],
    ['walmart', 'Acknowledged', undefined, 'toShip'],
    ['walmart', 'Shipped', undefined, 'shipped'],
    ['walmart', 'Delivered', undefined, 'delivered'],
    ['walmart', 'Cancelled', undefined, 'cancelled'],
    ['walmart', 'Canceled', undefined, 'cancelled'],
    ['partsgeek', 'New', undefined, 'toShip'],
    ['partsgeek', 'Accepted', undefined, 'toShip'],
    ['partsgeek', 'Shipped', undefined, 'shipped'],
    ['partsgeek', 'Cancelled', undefined, 'cancelled'],
  ] as const)('%s %s %s is %s', (platform, status, payment, hint) => {
    expect(mapPlatformStatus(platform, status, payment)).toBe(hint);
  });

  it('a word that nobody knows is abnormal, never ready', () => {
    const known = new Set(hints.flatMap(wordsOfHint));
    fc.assert(
      fc.property(
        fc.constantFrom<OrderPlatform>('amazon', 'ebay', 'walmart', 'partsgeek'),
        fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', 'unshipped', 'SHIPPED')),
        (platform, raw) => {
          fc.pre(!known.has(`${platform}:${raw}`));
          expect(mapPlatformStatus(platform, raw, platform === 'ebay' ? 'PAID' : undefined)).toBe('abnormal');
        },
      ),
    );
    expect(mapPlatformStatus('amazon', undefined)).toBe('abnormal');
  });

  it('every word has one meaning', () => {
    const words = hints.flatMap(wordsOfHint);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toHaveLength(24);
  });
});
