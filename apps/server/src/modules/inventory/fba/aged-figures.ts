import type { FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { sql } from 'kysely';

/** SKUs that the matrix shows at most. */
const most = 100;
const bands = ['0–30', '31–60', '61–90', '91–180', '181–270', '271–365', '>365'];

/** Ages of the cost layers in the FBA warehouses of the shops and SKUs that the filters let through. */
const aged: FiguresHandler = async ({ database, where, filters }) => {
  const { rows } = await sql<{ code: string; band: string; qty: number; days: number }>`
    with
      listed as (select distinct t.store, t.sku from fba_stock_list t where t.latest and t.sku is not null and ${where(filters)}),
      layers as (
        select l.sku_code as code, l.band, l.qty_left, l.age_days from listed n join warehouse w on w.type = 'fba' and w.store = n.store
        join stock_layer_list l on l.warehouse = w.id and l.sku_code = n.sku and l.qty_left > 0
      )
    select code, band, sum(qty_left)::float8 as qty, sum(qty_left::numeric * age_days)::float8 as days from layers group by 1, 2
    order by 1`.execute(database);
  const pieces = rows.reduce((sum, { qty }) => sum + qty, 0);
  const days = rows.reduce((sum, row) => sum + row.days, 0);
  const bySku = [...Map.groupBy(rows, ({ code }) => code).entries()]
    .map(([key, own]) => ({ code: key, own, qty: own.reduce((sum, { qty }) => sum + qty, 0) }))
    .toSorted((one, other) => other.qty - one.qty)
    .slice(0, most)
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return {
    pieces: { value: pieces },
    old: { value: rows.filter(({ band }) => band === '271–365' || band === '>365').reduce((sum, { qty }) => sum + qty, 0) },
    meanAge: pieces === 0 ? {} : { value: Math.round((days / pieces) * 100) / 100 },
    bands: {
      rows: bySku.map(({ code }) => ({ key: code, label: { zh: code, en: code } })),
      columns: bands.map(band => ({ key: band, label: { zh: `${band}天`, en: `${band} d` } })),
      cells: bySku.map(({ own }) => bands.map(band => own.find(row => row.band === band)?.qty ?? 0)),
    },
  };
};

/** The function behind the ages of stock at Amazon. */
export const fbaStockFigures: FiguresHandlers = { 'fbaInventory.aged': aged };
