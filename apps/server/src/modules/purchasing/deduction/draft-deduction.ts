import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { checkDeductions } from './check-deductions.ts';

/**
 * [R16d] [R16e] Drafts a deduction that another document gives cause for; its amount follows from the line unless it is named. Answers its
 * id. Purchasing decides whether the supplier hears of it.
 */
export async function draftDeduction(
  transaction: Transaction<Tables>,
  caller: Actor,
  values: RecordValues,
): Promise<Result<number, readonly Refusal[]>> {
  const parts = ownParts(transaction, caller, 'deductionRecords');
  const refused = (await checkDeductions(transaction, [values], parts.caller))(values);
  if (refused.length > 0) return refuse(refused);
  const [draft] = await insertRows(transaction, parts, [values], { action: 'add' });
  return ok(draft!.id);
}
