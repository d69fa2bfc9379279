import type { Decimal } from '@axle/kernel';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** A move of packing material: less than nothing where it is used up. */
export interface MaterialMove {
  readonly material: number;
  readonly warehouse: number;
  readonly kind: 'stock_in' | 'adjust' | 'pack' | 'unpack';
  readonly qty: Decimal;
  readonly docNo?: string;
  readonly reason?: string;
}

/** Books moves of packing material, each material in a warehouse once: the stock changes by them, and each keeps the balance behind it. */
export async function moveMaterials({ transaction, now, by }: LedgerContext, moves: readonly MaterialMove[]): Promise<void> {
  if (moves.length === 0) return;
  // all code locks in the same order: no deadlocks
  await sql`
    with
      given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
          as g (material bigint, warehouse bigint, kind text, qty numeric, "docNo" text, reason text)
      ),
      stocked as (
        insert into packing_material_stock as s (material, warehouse, qty) select material, warehouse, qty from given
        order by material, warehouse
        on conflict (material, warehouse) do update set qty = s.qty + excluded.qty returning s.material, s.warehouse, s.qty
      )
    insert into packing_material_move (material, warehouse, kind, qty, balance_after, doc_no, reason, by, at)
    select g.material, g.warehouse, g.kind, g.qty, s.qty, g."docNo", g.reason, ${by}::bigint, ${now}::timestamptz
    from given g join stocked s on s.material = g.material and s.warehouse = g.warehouse order by g.material, g.warehouse`.execute(
    transaction,
  );
}
