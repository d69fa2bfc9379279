import { text } from '@axle/kernel';
import type { Subject } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresContext, FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';

/** SKUs that a matrix shows at most. */
const most = 100;
const bands = ['0–30', '31–60', '61–90', '91–180', '181–270', '271–365', '>365'];

interface Cell {
  readonly row: string;
  readonly row_name: string;
  readonly column: string;
  readonly zh: string;
  readonly en: string;
  readonly qty: number;
  readonly under?: number;
}

const subjects = (cells: readonly Cell[], of: (cell: Cell) => Subject): readonly Subject[] => [
  ...new Map(cells.map(cell => [of(cell).key, of(cell)])).values(),
];

function matrix(cells: readonly Cell[]) {
  const rows = subjects(cells, ({ row, row_name: name }) => ({ key: row, label: { zh: name, en: name } }));
  const columns = subjects(cells, ({ column, zh, en }) => ({ key: column, label: text(zh, en) }));
  const at = new Map(cells.map(cell => [`${cell.row}/${cell.column}`, cell]));
  const grid = (number: 'qty' | 'under') => rows.map(row => columns.map(column => at.get(`${row.key}/${column.key}`)?.[number] ?? 0));
  return { rows, columns, cells: grid('qty'), under: grid('under') };
}

/** The source of a page of stock: the current stock, or that of the requested moment. */
const readFrom = ({ registry, filters }: FiguresContext, page: string) => tableOf(registry.page(page)!.page.resource!, filters);

/** What a warehouse is called: its code, and its name where that is open to the reader. */
function calledBy({ known }: FiguresContext) {
  const { code, zh, en } = known('warehouse', 'w');
  return { zh: sql`concat_ws(' ', ${code}, nullif(${zh}, ${code}))`, en: sql`concat_ws(' ', ${code}, nullif(${en}, ${code}))` };
}

const byWarehouse: FiguresHandler = async context => {
  const { database, where, filters } = context;
  const stock = readFrom(context, 'stockBalance');
  const { zh, en } = calledBy(context);
  const { rows } = await sql<Record<string, number> & { key: string; zh: string; en: string }>`
    select t.warehouse::text as key, ${zh} as zh, ${en} as en,
      count(*) filter (where t.on_hand > 0)::integer as skus, sum(t.available)::float8 as available, sum(t.reserved)::float8 as reserved,
      sum(t.qc_hold)::float8 as "qcHold", sum(t.damaged)::float8 as damaged, sum(t.in_transit)::float8 as "inTransit",
      sum(t.unallocated)::float8 as unallocated, round(sum(t.value))::float8 as value
    from ${stock} join warehouse w on w.id = t.warehouse where ${where(filters)} group by w.code, 1, 2, 3 order by w.code`.execute(
    database,
  );
  const { rows: cells } = await sql<Cell>`
    with top as (
      select t.sku from ${stock} where ${where(filters)} and t.on_hand + t.in_transit > 0 group by 1
      order by sum(t.on_hand + t.in_transit) desc, 1 limit ${most})
    select t.sku::text as row, s.sku as row_name, t.warehouse::text as column, ${zh} as zh, ${en} as en,
      t.on_hand::float8 as qty, t.in_transit::float8 as under
    from ${stock} join top on top.sku = t.sku join sku s on s.id = t.sku join warehouse w on w.id = t.warehouse
    where ${where(filters)} and t.on_hand + t.in_transit > 0 order by s.sku, w.code`.execute(database);
  return {
    byWarehouse: { rows: rows.map(({ key, zh, en, ...values }) => ({ key, label: text(zh, en), values })) },
    matrix: matrix(cells),
  };
};

const age: FiguresHandler = async context => {
  const { database, where, filters } = context;
  const layers = readFrom(context, 'stockLayer');
  const [{ rows: all }, { rows: cells }] = await Promise.all([
    sql<{ pieces: number | null; value: number | null; mean: number | null }>`
      select sum(t.qty_left)::float8 as pieces, round(sum(t.value_left))::float8 as value,
        round(sum(t.qty_left::numeric * t.age_days) / nullif(sum(t.qty_left), 0), 2)::float8 as mean
      from ${layers} where t.qty_left > 0 and ${where(filters)}`.execute(database),
    sql<Cell>`
      select t.warehouse::text as row, w.code as row_name, t.band as column, t.band as zh, t.band as en, sum(t.qty_left)::float8 as qty
      from ${layers} join warehouse w on w.id = t.warehouse where t.qty_left > 0 and ${where(filters)}
      group by 1, 2, 3 order by w.code`.execute(database),
  ]);
  const [{ pieces, value, mean } = { pieces: 0, value: 0, mean: null }] = all;
  const byAge = matrix(cells);
  const at = new Map(cells.map(({ row, column, qty }) => [`${row}/${column}`, qty]));
  return {
    meanAge: mean === null ? {} : { value: mean },
    pieces: { value: pieces ?? 0 },
    value: { value: value ?? 0 },
    bands: {
      rows: byAge.rows,
      columns: bands.map(band => ({ key: band, label: { zh: `${band}天`, en: `${band} d` } })),
      cells: byAge.rows.map(row => bands.map(band => at.get(`${row.key}/${band}`) ?? 0)),
    },
  };
};

/** The functions behind the boards of stock. */
export const stockFigures: FiguresHandlers = { 'stockBalance.byWarehouse': byWarehouse, 'stockLayer.age': age };
