import { sql } from 'kysely';
import type { FiguresHandler } from '../resources/calls/figures-handler.ts';

/** Racks that are told at most. */
const most = 5000;

/** How full the racks are, by aisle: volume in stock of what their bins hold. */
export const binFigures: FiguresHandler = async ({ database, where, filters }) => {
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ bins: number; empty: number; locked: number }>`
      select count(*)::integer as bins, count(*) filter (where t.empty)::integer as empty, count(*) filter (where t.locked)::integer as locked
      from bin_shown t where ${where(filters)}`.execute(database),
    sql<{ aisle: string; rack: string; used: number }>`
      select t.aisle, t.rack, coalesce(round(sum(t.used_cbm_pct * t.max_cbm) / sum(t.max_cbm), 1), 0)::float8 as used
      from bin_shown t where ${where(filters)} group by 1, 2 order by t.aisle collate "C", t.rack collate "C" limit ${most}`.execute(
      database,
    ),
  ]);
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  const aisles = [...new Set(rows.map(({ aisle }) => aisle))].toSorted(byText);
  const racks = [...new Set(rows.map(({ rack }) => rack))].toSorted(byText);
  const usedAt = new Map(rows.map(({ aisle, rack, used }) => [`${aisle}/${rack}`, used]));
  const named = (key: string) => ({ key, label: { zh: key, en: key } });
  const [all = { bins: 0, empty: 0, locked: 0 }] = counted;
  return {
    bins: { value: all.bins },
    empty: { value: all.empty },
    locked: { value: all.locked },
    fill: {
      rows: aisles.map(named),
      columns: racks.map(named),
      cells: aisles.map(aisle => racks.map(rack => usedAt.get(`${aisle}/${rack}`) ?? 0)),
    },
  };
};
