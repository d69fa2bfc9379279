import type { Period } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import { type BoardQuestion, dayOf, within } from './board-question.ts';

/** What rows that are kept count for: the figures of the boards, and what the scores of suppliers rest on beside them. */
export type KeptFigure = 'K1' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7' | 'K8' | 'K9' | 'K10' | 'K11' | 'inFull' | 'ppm';

/** Which rows figures may have in common: those of lines bought, due or standing, of orders approved or sent, of lots judged. */
export type FactRows = 'bought' | 'due' | 'standing' | 'approved' | 'sent' | 'judged';

/** Where the rows are from that several figures rest on. */
export interface RowSource {
  readonly table: 'order_line_fact' | 'order_step_fact' | 'judged_lot';
  readonly where: RawBuilder<boolean>;
  readonly day: RawBuilder<unknown>;
}

/** What a row counts for in a figure. */
export interface FigureSource {
  readonly rows: FactRows;
  /** Of the rows, those that count; all without it. */
  readonly counts?: RawBuilder<boolean>;
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

/** The rows of some days. */
export function rowsOf(rows: FactRows, { today, now }: BoardQuestion, span: Period): RowSource {
  const [line, step] = [{ table: 'order_line_fact' } as const, { table: 'order_step_fact' } as const];
  switch (rows) {
    case 'bought':
      return { ...line, where: sql<boolean>`t.qty > 0 and ${between('effective_on', span)}`, day: raw('t.effective_on') };
    case 'due':
      return { ...line, where: sql<boolean>`${between('due', span)} and t.counts_from <= ${today}::date`, day: raw('t.due') };
    case 'standing':
      return { ...line, where: raw('(t.open_qty > 0 or t.transit_qty > 0)'), day: raw('coalesce(t.due, t.effective_on)') };
    case 'approved':
      return { ...step, where: between('approved_on', span), day: raw('t.approved_on') };
    case 'sent':
      return { ...step, where: sql<boolean>`${between('sent_on', span)} and t.reply_due <= ${now}`, day: raw('t.sent_on') };
    case 'judged':
      return { table: 'judged_lot', where: within('t.finished_at', span), day: dayOf('t.finished_at') };
  }
}

/** What a row counts for in a figure, by the columns of its rows `t`. */
export function figureSource(figure: KeptFigure, { currency, today }: BoardQuestion): FigureSource {
  const money = (name: string) => raw(`t.${name}${currency === undefined ? '_cny' : ''}`);
  const due = { rows: 'due', qty: raw('t.wanted') } as const;
  const open = { rows: 'standing', qty: raw('t.open_qty'), numerator: money('open_net'), net: raw('t.open_net') } as const;
  switch (figure) {
    case 'K1':
      return { rows: 'bought', qty: raw('t.qty'), numerator: money('net'), net: raw('t.net') };
    case 'K9':
      return {
        rows: 'bought',
        counts: sql<boolean>`(${money('basis')} is not null or ${money('net')} is null)`,
        qty: raw('t.qty'),
        numerator: money('saved'),
        denominator: money('basis'),
        net: money('net'),
      };
    case 'K3':
      return { rows: 'approved', numerator: raw('t.approval_hours') };
    case 'K4':
      return { rows: 'sent', numerator: raw('t.in_time::integer'), denominator: one };
    case 'K5':
      return { ...due, numerator: raw('t.on_time::integer'), denominator: one };
    case 'K6':
      return { ...due, numerator: raw('t.in_time'), denominator: raw('t.wanted') };
    case 'inFull':
      return { ...due, counts: raw('t.in_full is not null'), numerator: raw('t.in_full::integer'), denominator: one };
    case 'K7':
      return { ...open, counts: sql<boolean>`(t.open_qty > 0 and t.due < ${today}::date)` };
    case 'K8':
      return { ...open, counts: raw('t.open_qty > 0') };
    case 'K10':
      return { rows: 'judged', qty: raw('t.lot_size'), numerator: raw('t.accepted::integer'), denominator: one };
    case 'K11':
      return {
        rows: 'standing',
        counts: raw('t.transit_qty > 0'),
        qty: raw('t.transit_qty'),
        numerator: money('transit_net'),
        net: raw('t.transit_net'),
      };
    case 'ppm':
      return {
        rows: 'judged',
        counts: raw('t.inspected_units > 0'),
        qty: raw('t.lot_size'),
        numerator: raw('t.nonconforming'),
        denominator: raw('t.inspected_units'),
      };
  }
}
