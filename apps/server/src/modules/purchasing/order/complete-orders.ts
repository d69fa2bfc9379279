import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { acceptPointOf, lineTotals, orderTotals } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const idsIn = (values: readonly unknown[]): readonly number[] => [...new Set(values.filter(value => typeof value === 'number'))];

/** The terms of suppliers, by their ids. */
async function termsOf(database: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('supplier')
    .select(['id', 'currency', 'tax_rate', 'payment_method', 'purchase_user'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(row => [
      row.id,
      { currency: row.currency, taxRate: row.tax_rate ?? '0', paymentMethod: row.payment_method, buyer: row.purchase_user },
    ]),
  );
}

/** List prices in CNY with tax, by SKU. */
async function pricesOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, Decimal>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('sku').select(['id', 'price']).where('id', 'in', ids).where('price', 'is not', null).execute();
  return new Map(rows.map(({ id, price }) => [id, price as Decimal]));
}

/** Terms of an order that does not name them. */
const usualTerms: RecordValues = { priceInclTax: true, overTolPct: '2', underTolPct: '0' };

/** What is not given comes from the supplier and the SKUs; [R5] amounts are those of the lines. */
function completed(order: RecordValues, terms: RecordValues, prices: ReadonlyMap<number, Decimal>): RecordValues {
  const given = Object.fromEntries(Object.entries({ ...usualTerms, ...terms }).map(([key, value]) => [key, order[key] ?? value]));
  const after: RecordValues = { ...order, ...given, acceptPoint: acceptPointOf(String(order['incoterm'])) };
  const priceTerms = {
    currency: String(after['currency'] ?? 'CNY'),
    taxRate: (after['taxRate'] ?? '0') as Decimal,
    priceInclTax: after['priceInclTax'] !== false,
  };
  const isListed = priceTerms.currency === 'CNY' && priceTerms.priceInclTax;
  const lines = linesIn(order, 'lines').map(line => {
    const list = isListed ? prices.get(Number(line['sku'])) : undefined;
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
    pricesOf(database, idsIn(orders.flatMap(order => linesIn(order, 'lines').map(({ sku }) => sku)))),
  ]);
  return orders.map(order => completed(order, terms.get(order['supplier'] as number) ?? {}, prices));
};
