import { type Decimal, divide, negate, round, zero } from '@axle/kernel';
import { referralAt } from '@axle/logistics';
import type { ProfitItem } from '@axle/operation';
import { referralOf } from '../../logistics/profit/fee-parts.ts';
import { lineIncomes } from '../sales/line-incomes.ts';
import { type EstimateContext, times } from './estimate-context.ts';
import type { SoldPiece } from './order-facts.ts';
import type { ItemSource } from './profit-draft.ts';
import { bySkus } from './sold-amounts.ts';

/** What the platform keeps of the price of a line, by the steps of its table. */
function referral(context: EstimateContext, pieces: readonly SoldPiece[], gross: Decimal, qty: number): void {
  const { params, digits } = context;
  const part = context.sku(pieces[0]!);
  if (!part || !params) return;
  const steps = referralOf(params, part, context.referral);
  if (steps.length === 0) return void context.missing.add('referral');
  const fee = round(times(referralAt(steps, divide(gross, String(qty) as Decimal, 12)), qty), digits);
  const source: ItemSource = { basis: 'estimated', source: 'feeTable', note: context.tables };
  if (fee !== zero) context.items.push(...bySkus(pieces, 'referral', negate(fee), digits, source));
}

/** What the lines of an order took in, and what the platform keeps of it. What is sold by hand is known at once. */
export function estimateIncome(context: EstimateContext): void {
  const { order, params, digits } = context;
  const isManual = order.platform === 'manual';
  const source: ItemSource = { basis: isManual ? 'actual' : 'estimated', source: 'order', sourceNo: order.orderNo };
  for (const { line, gross, items } of lineIncomes(order, (params?.vat_rate ?? zero) as Decimal, digits)) {
    const pieces = order.pieces.filter(piece => piece.line === line.line);
    if (pieces.length === 0) continue;
    for (const [item, amount] of Object.entries(items) as readonly (readonly [ProfitItem, Decimal])[])
      if (amount !== zero) context.items.push(...bySkus(pieces, item, amount, digits, source));
    if (!isManual && line.qty > 0) referral(context, pieces, gross, line.qty);
  }
}
