import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFeed, diffFeed, type FeedRow } from './diff-feed.ts';
import { feedKey, keyedListing } from './keyed-listing.ts';
import { listingRow } from './listing-row.ts';
import { partNumberKey } from './part-number-key.ts';
import { printCells, printFeed } from './print-feed.ts';
import { anyFeed } from '../testing.ts';

const feed = anyFeed();
const sorted = (rows: readonly FeedRow[]) => rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

describe('[O3] the key of a part number', () => {
  it('ab-12 34 and AB1234 of one brand are the same listing, of another brand or store they are not', () => {
    expect([partNumberKey('ab-12 34'), partNumberKey('AB1234')]).toEqual(['AB1234', 'AB1234']);
    expect(feedKey(1, 'AxlePro', 'ab-12 34')).toBe(feedKey(1, 'AXLEPRO', 'AB1234'));
    expect(new Set([feedKey(1, 'AxlePro', 'A1'), feedKey(2, 'AxlePro', 'A1'), feedKey(1, 'Other', 'A1')]).size).toBe(3);
    expect(keyedListing({ partNumber: 'ab-1' })).toEqual({ partNumberKey: 'AB1', partKeys: ['AB1'] });
    expect(keyedListing({ partNumber: '–' })).toEqual({ partNumberKey: undefined, partKeys: undefined });
  });

  it('is read with a row of a file, whose numbers may be apart by a bar', () => {
    expect(listingRow({ partNumber: 'ab-1', oeNumbers: '123|45' }).cells).toEqual({
      partNumber: 'ab-1',
      partNumberKey: 'AB1',
      oeNumbers: '123; 45',
    });
    expect(listingRow({ oeNumbers: '1, 2' }).cells).toEqual({ partNumberKey: '', oeNumbers: '1, 2' });
  });

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(partNumberKey(partNumberKey(text))).toBe(partNumberKey(text));
      }),
    );
  });
});

describe('[O3a] what a feed says since the last one', () => {
  const row = (key: string, ...cells: readonly string[]): FeedRow => ({ key, cells });

  it('what came, what is printed otherwise, and what went', () => {
    expect(diffFeed([row('a', '1'), row('b', '2')], [row('b', '3'), row('c', '4')])).toEqual({
      add: [row('c', '4')],
      change: [row('b', '3')],
      remove: [row('a', '1')],
    });
    expect(diffFeed([row('a', '1')], [row('a', '1', '2')]).change).toHaveLength(1);
  });

  it('applied to the last feed gives the present one, and between equal feeds there is nothing', () => {
    fc.assert(
      fc.property(feed, feed, (last, now) => {
        expect(sorted(applyFeed(last, diffFeed(last, now)))).toEqual(sorted(now));
        expect(diffFeed(now, now)).toEqual({ add: [], change: [], remove: [] });
      }),
    );
  });
});

describe('[O3b] the text of a feed', () => {
  const columns = [
    { header: 'Part', field: 'partNumber' },
    { header: 'OE', field: 'oeNumbers' },
    { header: 'Universal', field: 'universal' },
    { header: 'Country', fixed: 'US' },
  ];

  it('has a column for each field or fixed text; several values are joined by a bar', () => {
    const cells = printCells(columns, { partNumber: 'A\t1', oeNumbers: ['1', '2'], universal: false });
    expect(cells).toEqual(['A 1', '1|2', 'N', 'US']);
    expect(printFeed(columns, [cells])).toBe('Part\tOE\tUniversal\tCountry\nA 1\t1|2\tN\tUS\n');
    expect(printCells([{ header: 'Price', field: 'price', digits: 2 }], { price: '58.9' })).toEqual(['58.90']);
    expect(printCells([{ header: 'Price', field: 'price', digits: 2 }], {})).toEqual(['']);
    expect(printCells(columns, { universal: true, oeNumbers: { odd: 1 } })).toEqual(['', '', 'Y', 'US']);
  });
});
