import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { duePayments } from './due-payments.ts';

/** [R18b] [R91] Keeps what some orders are still to be paid by their terms. */
export async function keepDueFacts(database: Kysely<Tables>, orders: readonly number[]): Promise<void> {
  const payments = await duePayments(database, { orders });
  const seqs = new Map<number, number>();
  const facts = payments.map(payment => {
    const seq = seqs.get(payment.purchaseOrder) ?? 0;
    seqs.set(payment.purchaseOrder, seq + 1);
    return {
      purchase_order: payment.purchaseOrder,
      seq,
      supplier: payment.supplier,
      buyer: payment.buyer,
      company_entity: payment.companyEntity,
      currency: payment.currency,
      due: payment.due,
      amount: payment.amount,
      moved_from: payment.movedFrom,
      move_reason: payment.moveReason,
    };
  });
  await sql`delete from order_due_fact where purchase_order = any(${orders}::bigint[])`.execute(database);
  await sql`
    insert into order_due_fact select * from json_populate_recordset(null::order_due_fact, ${JSON.stringify(facts)}::json)`.execute(
    database,
  );
}
