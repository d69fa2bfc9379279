import { type Decimal, negate, sum } from '@axle/kernel';
import type { ProfitFigures, ProfitItem } from '@axle/operation';
import type { ProfitDraft } from './profit-draft.ts';

/** The items behind each column of costs: they are below zero among the items, and costs in their columns. */
export const costColumns: Readonly<Record<string, readonly ProfitItem[]>> = {
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
/** The items behind the column of other income. */
export const otherItems: readonly ProfitItem[] = ['recovery', 'reimbursement', 'other'];

/** A profit by the columns of its row: costs as costs, the rest as it is. */
export function profitColumns(
  { netSales, grossMargin, fulfilMargin, profit, margin }: ProfitFigures,
  drafts: readonly ProfitDraft[],
): Readonly<Record<string, Decimal | undefined>> {
  const of = (items: readonly ProfitItem[]): Decimal => sum(drafts.filter(({ item }) => items.includes(item)).map(({ amount }) => amount));
  return {
    ...Object.fromEntries(Object.entries(costColumns).map(([column, items]) => [column, negate(of(items))])),
    net_sales: netSales,
    gross_margin: grossMargin,
    fulfil_margin: fulfilMargin,
    other: of(otherItems),
    profit,
    margin,
  };
}
