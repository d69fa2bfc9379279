import type { Decimal, LocalDate } from '@axle/kernel';
import type { Period, PurchaseKpi } from '@axle/purchasing';
import { sql } from 'kysely';
import type { DayFact } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';

/** What standing figures came to at the end of days, by figure. */
export type KeptStanding = ReadonlyMap<PurchaseKpi, readonly DayFact[]>;

/** [R122] What the standing figures came to at the end of the days of a span that were kept, of what a question is about. */
export async function keptStanding(question: BoardQuestion, { from, to }: Period): Promise<KeptStanding> {
  const amount = sql.ref(question.currency === undefined ? 't.amount_cny' : 't.amount');
  const { rows } = await sql<{ kpi: PurchaseKpi; day: LocalDate; numerator: Decimal }>`
    select k.kpi, d.day, trim_scale(coalesce(s.amount, 0))::text as numerator
    from board_standing_day d cross join unnest(array['K7', 'K8', 'K11', 'K12']) as k (kpi)
    left join (
      select t.day, t.kpi, sum(${amount}) as amount from board_standing as t
      where t.day between ${from}::date and ${to}::date and ${question.where()} and ${question.inCurrency}
      group by 1, 2) s on s.day = d.day and s.kpi = k.kpi
    where d.day between ${from}::date and ${to}::date order by d.day`.execute(question.database);
  return Map.groupBy(rows, ({ kpi }) => kpi);
}
