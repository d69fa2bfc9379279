import type { Pool } from 'pg';
import { fillTables } from './fill-tables.ts';

/** Orders in work are few, however old the company is. */
const gone = "status in ('shipped', 'delivered')";
const linesOf = (column: string) => `${column} in (select id from sales_order where ${gone})`;

/** Brings the shipped orders of the demo, their lines, pieces and profits to that many orders. */
export const fillSales = (pool: Pool, rows: number): Promise<void> =>
  fillTables(pool, [
    { table: 'sales_order', pointing: [], single: ['order_no', 'platform_order_id'], of: gone, rows },
    { table: 'sales_order_lines', pointing: [['record_id', 'sales_order']], single: [], of: linesOf('record_id'), rows },
    { table: 'sales_order_piece', pointing: [['sales_order', 'sales_order']], single: [], of: linesOf('sales_order'), rows },
    { table: 'order_profit', pointing: [['id', 'sales_order']], single: [], months: ['month'], of: linesOf('id'), rows },
    { table: 'order_profit_line', pointing: [['order_profit', 'sales_order']], single: [], of: linesOf('order_profit'), rows },
  ]);
