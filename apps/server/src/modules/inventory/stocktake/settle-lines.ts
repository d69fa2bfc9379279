import { settleCount } from '@axle/inventory';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { asDecimal } from '../stock/read-view.ts';

/** [R12] Settles lines that were counted, or says who counts next: their bins get another round. */
export async function settleLines(database: Kysely<Tables>, stocktake: number, lines: readonly number[], limit: string): Promise<void> {
  const { rows } = await sql<{
    id: number;
    bin: number;
    book_qty: number;
    cost: string;
    ordered: 1 | 2 | 3;
    counts: readonly (number | null)[];
  }>`
    select id, bin, book_qty, cost::text as cost, ordered, array[count1, count2, count3] as counts from stocktake_line
    where id = any(${lines}::bigint[]) order by id`.execute(database);
  const settled = rows.map(({ id, bin, book_qty, cost, ordered, counts }) => {
    const made = counts.filter(count => count !== null);
    return { id, bin, outcome: settleCount({ book: book_qty, cost: asDecimal(cost), counts: made, ordered }, asDecimal(limit)) };
  });
  const finals = settled.flatMap(({ id, outcome }) => ('final' in outcome ? [{ id, final: outcome.final }] : []));
  if (finals.length > 0)
    await sql`update stocktake_line l set final = g.final, version = l.version + 1
      from jsonb_to_recordset(${JSON.stringify(finals)}) as g (id bigint, final integer) where l.id = g.id`.execute(database);
  const due = settled.flatMap(({ bin, outcome }) => ('due' in outcome ? [{ bin, round: outcome.due }] : []));
  await openRounds(database, stocktake, due);
}

/** Bins that are counted once more: a round that stands already is not opened twice. */
export async function openRounds(
  database: Kysely<Tables>,
  stocktake: number,
  due: readonly { readonly bin: number; readonly round: number }[],
): Promise<void> {
  if (due.length === 0) return;
  await sql`insert into stocktake_bin (stocktake, bin, round)
    select distinct ${stocktake}::bigint, g.bin, g.round from jsonb_to_recordset(${JSON.stringify(due)}) as g (bin bigint, round smallint)
    on conflict (stocktake, bin, round) where not voided do nothing`.execute(database);
}
