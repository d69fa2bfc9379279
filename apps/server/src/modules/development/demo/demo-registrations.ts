import type { RecordValues } from '@axle/page-kit';

/** What developers of the demo enter of a product that is registered, and where it will be offered. */
export interface DemoRegistration {
  /** Code of the category of its project. */
  readonly category: string;
  /** What its pictures look like: the prefix of parts of its kind. */
  readonly shapes: string;
  readonly values: RecordValues;
  readonly properties?: Readonly<Record<string, string>>;
  /** What its supplier asks for a piece, in yuan. */
  readonly price: string;
  readonly moq: number;
  readonly gtin?: string;
  /** How many Amazon sites it is listed on. */
  readonly sites: number;
  readonly end: 'draft' | 'submitted' | 'created';
  /** How many days ago it came so far; the day before yesterday unless given. */
  readonly daysAgo?: number;
  /** Its first order: how many days ago it was written, in how many days it is due, and whether the goods have come. */
  readonly firstOrder?: { readonly daysAgo: number; readonly dueIn: number; readonly came?: true };
}

const sides = (box: 'unit' | 'carton', [length, width, height]: readonly [string, string, string]): RecordValues => ({
  [`${box}L`]: length,
  [`${box}W`]: width,
  [`${box}H`]: height,
});

/** The registrations of the demo, in the order of their projects. */
export const demoRegistrations: readonly DemoRegistration[] = [
  {
    category: 'BRK-DISC',
    shapes: 'BRD',
    price: '96',
    moq: 100,
    sites: 2,
    end: 'draft',
    values: { position: 'rear', ...sides('unit', ['31', '31', '6']), unitNetKg: '5.1', unitGrossKg: '5.5', materialZh: '灰铸铁' },
  },
  {
    category: 'SUS-ARM',
    shapes: 'ARM',
    price: '118',
    moq: 120,
    gtin: '690123500002',
    sites: 2,
    end: 'submitted',
    values: {
      position: 'right',
      ...sides('unit', ['46', '36', '14']),
      unitNetKg: '3.6',
      unitGrossKg: '3.9',
      cartonQty: 4,
      ...sides('carton', ['94', '38', '30']),
      cartonGrossKg: '16.4',
      tariffCn: '8708809000',
      declNameZh: '控制臂',
      declNameEn: 'Control arm',
      materialZh: '钢',
      materialEn: 'Steel',
    },
  },
  {
    category: 'ENG-FIL-OIL',
    shapes: 'OIL',
    price: '98',
    moq: 200,
    gtin: '690123500003',
    sites: 2,
    end: 'created',
    daysAgo: 31,
    firstOrder: { daysAgo: 30, dueIn: 6, came: true },
    values: {
      uom: 'set',
      pcsPerUom: 10,
      ...sides('unit', ['48', '20', '12']),
      unitNetKg: '3.9',
      unitGrossKg: '4.3',
      cartonQty: 4,
      ...sides('carton', ['50', '42', '26']),
      cartonGrossKg: '18.2',
      tariffCn: '8421230000',
      declNameZh: '机油滤清器',
      declNameEn: 'Oil filter',
      materialZh: '滤纸',
      materialEn: 'Filter paper',
    },
  },
  {
    category: 'COL-WP',
    shapes: 'WPU',
    price: '88',
    moq: 100,
    gtin: '690123500004',
    sites: 3,
    end: 'created',
    daysAgo: 21,
    firstOrder: { daysAgo: 20, dueIn: 17 },
    values: {
      ...sides('unit', ['20', '16', '13']),
      unitNetKg: '1.7',
      unitGrossKg: '1.9',
      cartonQty: 10,
      ...sides('carton', ['42', '34', '68']),
      cartonGrossKg: '20.1',
      tariffCn: '8413309000',
      declNameZh: '水泵',
      declNameEn: 'Water pump',
      materialZh: '铝',
      materialEn: 'Aluminium',
    },
  },
];
