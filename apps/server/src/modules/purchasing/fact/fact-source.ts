import { type RawBuilder, sql } from 'kysely';
import type { Period } from '@axle/purchasing';
import type { BoardQuestion } from './board-question.ts';

/** What rows that are kept count for: the figures of the boards, and what the scores of suppliers rest on beside them. */
export type KeptFigure = 'K1' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7' | 'K8' | 'K9' | 'K11' | 'inFull';

interface Source {
  readonly table: 'order_line_fact' | 'order_step_fact';
  readonly where: RawBuilder<boolean>;
  readonly day: RawBuilder<unknown>;
  readonly qty?: RawBuilder<unknown>;
  /** Null where the amount is not known in CNY. */
  readonly numerator: RawBuilder<unknown>;
  readonly denominator?: RawBuilder<unknown>;
  /** What its pieces cost, in the currency of the order. */
  readonly net?: RawBuilder<unknown>;
}

const raw = (text: string) => sql.raw<never>(text);
const one = raw('1');
const between = (column: string, { from, to }: Period) => sql<boolean>`${sql.ref(`t.${column}`)} between ${from}::date and ${to}::date`;

/** Of lines that were bought in some days. */
const bought = (span: Period) => sql<boolean>`t.qty > 0 and ${between('effective_on', span)}`;

function sourceOf(figure: KeptFigure, { currency, today, now }: BoardQuestion, span: Period): Source {
  const money = (name: string) => raw(`t.${name}${currency === undefined ? '_cny' : ''}`);
  const line = { table: 'order_line_fact' } as const;
  const step = { table: 'order_step_fact' } as const;
  const due = sql<boolean>`${between('due', span)} and t.counts_from <= ${today}::date`;
  const measured = { ...line, where: due, day: raw('t.due'), qty: raw('t.wanted') };
  const open = (where: RawBuilder<boolean>): Source => ({
    ...line,
    where,
    day: raw('coalesce(t.due, t.effective_on)'),
    qty: raw('t.open_qty'),
    numerator: money('open_net'),
    net: raw('t.open_net'),
  });
  switch (figure) {
    case 'K1':
      return { ...line, where: bought(span), day: raw('t.effective_on'), qty: raw('t.qty'), numerator: money('net'), net: raw('t.net') };
    case 'K9':
      return {
        ...line,
        where: sql<boolean>`${bought(span)} and (${money('basis')} is not null or ${money('net')} is null)`,
        day: raw('t.effective_on'),
        qty: raw('t.qty'),
        numerator: money('saved'),
        denominator: money('basis'),
        net: money('net'),
      };
    case 'K3':
      return { ...step, where: between('approved_on', span), day: raw('t.approved_on'), numerator: raw('t.approval_hours') };
    case 'K4': {
      const where = sql<boolean>`${between('sent_on', span)} and t.reply_due <= ${now}`;
      return { ...step, where, day: raw('t.sent_on'), numerator: raw('t.in_time::integer'), denominator: one };
    }
    case 'K5':
      return { ...measured, numerator: raw('t.on_time::integer'), denominator: one };
    case 'K6':
      return { ...measured, numerator: raw('t.in_time'), denominator: raw('t.wanted') };
    case 'inFull':
      return {
        ...measured,
        where: sql<boolean>`${due} and t.in_full is not null`,
        numerator: raw('t.in_full::integer'),
        denominator: one,
      };
    case 'K7':
      return open(sql<boolean>`t.open_qty > 0 and t.due < ${today}::date`);
    case 'K8':
      return open(raw('t.open_qty > 0'));
    case 'K11':
      return { ...open(raw('t.transit_qty > 0')), qty: raw('t.transit_qty'), numerator: money('transit_net'), net: raw('t.transit_net') };
  }
}

/**
 * [R91] The rows of a figure in some days as a table of line, order, whose they are, day, pieces, numerator and denominator. The numerator
 * is null where an amount is not known in CNY.
 */
export function factSource(figure: KeptFigure, question: BoardQuestion, span: Period): RawBuilder<unknown> {
  const { table, where, day, qty, numerator, denominator, net } = sourceOf(figure, question, span);
  const isLine = table === 'order_line_fact';
  const nothing = raw('null::numeric');
  const own = ['t.line, t.sku, t.reason, t.cause', 'null::bigint as line, null::bigint as sku, null::text as reason, null::text as cause'];
  return sql`
    select ${raw(own[isLine ? 0 : 1]!)}, t.purchase_order, t.supplier, t.buyer,
      t.company_entity, t.currency, ${day} as day, ${qty ?? raw('null::integer')} as qty, ${numerator} as numerator,
      ${denominator ?? nothing} as denominator, ${net ?? nothing} as net
    from ${sql.table(table)} as t
    where ${where} and ${question.where()} and ${question.inCurrency} and ${isLine ? question.ofSkus('t.sku') : question.ofOrders}`;
}
