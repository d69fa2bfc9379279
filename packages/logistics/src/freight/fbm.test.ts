import { add, compareDecimals, type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fbmRate } from './fbm-rate.ts';
import { freightFindings } from './freight-findings.ts';
import { checkFreightTable, freightTableName } from './check-freight.ts';
import type { FreightTable, Parcel } from './freight-table.ts';
import { zoneOf } from './zone-of.ts';

const d = (text: string | number) => String(text) as Decimal;
const day = (text: string) => text as LocalDate;

/** Zone 8 costs 32.40 at 28 lb, as the worked example has it. */
const card: FreightTable = {
  currency: 'USD',
  weightUnit: 'lb',
  divisor: d(139),
  dimRound: 'ceil',
  stepUnit: d(1),
  zones: [
    { originPrefix: '917', destPrefix: '0', zone: '8' },
    { originPrefix: '917', destPrefix: '9', zone: '2' },
    { originPrefix: '917', destPrefix: '967', zone: '9' },
  ],
  rates: ['2', '8'].flatMap(zone =>
    [1, 10, 27, 28, 90, 141, 150].map(weight => ({
      zone,
      maxWeight: d(weight),
      amount: d(zone === '8' ? (weight === 28 ? '32.40' : weight + 4.4) : weight / 2 + 4),
    })),
  ),
  surcharges: [
    { code: 'RES', kind: 'residential', zone: '*', amount: d('6.45'), fuelable: true },
    {
      code: 'AHS-DIM',
      kind: 'additional',
      zone: '*',
      amount: d('24'),
      overLongest: d(48),
      overSecond: d(30),
      overGirth: d(105),
      overVolume: d(10368),
      fuelable: true,
    },
    { code: 'AHS-WT', kind: 'additional', zone: '*', amount: d('34'), overWeight: d(50), fuelable: true },
    {
      code: 'LPS',
      kind: 'large',
      zone: '*',
      amount: d('180'),
      overLongest: d(96),
      overGirth: d(130),
      overVolume: d(17280),
      overWeight: d(110),
      minBillable: d(90),
      fuelable: true,
    },
    {
      code: 'LPS',
      kind: 'large',
      zone: '2',
      amount: d('150'),
      overLongest: d(96),
      overGirth: d(130),
      overVolume: d(17280),
      overWeight: d(110),
      minBillable: d(90),
      fuelable: true,
    },
    { code: 'OVER', kind: 'overMax', zone: '*', overWeight: d(150), overLongest: d(108), overGirth: d(165) },
  ],
  fuel: [
    { percent: d('17.5'), effectiveFrom: day('2026-01-05'), effectiveTo: day('2026-06-28') },
    { percent: d('18.5'), effectiveFrom: day('2026-06-29') },
  ],
};
const parcel = (sides: readonly (string | number)[], kg: string | number, more: Partial<Parcel> = {}): Parcel => ({
  from: '91761',
  to: '07030',
  sides: sides.map(d) as unknown as Parcel['sides'],
  kg: d(kg),
  residential: true,
  day: day('2026-07-01'),
  ...more,
});
const quoted = (given: Parcel, table = card) => {
  const quote = fbmRate(table, given);
  if (!quote.ok) throw new Error(quote.refusal.code);
  return quote.value;
};
const code = (given: Parcel, table = card) => {
  const quote = fbmRate(table, given);
  return quote.ok ? quote.value.total : quote.refusal.code;
};

describe('a parcel', () => {
  it('[B23] of 120 × 25 × 20 cm and 8 kg is 28 lb to zone 8: 32.40, residential 6.45 and fuel of 18.5% are 46.04', () => {
    const quote = quoted(parcel([120, 25, 20], 8));
    expect(quote).toMatchObject({
      zone: '8',
      sides: ['48', '10', '8'],
      volume: '3840',
      dimensional: '27.6259',
      billable: '28',
      total: '46.04',
    });
    expect(quote.size).toBeUndefined();
    expect(quote.lines.map(({ code: line, amount }) => [line, amount])).toEqual([
      ['zone', undefined],
      ['sides', undefined],
      ['dimensional', undefined],
      ['billable', undefined],
      ['size', undefined],
      ['base', '32.40'],
      ['RES', '6.45'],
      ['fuel', '7.19'],
    ]);
    expect(quote.lines.map(({ basis }) => basis.en)).toEqual([
      '91761 → 07030: zone 8',
      '48 × 10 × 8 in, length + girth 84, 3,840 in³',
      '3,840 ÷ 139 = 27.6259 lb',
      'Greater than the actual weight 17.637; rounded up to 28 lb',
      'None, within all limits',
      'Zone 8, 28 lb',
      'Residential address',
      '18.5% × 38.85',
    ]);
  });

  it('[B23] to some postal codes pays for the area, on the days of a surcharge only, and by the residential column where there is one', () => {
    const dated = { kind: 'always', zone: '*', amount: d('1'), effectiveFrom: day('2026-06-01'), effectiveTo: day('2026-07-01') } as const;
    const more: FreightTable = {
      ...card,
      rates: card.rates.map(rate => ({ ...rate, residential: add(rate.amount, d('0.6')) })),
      surcharges: [
        ...card.surcharges,
        { code: 'DAS', kind: 'area', zone: '*', amount: d('4'), postcodes: '070, 995-999' },
        { ...dated, code: 'PEAK' },
      ],
    };
    const lines = (given: Parcel) => quoted(given, more).lines.flatMap(({ code: line, amount }) => (amount ? [`${line} ${amount}`] : []));
    expect(lines(parcel([120, 25, 20], 8))).toEqual(['base 33', 'PEAK 1', 'DAS 4', 'RES 6.45', 'fuel 7.3']);
    expect(lines(parcel([120, 25, 20], 8, { to: '08001', residential: false, day: day('2026-07-02') }))).toEqual([
      'base 32.40',
      'fuel 5.99',
    ]);
  });

  it('[B23] of 76 × 61 × 66 cm is 30 × 25 × 26 in, 19,500 in³: a large package of 141 lb', () => {
    const quote = quoted(parcel([76, 61, 66], 20));
    expect(quote).toMatchObject({
      sides: ['30', '26', '25'],
      volume: '19500',
      girth: '132',
      billable: '141',
      size: { surcharge: { code: 'LPS' } },
    });
    expect(quoted(parcel([76, 61, 66], 20, { to: '90001' })).size?.amount).toBe('150');
  });

  it('[B23] pays one surcharge of sizes: the dearest additional handling, a large package in its place, with at least 90 lb', () => {
    expect(quoted(parcel([125, 25, 20], 30)).size?.surcharge.code).toBe('AHS-WT');
    expect(quoted(parcel([125, 25, 20], 8)).size?.surcharge.code).toBe('AHS-DIM');
    expect(quoted(parcel([250, 20, 10], 8))).toMatchObject({ billable: '90', size: { surcharge: { code: 'LPS' } } });
    expect([code(parcel([30, 30, 30], 69)), code(parcel([280, 10, 10], 8)), code(parcel([100, 100, 100], 8))]).toEqual([
      'OVER_MAX',
      'OVER_MAX',
      'OVER_MAX',
    ]);
  });

  it('[B23] is refused without a zone, a size, a rate or a fuel rate', () => {
    expect(code(parcel([20, 20, 20], 1, { to: '60601' }))).toBe('NO_ZONE');
    expect(code(parcel([20, 0, 20], 1))).toBe('NO_SIZE');
    expect(code(parcel([20, 20, 20], 1, { to: '96701' }))).toBe('NO_RATE');
    expect(code(parcel([20, 20, 20], 1, { day: day('2025-12-31') }))).toBe('NO_FUEL');
    const open = { ...card, rates: [{ zone: '8', maxWeight: d(10), amount: d(20), perStepOver: d('0.5') }], fuel: [], surcharges: [] };
    expect(code(parcel([20, 20, 20], 10), open)).toBe('26.5');
  });

  it('[B23] in Germany and the United Kingdom goes by kg and 5,000 cm³', () => {
    const german: FreightTable = {
      ...card,
      currency: 'EUR',
      weightUnit: 'kg',
      divisor: d(5000),
      surcharges: [],
      fuel: [],
      zones: [
        { originPrefix: '*', destPrefix: '*', zone: '1' },
        { originPrefix: '*', destPrefix: 'B', zone: '2' },
        { originPrefix: '*', destPrefix: 'BS', zone: '3' },
      ],
      rates: [{ zone: '1', maxWeight: d('31.5'), amount: d('9.5') }],
    };
    expect(quoted(parcel([60.2, 40, 30], 5, { to: '20095' }), german)).toMatchObject({
      sides: ['61', '40', '30'],
      dimensional: '14.64',
      billable: '15',
      total: '9.5',
    });
    expect([zoneOf(german, '20095', 'b6 7bb'), zoneOf(german, '20095', 'BS1 4DJ')]).toEqual([
      { ok: true, value: '2' },
      { ok: true, value: '3' },
    ]);
  });
});

describe('whatever the parcel', () => {
  const cm = fc.integer({ min: 1, max: 10_000 }).map(n => n / 100);
  const weights = fc.integer({ min: 1, max: 65_000 });
  const sides = fc.tuple(cm, cm, cm);

  it('[B23] it never costs less when it is heavier, nor at a home', () => {
    fc.assert(
      fc.property(sides, weights, weights, fc.boolean(), (three, one, other, residential) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map(grams =>
          fbmRate(card, parcel(three, grams / 1000, { residential })),
        );
        if (!light!.ok) return;
        if (heavy!.ok) expect(compareDecimals(heavy!.value.total, light!.value.total)).toBeGreaterThanOrEqual(0);
        else expect(['OVER_MAX', 'NO_RATE']).toContain(heavy!.refusal.code);
        const business = fbmRate(card, parcel(three, Math.min(one, other) / 1000, { residential: false }));
        if (business.ok) expect(compareDecimals(light!.value.total, business.value.total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[B23] the total is the sum of the lines that are shown, and the order of sides does not count', () => {
    fc.assert(
      fc.property(sides, weights, ([length, width, height], grams) => {
        const quote = fbmRate(card, parcel([length, width, height], grams / 1000));
        const turned = fbmRate(card, parcel([height, length, width], grams / 1000));
        expect(turned).toEqual(quote);
        if (quote.ok) expect(sum(quote.value.lines.flatMap(({ amount }) => amount ?? []))).toBe(add(quote.value.total, d(0)));
      }),
    );
  });
});

describe('a rate card', () => {
  const wrong = (more: object) =>
    checkFreightTable({ ...card, effectiveFrom: '2026-01-01', ...more }).map(({ code: refused, field }) => `${field} ${refused}`);

  it('[L24] has amounts that never fall, limits where they belong, and one fuel rate on a day', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ effectiveTo: '2025-12-31' })).toEqual(['effectiveTo PERIOD']);
    expect(
      wrong({
        rates: [
          { zone: '2', maxWeight: d(2), amount: d(8) },
          { zone: '2', maxWeight: d(1), amount: d(9) },
        ],
      }),
    ).toEqual(['rates RATE_FALLS']);
    expect(
      wrong({
        surcharges: [
          { code: 'A', kind: 'additional', zone: '*', amount: d(1) },
          { code: 'B', kind: 'always', zone: '*' },
          { code: 'C', kind: 'residential', zone: '*', amount: d(1), overWeight: d(1) },
        ],
      }),
    ).toEqual(['surcharges NO_LIMIT', 'surcharges RULE', 'surcharges REQUIRED']);
    expect(
      wrong({
        fuel: [
          { percent: d(1), effectiveFrom: '2026-01-01' },
          { percent: d(2), effectiveFrom: '2026-02-01' },
        ],
      }),
    ).toEqual(['fuel PERIODS_OVERLAP']);
  });

  it('[L18] is named by its code and its first day', () => {
    expect([freightTableName({ code: 'UPS-GR', effectiveFrom: '2026-01-01' }), freightTableName({})]).toEqual([
      { tableNo: 'UPS-GR/2026-01-01' },
      { tableNo: undefined },
    ]);
  });

  it('[L19] is looked through for zones and weights that lack, and for amounts that fall', () => {
    const rates = [
      { zone: '2', maxWeight: d(1), amount: d(8) },
      { zone: '2', maxWeight: d(2), amount: d(9) },
      { zone: '4', maxWeight: d(1), amount: d(7) },
    ];
    expect(
      freightFindings({
        zones: [
          { originPrefix: '*', destPrefix: '9', zone: '2' },
          { originPrefix: '*', destPrefix: '8', zone: '5' },
        ],
        rates,
        surcharges: card.surcharges.filter(({ kind }) => kind !== 'large'),
      }).map(({ en }) => en),
    ).toEqual([
      'Zones 5 have no rates',
      'Zones 4 are not in the zone chart',
      'Zones 3 are missing',
      'Zone 4 has no rate for weights 2',
      'Zone 4: the rate at 1 is below that of a nearer zone',
    ]);
    const cheap = {
      zones: card.zones.slice(0, 2),
      rates: rates.slice(0, 2),
      surcharges: [
        { code: 'L', kind: 'large', zone: '*', amount: d(1), overWeight: d(9) },
        { code: 'A', kind: 'additional', zone: '*', amount: d(2), overWeight: d(5) },
      ],
    } as const;
    expect(freightFindings({ ...cheap, zones: [{ originPrefix: '*', destPrefix: '9', zone: '2' }] }).map(({ en }) => en)).toEqual([
      'Zones 2: large package costs less than additional handling',
    ]);
    expect(freightFindings({ ...card, zones: card.zones.slice(0, 2) }).map(({ en }) => en)).toEqual(['Zones 3, 4, 5, 6, 7 are missing']);
  });
});
