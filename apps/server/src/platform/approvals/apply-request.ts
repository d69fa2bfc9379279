import { applyLines } from '@axle/approvals';
import type { Refusal } from '@axle/kernel';
import { checkRecord, type RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RecordParts, todayOf } from '../resources/record-parts.ts';
import { guarded } from '../resources/guarded.ts';
import { updateRows } from '../resources/writes/update-rows.ts';
import type { StoredRequest } from './stored-request.ts';

/** Puts the new values in force. The record's own rules, and those that look at others, are asked again: both may have changed since. */
export async function applyRequest(
  transaction: Transaction<Tables>,
  target: RecordParts,
  before: RecordRow,
  request: StoredRequest,
): Promise<Refusal | undefined> {
  const { resource, caller } = target;
  const wanted = applyLines(before, request.lines);
  const guard = await guarded(transaction, target, [wanted]);
  const [refusal] = [...checkRecord(resource, wanted, todayOf(caller)).refusals, ...guard(wanted)];
  if (refusal) return refusal;
  const after = { ...wanted, ...resource.derive?.(wanted, before) };
  await updateRows(transaction, target, [{ before, after }], { action: 'update', request: request.request_no });
  return undefined;
}
