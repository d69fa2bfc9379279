import { type Decimal, divide, multiply, negate, zero } from '@axle/kernel';
import { refundRateOf, refundReserve } from '@axle/operation';
import { type EstimateBook, EstimateContext } from './estimate-context.ts';
import { estimateFulfilment } from './estimate-fulfilment.ts';
import { estimateIncome } from './estimate-income.ts';
import { estimateLanded } from './estimate-landed.ts';
import type { SoldOrder } from './order-facts.ts';

/** Advertising by its rate, and the reserve for returns by what came back in 90 days. */
function estimateAfterwards(context: EstimateContext): void {
  const { order, params, digits, by } = context;
  if (!params) return;
  for (const piece of order.pieces) {
    const netSales = context.of(piece, 'item', 'shippingIncome', 'giftWrap', 'promotion');
    const ads = divide(multiply(netSales, params.ads_rate as Decimal), '100' as Decimal, digits);
    if (order.platform !== 'manual') context.cost(piece, 'ads', ads, { basis: 'estimated', source: 'adRate', note: context.tables });
    const { refunded, shipped } = by.returned.get(piece.sku) ?? { refunded: 0, shipped: 0 };
    const refundRate = refundRateOf(refunded, shipped, params.return_rate as Decimal);
    const reserve = refundReserve(
      {
        refundRate,
        netSales,
        referral: negate(context.of(piece, 'referral')),
        keptRate: (params.refund_rate ?? zero) as Decimal,
        ...(params.refund_most === null ? {} : { keptMost: params.refund_most as Decimal }),
        resaleRate: params.resale_rate as Decimal,
        landed: negate(context.of(piece, 'cogs', 'firstLeg', 'duty')),
      },
      digits,
    );
    context.cost(piece, 'refund', reserve, { basis: 'estimated', source: 'refundRate', note: `${refundRate}%` });
  }
}

/** The items of an order by the tables of its day, and what no record says of some. */
export async function estimateOrder(order: SoldOrder, by: EstimateBook): Promise<Pick<EstimateContext, 'items' | 'missing'>> {
  const country = order.site === undefined ? undefined : by.book.sites.get(order.site);
  const table = country?.platform === 'amazon' ? await by.book.fba(country.country) : undefined;
  const context = new EstimateContext(order, by, table?.ok ? table.value.referral : []);
  estimateIncome(context);
  await estimateLanded(context);
  await estimateFulfilment(context);
  estimateAfterwards(context);
  return context;
}
