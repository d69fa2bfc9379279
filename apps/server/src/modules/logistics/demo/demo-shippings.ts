import type { RecordValues } from '@axle/page-kit';

const product = (code: string, nameZh: string, nameEn: string, mode: string, values: RecordValues): RecordValues => ({
  code,
  nameZh,
  nameEn,
  mode,
  currency: 'USD',
  incoterm: 'DAP',
  dutyIncluded: false,
  cutoffDays: 2,
  ...values,
});
const sea = (from: string, to: string, sailWeekdays: readonly number[], typicalDays: number): RecordValues => ({
  fromHarbour: from,
  toHarbour: to,
  sailWeekdays,
  typicalDays,
});

/** How goods go from China to the warehouses; harbours by their UN/LOCODE, carriers by code. */
export const demoShippings: readonly RecordValues[] = [
  product('SEA-LCL-LGB', '盐田—长滩拼箱', 'Yantian to Long Beach LCL', 'seaLcl', {
    carrier: 'LIANYUN',
    chargeBy: 'cbmWm',
    rate: '95',
    minCharge: '95',
    ...sea('CNYTN', 'USLGB', [3], 15),
    carries: ['battery', 'magnet', 'liquid'],
  }),
  product('SEA-FCL-LGB', '盐田—长滩整柜', 'Yantian to Long Beach FCL', 'seaFcl', {
    carrier: 'COSCO',
    chargeBy: 'container',
    rate: '3850',
    ...sea('CNYTN', 'USLGB', [3, 6], 15),
    carries: ['battery', 'magnet', 'liquid', 'aerosol', 'airbag'],
  }),
  product('FAST-LGB', '宁波—长滩快船', 'Ningbo to Long Beach fast ship', 'seaExpress', {
    carrier: 'MATSON',
    chargeBy: 'cbmWm',
    rate: '168',
    minCharge: '168',
    ...sea('CNNGB', 'USLGB', [4], 12),
    carries: ['battery', 'magnet'],
  }),
  product('SEA-LCL-SAV', '盐田—萨凡纳拼箱', 'Yantian to Savannah LCL', 'seaLcl', {
    carrier: 'LIANYUN',
    chargeBy: 'cbmWm',
    rate: '128',
    minCharge: '128',
    ...sea('CNYTN', 'USSAV', [5], 30),
    carries: ['battery', 'magnet', 'liquid'],
  }),
  product('SEA-LCL-HAM', '宁波—汉堡拼箱', 'Ningbo to Hamburg LCL', 'seaLcl', {
    carrier: 'GANGTONG',
    chargeBy: 'cbmWm',
    rate: '110',
    minCharge: '110',
    ...sea('CNNGB', 'DEHAM', [2], 34),
    carries: ['battery', 'magnet', 'liquid'],
  }),
  product('SEA-LCL-FXT', '盐田—费利克斯托拼箱', 'Yantian to Felixstowe LCL', 'seaLcl', {
    carrier: 'LIANYUN',
    chargeBy: 'cbmWm',
    rate: '115',
    minCharge: '115',
    ...sea('CNYTN', 'GBFXT', [7], 33),
    carries: ['battery', 'magnet', 'liquid'],
  }),
  product('AIR-US', '深圳—洛杉矶空运', 'Shenzhen to Los Angeles by air', 'air', {
    carrier: 'CZ',
    chargeBy: 'kg6000',
    rate: '5.6',
    minCharge: '250',
    fromHarbour: 'CNSZX',
    toHarbour: 'USLAX',
    typicalDays: 6,
    cutoffDays: 1,
  }),
  product('COURIER-US', '国际快递（美国）', 'Courier to the US', 'courier', {
    carrier: 'DHL-EXP',
    chargeBy: 'kg5000',
    rate: '7.9',
    minCharge: '35',
    incoterm: 'DDP',
    dutyIncluded: true,
    typicalDays: 5,
    cutoffDays: 0,
  }),
  product('RAIL-DE', '中欧班列（汉堡）', 'Rail to Hamburg', 'rail', {
    carrier: 'GANGTONG',
    chargeBy: 'cbmWm',
    rate: '185',
    minCharge: '185',
    sailWeekdays: [2, 5],
    typicalDays: 20,
    carries: ['magnet'],
  }),
  product('TRK-US-WE', '美西—美东零担卡车', 'US West to US East LTL truck', 'truck', {
    carrier: 'LA-DRAY',
    chargeBy: 'cbmWm',
    rate: '135',
    minCharge: '150',
    typicalDays: 7,
    cutoffDays: 0,
    carries: ['battery', 'magnet', 'liquid', 'aerosol'],
  }),
];

const stage = (code: string, daysP50: number, daysP85: number, calendar?: string, waitSailing = false): RecordValues => ({
  code,
  daysP50,
  daysP85,
  ...(calendar === undefined ? {} : { calendar }),
  ...(waitSailing ? { waitSailing } : {}),
});
const leg = (
  origin: string,
  warehouse: string,
  shipping: string,
  into: string,
  sailing: readonly [number, number],
  dray: readonly [number, number],
) => ({
  origin,
  warehouse,
  shipping,
  effectiveFrom: '2026-01-01',
  stages: [
    stage('toPort', 3, 4, 'CN'),
    stage('exportCustoms', 2, 3, 'CN'),
    stage('sailing', ...sailing, undefined, true),
    stage('importCustoms', 2, 4, into),
    stage('dray', ...dray, into),
  ],
});

/** How long the first legs take; warehouses, shipping products and calendars by code. */
export const demoLegs: readonly (RecordValues & { readonly stages: readonly RecordValues[] })[] = [
  leg('CN-SZ', 'US-W', 'SEA-LCL-LGB', 'US', [15, 18], [4, 6]),
  leg('CN-SZ', 'US-W', 'SEA-FCL-LGB', 'US', [15, 17], [3, 5]),
  leg('CN-NB', 'US-W', 'FAST-LGB', 'US', [12, 13], [3, 4]),
  leg('CN-SZ', 'US-E', 'SEA-LCL-SAV', 'US', [30, 34], [4, 7]),
  leg('CN-NB', 'DE-HAM', 'SEA-LCL-HAM', 'DE', [34, 39], [3, 5]),
  leg('CN-SZ', 'UK-BHM', 'SEA-LCL-FXT', 'UK', [33, 38], [3, 5]),
  leg('CN-NB', 'DE-HAM', 'RAIL-DE', 'DE', [20, 24], [2, 3]),
  ...[['US-W', 'US-E'] as const, ['US-E', 'US-W'] as const].map(([origin, warehouse]) => ({
    origin,
    warehouse,
    shipping: 'TRK-US-WE',
    effectiveFrom: '2026-01-01',
    stages: [stage('dray', 6, 8, 'US')],
  })),
];
