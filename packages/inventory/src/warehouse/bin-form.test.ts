import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binBlocks } from '../testing.ts';
import { binCount } from './bin-codes.ts';
import { binBlockOf, previewBins } from './bin-form.ts';
import { binRow } from './bin-row.ts';
import { walkingNumbers } from './walking-numbers.ts';

const form = { aisleFrom: 1, aisleTo: 3, rackFrom: 1, rackTo: 10, levelFrom: 1, levelTo: 4, posFrom: 1, posTo: 2 };

describe('the form that makes bins', () => {
  it('[B28] shows how many it would create, the first and the last', () => {
    expect(previewBins(form).map(({ text }) => text)).toEqual(['240', '∗-01-01-1-1', '∗-03-10-4-2']);
    expect(previewBins({ ...form, aisleTo: 999 })).toMatchObject([{ missing: true, label: { zh: expect.stringContaining('20,000') } }]);
    expect(previewBins({ ...form, rackFrom: '' })).toEqual([]);
  });

  it('[B28] shows for any block as many as it creates', () => {
    fc.assert(
      fc.property(binBlocks(), ({ aisles, racks, levels, positions, serpentine }) => {
        const filled = {
          aisleFrom: aisles.from,
          aisleTo: aisles.to,
          rackFrom: String(racks.from),
          rackTo: String(racks.to),
          levelFrom: levels.from,
          levelTo: levels.to,
          posFrom: positions.from,
          posTo: positions.to,
          serpentine,
        };
        expect(previewBins(filled)[0]?.text.replaceAll(',', '')).toBe(String(binCount(binBlockOf('P', filled)!)));
      }),
    );
  });
});

describe('a row of a file of bins', () => {
  it('[W9] names its area by number; code and area follow', () => {
    const row = { warehouse: 'us-w', area: 'p', aisle: '3', rack: '7', level: '2', pos: '1' };
    expect(binRow(row).cells).toMatchObject({ area: 'US-W/P', binCode: 'P-03-07-2-1', aisle: '03', rack: '07' });
    expect(binRow({ ...row, area: 'US-W/P' }).cells).toMatchObject({ area: 'US-W/P', binCode: 'P-03-07-2-1' });
    expect(binRow({ ...row, binCode: 'OLD-1' }).cells['binCode']).toBe('OLD-1');
    expect(binRow({ ...row, rack: '' }).cells['binCode']).toBeUndefined();
  });
});

describe('the way past all bins', () => {
  const bin = (id: number, aisle: string, rack: string) => ({ id, area: 'P', aisle, rack, level: 1, pos: 1 });
  const four = [bin(1, '01', '01'), bin(2, '01', '02'), bin(3, '02', '01'), bin(4, '02', '02')];

  it('[W10] goes aisle by aisle, or comes back by every second one', () => {
    expect([...walkingNumbers(four, false)]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect([...walkingNumbers(four, true)]).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [3, 4],
    ]);
  });

  it('[W10] gives each bin one number, from 1 without a gap', () => {
    const place = fc.record({
      id: fc.nat(10_000),
      area: fc.constantFrom('P', 'R'),
      aisle: fc.constantFrom('01', '02', '03'),
      rack: fc.constantFrom('01', '02'),
      level: fc.integer({ min: 1, max: 4 }),
      pos: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ id }) => id }), fc.boolean(), (bins, serpentine) => {
        const numbers = [...walkingNumbers(bins, serpentine).values()];
        expect(numbers).toEqual(bins.map((_, at) => at + 1));
      }),
    );
  });
});
