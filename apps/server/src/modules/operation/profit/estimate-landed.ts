import { add, compareDecimals, type Decimal, round, scaled, subtract, zero } from '@axle/kernel';
import { dutyPart, freightPart, type Part, purchasePart } from '../../logistics/profit/landed-parts.ts';
import type { ProfitSku } from '../../logistics/profit/profit-book.ts';
import { type EstimateContext, times } from './estimate-context.ts';
import type { SoldPiece } from './order-facts.ts';

/** What a part of the landed cost comes to for some pieces; its lack is noted. */
function costOf(
  context: EstimateContext,
  piece: SoldPiece,
  part: Part,
): { readonly cost: Decimal; readonly from: string | undefined } | undefined {
  if ('lacks' in part) {
    context.missing.add(part.lacks);
    return undefined;
  }
  return { cost: times(context.inOrder(part.value), piece.qty), from: part.from };
}

/** What the pieces took out of the cost layers, less what of it is first leg and duty; their purchase price where they took nothing. */
async function goods(context: EstimateContext, piece: SoldPiece, part: ProfitSku, within: Decimal): Promise<void> {
  const { order, by, site, params, digits } = context;
  if (piece.cost !== undefined) {
    const ratio = context.ratioFrom('CNY');
    if (!ratio) return;
    const cost = subtract(round(scaled(piece.cost, ratio, 12), digits), round(within, digits));
    const source = { basis: 'actual', source: 'costLayer', sourceNo: order.outboundNo ?? order.orderNo } as const;
    const said = { said: piece.cost, saidCurrency: 'CNY', rate: by.book.rate('CNY', order.currency)?.rate };
    return context.cost(piece, 'cogs', compareDecimals(cost, zero) < 0 ? zero : cost, { ...source, ...said });
  }
  if (!site || !params) return void context.missing.add('cost');
  const found = costOf(context, piece, await purchasePart(by.book, part, site, params));
  if (found) context.cost(piece, 'cogs', found.cost, { basis: 'estimated', source: 'landedCost', note: found.from });
}

/** What the goods of an order cost until they lay in the warehouse: COGS, first leg and duty. */
export async function estimateLanded(context: EstimateContext): Promise<void> {
  const { order, by, site, params } = context;
  for (const piece of order.pieces) {
    const part = context.sku(piece);
    if (!part) continue;
    let within: Decimal = zero;
    if (site && params) {
      const firstLeg = costOf(context, piece, freightPart(by.book, part, site, params));
      const duty = costOf(context, piece, await dutyPart(by.book, part, site, params, {}));
      if (firstLeg) context.cost(piece, 'firstLeg', firstLeg.cost, { basis: 'estimated', source: 'landedCost', note: firstLeg.from });
      if (duty) context.cost(piece, 'duty', duty.cost, { basis: 'estimated', source: 'landedCost', note: duty.from });
      if (piece.landed) within = add(firstLeg?.cost ?? zero, duty?.cost ?? zero);
    }
    await goods(context, piece, part, within);
  }
}
