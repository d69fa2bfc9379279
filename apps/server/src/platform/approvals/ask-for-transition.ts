import { diff, refuseReason, waitingAlready } from '@axle/approvals';
import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { policiesOf, policyFor } from './approval-policies.ts';
import { openRequests } from './open-requests.ts';
import { waitingFields } from './held/pending-requests.ts';
import { metasOf } from './held/value-metas.ts';

/**
 * Asks a second person for a change of state, with everything that changes with it; the record stays as it is until then. What stands
 * against asking, where something does.
 */
export async function askForTransition(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  before: RecordRow,
  after: RecordValues,
  why: string | undefined,
): Promise<Refusal | undefined> {
  const { resource, caller } = parts;
  const unexplained = refuseReason(why);
  if (unexplained) return { ...unexplained, field: 'reason' };
  const metas = metasOf(resource);
  const lines = diff(before, after, metas);
  const pending = (await waitingFields(transaction, resource.entity, [before.id])).get(before.id) ?? [];
  const [waiting] = waitingAlready(
    lines.map(({ field }) => field),
    pending.map(({ requestNo, field }) => ({ requestNo, fields: [field] })),
  );
  if (waiting) return waiting;
  const policy = policyFor(await policiesOf(transaction, resource.entity), resource.entity, resource.states!.field);
  const actor = { ...caller, ...(why === undefined ? {} : { why }) };
  await openRequests(transaction, { ...parts, caller: actor }, [{ policy, before, lines, metas, auto: false }], 'form');
  return undefined;
}
