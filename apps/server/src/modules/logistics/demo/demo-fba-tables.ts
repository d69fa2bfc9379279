import { type Decimal, multiply, round } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';

/** A table of the demo: its country and currency, since when and until when, and what of the American fees it takes. */
interface DemoFbaTable {
  readonly country: string;
  readonly currency: string;
  readonly until?: string;
  readonly share: string;
}

/** The marketplaces that the demo sells on beside the present American one, and that one before its present table. */
const tables: readonly DemoFbaTable[] = [
  { country: 'US', currency: 'USD', until: '2026-01-14', share: '0.97' },
  { country: 'CA', currency: 'CAD', share: '1.32' },
  { country: 'GB', currency: 'GBP', share: '0.66' },
  ...['DE', 'FR', 'IT', 'ES', 'NL'].map(country => ({ country, currency: 'EUR', share: '0.8' })),
];

const source = '演示费率：金额为虚构，并非亚马逊价格。Demo fees: amounts are made up, they are not Amazon’s prices.';

/** Fee tables of Amazon for the demo, made of the lines of the American one that is there; countries by their code. */
export function demoFbaTables(american: RecordValues): readonly RecordValues[] {
  const lines = (key: string) => (american[key] ?? []) as readonly RecordValues[];
  return tables.map(({ country, currency, until, share }) => {
    const paid = (amount: unknown, digits = 2) => round(multiply(amount as Decimal, share as Decimal), digits);
    return {
      country,
      currency,
      divisor: american['divisor'],
      effectiveFrom: '2024-01-01',
      ...(until === undefined ? {} : { effectiveTo: until }),
      source,
      tiers: lines('tiers'),
      fees: lines('fees').map(row => ({
        ...row,
        fee: paid(row['fee']),
        ...(row['perStep'] === undefined ? {} : { perStep: paid(row['perStep']) }),
      })),
      storage: lines('storage').map(row => ({ ...row, perCubicFoot: paid(row['perCubicFoot'], 4) })),
      referral: lines('referral'),
    };
  });
}
