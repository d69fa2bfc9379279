import { type Decimal, type LocalDate } from '@axle/kernel';
import { fieldsOf, type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type ComparedLine, decideReply, type LineReply, replyDiff, type ReplyAgreement, type ReplyRoute } from '@axle/purchasing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { amountsInCny, type OrderedLine, orderedLines } from '../order/ordered-lines.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** Orders by their ids, whatever the user may see; they are not locked. */
export async function ordersById(database: Kysely<Tables>, caller: Actor, ids: readonly number[]): Promise<ReadonlyMap<number, RecordRow>> {
  if (ids.length === 0) return new Map();
  const { resource } = ownParts(database as Transaction<Tables>, caller, 'purchaseOrder');
  const keys = Object.entries(fieldsOf(resource)).flatMap(([key, field]) => (field.figure === true ? [] : [key]));
  const rows = await selectRows(database, resource, keys, sql`where t.id = any(${ids}::bigint[])`);
  return new Map(rows.map(row => [row.id, row]));
}

/** A line of an order and what a reply makes of it. */
export interface RepliedLine extends ComparedLine {
  readonly ordered: OrderedLine;
  /** As the reply has it; undefined where it says nothing of the line. */
  readonly given: Line | undefined;
}

/** What a line of a reply answers; no pieces refuse it. */
export function lineReplyOf(reply: RecordValues, orderLine: number): LineReply & { readonly reason?: string } {
  const line = linesIn(reply, 'lines').find(one => one['orderLine'] === orderLine) ?? {};
  const splits = linesIn(reply, 'splits')
    .filter(one => one['orderLine'] === orderLine)
    .map(({ qty, date }) => ({ qty: Number(qty), date: date as LocalDate }));
  return {
    ...(line['qty'] === undefined ? {} : line['qty'] === 0 ? { isRefused: true } : { qty: Number(line['qty']) }),
    ...(line['price'] === undefined ? {} : { price: line['price'] as Decimal }),
    ...(line['date'] === undefined ? {} : { date: line['date'] as LocalDate }),
    ...(splits.length === 0 ? {} : { splits }),
    ...(typeof line['reason'] === 'string' ? { reason: line['reason'] } : {}),
  };
}

/** [R9] The lines of an order that have pieces, against a reply: what it does not name is confirmed as ordered. */
export const repliedLines = (order: RecordRow, reply: RecordValues): readonly RepliedLine[] =>
  orderedLines(order)
    .filter(({ agreed }) => agreed.qty > 0)
    .map(ordered => ({
      ordered,
      before: ordered.agreed,
      given: linesIn(reply, 'lines').find(one => one['orderLine'] === ordered.orderLine),
      diff: replyDiff(ordered.agreed, lineReplyOf(reply, ordered.orderLine)),
    }));

/** What an order comes to, in CNY now and with these lines changed; the others stay as they are. */
export function amountsOf(order: RecordRow, lines: readonly RepliedLine[]) {
  const changed = new Map(lines.map(({ ordered, diff }) => [ordered.orderLine, diff.after]));
  return amountsInCny(
    order,
    orderedLines(order).map(({ orderLine, agreed }) => changed.get(orderLine) ?? agreed),
  );
}

/** [R9a] [R121] Who decides on these lines of a reply to an order. */
export const routeOf = (order: RecordRow, lines: readonly RepliedLine[], agreement?: ReplyAgreement): ReplyRoute =>
  decideReply(
    lines.map(({ before, diff }) => ({ priceBefore: before.price, diff })),
    amountsOf(order, lines),
    agreement,
  );
