import { applyLines, type ChangeLine, diff, passesByItself, refuseReason, type ValueMetas, waitingAlready } from '@axle/approvals';
import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { RefusedWrite } from '../resources/refused-write.ts';
import type { WriteReason } from '../resources/writes/audit.ts';
import type { HeldChange } from '../resources/writes/change-holds.ts';
import type { RowChange } from '../resources/writes/row-change.ts';
import { weightyChanges } from './effects/weighty-changes.ts';
import { type ApprovalPolicy, policiesOf, policyFor } from './approval-policies.ts';
import { openRequests } from './open-requests.ts';
import { waitingFields } from './held/pending-requests.ts';
import type { RequestDraft } from './request-draft.ts';
import { approvalMetas, isInForce } from './held/value-metas.ts';

/**
 * [spec 6.13] Takes the fields under approval out of changes of locked records and asks for them: one request for each record and approver,
 * regardless of who changes it and how. Changes that are small enough by their policy, and of little consequence, take effect at once,
 * under a number too. Refused with `REASON` where nobody says why, and with `PENDING` where a field waits already.
 */
export async function holdBack(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  changes: readonly RowChange[],
  reason: WriteReason,
): Promise<readonly HeldChange[]> {
  const { resource } = parts;
  const metas = approvalMetas(resource);
  const asked = changes.map(change => (isInForce(resource, change.before) ? diff(change.before, change.after, metas) : []));
  if (asked.every(lines => lines.length === 0)) return changes.map(change => ({ ...change, waiting: [] }));
  const unexplained = refuseReason(parts.caller.why);
  if (unexplained) throw new RefusedWrite(unexplained);
  await refuseWaiting(transaction, parts, changes, asked);
  const policies = await policiesOf(transaction, resource.entity);
  const drafts: RequestDraft[] = [];
  for (const [at, { before }] of changes.entries())
    drafts.push(...(await draftsOf(transaction, parts, policies, metas, before, asked[at]!)));
  const opened = await openRequests(transaction, parts, drafts, reason.importTask === undefined ? 'form' : 'import');
  return changes.map((change, at) => {
    const own = opened.filter(({ before }) => before.id === change.before.id);
    const held = own.filter(({ auto }) => !auto);
    const request = own.find(({ auto }) => auto)?.requestNo;
    return {
      before: change.before,
      after:
        asked[at]!.length > 0
          ? withoutHeld(
              parts,
              change,
              held.flatMap(({ lines }) => lines),
            )
          : change.after,
      ...(request === undefined ? {} : { request }),
      waiting: held.flatMap(({ id, requestNo, lines }) =>
        lines.map(({ field, after }) => ({
          field,
          after,
          request: id,
          requestNo,
          by: parts.caller.access.userId,
          at: parts.caller.now.toISOString(),
        })),
      ),
    };
  });
}

async function refuseWaiting(
  transaction: Kysely<Tables>,
  { resource }: RecordParts,
  changes: readonly RowChange[],
  asked: readonly (readonly ChangeLine[])[],
): Promise<void> {
  const ids = changes.flatMap(({ before }, at) => (asked[at]!.length > 0 ? [before.id] : []));
  const waiting = await waitingFields(transaction, resource.entity, ids);
  for (const [at, { before }] of changes.entries()) {
    const pending = (waiting.get(before.id) ?? []).map(({ requestNo, field }) => ({ requestNo, fields: [field] }));
    const [refusal] = waitingAlready(
      asked[at]!.map(({ field }) => field),
      pending,
    );
    if (refusal) throw new RefusedWrite(refusal);
  }
}

async function draftsOf(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  policies: readonly ApprovalPolicy[],
  metas: ValueMetas,
  before: RecordRow,
  lines: readonly ChangeLine[],
): Promise<readonly RequestDraft[]> {
  const { entity } = parts.resource;
  const byPolicy = Map.groupBy(lines, ({ field }) => policyFor(policies, entity, field));
  const drafts: RequestDraft[] = [];
  for (const [policy, own] of byPolicy) {
    const isSmall = policy.autoPercent !== null && passesByItself(own, metas, policy.autoPercent);
    const auto =
      isSmall && !(await parts.caller.registry.part(weightyChanges, entity)?.(transaction, parts, before, applyLines(before, own)));
    drafts.push({ policy, before, lines: own, metas, auto });
  }
  return drafts;
}

/** A change with the former values of what waits, and what follows from them. */
function withoutHeld({ resource }: RecordParts, { before, after }: RowChange, held: readonly ChangeLine[]): RowChange['after'] {
  const kept = applyLines(
    after,
    held.map(({ field, before: former }) => ({ field, after: former })),
  );
  return { ...kept, ...resource.derive?.(kept, before) };
}
