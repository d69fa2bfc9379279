import { type Decimal, minorDigits, negate, round, scaled, sum, zero } from '@axle/kernel';
import { apportion, mayBeReturned, type ProfitItem, replaceEstimates } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import type { AdCharge } from './ad-charges.ts';
import type { EstimateBook } from './estimate-context.ts';
import { parcelShares } from './estimate-fulfilment.ts';
import type { CarrierCharge, SettledAmount } from './bills-of.ts';
import type { SoldOrder } from './order-facts.ts';
import type { ItemSource, ProfitDraft } from './profit-draft.ts';
import { weightsOf } from './sold-amounts.ts';

/** Items that a platform has said, one way or the other, once it has paid for a line. */
const saidWithPrice: readonly ProfitItem[] = ['shippingIncome', 'giftWrap', 'promotion', 'referral', 'fixedFee', 'paymentFee'];

/** The pieces that an amount of a settlement is of: those of its line by the platform’s number, else by the seller SKU, else all. */
function piecesOf(order: SoldOrder, { itemCode, sellerSku }: SettledAmount) {
  const line =
    order.lines.find(one => itemCode !== '' && one.itemCode === itemCode) ??
    order.lines.find(one => sellerSku !== '' && one.sellerSku === sellerSku);
  const own = order.pieces.filter(piece => piece.line === line?.line);
  return own.length > 0 ? own : order.pieces;
}

/** What settlements say of an order, by its SKUs, in its currency. */
function settled(order: SoldOrder, by: EstimateBook, amounts: readonly SettledAmount[]): readonly ProfitDraft[] {
  const digits = minorDigits(order.currency);
  return amounts.flatMap(said => {
    const found = by.book.rate(said.currency, order.currency);
    if (!found) return [];
    const amount = round(scaled(said.amount, found.ratio, 12), digits);
    const isForeign = said.currency !== order.currency;
    const source: ItemSource = {
      basis: 'actual',
      source: 'settlement',
      sourceNo: said.settlementId,
      note: said.descriptions,
      ...(isForeign ? { said: said.amount, saidCurrency: said.currency, rate: found.rate } : {}),
    };
    const pieces = piecesOf(order, said);
    const shares = apportion(amount, weightsOf(pieces), digits);
    return pieces.map(({ line, sku }, at): ProfitDraft => ({ line, sku, item: said.item, amount: shares[at]!, ...source }));
  });
}

/** What carriers bill for the parcels of an order, by the weight of its pieces. */
function carried(order: SoldOrder, by: EstimateBook, charges: readonly CarrierCharge[]): readonly ProfitDraft[] {
  const digits = minorDigits(order.currency);
  return charges.flatMap(({ billNo, currency, amount, waybillNo }) => {
    const found = by.book.rate(currency, order.currency);
    if (!found) return [];
    const cost = negate(round(scaled(amount, found.ratio, 12), digits));
    const shares = apportion(cost, parcelShares({ order, by }), digits);
    const said = currency === order.currency ? {} : { said: amount, saidCurrency: currency, rate: found.rate };
    const source: ItemSource = { basis: 'actual', source: 'carrierBill', sourceNo: billNo, note: waybillNo, ...said };
    return order.pieces.map(({ line, sku }, at): ProfitDraft => ({ line, sku, item: 'lastMile', amount: shares[at]!, ...source }));
  });
}

/** What the pieces of an order bear of advertising. */
function advertised(order: SoldOrder, by: EstimateBook, charges: readonly AdCharge[]): readonly ProfitDraft[] {
  const digits = minorDigits(order.currency);
  return charges.flatMap(({ line, sku, day, currency, amount }) => {
    const found = by.book.rate(currency, order.currency);
    if (!found || !order.pieces.some(piece => piece.line === line && piece.sku === sku)) return [];
    const cost = negate(round(scaled(amount, found.ratio, 12), digits));
    const said = currency === order.currency ? {} : { said: amount, saidCurrency: currency, rate: found.rate };
    return [{ line, sku, item: 'ads', amount: cost, basis: 'actual', source: 'adSpend', sourceNo: day, ...said }];
  });
}

const keyOf = ({ line, sku, item }: ProfitDraft): string => `${line} ${sku} ${item}`;

/** Amounts of one item of a SKU in a line as one, with the sources of all of them. */
const together = (drafts: readonly ProfitDraft[]): readonly ProfitDraft[] =>
  [...Map.groupBy(drafts, keyOf).values()].map(group => {
    const texts = (key: 'sourceNo' | 'note') => [...new Set(group.flatMap(one => one[key] ?? []))].join(' · ') || undefined;
    return { ...group[0]!, amount: sum(group.map(({ amount }) => amount)), sourceNo: texts('sourceNo'), note: texts('note') };
  });

/**
 * [O6b] The items of an order with what was billed in the place of what was estimated, line by line: a platform that has paid for a line
 * has said all of its items, and once returns are waited for no longer there is no reserve for them.
 */
export function withBills(
  order: SoldOrder,
  by: EstimateBook,
  estimated: readonly ProfitDraft[],
  amounts: readonly SettledAmount[],
  charges: readonly CarrierCharge[],
  ads: readonly AdCharge[],
): readonly ProfitDraft[] {
  const billed = [...settled(order, by, amounts), ...carried(order, by, charges), ...advertised(order, by, ads)];
  const isOver = !mayBeReturned(businessDay(new Date(order.shippedAt)), by.today);
  const items = order.pieces.flatMap(({ line, sku }) => {
    const own = (drafts: readonly ProfitDraft[]) => drafts.filter(one => one.line === line && one.sku === sku);
    const actual = own(billed);
    const paid = actual.find(({ item }) => item === 'item');
    const said = [...saidWithPrice, ...(order.kind === 'fba' ? (['lastMile'] as const) : [])];
    const nothing = paid ? said.map(item => ({ ...paid, item, amount: zero as Decimal })) : [];
    const after = replaceEstimates(own(estimated), [...nothing, ...actual]);
    const income = after.filter(({ item }) => item === 'item');
    const isKnown = isOver && income.every(({ basis }) => basis === 'actual');
    return after.filter(({ item, basis }) => !(isKnown && item === 'refund' && basis === 'estimated'));
  });
  return together(items).filter(({ amount }) => amount !== zero);
}
