import type { Decimal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [R61] CNY, what a piece cost that an order replaces, as it left the stock; undefined for orders that replace nothing. */
export async function returnedCost(transaction: Transaction<Tables>, order: RecordRow): Promise<Decimal | undefined> {
  if (order['type'] !== 'rpl') return undefined;
  const { rows } = await sql<{ cost: Decimal | null }>`
    select trim_scale(round(sum(l.cost_value) / nullif(sum(l.shipped), 0), 4))::text as cost
    from after_sale a join outbound o on o.source_type = 'after_sale' and o.source_no = a.as_no
      join outbound_lines l on l.record_id = o.id
    where a.replace_order = ${order.id}`.execute(transaction);
  return rows[0]?.cost ?? undefined;
}
