import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { acceptPointOf, lineTotals, orderTotals } from '@axle/purchasing';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { isMeantAsListed, listPrices, type Prices } from './list-prices.ts';
import { idsIn, termsOf } from './supplier-terms.ts';

/** Terms of an order that does not name them. */
const usualTerms: RecordValues = { priceInclTax: true, overTolPct: '2', underTolPct: '0' };

/** What the supplier of an order says of its terms; another supplier says it anew, except where the terms were changed as well. */
function termsFor({ before, after }: PendingRow, terms: RecordValues): RecordValues {
  const isOther = before !== undefined && before['supplier'] !== after['supplier'];
  return Object.fromEntries(
    Object.entries(terms).map(([key, value]) => [key, isOther && after[key] === before[key] ? value : (after[key] ?? value)]),
  );
}

/** What is not given comes from the supplier and the SKUs; [R5] amounts are those of the lines. */
function completed(row: PendingRow, terms: RecordValues, listed: Prices): RecordValues {
  const order = row.after;
  const usual = Object.fromEntries(Object.entries(usualTerms).map(([key, value]) => [key, order[key] ?? value]));
  const after: RecordValues = { ...order, ...usual, ...termsFor(row, terms), acceptPoint: acceptPointOf(String(order['incoterm'])) };
  const priceTerms = {
    currency: String(after['currency'] ?? 'CNY'),
    taxRate: (after['taxRate'] ?? '0') as Decimal,
    priceInclTax: after['priceInclTax'] !== false,
  };
  const prices = isMeantAsListed(after) ? listed : new Map<number, Decimal>();
  const lines = linesIn(order, 'lines').map(line => {
    const list = prices.get(Number(line['sku']));
    const price = (line['price'] ?? list ?? '0') as Decimal;
    const totals = lineTotals({ qty: Number(line['qty']), price }, priceTerms);
    return { totals, line: { ...line, price, priceSource: price === list ? 'list' : 'manual', amount: totals.gross } };
  });
  const { net, tax, gross } = orderTotals(lines.map(({ totals }) => totals));
  return { ...after, lines: lines.map(({ line }) => line), amountNet: net, amountTax: tax, amountGross: gross };
}

/** Fills in the terms of the supplier, the prices of SKUs and the amounts of orders. */
export const completeOrders: Derivation = async (database, _parts, rows) => {
  const orders = rows.map(({ after }) => after);
  const [terms, prices] = await Promise.all([
    termsOf(database, idsIn(orders.map(({ supplier }) => supplier))),
    listPrices(database, idsIn(orders.flatMap(order => linesIn(order, 'lines').map(({ sku }) => sku)))),
  ]);
  return rows.map(row => completed(row, { ...terms.get(row.after['supplier'] as number) }, prices));
};
