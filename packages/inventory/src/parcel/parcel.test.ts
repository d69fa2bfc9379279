import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPackingMaterial } from './check-packing-material.ts';
import { type Box, type BoxedItem, boxHolds, fillPercent, type Sides, suggestBox } from './suggest-box.ts';
import { isPacked, type PackLine, splitLines, takeScan } from './take-scan.ts';
import { expectedWeight, weightCheck } from './weight-check.ts';

const cm = (...sides: readonly [number, number, number]): Sides => sides.map(side => String(side) as Decimal) as unknown as Sides;
const box = (code: string, ...inner: readonly [number, number, number]): Box => ({ code, inner: cm(...inner), maxLoadG: 30_000 });

describe('weight of a parcel', () => {
  it('[R11] expects 3,190 g of 2 × 1,250 g + 480 g + carton 210 g, lets 3,095–3,285 g pass and 3,286 g not', () => {
    const expected = expectedWeight(
      [
        { unitG: 1250, qty: 2 },
        { unitG: 480, qty: 1 },
      ],
      210,
      0,
    );
    expect(expected).toBe(3190);
    expect(weightCheck(3190, expected)).toEqual({ ok: true, leastG: 3095, mostG: 3285 });
    expect([3094, 3095, 3285, 3286].map(actual => weightCheck(actual, expected).ok)).toEqual([false, true, true, false]);
  });

  it('[R11] lets 50 g pass where 3 % are less', () => {
    expect(weightCheck(150, 100)).toEqual({ ok: true, leastG: 50, mostG: 150 });
    expect(weightCheck(151, 100).ok).toBe(false);
  });

  it('[R11] passes exactly what lies between the least and the greatest weight that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70_000 }), fc.integer({ min: 0, max: 70_000 }), (actual, expected) => {
        const { ok, leastG, mostG } = weightCheck(actual, expected);
        expect(ok).toBe(actual >= leastG && actual <= mostG);
      }),
    );
  });
});

describe('box of a parcel', () => {
  const three = [box('C-L', 40, 30, 25), box('C-M', 35, 25, 20), box('C-S', 32, 22, 22)];
  const items: readonly BoxedItem[] = [{ sides: cm(24, 20, 14), unitG: 1000, qty: 2 }];

  it('[R11a] suggests 35×25×20 for 13,440 cm³: 44.8 % of the larger, 76.8 % of it, 86.8 % of the smaller one', () => {
    expect(three.map(one => fillPercent(items, one))).toEqual(['44.8', '76.8', '86.8']);
    expect(suggestBox(items, three)?.code).toBe('C-M');
  });

  it('[R11a] suggests none where no box is long enough or bears the weight', () => {
    expect(suggestBox([{ sides: cm(41, 2, 2), unitG: 100, qty: 1 }], three)).toBeUndefined();
    expect(suggestBox([{ sides: cm(10, 10, 10), unitG: 30_001, qty: 1 }], three)).toBeUndefined();
  });

  it('[R11a] suggests a box that holds the pieces, and none that holds them is smaller', () => {
    const side = fc.integer({ min: 1, max: 60 });
    const sides = fc.tuple(side, side, side);
    fc.assert(
      fc.property(
        fc.array(fc.record({ sides: sides.map(all => cm(...all)), unitG: fc.nat({ max: 9000 }), qty: fc.integer({ min: 1, max: 4 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.array(sides, { maxLength: 8 }),
        (pieces, inner) => {
          const boxes = inner.map((all, at) => box(`B${at}`, ...all));
          const volumeOf = (one: Box) => one.inner.reduce((product, each) => product * Number(each), 1);
          const chosen = suggestBox(pieces, boxes);
          const holding = boxes.filter(one => boxHolds(pieces, one));
          expect(chosen === undefined).toBe(holding.length === 0);
          if (chosen) expect(holding.every(one => volumeOf(one) >= volumeOf(chosen))).toBe(true);
        },
      ),
    );
  });
});

describe('packing material', () => {
  const carton = { kind: 'carton', outerL: '39.5', outerW: '31', outerH: '26', maxLoadKg: '20' };

  it('[R11b] refuses inner 40×30×25 with outer 39.5×31×26', () => {
    expect(checkPackingMaterial({ ...carton, innerL: '40', innerW: '30', innerH: '25' })).toMatchObject([
      { code: 'INNER_EXCEEDS_OUTER', field: 'innerL', message: { zh: '内径不能大于外径', en: 'Inner size exceeds outer' } },
    ]);
    expect(checkPackingMaterial({ ...carton, innerL: '39', innerW: '30', innerH: '25' })).toEqual([]);
  });

  it('[R11b] asks a carton for its sides and what it bears, and tape for neither', () => {
    expect(checkPackingMaterial({ kind: 'carton', innerL: '10' }).map(({ field }) => field)).toEqual([
      'outerL',
      'innerW',
      'outerW',
      'innerH',
      'outerH',
      'maxLoadKg',
    ]);
    expect(checkPackingMaterial({ kind: 'tape' })).toEqual([]);
  });
});

describe('scans of a parcel', () => {
  const lines: readonly PackLine[] = [
    { lineNo: 1, sku: 7, qty: 2, scanned: 1 },
    { lineNo: 2, sku: 8, qty: 1, scanned: 1 },
  ];

  it('[R11c] counts to the line that is not full, and refuses a wrong part and one too many', () => {
    expect(takeScan(lines, 7)).toEqual({ ok: true, value: 1 });
    expect(takeScan(lines, 8)).toMatchObject({ refusal: { code: 'EXCESS' } });
    expect(takeScan(lines, 9)).toMatchObject({ refusal: { code: 'WRONG_SKU' } });
  });

  it('[R11c] parts what was scanned from what was not', () => {
    expect(splitLines(lines)).toEqual({
      stays: [
        { lineNo: 1, sku: 7, qty: 1, scanned: 1 },
        { lineNo: 2, sku: 8, qty: 1, scanned: 1 },
      ],
      goes: [{ lineNo: 1, sku: 7, qty: 1, scanned: 0 }],
    });
    expect(splitLines(lines.map(line => ({ ...line, scanned: 0 })))).toBeUndefined();
  });

  it('[R11c] counts to what belongs into the parcel and no further, whatever is scanned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ sku: fc.integer({ min: 1, max: 4 }), qty: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }),
        (ordered, scans) => {
          let packed: readonly PackLine[] = ordered.map((line, at) => ({ ...line, lineNo: at + 1, scanned: 0 }));
          for (const sku of scans) {
            const taken = takeScan(packed, sku);
            if (taken.ok) packed = packed.map(line => (line.lineNo === taken.value ? { ...line, scanned: line.scanned + 1 } : line));
          }
          for (const sku of [1, 2, 3, 4, 5]) {
            const sum = (key: 'qty' | 'scanned') => packed.filter(line => line.sku === sku).reduce((total, line) => total + line[key], 0);
            expect(sum('scanned')).toBe(Math.min(sum('qty'), scans.filter(scan => scan === sku).length));
          }
          expect(isPacked(packed)).toBe(packed.every(({ qty, scanned }) => qty === scanned));
        },
      ),
    );
  });
});
