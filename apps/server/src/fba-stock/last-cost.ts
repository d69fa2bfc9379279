import type { IncomingCost } from '@axle/inventory';
import { multiply, round, zero } from '@axle/kernel';
import { sql } from 'kysely';
import { asDecimal } from '../stock/read-view.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** What pieces that come in at Amazon are worth: as the last ones that came there, else anywhere; unknown where none ever did. */
export async function lastCost({ transaction }: LedgerContext, warehouse: number, sku: number, qty: number): Promise<IncomingCost> {
  const { rows } = await sql<{ unit: string }>`
    select value_in / qty_in as unit from stock_layer where sku = ${sku} and cost_source <> 'unknown'
    order by (warehouse = ${warehouse}) desc, received_at desc, id desc limit 1`.execute(transaction);
  const unit = rows[0]?.unit;
  return unit === undefined
    ? { warehouse, sku, qty, cost: { value: zero, source: 'unknown' } }
    : { warehouse, sku, qty, cost: { value: round(multiply(asDecimal(unit), asDecimal(String(qty))), 4), source: 'last_cost' } };
}
