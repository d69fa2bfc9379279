import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';

const kept = { entity: 'returnOrder', table: 'return_order' } as const;
const cancelReturnInstead: Refusal = {
  code: 'RETURN_OPEN',
  message: text('退货单仍有效，请在“退货”中取消', 'The return is still open; cancel it under Returns'),
};

interface Followed {
  readonly id: number;
  readonly status: string;
}

/** The return behind a receipt, locked; none of receipts that people wrote by hand. */
async function returnOf({ transaction }: LedgerContext, receipt: number): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`select id, status from return_order where receipt = ${receipt} for update`.execute(transaction);
  return rows[0];
}

interface Room {
  readonly id: number;
  readonly auth: number;
  readonly recv: number;
}

/** Deals pieces of a SKU to the lines of a return, or takes them off. */
async function dealPieces({ transaction }: LedgerContext, record: number, sku: number, qty: number): Promise<void> {
  const { rows } = await sql<Room>`
    select id, qty_auth as auth, qty_recv as recv from return_order_lines where record_id = ${record} and sku = ${sku}
    order by line_no`.execute(transaction);
  let left = qty;
  for (const { id, auth, recv } of rows) {
    const moved = left > 0 ? Math.min(left, auth - recv) : Math.max(left, -recv);
    if (moved === 0) continue;
    left -= moved;
    await sql`update return_order_lines set qty_recv = qty_recv + ${moved} where id = ${id}`.execute(transaction);
  }
}

/** [O8] What the warehouse counts is received of the return; once its receipt is closed the pieces wait for their inspection. */
export const returnReceipt: ReceiptFollower = {
  received: async (context, receipt, line, { good, hold, damaged }) => {
    const found = await returnOf(context, receipt.id);
    if (found) await dealPieces(context, found.id, line.sku, good + hold + damaged);
  },
  closed: async (context, receipt) => {
    const found = await returnOf(context, receipt.id);
    if (!found || !['authorised', 'inTransit'].includes(found.status)) return [];
    const { rows } = await sql<{ came: boolean }>`
      select exists (select from return_order_lines where record_id = ${found.id} and qty_recv > 0) as came`.execute(context.transaction);
    if (rows[0]?.came) await changeBeside(context, kept, found.id, { status: 'received', receivedAt: context.now }, 'receive');
    return [];
  },
  cancelled: async (context, receipt) => {
    const found = await returnOf(context, receipt.id);
    return found && ['authorised', 'inTransit'].includes(found.status) ? cancelReturnInstead : undefined;
  },
};
