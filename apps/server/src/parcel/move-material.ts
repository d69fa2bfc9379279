import type { Decimal } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** A move of packing material: less than nothing where it is used up. */
export interface MaterialMove {
  readonly material: number;
  readonly warehouse: number;
  readonly kind: 'stock_in' | 'adjust' | 'pack';
  readonly qty: Decimal;
  readonly docNo?: string;
  readonly reason?: string;
}

/** Books moves of packing material; what the database keeps as stock follows from them. */
export async function moveMaterials({ transaction, now, by }: LedgerContext, moves: readonly MaterialMove[]): Promise<void> {
  if (moves.length === 0) return;
  // everybody moves in the same order: nobody waits for who waits for them
  const ordered = moves.toSorted((one, other) => one.material - other.material || one.warehouse - other.warehouse);
  await transaction
    .insertInto('packing_material_move')
    .values(
      ordered.map(({ material, warehouse, kind, qty, docNo, reason }) => ({
        material,
        warehouse,
        kind,
        qty,
        doc_no: docNo ?? null,
        reason: reason ?? null,
        by,
        at: now,
      })),
    )
    .execute();
}
