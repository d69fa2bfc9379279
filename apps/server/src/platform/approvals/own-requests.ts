import { withdraw } from '@axle/approvals';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, standardCode, type TargetOutcome } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { refusalOfWriting } from '../resources/refused-by-database.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import { updateRecord } from '../resources/write-record.ts';
import { partsOfTarget } from './decide-request.ts';
import { endRequest } from './end-request.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';

const notOwn: Refusal = { code: 'NOT_OWN', message: { zh: '只有提交人可以重新提交', en: 'Only the submitter can resubmit' } };
const notEnded: Refusal = {
  code: 'STATE',
  message: { zh: '只有已驳回或已失效的申请可以重新提交', en: 'Only a rejected or void request can be resubmitted' },
};
const nothingLeft: Refusal = { code: 'STATE', message: { zh: '记录已是所申请的值', en: 'The record already has the requested values' } };

type Work = (parts: RecordParts, transaction: Transaction<Tables>, request: StoredRequest) => Promise<Result<unknown>>;

const eachOwn =
  (work: Work): ActionHandler =>
  async ({ parts, targets }) => {
    const outcomes: TargetOutcome[] = [];
    for (const { id } of targets) {
      let name = String(id);
      const result = await inTransaction(parts.database, async (transaction): Promise<Result<unknown>> => {
        const found = await lockRequest(parts, transaction, id);
        if (!found.ok) return found;
        name = found.value.request_no;
        return work(parts, transaction, found.value);
      }).catch((error: unknown) => {
        const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
        if (!refusal) throw error;
        return refuse(refusal);
      });
      outcomes.push({ id, name, ...(result.ok ? {} : { refusal: result.refusal }) });
    }
    return ok(outcomes);
  };

/** Takes one's own requests back. */
export const withdrawRequests: ActionHandler = eachOwn(async (parts, transaction, request) => {
  const withdrawn = withdraw({ state: request.state, createdBy: request.created_by }, parts.caller.access.userId);
  if (withdrawn.ok) await endRequest(transaction, parts.caller, request, withdrawn.value, undefined);
  return withdrawn;
});

/** Asks for rejected or void changes again, over the record as it stands now: a new request comes of it. */
export const resubmitRequests: ActionHandler = eachOwn(async (parts, transaction, request) => {
  if (request.created_by !== parts.caller.access.userId) return refuse(notOwn);
  if (request.state !== 'rejected' && request.state !== 'conflict') return refuse(notEnded);
  const target = partsOfTarget(parts, request);
  const [record] = target ? await lockById(transaction, target, [request.record_id]) : [];
  const entry = parts.caller.registry.page(request.page);
  if (!target || !record || !entry) return refuse(notFound);
  if (!can(parts.caller.access, standardCode(entry.section.key, entry.page, 'update'))) return refuse(callRefusals.forbidden);
  const values = Object.fromEntries(request.lines.map(({ field, after }) => [field, after ?? null]));
  const caller = request.reason === null ? target.caller : { ...target.caller, why: request.reason };
  const asked = await updateRecord({ ...target, database: transaction, caller }, record, values);
  if (!asked.ok) return refuse(asked.refusal[0]!);
  return asked.value.waitingFields || asked.value.version !== record.version ? asked : refuse(nothingLeft);
});
