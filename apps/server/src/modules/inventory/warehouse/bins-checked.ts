import { sql } from 'kysely';
import { addDays } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { kpiDays, type KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { matching } from '../../../platform/resources/read-records.ts';

/** Bins checked in the last seven days, against the seven days before. */
export const binsChecked: KpiSource = {
  key: 'binsChecked',
  title: { zh: '近7天巡检库位', en: 'Bins checked in 7 days' },
  against: { zh: '比前7天', en: 'Against the 7 days before' },
  unit: 'count',
  page: 'binCheck',
  reads: ['at', 'bin'],
  async read(parts, { day }) {
    const first = addDays(day, 1 - kpiDays);
    const last = addDays(day, -6);
    const { rows } = await sql<{ day: string; bins: number; now: number; before: number }>`
      select to_char(t.at at time zone ${businessZone}, 'YYYY-MM-DD') as day, count(distinct t.bin) as bins from bin_check t
      where t.at >= (${first}::date::timestamp at time zone ${businessZone}) and ${matching(parts, [])} group by 1`.execute(parts.database);
    const { rows: spans } = await sql<{ now: number; before: number }>`
      select count(distinct t.bin) filter (where t.at >= (${last}::date::timestamp at time zone ${businessZone})) as now,
        count(distinct t.bin) filter (where t.at < (${last}::date::timestamp at time zone ${businessZone})) as before
      from bin_check t where t.at >= (${first}::date::timestamp at time zone ${businessZone}) and ${matching(parts, [])}`.execute(
      parts.database,
    );
    const counted = new Map(rows.map(row => [row.day, row.bins]));
    const days = Array.from({ length: kpiDays }, (_, place) => counted.get(addDays(first, place)) ?? 0);
    return { value: spans[0]!.now, before: spans[0]!.before, days };
  },
};
