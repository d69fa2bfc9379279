import { type LateGroup, type LateReason, rankedReasons } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardQuestion } from './board-question.ts';
import type { Nulls } from './list-facts.ts';

/** [R10e] Why lines that were due in the period are late, the most frequent reason first. */
export async function reasonsOf(question: BoardQuestion): Promise<readonly LateReason[]> {
  const { database, period, today } = question;
  const { rows } = await sql<LateGroup & Pick<Nulls<LateGroup>, 'reason'>>`
    select t.reason, t.cause as responsibility, count(*)::integer as lines, sum(t.wanted - t.in_time)::integer as pieces
    from order_line_fact as t
    where not t.on_time and t.counts_from <= ${today}::date and t.due between ${period.from}::date and ${period.to}::date
      and ${question.where()} and ${question.inCurrency} and ${question.ofSkus('t.sku')}
    group by 1, 2 order by 3 desc, 1, 2`.execute(database);
  return rankedReasons(rows.map(({ reason, ...group }) => (reason === null ? group : { ...group, reason })) as LateGroup[]);
}
