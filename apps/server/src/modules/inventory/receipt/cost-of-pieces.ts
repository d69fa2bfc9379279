import { atLastCost, type IncomingCost, returnCost } from '@axle/inventory';
import { multiply, round } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastCost } from '../stock/last-costs.ts';
import { asDecimal } from '../stock/read-view.ts';
import type { CountedLine, LinedReceipt } from './read-receipt.ts';

/** The line with which pieces left that a customer sends back: its outbound or platform order is the receipt's source. */
async function leftWith(transaction: Transaction<Tables>, sourceNo: string, sku: number) {
  const { rows } = await sql<{ shipped: number; cost_value: string }>`
    select l.shipped, l.cost_value from outbound o join outbound_lines l on l.record_id = o.id
    where (o.outbound_no = ${sourceNo} or o.platform_order_no = ${sourceNo} or o.source_no = ${sourceNo})
      and l.sku = ${sku} and l.shipped > 0 and l.cost_value is not null
    order by o.shipped_at desc nulls last, l.id limit 1`.execute(transaction);
  const [line] = rows;
  return line && { shipped: line.shipped, costValue: asDecimal(line.cost_value) };
}

/** What pieces of a line are worth as they come in: the cost of the document, [R18] that of returns, or the last one. */
export async function costOfPieces(
  transaction: Transaction<Tables>,
  { receipt }: Pick<LinedReceipt, 'receipt'>,
  line: CountedLine,
  qty: number,
): Promise<IncomingCost['cost']> {
  const last = await lastCost(transaction, receipt.warehouse, line.sku);
  if (receipt.type === 'customer_return') {
    const outbound =
      line.unit_cost === null
        ? await leftWith(transaction, receipt.source_no, line.sku)
        : { shipped: 1, costValue: asDecimal(line.unit_cost) };
    return returnCost({ qty, ...(outbound ? { outbound } : {}), ...(last === undefined ? {} : { lastCost: last }) });
  }
  if (line.unit_cost === null) return atLastCost(qty, last);
  const value = round(multiply(asDecimal(line.unit_cost), asDecimal(String(qty))), 4);
  return { value, source: receipt.type === 'sample' ? 'manual' : 'po_price' };
}
