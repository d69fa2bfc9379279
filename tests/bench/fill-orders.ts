import type { Pool } from 'pg';
import { fillTables } from './fill-tables.ts';

/** Drafts are few, however old the company is. */
const agreed = 'effective_at is not null';

/** Brings orders, their lines and the supplier ledger of the demo to that many rows each. */
export async function fillOrders(pool: Pool, rows: number): Promise<void> {
  await fillTables(pool, [
    { table: 'purchase_order', pointing: [], single: ['order_no'], of: agreed, rows },
    {
      table: 'purchase_order_lines',
      pointing: [['record_id', 'purchase_order']],
      single: [],
      of: `record_id in (select id from purchase_order where ${agreed})`,
      rows,
    },
    { table: 'ledger_voucher', pointing: [['reverses', 'ledger_voucher']], single: ['voucher_no', 'biz_no'], rows: rows / 2 },
    { table: 'ledger_entry', pointing: [['voucher', 'ledger_voucher']], single: [], rows },
  ]);
}
