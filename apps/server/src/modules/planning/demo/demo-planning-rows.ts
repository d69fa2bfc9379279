/** Parameters of the demo: the scope with its code, and what it sets. */
export interface DemoConfig {
  readonly scope: 'market' | 'node' | 'category';
  readonly of: string;
  readonly transport?: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parameters at the levels where a business of this trade keeps them. */
export const demoConfigs: readonly DemoConfig[] = [
  { scope: 'market', of: 'EU', values: { horizonWeeks: 30, airAllowed: false } },
  { scope: 'node', of: 'US-W', transport: 'SEA-LCL-LGB', values: { receiveDays: 3, poqWeeksShip: 2 } },
  { scope: 'node', of: 'US-E', transport: 'SEA-LCL-SAV', values: { receiveDays: 4, poqWeeksShip: 3 } },
  { scope: 'node', of: 'DE-HAM', transport: 'SEA-LCL-HAM', values: { receiveDays: 4, poqWeeksShip: 4 } },
  { scope: 'node', of: 'UK-BHM', transport: 'SEA-LCL-FXT', values: { receiveDays: 3, poqWeeksShip: 4 } },
  { scope: 'category', of: 'BRK', values: { qcDays: 3, serviceA: '98', note: '安全件加严检验' } },
  { scope: 'category', of: 'LGT', values: { qcDays: 4, poqWeeksBuy: 6 } },
  { scope: 'category', of: 'ENG-FIL', values: { qcDays: 1, airAllowed: false, poqWeeksBuy: 8 } },
];

/** Shares of a site's demand: node, percent, wanted days, least days, days on which is sent. */
export interface DemoShares {
  readonly site: string;
  readonly category?: string;
  readonly shares: readonly (readonly [
    node: string,
    percent: string,
    target: number,
    least: number,
    weekdays: readonly number[],
    roundTo?: string,
  ])[];
}

/** How the sites of the demo are supplied. */
export const demoShares: readonly DemoShares[] = [
  {
    site: 'AMZ-US',
    shares: [
      ['FBA-US', '45', 30, 14, [1, 3, 5]],
      ['US-W', '32', 45, 20, [2, 5]],
      ['US-E', '23', 45, 20, [3]],
    ],
  },
  {
    site: 'AMZ-US',
    category: 'LGT',
    shares: [
      ['US-W', '58', 50, 25, [2, 5]],
      ['US-E', '42', 50, 25, [3]],
    ],
  },
  {
    site: 'EBAY-US',
    shares: [
      ['US-W', '60', 45, 20, [2, 5]],
      ['US-E', '40', 45, 20, [3]],
    ],
  },
  {
    site: 'WMT-US',
    shares: [
      ['US-W', '55', 40, 15, [2, 5]],
      ['US-E', '45', 40, 15, [3], 'pallet'],
    ],
  },
  {
    site: 'AMZ-DE',
    shares: [
      ['DE-HAM', '70', 60, 30, [4]],
      ['FBA-DE', '30', 30, 14, [1, 4]],
    ],
  },
  { site: 'AMZ-UK', shares: [['UK-BHM', '100', 60, 30, [4]]] },
];
