/**
 * Factors of the season of the demo: market, category by code, year, from when they hold, the twelve months; a proposal is not in force.
 */
export interface DemoSeason {
  readonly market: string;
  readonly category?: string;
  readonly year?: number;
  readonly from: string;
  readonly months: readonly string[];
  readonly proposal?: true;
  readonly note?: string;
}

const row = (market: string, category: string | undefined, months: string, more: Partial<DemoSeason> = {}): DemoSeason => ({
  market,
  ...(category === undefined ? {} : { category }),
  from: '2025-01-01',
  months: months.split(' '),
  ...more,
});

/** Cooling sells in summer, batteries’ neighbours and wipers in winter, brakes the year round. */
export const demoSeasons: readonly DemoSeason[] = [
  row('US', undefined, '0.92 0.94 1.02 1.06 1.06 1.05 1.04 1.03 0.98 0.98 0.97 0.95'),
  row('EU', undefined, '0.95 0.95 1.02 1.05 1.04 1.02 0.98 0.97 1.02 1.02 1.00 0.98'),
  row('UK', undefined, '0.97 0.95 1.01 1.03 1.03 1.01 0.99 0.98 1.02 1.02 1.01 0.98'),
  row('US', 'COL', '0.80 0.80 0.95 1.00 1.15 1.25 1.25 1.15 1.00 0.90 0.85 0.90', { note: '2024–2025' }),
  row('US', 'COL', '0.78 0.80 0.93 1.02 1.17 1.28 1.27 1.16 0.99 0.88 0.84 0.88', { year: 2025 }),
  row('US', 'COL', '0.79 0.81 0.95 1.03 1.18 1.27 1.26 1.15 0.98 0.87 0.84 0.87', { year: 2026, from: '2026-01-01' }),
  row('EU', 'COL', '0.84 0.86 0.96 1.02 1.10 1.19 1.20 1.12 1.00 0.93 0.89 0.89'),
  row('US', 'ELE', '1.18 1.12 0.98 0.90 0.88 0.88 0.92 0.92 0.94 1.00 1.10 1.18'),
  row('US', 'BDY-WIP', '1.15 1.05 0.95 0.90 0.82 0.80 0.80 0.86 1.02 1.20 1.25 1.20'),
  row('EU', 'BDY-WIP', '1.10 1.05 0.92 0.88 0.82 0.80 0.82 0.88 1.05 1.23 1.25 1.20'),
  row('US', 'LGT', '1.06 1.00 0.96 0.94 0.92 0.92 0.94 0.96 1.02 1.08 1.12 1.08'),
  row('US', 'SUS', '0.90 0.92 1.06 1.10 1.10 1.06 1.02 1.00 0.98 0.98 0.96 0.92'),
  row('US', 'LGT', '1.08 1.01 0.95 0.93 0.91 0.91 0.92 0.95 1.02 1.10 1.13 1.09', {
    from: '2026-07-01',
    proposal: true,
    note: '2024–2026',
  }),
];
