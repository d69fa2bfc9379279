import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingAddress } from './listing-address.ts';

it('[MAP12] an offer has the address of its number at its site, where the platform has such addresses', () => {
  expect([
    listingAddress('amazon', 'amazon.de', 'B0ABCDEFGH'),
    listingAddress('ebay', 'ebay.co.uk', '256123456789'),
    listingAddress('walmart', 'walmart.com', '5012345678'),
    listingAddress('partsgeek', 'partsgeek.com', '1'),
    listingAddress('amazon', 'amazon.de', undefined),
  ]).toEqual([
    'https://www.amazon.de/dp/B0ABCDEFGH',
    'https://www.ebay.co.uk/itm/256123456789',
    'https://www.walmart.com/ip/5012345678',
    undefined,
    undefined,
  ]);
});

it('[MAP12] whatever the number, the address stays at the site', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), itemId => {
      const { origin, pathname, search, hash } = new URL(listingAddress('amazon', 'amazon.com', itemId)!);
      expect([origin, search, hash]).toEqual(['https://www.amazon.com', '', '']);
      expect(pathname.split('/')).toHaveLength(3);
    }),
  );
});
