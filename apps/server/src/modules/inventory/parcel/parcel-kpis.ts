import { businessZone } from '@axle/page-kit';
import { sql } from 'kysely';
import { beginOf, lastShares } from '../../../platform/workplace/kpi-days.ts';
import type { KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { matching } from '../../../platform/resources/read-records.ts';

/** Of the parcels that were handed over in seven days, the share that the courier has scanned, against the seven days before. */
export const parcelsScanned: KpiSource = {
  key: 'parcelsScanned',
  title: { zh: '近7天揽收扫描率', en: 'Courier first-scan rate, 7 days' },
  against: { zh: '比前7天', en: 'vs the 7 days before' },
  unit: 'percent',
  page: 'parcelHandover',
  reads: ['handedAt', 'carrierFirstScanAt', 'state'],
  async read(parts, { day }) {
    const handed = sql`t.state = 'handed' and ${matching(parts, [])}`;
    const share = (within: ReturnType<typeof sql>) =>
      sql`round(100.0 * count(*) filter (where ${within} and t.carrier_first_scan_at is not null) / nullif(count(*) filter (where
        ${within}), 0), 1)::float8`;
    const [{ rows }, perDay] = await Promise.all([
      sql<{ now: number | null; before: number | null }>`
        select ${share(sql`t.handed_at >= ${beginOf(day, -6)}`)} as now, ${share(sql`t.handed_at < ${beginOf(day, -6)}`)} as before
        from ${tableOf(parts.resource)} where t.handed_at >= ${beginOf(day, -13)} and ${handed}`.execute(parts.database),
      sql<{ day: string; value: number }>`
        select (t.handed_at at time zone ${businessZone})::date::text as day, ${share(sql`true`)} as value from ${tableOf(parts.resource)}
        where t.handed_at >= ${beginOf(day, -13)} and ${handed} group by 1`.execute(parts.database),
    ]);
    const { now, before } = rows[0]!;
    return { value: now ?? undefined, ...(before === null ? {} : { before }), days: lastShares(perDay.rows, day) };
  },
};
