import { compareDecimals, type Decimal, type LocalDate, subtract } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borderCost, chargesOn, type ImportTerms, reliefFor } from './border-cost.ts';
import { checkImportTerms } from './check-import-terms.ts';
import { extraAmount, type ExtraDuty, extrasFor } from './extra-duty.ts';
import type { TariffRow } from './tariff-at.ts';

const d = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const today = day('2026-11-26');

const extra = (name: string, more: Partial<ExtraDuty> = {}): ExtraDuty => ({
  name,
  origin: 'ALL',
  programme: name,
  percent: d('25'),
  from: day('2025-01-01'),
  ...more,
});
const taken = (extras: readonly ExtraDuty[], origin: string, certificates: readonly string[] = []) =>
  extrasFor({ extras }, { origin, day: today, certificates }).map(({ name }) => name);

describe('extra duties', () => {
  it('[B21a] of programmes that exclude one another pay the one that comes before, as long as it is taken itself', () => {
    const parts = extra('232', { certificate: 'USMCA', exempt: 'GB' });
    const fallback = extra('122', { notWith: '232' });
    expect(taken([fallback, parts], 'CN')).toEqual(['232']);
    expect(taken([fallback, parts], 'MX', ['USMCA'])).toEqual(['122']);
    expect(taken([fallback, parts], 'GB')).toEqual(['122']);
    // the last one is not taken, so that it keeps nobody out
    expect(taken([extra('C', { notWith: 'B' }), extra('B', { notWith: 'A' }), extra('A')], 'CN')).toEqual(['C', 'A']);
  });

  it('[B21a] are taken of the value, of the metal in the goods, or by weight', () => {
    const goods = { origin: 'CN', day: today, value: d('100') };
    expect(extraAmount(extra('x'), goods)).toMatchObject({ value: '25' });
    expect(extraAmount(extra('x', { base: 'content' }), { ...goods, content: d('40') })).toMatchObject({ value: '10' });
    expect(extraAmount(extra('x', { base: 'content' }), goods)).toMatchObject({ value: '25' });
    const { percent: _, ...byWeight } = extra('x', { base: 'kg', perKg: d('0.5') });
    expect(extraAmount(byWeight, { ...goods, kg: d('12') })).toMatchObject({ value: '6' });
    expect(extraAmount(byWeight, goods)).toMatchObject({ refusal: { code: 'NO_WEIGHT' } });
  });

  it('[B21a] never stand beside one that they are not taken with, and one that is left out has such a one', () => {
    const names = ['A', 'B', 'C', 'D'];
    const lines = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...names), fc.subarray(names))
        .map(([name, others]) => ({ name, notWith: others.filter(other => other < name).join(',') })),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(lines, given => {
        const extras = given.map(({ name, notWith }) => extra(name, { notWith }));
        const held = new Set(taken(extras, 'CN'));
        for (const { name, notWith = '' } of extras) {
          const beside = notWith.split(',').filter(other => other !== name && held.has(other));
          expect(held.has(name)).toBe(beside.length === 0);
        }
      }),
    );
  });
});

const usa: ImportTerms = {
  currency: 'USD',
  charges: [
    { name: 'MPF', percent: d('0.3464'), least: d('33.58'), most: d('651.50'), from: day('2025-10-01') },
    { name: 'HMF', percent: d('0.125'), bySea: true, from: day('1991-01-01') },
  ],
  reliefs: [
    { upTo: d('800'), relieves: 'duty', notFrom: 'CN,HK', from: day('2025-05-02'), to: day('2025-08-28') },
    { upTo: d('800'), relieves: 'duty', from: day('2016-03-10'), to: day('2025-05-01') },
  ],
};
const charged = (value: string, bySea: boolean) =>
  chargesOn(usa, { value: d(value), day: today, bySea }).map(({ name, taken: amount }) => `${name} ${amount}`);

describe('imports', () => {
  it('[B21b] pay at least and at most so much, and some charges by sea alone', () => {
    expect(charged('5000', true)).toEqual(['MPF 33.58', 'HMF 6.25']);
    expect([charged('100000', false), charged('1000000', false)]).toEqual([['MPF 346.4'], ['MPF 651.5']]);
  });

  it('[B21b] pay not less for a higher value, and no more than the most', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999 }).map(cents => d(String(cents / 100)));
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        const [less, more] = compareDecimals(one, other) <= 0 ? [one, other] : [other, one];
        const mpf = (value: Decimal) => chargesOn(usa, { value, day: today, bySea: false })[0]!.taken;
        expect(compareDecimals(mpf(less), mpf(more))).toBeLessThanOrEqual(0);
        expect(compareDecimals(subtract(d('651.50'), mpf(more)), d('0'))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[B21c] up to a value pay no duty on the days of the relief, but for the origins without it', () => {
    const limit = (value: string, origin: string, on: string) => reliefFor(usa.reliefs, { value: d(value), origin, day: day(on) })?.upTo;
    expect([limit('800', 'CN', '2025-05-01'), limit('800.01', 'CN', '2025-05-01')]).toEqual(['800', undefined]);
    expect([limit('800', 'CN', '2025-05-02'), limit('800', 'VN', '2025-05-02'), limit('800', 'VN', '2025-08-29')]).toEqual([
      undefined,
      '800',
      undefined,
    ]);
  });

  it('[B21c] goods of 120 euros pay an amount of 3.00 in place of the rate, and VAT on both; of 151 the rate', () => {
    const rows: readonly TariffRow[] = [
      { country: 'DE', code: '87083091', mfn: d('4.5'), vat: d('19'), extras: [], effectiveFrom: day('2022-01-01') },
    ];
    const terms: ImportTerms = {
      currency: 'EUR',
      charges: [],
      reliefs: [{ upTo: d('150'), relieves: 'duty', perItem: d('3'), from: day('2026-07-01') }],
    };
    const cost = (value: string) => {
      const paid = borderCost(rows, terms, { country: 'DE', code: '87083091', origin: 'CN', day: today, value: d(value), bySea: true });
      return paid.ok ? [paid.value.duty, paid.value.vat, paid.value.total] : paid.refusal.code;
    };
    expect([cost('120'), cost('151')]).toEqual([
      ['3', '23.37', '26.37'],
      ['6.795', '29.98105', '36.77605'],
    ]);
    const free = { ...terms, reliefs: [{ upTo: d('150'), relieves: 'dutyAndVat', from: day('2026-07-01') }] as const };
    expect(
      borderCost(rows, free, { country: 'DE', code: '87083091', origin: 'CN', day: today, value: d('150'), bySea: true }),
    ).toMatchObject({ value: { duty: '0', vat: '0', total: '0' } });
  });

  it('[B21d] end their charges and reliefs not before they begin, the least not above the most', () => {
    const backwards = { from: day('2026-02-01'), to: day('2026-01-31') };
    const codes = (values: Parameters<typeof checkImportTerms>[0]) => checkImportTerms(values).map(({ code, field }) => `${field} ${code}`);
    expect(codes({ importCharges: [backwards], importReliefs: [backwards] })).toEqual(['importCharges PERIOD', 'importReliefs PERIOD']);
    expect(codes({ importCharges: [{ least: d('10'), most: d('9.99') }] })).toEqual(['importCharges LEAST_ABOVE_MOST']);
    expect(codes({ importCharges: [{ least: d('10'), most: d('10') }], importReliefs: [] })).toEqual([]);
  });
});
