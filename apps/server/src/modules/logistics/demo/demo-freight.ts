import type { RecordValues } from '@axle/page-kit';
import { demoDeZones, demoUkZones, demoUsZones } from './demo-zones.ts';

/** First weight and each further one, in cents, by zone. */
type Ladder = Readonly<Record<string, readonly [first: number, each: number]>>;

const money = (cents: number): string => (cents / 100).toFixed(2);

/** Rates that rise by the same amount with each weight. */
const ladder = (zones: Ladder, weights: readonly number[]): readonly RecordValues[] =>
  Object.entries(zones).flatMap(([zone, [first, each]]) =>
    weights.map(weight => ({ zone, maxWeight: String(weight), amount: money(first + Math.round(each * (weight - weights[0]!))) })),
  );
const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);

const size = (code: string, amount: string, limits: RecordValues, zone = '*'): RecordValues => ({
  code,
  kind: 'additional',
  zone,
  amount,
  fuelable: true,
  ...limits,
});
const ahsSize = { overLongest: '48', overSecond: '30', overGirth: '105', overVolume: '10368' };
const large = { overLongest: '96', overGirth: '130', overVolume: '17280', overWeight: '110', minBillable: '90' };

/** Limits of UPS and FedEx in 2026; the amounts are made up. */
const usSurcharges = (residential: string): readonly RecordValues[] => [
  { code: 'RES', kind: 'residential', zone: '*', amount: residential, fuelable: true },
  size('AHS-DIM', '24.50', ahsSize),
  size('AHS-DIM', '29.75', ahsSize, '7'),
  size('AHS-DIM', '31.25', ahsSize, '8'),
  size('AHS-WT', '41.00', { overWeight: '50' }),
  size('AHS-WT', '47.50', { overWeight: '50' }, '7'),
  size('AHS-WT', '49.00', { overWeight: '50' }, '8'),
  { ...size('LPS', '215.00', large), kind: 'large' },
  { ...size('LPS', '248.00', large, '7'), kind: 'large' },
  { ...size('LPS', '262.00', large, '8'), kind: 'large' },
  { code: 'OVER', kind: 'overMax', zone: '*', overWeight: '150', overLongest: '108', overGirth: '165' },
  { code: 'DAS-REMOTE', kind: 'area', zone: '*', amount: '15.50', postcodes: '967-968,995-999', fuelable: true },
  {
    code: 'PEAK-2025',
    kind: 'residential',
    zone: '*',
    amount: '0.60',
    fuelable: true,
    effectiveFrom: '2025-12-29',
    effectiveTo: '2026-01-17',
  },
];
const fuel = (first: string, second: string): readonly RecordValues[] => [
  { effectiveFrom: '2025-12-29', effectiveTo: '2026-06-28', percent: first },
  { effectiveFrom: '2026-06-29', percent: second },
];

const card = (code: string, nameZh: string, nameEn: string, country: string, courier: string, values: RecordValues): RecordValues => ({
  code,
  nameZh: `${nameZh}（演示合同）`,
  nameEn: `${nameEn} (demo contract)`,
  country,
  courier,
  currency: 'USD',
  weightUnit: 'lb',
  divisor: '139',
  dimRound: 'ceil',
  stepUnit: '1',
  effectiveFrom: '2025-12-29',
  source: '演示合同：金额为虚构，并非承运商价格。Demo contract: amounts are made up, they are not the carrier’s prices.',
  ...values,
});
const metric = { weightUnit: 'kg', divisor: '5000', stepUnit: '0.5' } as const;

/** The cards that are in force. */
const current: readonly RecordValues[] = [
  card('UPS-GR-DEMO', 'UPS陆运', 'UPS Ground', 'US', 'UPS', {
    zones: demoUsZones,
    rates: ladder(
      { '2': [1020, 32], '3': [1095, 36], '4': [1170, 42], '5': [1240, 48], '6': [1305, 54], '7': [1380, 60], '8': [1458, 66] },
      upTo(150),
    ),
    surcharges: usSurcharges('6.45'),
    fuel: fuel('17.75', '18.5'),
  }),
  card('FEDEX-HD-DEMO', 'FedEx Home Delivery', 'FedEx Home Delivery', 'US', 'FEDEX', {
    zones: demoUsZones,
    rates: ladder(
      { '2': [1012, 31], '3': [1088, 35], '4': [1161, 41], '5': [1232, 47], '6': [1297, 53], '7': [1371, 59], '8': [1445, 65] },
      upTo(150),
    ),
    surcharges: usSurcharges('6.05'),
    fuel: fuel('17.5', '18'),
  }),
  card('USPS-GA-DEMO', '美国邮政优选陆运', 'USPS Ground Advantage', 'US', 'USPS', {
    divisor: '166',
    zones: demoUsZones,
    rates: ladder(
      { '2': [640, 58], '3': [665, 62], '4': [705, 71], '5': [760, 83], '6': [815, 96], '7': [880, 112], '8': [950, 128] },
      upTo(70),
    ),
    surcharges: [
      { code: 'NSF-30', kind: 'additional', zone: '*', amount: '9.00', overLongest: '30', fuelable: false },
      { code: 'OVER', kind: 'overMax', zone: '*', overWeight: '70', overGirth: '130' },
    ],
  }),
  card('DHL-PAKET-DEMO', 'DHL包裹', 'DHL Paket', 'DE', 'DHL-PAKET', {
    ...metric,
    currency: 'EUR',
    zones: demoDeZones,
    rates: ladder({ '1': [395, 22] }, [1, 2, 3, 5, 8, 10, 15, 20, 25, 31.5]),
    surcharges: [
      { code: 'MAUT', kind: 'always', zone: '*', amount: '0.19', fuelable: false },
      { code: 'SPERR', kind: 'additional', zone: '*', amount: '21.50', overLongest: '120', overSecond: '60', fuelable: true },
      { code: 'OVER', kind: 'overMax', zone: '*', overWeight: '31.5', overLongest: '200', overGirth: '360' },
    ],
    fuel: fuel('3.5', '4.25'),
  }),
  card('RM-T48-DEMO', '皇家邮政48小时追踪', 'Royal Mail Tracked 48', 'GB', 'ROYAL-MAIL', {
    ...metric,
    currency: 'GBP',
    zones: demoUkZones,
    rates: ladder({ '1': [310, 28], '2': [455, 46], '3': [520, 55] }, [1, 2, 5, 10, 15, 20]),
    surcharges: [{ code: 'OVER', kind: 'overMax', zone: '*', overWeight: '20', overLongest: '61', overSecond: '46' }],
  }),
];

/** What a card cost in the two years before: 4 percent less, with one rate of fuel and no surcharge of a season. */
function before({ rates, surcharges, fuel: later, ...values }: RecordValues): RecordValues {
  const lines = (of: unknown) => (of ?? []) as readonly RecordValues[];
  return {
    ...values,
    effectiveFrom: '2024-01-01',
    effectiveTo: '2025-12-28',
    rates: lines(rates).map(row => ({ ...row, amount: money(Math.round(Number(row['amount']) * 96)) })),
    surcharges: lines(surcharges).filter(({ effectiveFrom }) => effectiveFrom === undefined),
    ...(later ? { fuel: [{ effectiveFrom: '2024-01-01', effectiveTo: '2025-12-28', percent: lines(later)[0]!['percent'] }] } : {}),
  };
}

/** Rate cards of the demo, by code of country and courier, period by period. No amount is a carrier's. */
export const demoFreightTables: readonly RecordValues[] = [...current.map(before), ...current];

/** The rate card of a channel. */
export const demoCardOf: Readonly<Record<string, string>> = {
  'UPS-GROUND': 'UPS-GR-DEMO',
  'FEDEX-HD': 'FEDEX-HD-DEMO',
  'USPS-GA': 'USPS-GA-DEMO',
  'DHL-PAKET': 'DHL-PAKET-DEMO',
  'RM-T48': 'RM-T48-DEMO',
};
