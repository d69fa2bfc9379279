import type { Decimal } from '@axle/kernel';
import { countsIn, deliveredInTime, isOnTime, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { measuredLines, type ReportedLine } from '../delivery/measured-lines.ts';
import { type BoardFact, type BoardFacts, known } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';

const pieces = (qty: number) => String(qty) as Decimal;

/** [R10a] The lines that were due in some days, and how punctual they are by lines (K5) and by pieces (K6). */
export async function dueFacts(
  question: BoardQuestion,
  { from, to }: Period,
): Promise<{ readonly lines: readonly ReportedLine[]; readonly K5: BoardFacts; readonly K6: BoardFacts }> {
  const { currency, database, today } = question;
  const lines = await measuredLines(
    database,
    sql<boolean>`${question.where()} and t.kpi_date between ${from}::date and ${to}::date and ${question.ofSkus('t.sku')}
      and (${currency ?? null}::text is null
      or t.purchase_order in (select o.id from purchase_order o where o.currency = ${currency ?? null}))`,
    'kpiDate',
  );
  const counted = lines.filter(line => countsIn(line, { from, to, today }));
  const { rows } = await sql<{ id: number; no: string }>`
    select id, order_no as no from purchase_order where id = any(${[...new Set(counted.map(({ order }) => order))]}::bigint[])`.execute(
    database,
  );
  const numbers = new Map(rows.map(({ id, no }) => [id, no]));
  const fact = (line: ReportedLine, numerator: number, denominator: number): BoardFact => ({
    documentNo: numbers.get(line.order) ?? '',
    isOrder: true,
    line: line.orderLine,
    sku: line.sku,
    supplier: line.supplier,
    ...(line.buyer === undefined ? {} : { buyer: line.buyer }),
    day: line.due,
    qty: line.wanted,
    numerator: pieces(numerator),
    denominator: pieces(denominator),
  });
  return {
    lines,
    K5: known(counted.map(line => fact(line, isOnTime(line) ? 1 : 0, 1))),
    K6: known(counted.map(line => fact(line, deliveredInTime(line), line.wanted))),
  };
}
