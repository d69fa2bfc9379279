import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** The batch of orders that a reply leads to, by its number or by that of one of its orders; 0 where it leads to none. */
export async function batchNamed(database: Kysely<Tables>, reply: unknown): Promise<number> {
  const [, name, number] = /purchaseOrderCreated\?(batchNo|orderNo)=(\w+)/.exec(JSON.stringify(reply)) ?? [];
  const { rows } = await (
    name === 'orderNo'
      ? sql<{ id: number }>`select batch as id from purchase_order where order_no = ${number}`
      : sql<{ id: number }>`select id from purchase_order_batch where batch_no = ${number ?? ''}`
  ).execute(database);
  return rows[0]?.id ?? 0;
}
