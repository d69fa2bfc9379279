import { type LocalDate, type Refusal, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { changeWaits, dateRefusals, type DateReason, standingDate } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type OrderedLine, orderedLines } from '../order/ordered-lines.ts';

const refusals = {
  noLine: { code: 'NO_LINE', field: 'orderLine', message: text('订单没有这一行', 'The order has no such line') },
  closed: {
    code: 'CLOSED_LINE',
    field: 'orderLine',
    message: text('订单未生效，或该行已没有未交数量', 'The order is not in force, or the line has no open quantity'),
  },
  noPromise: {
    code: 'NO_PROMISE',
    field: 'orderLine',
    message: text('该行没有首次承诺，请先设首次承诺', 'The line has no first promised date; set it first'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** The line of an order by its number, as both sides stand to it. */
export const lineOf = (order: RecordValues, orderLine: unknown): OrderedLine | undefined =>
  orderedLines(order).find(line => line.orderLine === Number(orderLine));

/** Open lines of orders in force by {@link nameOfLine}: whether a change of their date waits. */
export type OpenLines = ReadonlyMap<string, boolean>;

/** How a line is named among those of all orders. */
export const nameOfLine = (order: unknown, orderLine: unknown): string => `${String(order)}/${String(orderLine)}`;

/** The lines of these orders whose dates may move. */
export async function openLines(database: Kysely<Tables>, orders: readonly number[]): Promise<OpenLines> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ order: number; line: number; changing: boolean }>`
    select purchase_order as "order", order_line as line, changing from delivery_line
    where purchase_order = any(${orders}::bigint[])`.execute(database);
  return new Map(rows.map(({ order, line, changing }) => [nameOfLine(order, line), changing]));
}

/** [R10b] What stands against a wish to move the date of a line. */
export function refusalsOfWish(
  order: RecordRow,
  wish: RecordValues,
  { today, open }: { readonly today: LocalDate; readonly open: OpenLines },
): readonly Refusal[] {
  const line = lineOf(order, wish['orderLine']);
  if (!line) return [refusals.noLine];
  const changing = open.get(nameOfLine(order.id, line.orderLine));
  if (changing === undefined) return [refusals.closed];
  if (line.standing.baselineDate === undefined) return [refusals.noPromise];
  if (changing) return [changeWaits];
  const { newDate, reason, note, attachments } = wish;
  const asked = {
    oldDate: standingDate(line.standing),
    newDate: newDate as LocalDate,
    reason: reason as DateReason | undefined,
    note: note as string | undefined,
    hasFile: Array.isArray(attachments) && attachments.length > 0,
  };
  return dateRefusals(asked, today);
}
