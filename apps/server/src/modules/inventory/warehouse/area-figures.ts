import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

/** Most bins that are shown. */
const most = 5000;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const named = (key: string) => ({ key, label: { zh: key, en: key } });

/** How full each bin of the areas is: aisles and levels down, bays across. */
export const areaFigures: FiguresHandler = async ({ database, where, filters }) => {
  const { rows } = await sql<{ line: string; place: string; used: number | null; empty: boolean }>`
    select t.code || ' ' || b.aisle || '-' || b.level as line, b.rack || '-' || b.pos as place, b.used_cbm_pct::float8 as used, b.empty
    from warehouse_area_list t join bin_list b on b.area = t.id and b.status = 1
    where ${where(filters)} order by t.code collate "C", b.aisle collate "C", b.level, b.rack collate "C", b.pos limit ${most}`.execute(
    database,
  );
  const lines = [...new Set(rows.map(({ line }) => line))];
  const places = [...new Set(rows.map(({ place }) => place))].toSorted(byText);
  const usedAt = new Map(rows.map(({ line, place, used }) => [`${line}/${place}`, Math.round((used ?? 0) * 10) / 10]));
  return {
    bins: { value: rows.length },
    empty: { value: rows.filter(({ empty }) => empty).length },
    full: { value: rows.filter(({ used }) => (used ?? 0) >= 90).length },
    heat: {
      rows: lines.map(named),
      columns: places.map(named),
      cells: lines.map(line => places.map(place => usedAt.get(`${line}/${place}`) ?? 0)),
    },
  };
};
