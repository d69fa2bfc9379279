import { add, type Decimal, type LocalDate, multiply, zero } from '@axle/kernel';
import type { FbaFeeRow, FbaTable, FbaTier, FbaTierLimits } from './fba-table.ts';

const d = (text: string) => text as Decimal;
const bands = ['0', '10', '50.01'] as const;

const limits = (
  tier: FbaTier,
  [longest, median, shortest, girth, maxLb]: readonly (string | undefined)[],
  more: Partial<FbaTierLimits> = {},
): FbaTierLimits => ({
  tier,
  ...(longest ? { longest: d(longest) } : {}),
  ...(median ? { median: d(median) } : {}),
  ...(shortest ? { shortest: d(shortest) } : {}),
  ...(girth ? { girth: d(girth) } : {}),
  ...(maxLb ? { maxLb: d(maxLb) } : {}),
  weighedBy: 'greater',
  roundLb: d('1'),
  storage: 'larger',
  ...more,
});

const bulky = { leastSide: d('2') } as const;

const tiers: readonly FbaTierLimits[] = [
  limits('smallStandard', ['15', '12', '0.75', undefined, '1'], { weighedBy: 'unit', roundLb: d('0.0625'), storage: 'standard' }),
  limits('largeStandard', ['18', '14', '8', undefined, '20'], { roundLb: d('0.25'), storage: 'standard' }),
  limits('smallBulky', ['37', '28', '20', '130', '50'], bulky),
  limits('largeBulky', ['59', '33', '33', '130', '50'], bulky),
  limits('xl50', ['96', undefined, undefined, '130', '50'], bulky),
  limits('xl70', ['96', undefined, undefined, '130', '70'], bulky),
  limits('xl150', ['96', undefined, undefined, '130', '150'], bulky),
  limits('overmax', [undefined, undefined, undefined, undefined, '150'], { weighedBy: 'unit' }),
  limits('xlOver150', [], { weighedBy: 'unit' }),
];

/** Fees of one price band up to each weight, `step` pounds apart from `first` on. */
const ladder = (tier: FbaTier, priceFrom: string, first: string, step: string, fees: string): readonly FbaFeeRow[] =>
  fees.split(' ').map((fee, at) => ({
    tier,
    priceFrom: d(priceFrom),
    maxLb: add(d(first), multiply(d(step), d(String(at)))),
    fee: add(d(fee), zero),
  }));

/** Fees that grow with each further step behind a weight, by price band. */
const growing = (
  tier: FbaTier,
  fees: readonly string[],
  maxLb: string,
  baseLb: string,
  stepLb: string,
  perStep: string,
): readonly FbaFeeRow[] =>
  fees.map((fee, at) => ({
    tier,
    priceFrom: d(bands[at]!),
    maxLb: d(maxLb),
    fee: d(fee),
    baseLb: d(baseLb),
    stepLb: d(stepLb),
    perStep: d(perStep),
  }));

const small = [
  '2.43 2.49 2.56 2.66 2.77 2.82 2.92 2.95',
  '3.32 3.42 3.45 3.54 3.68 3.78 3.91 3.96',
  '3.58 3.68 3.71 3.80 3.94 4.04 4.17 4.22',
];
const large = [
  '2.91 3.13 3.38 3.78 4.22 4.60 4.75 5.00 5.10 5.28 5.44 5.85',
  '3.73 3.95 4.20 4.60 5.04 5.42 5.57 5.82 5.92 6.10 6.26 6.67',
  '3.99 4.21 4.46 4.86 5.30 5.68 5.83 6.08 6.18 6.36 6.52 6.93',
];

const fees: readonly FbaFeeRow[] = [
  ...small.flatMap((row, at) => ladder('smallStandard', bands[at]!, '0.125', '0.125', row)),
  ...large.flatMap((row, at) => ladder('largeStandard', bands[at]!, '0.25', '0.25', row)),
  ...growing('largeStandard', ['6.15', '6.97', '7.23'], '20', '3', '0.25', '0.08'),
  ...growing('smallBulky', ['6.78', '7.55'], '50', '1', '1', '0.38'),
  ...growing('largeBulky', ['8.58', '9.35'], '50', '1', '1', '0.38'),
  ...growing('xl50', ['25.56', '26.33'], '50', '1', '1', '0.38'),
  ...growing('xl70', ['36.55', '37.32'], '70', '51', '1', '0.75'),
  ...growing('xl150', ['50.55', '51.32'], '150', '71', '1', '0.75'),
  ...growing('xlOver150', ['194.18', '194.95'], '5000', '151', '1', '0.19'),
];

/** Sizes and fees of Amazon in the United States from 2026-01-15, as published in public articles: to try rules on. */
export const fbaUs2026: FbaTable = {
  country: 'US',
  currency: 'USD',
  effectiveFrom: '2026-01-15' as LocalDate,
  divisor: d('139'),
  tiers,
  fees,
  storage: [
    { storage: 'standard', monthFrom: 1, monthTo: 9, perCubicFoot: d('0.78') },
    { storage: 'standard', monthFrom: 10, monthTo: 12, perCubicFoot: d('2.4') },
    { storage: 'larger', monthFrom: 1, monthTo: 9, perCubicFoot: d('0.56') },
    { storage: 'larger', monthFrom: 10, monthTo: 12, perCubicFoot: d('1.4') },
  ],
  referral: [{ above: d('0'), percent: d('12'), least: d('0.3') }],
  surcharges: [{ name: 'Fuel and logistics', from: '2026-04-17' as LocalDate, percent: d('3.5') }],
};
