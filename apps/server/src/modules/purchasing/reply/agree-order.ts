import type { LocalDate } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type Agreement, agreeOn, type AgreedDate, type DateReason } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { amountsInCny, orderedLines } from '../order/ordered-lines.ts';
import type { RepliedLine } from './replied-orders.ts';

/** Why a day moves where the supplier gives no reason: its own doing. */
const usualReason: DateReason = 'capacity';

/** A day that is kept for a line of an order. */
interface KeptDate extends AgreedDate {
  readonly order: number;
  readonly orderLine: number;
  readonly supplier: number;
  readonly sku: number;
  /** The day by which the line is measured from then on. */
  readonly kpiDate: LocalDate | undefined;
  readonly note: string | undefined;
  readonly origin: 'reply' | 'buyer';
}

/** An order as it is agreed on, and the days that are kept with it. */
export interface AgreedOrder {
  readonly order: RecordValues;
  readonly dates: readonly KeptDate[];
}

/** Who changes an order, on whose wish, and why. */
export interface ChangeCause {
  readonly cause: 'reply' | 'buyer';
  readonly reason?: string | undefined;
  /** Who asked for it, where that is not who writes it. */
  readonly by?: number;
}

interface AgreedLineOf {
  readonly line: RepliedLine;
  readonly agreement: Agreement;
}

const reasonOf = ({ given }: RepliedLine): string | undefined => (typeof given?.['reason'] === 'string' ? given['reason'] : undefined);

function written(line: Line, { line: agreed }: Agreement): Line {
  const { cancelled, ...standing } = agreed;
  const source = standing.price === line['price'] ? {} : { priceSource: 'manual' };
  return { ...line, ...standing, ...source, cancelledQty: cancelled - Number(line['shortClosedQty'] ?? 0) };
}

/** What was changed since the order was approved, with what is changed now under its next version. */
export function changesOf(
  order: RecordRow,
  changed: readonly {
    readonly orderLine: number;
    readonly sku: number;
    readonly changes: Agreement['changes'];
    readonly reason?: string;
  }[],
  { caller, cause, reason, by: changedBy = caller.access.userId }: ChangeCause & { readonly caller: Actor },
): RecordValues {
  const version = Number(order['orderVersion']) + 1;
  const by = { changedBy, changedAt: caller.now.toISOString() };
  const added = changed.flatMap(({ orderLine, sku, changes, reason: own }) =>
    changes.map(change => ({ version, cause, orderLine, sku, ...change, reason: own ?? reason, ...by })),
  );
  return added.length === 0 ? {} : { orderVersion: version, changes: [...linesIn(order, 'changes'), ...added] };
}

/** [R9d] An order as it stands once lines of a reply, or of a change, are accepted: another version where something changes. */
export function agreedOrder(
  order: RecordRow,
  lines: readonly RepliedLine[],
  caller: Actor,
  why: ChangeCause = { cause: 'reply' },
): AgreedOrder {
  const doWeBook = order['acceptPoint'] === 'handover';
  const agreed: readonly AgreedLineOf[] = lines.map(line => ({
    line,
    agreement: agreeOn(line.ordered.standing, line.diff, {
      reason: (line.given?.['dateReason'] as DateReason | undefined) ?? usualReason,
      doWeBook,
    }),
  }));
  const byLine = new Map(agreed.map(one => [one.line.ordered.orderLine, one.agreement]));
  const after = linesIn(order, 'lines').map((line, at) => {
    const agreement = byLine.get(at + 1);
    return agreement ? written(line, agreement) : line;
  });
  const changes = changesOf(
    order,
    agreed.map(({ line, agreement }) => ({
      orderLine: line.ordered.orderLine,
      sku: line.ordered.sku,
      changes: agreement.changes,
      ...(reasonOf(line) === undefined ? {} : { reason: reasonOf(line)! }),
    })),
    { caller, ...why },
  );
  const { after: amountCny } = amountsInCny(
    order,
    orderedLines({ lines: after }).map(one => one.agreed),
  );
  return {
    order: { ...order, lines: after, ...changes, ...(order['amountCny'] === undefined ? {} : { amountCny }) },
    dates: agreed.flatMap(({ line, agreement }) => {
      const { orderLine, sku } = line.ordered;
      const of = { order: order.id, orderLine, supplier: Number(order['supplier']), sku, origin: why.cause };
      const note = reasonOf(line) ?? why.reason;
      return agreement.date ? [{ ...of, note, kpiDate: agreement.line.kpiDate, ...agreement.date }] : [];
    }),
  };
}

/** Keeps days of lines, each the next of its line. */
export async function keepDates(transaction: Transaction<Tables>, { access, now }: Actor, dates: readonly KeptDate[]): Promise<void> {
  if (dates.length === 0) return;
  await sql`
    insert into delivery_date (purchase_order, order_line, seq, supplier, sku, old_date, new_date, reason, responsibility, origin, kpi_date,
      note, state, approved_by, created_by, created_at, updated_by, updated_at)
    select g."order", g."orderLine", 1 + (select count(*) from delivery_date d where d.purchase_order = g."order"
        and d.order_line = g."orderLine"), g.supplier, g.sku, g."oldDate", g."newDate", g.reason, g.responsibility, g.origin, g."kpiDate",
      g.note, 'approved', ${access.userId}::bigint, ${access.userId}::bigint, ${now}::timestamptz, ${access.userId}::bigint,
      ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(dates)}::json) as g("order" bigint, "orderLine" integer, supplier bigint, sku bigint,
      "oldDate" date, "newDate" date, reason text, responsibility text, origin text, "kpiDate" date, note text)`.execute(transaction);
}
