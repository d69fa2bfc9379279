import { type PolicyTerms, refusePolicy } from '@axle/approvals';
import { type Decimal, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type FieldChange, notFound, permissionCode, rowChanged, type Target } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../resources/record-parts.ts';
import { peopleOfRole } from './deciders.ts';

/** What deciding needs. */
const decides = permissionCode('system', 'basicInfoApproval', 'update');

const noRight: Refusal = {
  code: 'NO_RIGHT',
  field: 'approverRole',
  message: { zh: '该角色没有审批权限', en: 'The role has no approval rights' },
};

/** [A15] Gives a policy other terms, with their history; requests that wait already keep the terms that they were asked under. */
export async function savePolicy(
  transaction: Kysely<Tables>,
  { access, now, requestId }: Actor,
  { id, version }: Target,
  terms: PolicyTerms,
): Promise<Result<{ readonly version: number }, readonly Refusal[]>> {
  const stored = await transaction.selectFrom('approval_policy').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!stored) return refuse([notFound]);
  if (stored.version !== version) return refuse([rowChanged]);
  const before: PolicyTerms = {
    approverRole: stored.approver_role,
    minApprovers: stored.min_approvers,
    slaHours: stored.sla_hours,
    ...(stored.auto_percent === null ? {} : { autoPercent: stored.auto_percent as Decimal }),
  };
  const refusals = await refusedTerms(transaction, terms);
  if (refusals.length > 0) return refuse(refusals);
  const changes = (['approverRole', 'minApprovers', 'autoPercent', 'slaHours'] as const)
    .filter(field => before[field] !== terms[field])
    .map((field): FieldChange => ({ field, before: before[field], after: terms[field] }));
  if (changes.length === 0) return ok({ version });
  await transaction
    .updateTable('approval_policy')
    .set({
      approver_role: terms.approverRole,
      min_approvers: terms.minApprovers,
      auto_percent: terms.autoPercent ?? null,
      sla_hours: terms.slaHours,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('audit_log')
    .values({
      entity: 'approvalPolicy',
      record_id: id,
      action: 'update',
      version: version + 1,
      by_user: access.userId,
      at: now,
      changes: JSON.stringify(changes),
      request_id: requestId ?? null,
    })
    .execute();
  return ok({ version: version + 1 });
}

/** What stands against terms, over the people as they are now. */
async function refusedTerms(database: Kysely<Tables>, terms: PolicyTerms): Promise<readonly Refusal[]> {
  const granted = await database
    .selectFrom('role')
    .innerJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select('role.code')
    .where('role.code', '=', terms.approverRole)
    .where('role_grant.code', '=', decides)
    .executeTakeFirst();
  if (!granted) return [noRight];
  const holders = await peopleOfRole(database, terms.approverRole);
  const supers = await database.selectFrom('app_user').select('id').where('is_super', '=', true).where('state', '=', 'active').execute();
  const deciders = new Set([...holders, ...supers.map(({ id }) => id)]);
  return refusePolicy(terms, { active: holders.length, deciders: deciders.size });
}
