import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

/** Most racks that are shown. */
const most = 5000;

/** Bins of all levels, of one level, or of one rack: how many, and how much of their volume is taken. */
interface Counted {
  readonly level: number | null;
  readonly aisle: string | null;
  readonly rack: string | null;
  readonly bins: number;
  readonly empty: number;
  readonly locked: number;
  readonly used: number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const named = (key: string) => ({ key, label: { zh: key, en: key } });

/** How full racks and levels are: volume in stock of what their bins hold. */
export const binFigures: FiguresHandler = async ({ database, where, filters }) => {
  const { rows: counted } = await sql<Counted>`
    select t.level, t.aisle, t.rack, count(*)::integer as bins, count(*) filter (where t.empty)::integer as empty,
      count(*) filter (where t.locked)::integer as locked,
      coalesce(round(sum(t.used_cbm_pct * t.max_cbm) / sum(t.max_cbm), 1), 0)::float8 as used
    from bin_list t where ${where(filters)} group by grouping sets ((), (t.level), (t.aisle, t.rack))
    order by t.rack is not null, t.level, t.aisle collate "C", t.rack collate "C" limit ${most}`.execute(database);
  const racks = counted.flatMap(({ aisle, rack, used }) => (aisle === null || rack === null ? [] : [{ aisle, rack, used }]));
  const levels = counted.flatMap(({ level, used }) => (level === null ? [] : [{ level, used }]));
  const all = counted.find(({ level, rack }) => level === null && rack === null);
  const rows = [...new Set(racks.map(({ aisle }) => aisle))].toSorted(byText);
  const columns = [...new Set(racks.map(({ rack }) => rack))].toSorted(byText);
  const usedAt = new Map(racks.map(({ aisle, rack, used }) => [`${aisle}/${rack}`, used]));
  return {
    bins: { value: all?.bins ?? 0 },
    empty: { value: all?.empty ?? 0 },
    locked: { value: all?.locked ?? 0 },
    levels: {
      points: levels.map(({ level, used }) => ({ key: String(level), label: { zh: `${level}层`, en: `Level ${level}` }, value: used })),
    },
    fill: {
      rows: rows.map(named),
      columns: columns.map(named),
      cells: rows.map(aisle => columns.map(rack => usedAt.get(`${aisle}/${rack}`) ?? 0)),
    },
  };
};
