import { add, type Decimal, divide, multiply, negate, round, sum, zero } from '@axle/kernel';
import type { ProfitItem, SettlementFile, SettlementLine } from '@axle/operation';
import type { EstimatedProfit } from '../profit/compute-profits.ts';
import type { SettledPlatform } from '../profit/import-settlement.ts';

const [day, hour] = [86_400_000, 3_600_000] as const;
const hundred = '100' as Decimal;

/** A refund of an order, when it was paid back. */
export interface DemoRefund {
  readonly amount: Decimal;
  readonly at: Date;
}

/** A settlement of a store, and which platform it is on. */
export interface DemoSettlement extends SettlementFile {
  readonly store: number;
  readonly platform: SettledPlatform;
}

/** How a platform settles: each so many days, what was shipped so many days before, and the words that it has for items. */
interface Payout {
  readonly cycle: number;
  readonly heldFor: number;
  readonly words: Readonly<Partial<Record<ProfitItem, readonly [type: string, description: string]>>>;
}

const amazonWords = {
  item: ['ItemPrice', 'Principal'],
  shippingIncome: ['ItemPrice', 'Shipping'],
  promotion: ['Promotion', 'Principal'],
  referral: ['ItemFees', 'Commission'],
  lastMile: ['ItemFees', 'FBAPerUnitFulfillmentFee'],
} as const;
const wordsOf = (type: string, price: string, fee: string): Payout['words'] => ({
  item: [type, price],
  shippingIncome: [type, 'Shipping and handling'],
  promotion: [type, 'Seller discount'],
  referral: ['Fee', fee],
});

const payouts: Readonly<Record<SettledPlatform, Payout>> = {
  amazon: { cycle: 14, heldFor: 9, words: amazonWords },
  ebay: { cycle: 7, heldFor: 3, words: wordsOf('Order', 'Item subtotal', 'Final value fee') },
  walmart: { cycle: 14, heldFor: 7, words: wordsOf('Sale', 'Product price', 'Commission on product') },
  partsgeek: { cycle: 30, heldFor: 14, words: wordsOf('Order', 'Item price', 'Marketplace commission') },
};

type Sold = EstimatedProfit['order'] & { readonly platform: SettledPlatform };
const isSettled = (order: EstimatedProfit['order']): order is Sold => order.platform in payouts;

type Amount = Omit<SettlementLine, 'row'> & { readonly postedAt: string };

const share = (amount: Decimal, percent: number): Decimal => round(divide(multiply(amount, String(percent) as Decimal), hundred, 6), 2);

/** What is billed of an item: now and then a few cents other than was expected, and some parts as Amazon measured them. */
const billed = (item: string, amount: Decimal, id: number): Decimal =>
  item === 'referral' && id % 7 === 0 ? add(amount, '0.12' as Decimal) : item === 'lastMile' && id % 11 === 0 ? share(amount, 106) : amount;

/** What a platform pays for an order, line by line. */
function soldAmounts({ order, items }: EstimatedProfit, { heldFor, words }: Payout): readonly Amount[] {
  const postedAt = new Date(Date.parse(order.shippedAt) + heldFor * day + (order.id % 19) * hour).toISOString();
  return order.lines.flatMap(({ line, itemCode, qty }) =>
    (Object.entries(words) as readonly (readonly [ProfitItem, readonly [string, string]])[]).flatMap(
      ([item, [amountType, amountDescription]]) => {
        const amount = sum(items.filter(one => one.line === line && one.item === item).map(one => one.amount));
        if (amount === zero || (item === 'lastMile' && order.kind !== 'fba')) return [];
        const cents = billed(item, amount, order.id);
        const of = { transactionType: 'Order', orderId: order.platformOrderId, amountType, amountDescription, amount: cents };
        return [{ ...of, itemCode, sku: '', postedAt, ...(item === 'item' ? { qty } : {}) }];
      },
    ),
  );
}

/** What a platform takes back for a refund: the price without its tax, less its fee, of which Amazon keeps a fifth. */
function refundAmounts({ order, items, by }: EstimatedProfit, { words }: Payout, { amount: refunded, at }: DemoRefund): readonly Amount[] {
  const vat = (by.book.params.get(`${order.site} ${order.kind === 'fba' ? 'fba' : 'fbm'}`)?.vat_rate ?? zero) as Decimal;
  const amount = round(divide(multiply(refunded, hundred), add(hundred, vat), 6), 2);
  const of = (...names: readonly ProfitItem[]) => sum(items.filter(({ item }) => names.includes(item)).map(one => one.amount));
  const [fee, paid] = [negate(of('referral')), of('item', 'shippingIncome', 'promotion')];
  const back = paid === zero ? zero : round(divide(multiply(fee, amount), paid, 6), 2);
  const [line] = order.lines;
  const said = (type: ProfitItem, value: Decimal, named?: string): readonly Amount[] => {
    const [amountType, amountDescription] = words[type]!;
    const description = named ?? amountDescription;
    const about = { transactionType: 'Refund', orderId: order.platformOrderId, itemCode: line?.itemCode ?? '', sku: '' };
    return value === zero ? [] : [{ ...about, amountType, amountDescription: description, amount: value, postedAt: at.toISOString() }];
  };
  const [principal] = said('item', negate(amount));
  return [
    ...(principal ? [{ ...principal, qty: 1 }] : []),
    ...said('referral', back),
    ...(order.platform === 'amazon' ? said('referral', negate(share(back, 20)), 'RefundCommission') : []),
  ];
}

/** What belongs to the account: a subscription each month, and once what nothing explains. */
function beside(platform: string, currency: string, ago: number, at: Date): readonly Amount[] {
  const of = { transactionType: 'other-transaction', orderId: '', amountType: 'other-transaction', itemCode: '', sku: '' };
  const postedAt = new Date(at.getTime() - 2 * hour).toISOString();
  const fee = platform === 'amazon' ? '-39.99' : platform === 'ebay' ? '-74.95' : undefined;
  const isMonthly = ago % (platform === 'ebay' ? 4 : 2) === 0;
  const subscription = { ...of, amountDescription: 'Subscription Fee', amount: fee as Decimal, postedAt };
  const unexplained = { ...of, transactionType: 'Order', orderId: '113-0000000-0000001', amountType: 'ItemPrice', postedAt };
  return [
    ...(fee !== undefined && currency === 'USD' && isMonthly ? [subscription] : []),
    ...(platform === 'amazon' && currency === 'USD' && ago === 0
      ? [{ ...unexplained, amountDescription: 'Goodwill', amount: '12.5' as Decimal }]
      : []),
  ];
}

/** The end of a period of a store that is over, at midnight; `ago` counts back from the last one. */
const endOf = (now: Date, store: number, { cycle }: Payout, ago: number): Date =>
  new Date((Math.floor(now.getTime() / day) - (store % 3) - ago * cycle) * day);

/**
 * What platforms settled of orders over the months, period by period, the oldest first: what was estimated, a few cents off here and there,
 * and what was refunded. What came last waits for the period that is still open.
 */
export function demoSettlements(
  profits: readonly EstimatedProfit[],
  refunds: ReadonlyMap<number, readonly DemoRefund[]>,
  now: Date,
): readonly DemoSettlement[] {
  const amounts = new Map<string, { readonly of: Sold; readonly ago: number; readonly lines: Amount[] }>();
  for (const profit of profits) {
    const { order } = profit;
    if (!isSettled(order)) continue;
    const payout = payouts[order.platform];
    const sold = soldAmounts(profit, payout);
    const back = (refunds.get(order.id) ?? []).flatMap(refund => {
      const posted = new Date(Math.max(refund.at.getTime() + 6 * hour, Date.parse(sold[0]?.postedAt ?? order.shippedAt)));
      return refundAmounts(profit, payout, { ...refund, at: posted });
    });
    const last = endOf(now, order.store, payout, 0).getTime();
    for (const line of [...sold, ...back]) {
      const ago = Math.floor((last - Date.parse(line.postedAt)) / (payout.cycle * day));
      if (ago < 0) continue;
      const key = `${order.store} ${order.currency} ${ago}`;
      if (!amounts.has(key)) amounts.set(key, { of: order, ago, lines: [] });
      amounts.get(key)!.lines.push(line);
    }
  }
  return [...amounts.values()]
    .toSorted((one, other) => other.ago - one.ago || one.of.store - other.of.store)
    .map(period => settled(period, now));
}

/** The settlement of a period. */
function settled(
  { of: { store, platform, currency }, ago, lines }: { readonly of: Sold; readonly ago: number; readonly lines: readonly Amount[] },
  now: Date,
): DemoSettlement {
  const payout = payouts[platform]!;
  const endAt = endOf(now, store, payout, ago);
  const ordered = [
    ...lines.toSorted((one, other) => Date.parse(one.postedAt) - Date.parse(other.postedAt)),
    ...beside(platform, currency, ago, endAt),
  ];
  const place = { USD: 1, CAD: 2, EUR: 3, GBP: 4 }[currency] ?? 5;
  const count = Math.round(endAt.getTime() / day / payout.cycle);
  return {
    store,
    platform,
    settlementId: `${18 + store}${place}${String(count).padStart(5, '0')}${String((count * 7919 + store * 131) % 10_000).padStart(4, '0')}`,
    startAt: new Date(endAt.getTime() - payout.cycle * day).toISOString(),
    endAt: endAt.toISOString(),
    depositAt: new Date(endAt.getTime() + 2 * day).toISOString(),
    currency,
    total: sum(ordered.map(({ amount }) => amount)),
    lines: ordered.map((line, at) => ({ ...line, row: at + 3 })),
  };
}
