import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const led = new WeakSet<Kysely<Tables>>();

/** Does something to the outbound orders of a sales order that leads itself on: what becomes of them changes its status no further. */
export async function ledByOrder<Answer>(transaction: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> {
  led.add(transaction);
  try {
    return await work();
  } finally {
    led.delete(transaction);
  }
}

/** Whether a sales order leads itself on in a transaction. */
export const isLedByOrder = (transaction: Kysely<Tables>): boolean => led.has(transaction);
