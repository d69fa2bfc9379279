import type { Decimal, LocalDate } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { type AcceptPoint, acceptPointSaid, type DeliveryTerms, lineTotals, listedPrice, orderTotals } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { withContracts } from './contract-of-order.ts';
import { contractPrices, type ContractPricesFor } from './contract-prices.ts';
import { type OfferFor, orderOffers, questionIn } from './order-offers.ts';
import { withStanding } from './order-standing.ts';
import { priceTermsOf, wantedOf } from './ordered-lines.ts';
import { withPayment } from './payment-of-order.ts';
import { idsIn, leavesOpen, saidAgain, supplierTerms, termsOf } from './supplier-terms.ts';

/** What holds of an order that does not say. */
export const usualTerms: RecordValues = { priceInclTax: true, overTolPct: '2', underTolPct: '0', orderVersion: 1, changing: false };

/** What names a line within its order. */
const nameOf = (line: RecordValues): string => `${String(line['sku'])} ${String(line['requiredDate'])}`;

const deliveryOf = ({ incoterm, acceptPoint }: RecordValues): DeliveryTerms => ({
  incoterm: String(incoterm),
  acceptPoint: (acceptPoint ?? undefined) as AcceptPoint | undefined,
});

/** An order with the terms that it does not name. */
function withTerms(row: PendingRow, terms: RecordValues): RecordValues {
  const order = row.after;
  const usual = Object.fromEntries(Object.entries(usualTerms).map(([key, value]) => [key, order[key] ?? value]));
  return {
    ...order,
    ...usual,
    ...saidAgain(row, 'supplier', terms),
    acceptPoint: acceptPointSaid(deliveryOf(order), row.before && deliveryOf(row.before)),
  };
}

/** Pieces of each SKU in an order. */
const totalsIn = (lines: readonly Line[]): ReadonlyMap<unknown, number> =>
  new Map([...Map.groupBy(lines, ({ sku }) => sku)].map(([sku, of]) => [sku, of.reduce((sum, { qty }) => sum + Number(qty), 0)]));

/** Prices are worked out for drafts alone. */
const isDraft = ({ after }: PendingRow): boolean => (after['state'] ?? 'draft') === 'draft';

/** What a price break is asked by, beside the SKU and its pieces. */
const askedAlike = (one: RecordValues, other: RecordValues): boolean =>
  ['type', 'supplier', 'currency', 'priceInclTax', 'contract'].every(key => one[key] === other[key]);

/** By what lines are priced, and on which day. */
interface Prices {
  readonly offerFor: OfferFor;
  readonly contractFor: ContractPricesFor;
  readonly today: LocalDate;
}

/**
 * [R4] The prices of a draft's lines: what is not given comes from its contract or the supplier's price breaks, by all pieces of the SKU in
 * the order, and what came from there follows the pieces. Where a price is from is settled when it is written, and stays until the line is
 * changed, whatever the list says by then. Once an order is no draft its prices stay.
 */
function pricedLines(row: PendingRow, { offerFor, contractFor, today }: Prices): readonly RecordValues[] {
  const { before, after } = row;
  const lines = linesIn(after, 'lines');
  if (!isDraft(row)) return lines.map(line => ({ ...line, price: line['price'] ?? '0' }));
  const former = linesIn(before ?? {}, 'lines');
  const stood = new Map(former.map(line => [nameOf(line), line]));
  const [was, is] = [totalsIn(former), totalsIn(lines)];
  const alike = before !== undefined && askedAlike(before, after);
  return lines.map(line => {
    const offer = after['type'] === 'rpl' ? undefined : offerFor(questionIn(after, line['sku']));
    const total = is.get(line['sku'])!;
    // a line whose day is changed is still the one that had this price
    const same = stood.get(nameOf(line)) ?? former.find(one => one['sku'] === line['sku'] && one['price'] === line['price']);
    const isKept = same !== undefined && same['price'] === line['price'];
    if (isKept && (same['priceSource'] === 'manual' || (alike && was.get(line['sku']) === total)))
      return { ...line, priceSource: same['priceSource'] };
    const agreed = after['type'] === 'rpl' ? [] : contractFor(after, line['sku']);
    const list = listedPrice(agreed, offer?.breaks ?? [], total, today);
    const isListed = isKept && (same['priceSource'] === 'break' || same['priceSource'] === 'contract');
    // what was taken from the breaks gives way to the contract as well
    const follows = isListed || (list !== undefined && line['price'] === listedPrice([], offer?.breaks ?? [], total, today)?.price);
    const price = (follows ? (list?.price ?? line['price']) : (line['price'] ?? list?.price)) ?? '0';
    return { ...line, price, priceSource: list !== undefined && price === list.price ? list.source : 'manual' };
  });
}

/** Pieces of a line that are kept as numbers, none where nothing is said. */
const pieceKeys = [
  'cancelledQty',
  'shortClosedQty',
  'producedQty',
  'passedQty',
  'shippedQty',
  'receivedQty',
  'blockedQty',
  'returnedQty',
  'replaceQty',
  'acceptedQty',
  'invoicedQty',
  'settledQty',
];

/** [R5] Amounts are those of the lines. */
function withAmounts(order: RecordValues, priced: readonly RecordValues[]): RecordValues {
  const priceTerms = priceTermsOf(order);
  const lines = priced.map(line => {
    const taken = Object.fromEntries(pieceKeys.map(key => [key, line[key] ?? 0]));
    const totals = lineTotals({ qty: wantedOf(line), price: line['price'] as Decimal }, priceTerms);
    return { totals, line: { ...line, ...taken, amount: totals.gross } };
  });
  const { net, tax, gross } = orderTotals(lines.map(({ totals }) => totals));
  return { ...order, lines: lines.map(({ line }) => line), amountNet: net, amountTax: tax, amountGross: gross };
}

/** An order with the moment at which it ended, once it is closed or cancelled. */
function withEnd(before: RecordValues | undefined, order: RecordValues, now: Date): RecordValues {
  const [was, is] = [before?.['state'], order['state']];
  const hasEnded = (is === 'closed' || is === 'cancelled') && was !== is;
  return hasEnded && order['closedAt'] === undefined ? { ...order, closedAt: now.toISOString() } : order;
}

/** Fills in the terms of the supplier, the prices of its articles and the amounts of orders, and says where their lines stand. */
export const completeOrders: Derivation = async (database, { caller }, rows) => {
  const open = rows.filter(row => leavesOpen(row, 'supplier', supplierTerms));
  const terms = await termsOf(database, idsIn(open.map(({ after }) => after['supplier'])));
  const termed = rows.map(row => ({ ...row, after: withTerms(row, { ...terms.get(row.after['supplier'] as number) }) }));
  const paid = await withPayment(database, termed);
  const orders = termed.map((row, at) => ({ ...row, after: paid[at]! }));
  const offerFor = await orderOffers(
    database,
    orders.filter(isDraft).flatMap(({ after }) => linesIn(after, 'lines').map(({ sku }) => questionIn(after, sku))),
  );
  const today = todayOf(caller);
  const worked = (row: PendingRow, contractFor: ContractPricesFor) =>
    withEnd(row.before, withStanding(withAmounts(row.after, pricedLines(row, { offerFor, contractFor, today }))), caller.now);
  const named = await contractPrices(
    database,
    orders.filter(isDraft).map(({ after }) => after),
  );
  const placed = await withContracts(
    database,
    orders.map(row => worked(row, named)),
    today,
  );
  // an order that is placed under a contract only now is priced by it
  const isPlaced = (at: number) => placed[at]!['contract'] !== orders[at]!.after['contract'];
  const chosen = await contractPrices(
    database,
    placed.filter((_, at) => isPlaced(at)),
  );
  return placed.map((order, at) =>
    isPlaced(at) ? worked({ ...orders[at]!, after: { ...orders[at]!.after, contract: order['contract'] } }, chosen) : order,
  );
};
