import { type LocalDate, yearOf } from '@axle/kernel';
import { comparedWith, type Period, savingOf } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardFact, BoardFacts } from './board-fact.ts';
import { type BoardQuestion, within } from './board-question.ts';
import { lineFact, netAmount, type OrderedPieces, orderedPieces } from './ordered-pieces.ts';

const valued = (question: BoardQuestion, lines: readonly OrderedPieces[]) =>
  lines.flatMap(line => {
    const amount = netAmount(question, line, line.effQty);
    return amount === undefined ? [] : [{ line, qty: line.effQty, amount, day: line.day }];
  });

/** What the SKUs of some lines were bought for since the calendar year before the first day, and when they were bought first. */
async function history(question: BoardQuestion, skus: readonly number[], { from, to }: Period) {
  const since = { from: `${yearOf(from) - 1}-01-01` as LocalDate, to };
  const own = sql<boolean>`${question.where()} and l.eff_qty > 0 and l.sku = any(${skus}::bigint[])`;
  const first = sql<boolean>`l.id in (
    select distinct on (f.sku) f.id from purchase_order_lines f join purchase_order o on o.id = f.record_id
    where f.sku = any(${skus}::bigint[]) and f.eff_qty > 0 and o.effective_at is not null and o.state <> 'cancelled'
    order by f.sku, o.effective_at, f.id)`;
  const lines = await orderedPieces(question, sql<boolean>`${own} and (${within('t.effective_at', since)} or ${first})`);
  return Map.groupBy(valued(question, lines), ({ line }) => line.sku);
}

/** [R70] [R73] What was bought in some days (K1), and what was saved on it (K9). */
export async function boughtFacts(question: BoardQuestion, span: Period): Promise<{ readonly K1: BoardFacts; readonly K9: BoardFacts }> {
  const lines = await orderedPieces(question, sql<boolean>`${question.where()} and l.eff_qty > 0 and ${within('t.effective_at', span)}`);
  const worth = valued(question, lines);
  const unknown = lines.length - worth.length;
  const before = await history(question, [...new Set(worth.map(({ line }) => line.sku))], span);
  const savings = worth.flatMap(({ line, qty, amount, day }): readonly BoardFact[] => {
    const compared = comparedWith(before.get(line.sku) ?? [], day);
    const saved = compared && savingOf({ qty, amount }, compared);
    return saved ? [lineFact(line, { qty, amount, numerator: saved.saving, denominator: saved.basis })] : [];
  });
  return {
    K1: { facts: worth.map(({ line, qty, amount }) => lineFact(line, { qty, amount, numerator: amount })), unknown },
    K9: { facts: savings, unknown },
  };
}
