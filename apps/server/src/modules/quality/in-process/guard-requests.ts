import type { Refusal } from '@axle/kernel';
import { correctionRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** [Q36] What open corrections of a line of an order stand against. */
export async function correctionsOf(database: Kysely<Tables>, order: number, orderLine: number): Promise<readonly Refusal[]> {
  const { rows } = await sql<{ no: string }>`
    select check_no as no from in_process_check
    where purchase_order = ${order} and order_line = ${orderLine} and corrective_state = 'open' order by id`.execute(database);
  return correctionRefusals(rows.map(({ no }) => no));
}

/** [Q36] No outgoing inspection is asked for, by purchasing or by hand, while a correction of its line is open. */
export const guardRequests: WriteGuard = async (database, _parts, rows) => {
  for (const { before, after } of rows) {
    if (before !== undefined || after?.['type'] !== 'outgoing' || after['original'] !== undefined) continue;
    const [refusal] = await correctionsOf(database, Number(after['purchaseOrder']), Number(after['orderLine']));
    if (refusal) throw new RefusedWrite(refusal);
  }
};
