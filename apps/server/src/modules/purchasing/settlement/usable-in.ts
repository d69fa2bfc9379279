import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { openItems } from './open-items.ts';

/** What is paid and not used of a prepayment for an order. */
export interface UsableShare {
  readonly purchaseOrder: number;
  readonly open: Decimal;
}

/** [R84] What a settlement may use of a prepayment besides: what is left for each of its orders, and no other settlement takes. */
export async function usableIn(database: Kysely<Tables>, prepayment: number, settlement: number): Promise<readonly UsableShare[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l.purchase_order as id from settlement_lines l where l.record_id = ${settlement}`.execute(database);
  const { shares } = await openItems(database, { suppliers: [], orders: rows.map(({ id }) => id) });
  return shares.filter(({ id }) => id === prepayment).toSorted((one, other) => one.purchaseOrder - other.purchaseOrder);
}
