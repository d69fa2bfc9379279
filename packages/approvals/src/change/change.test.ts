import { absolute, compareDecimals, type Decimal, type RecordValues } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines, sampleMetas, sampleRecords } from '../testing.ts';
import { deltaOf, largestDelta, passesByItself } from './delta.ts';
import { applyLines, diff, movedFields } from './diff.ts';

const differ = (before: RecordValues, after: RecordValues) => diff(before, after, sampleMetas);
const price = (before: string, after: string) => ({ field: 'price', before, after });
const limit = '2' as Decimal;

describe('differences', () => {
  it('[A1] numbers count by value, moments by second, empty values are alike', () => {
    expect(
      differ(
        { name: '', price: '1.50', at: '2026-05-20T08:30:00.100Z' },
        { price: '1.5', at: '2026-05-20T10:30:00.900+02:00', lines: null },
      ),
    ).toEqual([]);
    expect(differ({ price: '1.5', at: '2026-05-20T08:30:00Z' }, { price: '1.51', at: '2026-05-20T08:30:01Z' })).toEqual([
      { field: 'price', before: '1.5', after: '1.51' },
      { field: 'at', before: '2026-05-20T08:30:00Z', after: '2026-05-20T08:30:01Z' },
    ]);
  });

  it('[A1] lines count by what names them', () => {
    const lines = [
      { sku: 'A', quantity: '1' },
      { sku: 'B', quantity: '2' },
    ];
    expect(differ({ lines }, { lines: lines.toReversed().map(line => ({ ...line, quantity: `${line.quantity}.0` })) })).toEqual([]);
    expect(differ({ lines }, { lines: [lines[0]!, { sku: 'C', quantity: '2' }] })).toHaveLength(1);
    expect(differ({ lines }, { lines: [lines[0]!] })).toHaveLength(1);
    expect(differ({ lines: [lines[0]!, lines[0]!] }, { lines })).toHaveLength(1);
  });

  it('[A1] a field without a meta does not count', () => {
    expect(diff({ price: '1', note: 'a' }, { price: '1', note: 'b' }, sampleMetas)).toEqual([]);
    expect(diff({ size: { length: 1 } }, { size: { length: 1 } }, { size: { kind: 'plain' } })).toEqual([]);
    expect(diff({ size: { length: 1 } }, { size: [1] }, { size: { kind: 'plain' } })).toHaveLength(1);
  });

  it('[A1] the order of lines is irrelevant', () => {
    fc.assert(
      fc.property(sampleRecords(), record => {
        const lines = record['lines'] as readonly RecordValues[] | undefined;
        expect(differ(record, { ...record, lines: lines?.toReversed() })).toEqual([]);
      }),
    );
  });

  it('[A2] applied to the one record they make the other', () => {
    fc.assert(
      fc.property(sampleRecords(), sampleRecords(), (before, after) => {
        expect(differ(applyLines(before, differ(before, after)), after)).toEqual([]);
        expect(differ(before, before)).toEqual([]);
      }),
    );
  });

  it('[A4] a record has moved on in a field exactly when that field differs from what it was', () => {
    fc.assert(
      fc.property(sampleRecords(), sampleRecords(), sampleRecords(), (before, after, current) => {
        const lines = differ(before, after);
        const differing = new Set(differ(before, current).map(({ field }) => field));
        expect(movedFields(current, lines, sampleMetas)).toEqual(lines.map(({ field }) => field).filter(field => differing.has(field)));
      }),
    );
  });
});

describe('sizes', () => {
  it('[A7] are shares of the former number', () => {
    expect(deltaOf(price('100', '108'), sampleMetas)).toBe('8');
    expect(deltaOf(price('-50', '-75'), sampleMetas)).toBe('-50');
    expect(largestDelta([price('30.00', '30.50'), price('100', '90')], sampleMetas)).toBe('10');
    expect(largestDelta([price('0', '5'), { field: 'name', before: 'a', after: 'b' }, { field: 'price', after: '5' }], sampleMetas)).toBe(
      undefined,
    );
  });

  it('[A8] 30.00 → 30.50 (1.67%) passes a limit of 2%, 2% passes exactly, a hair more does not', () => {
    expect(passesByItself([price('30.00', '30.50')], sampleMetas, limit)).toBe(true);
    expect(passesByItself([price('30', '30.6')], sampleMetas, limit)).toBe(true);
    expect(passesByItself([price('30', '30.600001')], sampleMetas, limit)).toBe(false);
    expect(passesByItself([price('30', '30.1'), { field: 'name', after: 'b' }], sampleMetas, limit)).toBe(false);
    expect(passesByItself([price('0', '0.001')], sampleMetas, limit)).toBe(false);
    expect(passesByItself([], sampleMetas, limit)).toBe(false);
  });

  it('[A7, A8] what passes by itself is never larger than the limit', () => {
    fc.assert(
      fc.property(fc.array(priceLines(), { minLength: 1 }), fc.nat(300), (lines, percent) => {
        const most = String(percent) as Decimal;
        fc.pre(passesByItself(lines, sampleMetas, most));
        expect(compareDecimals(absolute(largestDelta(lines, sampleMetas)!), most)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
