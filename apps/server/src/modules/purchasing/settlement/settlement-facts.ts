import type { LocalDate, WorkCalendar } from '@axle/kernel';
import { fieldsOf, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { companyCalendar } from '../deduction/company-calendar.ts';
import { nameOfLine } from '../delivery/date-wish.ts';
import { inspectionDesk } from '../order/inspection-desk.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { type OpenItems, openItems } from './open-items.ts';

/** What is known of what settlements pay for. */
export interface SettlementFacts {
  readonly invoices: ReadonlyMap<number, RecordRow>;
  readonly orders: ReadonlyMap<number, RecordRow>;
  /** Pieces that other settlements in hand take, by {@link nameOfLine}. */
  readonly settling: ReadonlyMap<string, number>;
  readonly open: OpenItems;
  /** Lines for which an inspection was requested, by {@link nameOfLine}. */
  readonly inspected: ReadonlySet<string>;
  /** Of companies of ours. */
  readonly calendars: ReadonlyMap<number, WorkCalendar>;
}

/** The ids of the invoices of a settlement. */
export const invoicesOf = (settlement: RecordValues): readonly number[] =>
  idsIn(linesIn(settlement, 'invoices').map(({ invoice }) => invoice));

/** Invoices of suppliers by their ids, whoever asks; they are not locked. */
export async function invoicesById(
  database: Kysely<Tables>,
  caller: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecordRow>> {
  if (ids.length === 0) return new Map();
  const { resource } = ownParts(database as Transaction<Tables>, caller, 'supplierInvoices');
  const keys = Object.entries(fieldsOf(resource)).flatMap(([key, field]) => (field.figure === true ? [] : [key]));
  const rows = await selectRows(database, resource, keys, sql`where t.id = any(${ids}::bigint[])`);
  return new Map(rows.map(row => [row.id, row]));
}

/** What is known of settlements of these invoices; what one settlement takes itself does not count against it. */
export async function settlementFacts(
  database: Kysely<Tables>,
  caller: Actor,
  ids: readonly number[],
  without = 0,
): Promise<SettlementFacts> {
  const invoices = await invoicesById(database, caller, ids);
  const billed = [...invoices.values()];
  const orderIds = idsIn(billed.flatMap(invoice => linesIn(invoice, 'lines').map(({ purchaseOrder }) => purchaseOrder)));
  const orders = await ordersById(database, caller, orderIds);
  const { rows: settling } = await sql<{ order: number; line: number; qty: number }>`
    select n.purchase_order as "order", n.order_line as line, sum(n.pay_qty)::integer as qty
    from settlement_lines n join settlement s on s.id = n.record_id
    where n.purchase_order = any(${orderIds}::bigint[]) and s.state in ('draft', 'exception', 'approving') and s.id <> ${without}
    group by 1, 2`.execute(database);
  const calendars = new Map<number, WorkCalendar>();
  for (const company of idsIn(billed.map(({ companyEntity }) => companyEntity)))
    calendars.set(company, await companyCalendar(database, company));
  return {
    invoices,
    orders,
    settling: new Map(settling.map(({ order, line, qty }) => [nameOfLine(order, line), qty])),
    open: await openItems(database, { suppliers: idsIn(billed.map(({ supplier }) => supplier)), orders: orderIds, without }),
    inspected: await inspectionDesk(caller).requested(database, orderIds),
    calendars,
  };
}

/** The day of an invoice. */
export const invoiceDay = (invoice: RecordRow): LocalDate => invoice['invoiceDate'] as LocalDate;
