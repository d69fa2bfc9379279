import { dueAt, largestDelta } from '@axle/approvals';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RecordParts, todayOf } from '../resources/record-parts.ts';
import { labelOf, type OpenedRequest, type RequestDraft } from './request-draft.ts';
import { nextNumbers } from './request-numbers.ts';
import { notifyApprovers } from './notify-people.ts';

/** Writes requests with their lines, in three statements regardless of their number, and notifies the approvers. */
export async function openRequests(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  drafts: readonly RequestDraft[],
  source: 'form' | 'import',
): Promise<readonly OpenedRequest[]> {
  if (drafts.length === 0) return [];
  const { resource, page, caller } = parts;
  const numbers = await nextNumbers(transaction, todayOf(caller), drafts.length);
  const by = caller.access.userId;
  const rows = drafts.map(({ policy, before, lines, metas, auto }, at) => ({
    request_no: numbers[at]!,
    entity: resource.entity,
    page,
    record_id: before.id,
    record_label: labelOf(parts, before),
    base_version: before.version,
    fields: lines.map(({ field }) => `${resource.entity}.${field}`),
    largest_delta: largestDelta(lines, metas) ?? null,
    approver_role: policy.approverRole,
    min_approvers: policy.minApprovers,
    due_at: dueAt(caller.now, policy.slaHours),
    source,
    reason: caller.why ?? null,
    created_by: by,
    created_at: caller.now,
    state: auto ? ('approved' as const) : ('pending' as const),
    auto,
    decided_at: auto ? caller.now : null,
  }));
  const made = await transaction.insertInto('change_request').values(rows).returning(['id', 'request_no']).execute();
  const ids = new Map(made.map(({ id, request_no }) => [request_no, id]));
  const opened = drafts.map((draft, at): OpenedRequest => ({ ...draft, id: ids.get(numbers[at]!)!, requestNo: numbers[at]! }));
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await transaction
    .insertInto('change_request_line')
    .values(
      opened.flatMap(({ id, before, lines, auto }) =>
        lines.map(line => ({
          request_id: id,
          entity: resource.entity,
          record_id: before.id,
          field: line.field,
          before: json(line.before),
          after: json(line.after),
          pending: !auto,
        })),
      ),
    )
    .execute();
  await notifyApprovers(
    transaction,
    parts,
    opened.filter(({ auto }) => !auto),
  );
  return opened;
}
