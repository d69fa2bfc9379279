import { text, weekdayNames } from '@axle/kernel';
import { hourGrid, type SoldHour } from '@axle/operation';
import type { MatrixFigure } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { boardPeriod } from './board-period.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

const matrix = (sold: readonly SoldHour[]): MatrixFigure => ({
  rows: weekdayNames.map((label, at) => ({ key: String(at + 1), label })),
  columns: hours.map(hour => ({ key: hour, label: text(hour, hour) })),
  cells: hourGrid(sold),
});

/** [O5b] When in the week orders came, by the clock of each site, of the facts that the filters let through. */
export const salesHours: FiguresHandler = async context => {
  const { isNow, others } = boardPeriod(context);
  const { rows } = await sql<{ weekday: number; hour: number; orders: number; net: number }>`
    select extract(isodow from t.day)::integer as weekday, h.hour::integer as hour, sum(h.led_orders)::integer as orders,
      round(sum(h.net_sales_cny))::float8 as net
    from sales_day_list t join sales_hour h on h.sales_day = t.id where ${isNow} and ${others} group by 1, 2`.execute(context.database);
  return {
    hours: matrix(rows.map(({ net, ...at }) => ({ ...at, value: net }))),
    orders: matrix(rows.map(({ orders, ...at }) => ({ ...at, value: orders }))),
  };
};
