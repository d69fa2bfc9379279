import type { StockStatus } from '@axle/inventory';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { stockLedger } from '../stock-ledger.ts';
import { asDecimal } from '../read-view.ts';
import { registry } from '../../../../testing/whole-registry.ts';

let count = 0;

/** Puts pieces into a bin, or takes all its stock out, by the ledger: for tests that need stock. */
export async function putStock(
  db: Kysely<Tables>,
  at: { readonly warehouse: number; readonly bin: number; readonly sku: number; readonly status?: StockStatus },
  qty: number | 'none',
): Promise<void> {
  const user = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
  await db.transaction().execute(async transaction => {
    const ledger = stockLedger({ registry, transaction, now: new Date('2026-05-20T08:30:00.000Z'), by: user.id });
    const key = { status: 'available' as const, ...at };
    const change = qty === 'none' ? -(await ledger.balance(key)) : qty;
    const reply = await ledger.post({
      idemKey: `test:put:${(count += 1)}`,
      docType: 'test',
      docNo: 'PUT',
      bizType: change > 0 ? 'other_in' : 'stocktake_loss',
      changes: [{ ...key, qty: change }],
      incoming:
        change > 0 ? [{ warehouse: at.warehouse, sku: at.sku, qty: change, cost: { value: asDecimal('0'), source: 'unknown' } }] : [],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });
}
