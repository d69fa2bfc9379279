import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { type LedgerContext, stockLedger } from '../../stock/stock-ledger.ts';
import { putStock } from '../../stock/testing/move-stock.ts';
import { registry } from '../../../../testing/whole-registry.ts';

/** A warehouse with SKUs that it has none of, bins to lay them into, and the country that it stands in. */
export interface OutboundPlace {
  readonly warehouse: number;
  readonly country: number;
  readonly bins: readonly number[];
  readonly skus: readonly number[];
  readonly by: number;
  /** Runs a piece of work in a transaction of its own, as a document would. */
  run<Answer>(work: (context: LedgerContext) => Promise<Answer>): Promise<Answer>;
  put(sku: number, bin: number, qty: number): Promise<void>;
  standing(sku: number): Promise<{ readonly available: number; readonly unallocated: number }>;
}

/** Finds an {@link OutboundPlace}: the warehouse by its code, SKUs that never moved there. */
export async function outboundPlace(db: Kysely<Tables>, code: string, now: () => Date): Promise<OutboundPlace> {
  const { id: by } = await db.selectFrom('app_user').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id: warehouse, country } = await db
    .selectFrom('warehouse')
    .select(['id', 'country'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const { rows: bins } = await sql<{ id: number }>`
    select b.id from bin b join warehouse_area a on a.id = b.area where b.warehouse = ${warehouse} and a.use = 'pick' and b.status = 1
      order by b.seq, b.id`.execute(db);
  const { rows: skus } = await sql<{ id: number }>`
    select s.id from sku s where not exists (select from stock_item i where i.warehouse = ${warehouse} and i.sku = s.id)
    order by s.id desc limit 20`.execute(db);
  const run: OutboundPlace['run'] = async work =>
    db.transaction().execute(async transaction => work({ registry, transaction, now: now(), by }));
  return {
    warehouse,
    country,
    bins: bins.map(({ id }) => id),
    skus: skus.map(({ id }) => id),
    by,
    run,
    put: async (sku, bin, qty) => putStock(db, { warehouse, bin, sku }, qty),
    standing: async sku => run(async context => stockLedger(context).standing(warehouse, sku)),
  };
}
