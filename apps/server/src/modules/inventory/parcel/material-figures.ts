import { text } from '@axle/kernel';
import type { Subject } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresContext, FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';

interface Cell {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly warehouse: string;
  readonly qty: number;
}

/** The condition that holds where a column names a warehouse that the user sees. */
const inSeenWarehouse = ({ seen }: Pick<FiguresContext, 'seen'>, column: 's.warehouse' | 'm.warehouse') =>
  sql<boolean>`${sql.ref(column)} in (select t.id from warehouse t where ${seen('warehouse')})`;

/** The stock of each material in each warehouse of the user's scope, and how many materials are below their minimum in total. */
const stock: FiguresHandler = async context => {
  const { database, where, filters } = context;
  const { rows } = await sql<Cell>`
    select t.code, t.code || ' ' || t.name_zh as zh, t.code || ' ' || t.name_en as en, w.code as warehouse, s.qty::float8 as qty
    from packing_material_list t join packing_material_stock s on s.material = t.id join warehouse w on w.id = s.warehouse
    where ${where(filters)} and ${inSeenWarehouse(context, 's.warehouse')} order by t.code, w.code`.execute(database);
  const { rows: low } = await sql<{ count: number }>`
    select count(*)::integer as count from packing_material_list t where t.low and t.status = 1 and ${where(filters)}`.execute(database);
  const unique = (subjects: readonly Subject[]) => [...new Map(subjects.map(subject => [subject.key, subject])).values()];
  const materials = unique(rows.map(({ code, zh, en }) => ({ key: code, label: text(zh, en) })));
  const warehouses = unique(rows.map(({ warehouse: key }) => ({ key, label: { zh: key, en: key } }))).toSorted((one, other) =>
    one.key < other.key ? -1 : 1,
  );
  const at = new Map(rows.map(({ code, warehouse, qty }) => [`${code}/${warehouse}`, qty]));
  return {
    low: { value: low[0]?.count ?? 0 },
    byWarehouse: {
      rows: materials,
      columns: warehouses,
      cells: materials.map(({ key }) => warehouses.map(one => at.get(`${key}/${one.key}`) ?? 0)),
    },
  };
};

/** What packing took in the user's warehouses in the last 30 days: boxes by day, and each material with its cost. */
const usage: FiguresHandler = async context => {
  const { database, where, filters, now } = context;
  const here = inSeenWarehouse(context, 'm.warehouse');
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows: days } = await sql<{ day: string; qty: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce((
      select -sum(m.qty) from packing_material_move m join packing_material_list t on t.id = m.material
      where m.kind in ('pack', 'unpack') and t.kind in ('carton', 'mailer') and m.at >= d.day and m.at < d.day + interval '1 day'
      and ${here} and ${where(filters)}), 0)::float8 as qty
    from generate_series(date_trunc('day', ${since}::timestamptz), ${now}::timestamptz, interval '1 day') as d (day) order by 1`.execute(
    database,
  );
  const { rows } = await sql<{ code: string; zh: string; en: string; used: number; parcels: number; each: number; cost: number | null }>`
    select t.code, t.code || ' ' || t.name_zh as zh, t.code || ' ' || t.name_en as en, -sum(m.qty)::float8 as used,
      sum(case m.kind when 'pack' then 1 else -1 end)::integer as parcels,
      round(-sum(m.qty) / sum(case m.kind when 'pack' then 1 else -1 end), 3)::float8 as each, round(-sum(m.qty) * t.unit_cost,
      2)::float8 as cost
    from packing_material_list t join packing_material_move m on m.material = t.id and m.kind in ('pack', 'unpack') and m.at > ${since}
    where ${where(filters)} and ${here} group by t.code, t.name_zh, t.name_en, t.unit_cost
    having sum(case m.kind when 'pack' then 1 else -1 end) > 0 order by t.code`.execute(database);
  return {
    byDay: { points: days.map(({ day: key, qty: value }) => ({ key, label: { zh: key, en: key }, value })) },
    byMaterial: {
      rows: rows.map(({ code: key, zh, en, used, parcels, each, cost }) => ({
        key,
        label: text(zh, en),
        values: { used, parcels, each, ...(cost === null ? {} : { cost }) },
      })),
    },
  };
};

/** The functions behind the boards of packing materials. */
export const materialFigures: FiguresHandlers = { 'packingMaterial.stock': stock, 'packingMaterial.usage': usage };
