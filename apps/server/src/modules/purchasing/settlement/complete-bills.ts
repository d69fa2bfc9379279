import type { Decimal, Refusal } from '@axle/kernel';
import { text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { accountRefusals, billTotals, sumRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { accountOf } from '../ledger/account-of.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';

const noSuchLine: Refusal = { code: 'NO_SUCH_LINE', message: text('订单没有这一行', 'The order has no such line') };

/** The orders that invoices bill. */
const ordersOf = (invoices: readonly RecordValues[]): readonly number[] =>
  idsIn(invoices.flatMap(invoice => linesIn(invoice, 'lines').map(({ purchaseOrder }) => purchaseOrder)));

/** [R46] What an invoice comes to by its lines, in the currency of its first order. */
const totalsOf = (invoice: RecordValues, currency: string) =>
  billTotals(
    linesIn(invoice, 'lines').map(({ qty, price }) => ({ qty: Number(qty), price: price as Decimal })),
    currency,
    (invoice['taxRate'] ?? '0') as Decimal,
  );

/** [R46] Asks of invoices that people enter whether their lines are of orders of one account, and come to what stands on them. */
export const checkBills: RecordGuard = async (database, invoices, caller) => {
  const orders = await ordersById(database, caller, ordersOf(invoices));
  return invoice => {
    const lines = linesIn(invoice, 'lines');
    const missing = lines.flatMap(({ purchaseOrder, orderLine }, at): readonly Refusal[] => {
      const order = orders.get(Number(purchaseOrder));
      return order && linesIn(order, 'lines')[Number(orderLine) - 1] ? [] : [{ ...noSuchLine, field: `lines.${at}.orderLine` }];
    });
    if (missing.length > 0 || lines.length === 0) return missing;
    const accounts = lines.map(({ purchaseOrder }) => accountOf(orders.get(Number(purchaseOrder))!));
    const { currency } = accounts[0]!;
    const others = lines.flatMap((_line, at) =>
      accountRefusals([{ ...accounts[0]!, supplier: Number(invoice['supplier']) }, accounts[at]!]).map(refusal => ({
        ...refusal,
        field: `lines.${at}.purchaseOrder`,
      })),
    );
    return [...others, ...sumRefusals((invoice['amountGross'] ?? '0') as Decimal, totalsOf(invoice, currency).gross, currency)];
  };
};

const billedLine = (invoice: RecordValues, orders: ReadonlyMap<number, RecordRow>, currency: string) => {
  const totals = totalsOf(invoice, currency);
  const lines = linesIn(invoice, 'lines').map((line, at) => {
    const ordered = linesIn(orders.get(Number(line['purchaseOrder'])) ?? {}, 'lines')[Number(line['orderLine']) - 1];
    return { ...line, sku: ordered?.['sku'], amount: totals.lines[at]!.net, settledQty: line['settledQty'] ?? 0 };
  });
  return { ...invoice, lines, currency, amountNet: totals.net, amountTax: totals.tax };
};

/** [R46] An invoice is for the company and in the currency of its orders, and comes to what its lines do. */
export const completeBills: Derivation = async (database, { caller }, rows) => {
  const drafts = rows.filter(({ after }) => (after['state'] ?? 'draft') === 'draft');
  const orders = await ordersById(database, caller, ordersOf(drafts.map(({ after }) => after)));
  return rows.map(({ after }) => {
    const order = orders.get(Number(linesIn(after, 'lines')[0]?.['purchaseOrder']));
    if ((after['state'] ?? 'draft') !== 'draft' || !order) return after;
    return billedLine({ ...after, companyEntity: order['companyEntity'] }, orders, String(order['currency']));
  });
};
