import { type Decimal, negate, sum } from '@axle/kernel';
import type { ProfitFigures, ProfitItem } from '@axle/operation';
import type { ProfitDraft } from './profit-draft.ts';

const costs: Readonly<Record<string, readonly ProfitItem[]>> = {
  fees: ['referral', 'fixedFee', 'paymentFee'],
  cogs: ['cogs'],
  first_leg: ['firstLeg'],
  duty: ['duty'],
  last_mile: ['lastMile'],
  handling: ['handling'],
  storage: ['storage'],
  ads: ['ads'],
  refund: ['refund'],
};
const earned: readonly ProfitItem[] = ['recovery', 'reimbursement', 'other'];

/** A profit by the columns of its row: costs as costs, the rest as it is. */
export function profitColumns(
  { netSales, grossMargin, fulfilMargin, profit, margin }: ProfitFigures,
  drafts: readonly ProfitDraft[],
): Readonly<Record<string, Decimal | undefined>> {
  const of = (items: readonly ProfitItem[]): Decimal => sum(drafts.filter(({ item }) => items.includes(item)).map(({ amount }) => amount));
  return {
    ...Object.fromEntries(Object.entries(costs).map(([column, items]) => [column, negate(of(items))])),
    net_sales: netSales,
    gross_margin: grossMargin,
    fulfil_margin: fulfilMargin,
    other: of(earned),
    profit,
    margin,
  };
}
