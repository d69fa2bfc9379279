import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFitment } from '../testing.ts';
import { fitmentOfSet } from './fitment-of-set.ts';
import { compressYears, expandYears, yearsText } from './compress-years.ts';
import { fitByLimit } from './fit-by-limit.ts';
import { fitmentDiff } from './fitment-diff.ts';
import { distinctFitment, fitmentKey, type FitmentYear } from './fitment-row.ts';
import { identifyFitment } from './identify-fitment.ts';

const camry = (year: number, more: Partial<FitmentYear> = {}): FitmentYear => ({ make: 'Toyota', model: 'Camry', year, ...more });
const keys = (rows: Iterable<FitmentYear>): readonly string[] => [...new Set([...rows].map(fitmentKey))].toSorted();
const lists = fc.array(anyFitment(), { maxLength: 40 });

describe('[O4] years as ranges', () => {
  it('2008, 2009, 2010 and 2012 are 2008–2010, 2012', () => {
    const ranges = compressYears([2012, 2008, 2010, 2009, 2009].map(year => camry(year)));
    expect([yearsText(ranges), ranges.length]).toEqual(['2008–2010, 2012', 2]);
    expect(compressYears([camry(2008), camry(2009, { engine: '2.4L' }), { ...camry(2009), make: 'TOYOTA' }])).toEqual([
      { make: 'Toyota', model: 'Camry', yearFrom: 2008, yearTo: 2009 },
      { make: 'Toyota', model: 'Camry', engine: '2.4L', yearFrom: 2009, yearTo: 2009 },
    ]);
  });

  it('a number of a platform stands once, whatever its years', () => {
    expect(
      distinctFitment([camry(2008, { externalId: '1' }), camry(2009, { externalId: '1' }), camry(2009, { externalId: '2' })]).length,
    ).toBe(2);
  });

  it('expanded again are the rows that there were, each once', () => {
    fc.assert(
      fc.property(lists, rows => {
        expect(keys(expandYears(compressYears(rows)))).toEqual(keys(rows));
      }),
    );
  });

  it('of one vehicle neither touch nor overlap', () => {
    fc.assert(
      fc.property(lists, rows => {
        const ranges = compressYears(rows);
        for (const one of ranges)
          for (const other of ranges)
            if (one !== other && fitmentKey({ ...one, year: 0 }) === fitmentKey({ ...other, year: 0 }))
              expect(one.yearTo + 1 < other.yearFrom || other.yearTo + 1 < one.yearFrom).toBe(true);
      }),
    );
  });
});

describe('[O4a] the library against what is published', () => {
  it('what is added and removed turns what is published into what is wanted', () => {
    expect(fitmentDiff([camry(2008), camry(2009)], [camry(2009), camry(2010)])).toEqual({
      toAdd: [camry(2008)],
      toRemove: [camry(2010)],
      same: [camry(2009)],
    });
    fc.assert(
      fc.property(lists, lists, (wanted, published) => {
        const { toAdd, toRemove, same } = fitmentDiff(wanted, published);
        const gone = new Set(toRemove.map(fitmentKey));
        expect(keys([...published.filter(row => !gone.has(fitmentKey(row))), ...toAdd])).toEqual(keys(wanted));
        expect(keys([...same, ...toAdd])).toEqual(keys(wanted));
        expect(fitmentDiff(wanted, wanted)).toMatchObject({ toAdd: [], toRemove: [] });
      }),
    );
  });
});

describe('[O4b] the limit of a category', () => {
  it('1,250 rows with a limit of 1,000 show 250 over the limit, none lost', () => {
    const rows = Array.from({ length: 1250 }, (_, at) => camry(1990 + (at % 36), { engine: `engine ${Math.floor(at / 36)}` }));
    const { kept, overLimit } = fitByLimit(rows, 1000);
    expect([kept.length, overLimit.length, keys([...kept, ...overLimit]).length]).toEqual([1000, 250, 1250]);
  });

  it('keeps those with most vehicles in operation, then the newest years', () => {
    const rows = [camry(2020), { ...camry(2008), inOperation: 90_000 }, camry(2012), { ...camry(2009), inOperation: 120_000 }];
    expect(fitByLimit(rows, 3).kept.map(row => row.year)).toEqual([2009, 2008, 2020]);
    expect(fitByLimit(rows, undefined).overLimit).toEqual([]);
  });

  it('loses nothing and keeps no more than it takes', () => {
    fc.assert(
      fc.property(lists, fc.nat(50), (rows, most) => {
        const { kept, overLimit } = fitByLimit(rows, most);
        expect(kept.length).toBe(Math.min(most, keys(rows).length));
        expect(keys([...kept, ...overLimit])).toEqual(keys(rows));
      }),
    );
  });
});

describe('[O4c] a listing of several parts', () => {
  it('fits what every part fits, with what any of them asks', () => {
    const front = [camry(2008, { engine: '2.4L' }), camry(2009)];
    const rear = [camry(2008), camry(2010)];
    expect(fitmentOfSet([front, rear])).toEqual([camry(2008, { engine: '2.4L' })]);
    expect(fitmentOfSet([front, [camry(2008, { engine: '3.5L' })]])).toEqual([]);
    expect(fitmentOfSet([front, []])).toEqual([]);
    expect(fitmentOfSet([])).toEqual([]);
  });

  it('fits no car that one of its parts does not', () => {
    const car = ({ make, model, year }: FitmentYear) => `${make}/${model}/${year}`;
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const [cars, others] = [one, other].map(rows => new Set(rows.map(car))) as [Set<string>, Set<string>];
        for (const row of fitmentOfSet([one, other])) expect([cars.has(car(row)), others.has(car(row))]).toEqual([true, true]);
        expect(keys(fitmentOfSet([one]))).toEqual(keys(one));
      }),
    );
  });
});

describe('[O4d] the numbers of a platform', () => {
  it('a vehicle without a number is missing, one with two stands twice', () => {
    const numbers: Readonly<Record<number, readonly string[]>> = { 2008: ['101', '102'], 2009: ['102'] };
    const rows = [2008, 2009, 2010].map(year => camry(year));
    const { named, missing } = identifyFitment(rows, 'ktype', row => numbers[row.year] ?? []);
    expect([named.map(row => row.externalId), missing]).toEqual([['101', '102', '102'], [camry(2010)]]);
    expect(identifyFitment(rows, 'ymm', () => [])).toEqual({ named: rows, missing: [] });
  });

  it('leaves nothing out', () => {
    fc.assert(
      fc.property(lists, fc.nat(3), (rows, count) => {
        const { named, missing } = identifyFitment(rows, 'epid', row => (row.year % 2 === 0 ? ['7', '8', '9'].slice(0, count) : []));
        expect(keys([...named.map(row => ({ ...row, externalId: undefined })), ...missing])).toEqual(keys(rows));
      }),
    );
  });
});
