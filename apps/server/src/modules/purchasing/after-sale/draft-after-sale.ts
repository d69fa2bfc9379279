import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { checkAfterSales } from './check-after-sales.ts';

/** What a draft may lack: whoever sends the pieces back adds it before. */
const addedLater: readonly string[] = ['PHOTO', 'NO_REFUND'];

/** [R60] Drafts an after-sales record that another document gives cause for; answers its id. */
export async function draftAfterSale(
  transaction: Transaction<Tables>,
  caller: Actor,
  values: RecordValues,
): Promise<Result<number, readonly Refusal[]>> {
  const parts = ownParts(transaction, caller, 'afterSalesRecords');
  const found = (await checkAfterSales(transaction, [values], parts.caller))(values);
  const refused = found.filter(({ code }) => !addedLater.includes(code));
  if (refused.length > 0) return refuse(refused);
  const [draft] = await insertRows(transaction, parts, [values], { action: 'add' });
  return ok(draft!.id);
}
