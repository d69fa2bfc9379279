import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of a verified invoice that no settlement in hand has, with the line of an order that it bills. */
export interface FreeLine {
  /** Of the order, by the id of the list of what can be settled. */
  readonly line: number;
  readonly invoice: number;
  readonly invoiceLine: number;
  readonly purchaseOrder: number;
  readonly orderLine: number;
  readonly sku: number;
  readonly qty: number;
  /** Lines of the invoice that are open. */
  readonly openLines: number;
}

/** By what a line of an invoice is picked. */
export const pickOf = ({ invoice, invoiceLine }: FreeLine): string => `${invoice}:${invoiceLine}`;

/** Lines of verified invoices that bill lines of orders and that no settlement in hand has, the oldest first. */
export async function freeLines(database: Kysely<Tables>, lines: readonly number[]): Promise<readonly FreeLine[]> {
  const { rows } = await sql<FreeLine>`
    select l.id as line, i.id as invoice, n.line_no + 1 as "invoiceLine", n.purchase_order as "purchaseOrder", n.order_line as "orderLine",
      l.sku, n.qty - n.settled_qty as qty,
      (select count(*)::integer from supplier_invoice_lines m where m.record_id = i.id and m.qty > m.settled_qty) as "openLines"
    from purchase_order_lines l
      join supplier_invoice_lines n on n.purchase_order = l.record_id and n.order_line = l.line_no + 1
      join supplier_invoice i on i.id = n.record_id
    where l.id = any(${lines}::bigint[]) and i.state in ('verified', 'held') and n.qty > n.settled_qty
      and not exists (select from settlement_invoices u join settlement s on s.id = u.record_id
        where u.invoice = i.id and s.state in ('draft', 'exception', 'approving'))
    order by i.invoice_date, i.id, n.line_no`.execute(database);
  return rows;
}

/** [R119] The invoices of a settlement with those of their lines that are picked, or all; they are named where others are open too. */
export function chosenInvoices(free: readonly FreeLine[], picked: ReadonlySet<string> | undefined): readonly RecordValues[] {
  const own = free.filter(line => picked === undefined || picked.has(pickOf(line)));
  return [...Map.groupBy(own, ({ invoice }) => invoice)].map(([invoice, lines]) => {
    const numbers = [...new Set(lines.map(({ invoiceLine }) => invoiceLine))];
    return { invoice, ...(numbers.length < lines[0]!.openLines ? { onlyLines: numbers.map(String) } : {}) };
  });
}
