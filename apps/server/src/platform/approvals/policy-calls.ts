import { decimal, ok, type Refusal, refuse } from '@axle/kernel';
import { type FieldChange, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { peopleOfRole } from './deciders.ts';
import { savePolicy } from './save-policy.ts';

/** Most former terms of a policy that are listed. */
const mostFormer = 20;

const superOnly: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '只有超级管理员可以修改审批规则', en: 'Only super administrators can change approval policies' },
};
const noPercent: Refusal = {
  code: 'FORMAT',
  field: 'autoPercent',
  message: { zh: '自动通过限度格式不正确', en: 'The auto-approval limit is not a valid percentage' },
};

/** Which fields stand under approval, who decides on them and how many, which changes pass by themselves, and how that came to be. */
export const policyCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.approvalPolicies,
    permission: permissionCode('system', 'basicInfoApproval', 'list'),
    input: z.object({}),
    async handle() {
      const policies = await database.selectFrom('approval_policy').selectAll().orderBy('entity').orderBy('id').execute();
      const roles = [...new Set(policies.map(({ approver_role }) => approver_role))];
      const people = new Map(await Promise.all(roles.map(async role => [role, await peopleOfRole(database, role)] as const)));
      const history = await database
        .selectFrom('audit_log')
        .select(['id', 'record_id', 'by_user', 'at', 'changes'])
        .where('entity', '=', 'approvalPolicy')
        .orderBy('id', 'desc')
        .execute();
      const former = Map.groupBy(history, ({ record_id }) => record_id);
      return ok(
        policies.map(({ id, version, entity, fields, approver_role, min_approvers, auto_percent, sla_hours }) => ({
          id,
          version,
          fields: fields.map(field => `${entity}.${field}`),
          entity,
          approverRole: approver_role,
          approvers: people.get(approver_role) ?? [],
          minApprovers: min_approvers,
          autoPercent: auto_percent ?? undefined,
          slaHours: sla_hours,
          former: (former.get(id) ?? []).slice(0, mostFormer).map(entry => ({
            id: entry.id,
            by: entry.by_user ?? undefined,
            at: entry.at,
            changes: entry.changes as readonly FieldChange[],
          })),
        })),
      );
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.saveApprovalPolicy,
    permission: permissionCode('system', 'basicInfoApproval', 'update'),
    input: z.object({
      id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      version: z.number().int().positive(),
      approverRole: z.string().trim().min(1).max(40),
      minApprovers: z.number().int(),
      autoPercent: z.string().trim().max(20).nullish(),
      slaHours: z.number().int(),
    }),
    async handle(caller, { id, version, autoPercent, ...terms }) {
      if (!caller.access.isSuper) return refuse(superOnly);
      const percent = autoPercent ? decimal(autoPercent) : undefined;
      if (percent && !percent.ok) return refuse(noPercent);
      const wanted = { ...terms, ...(percent?.ok ? { autoPercent: percent.value } : {}) };
      return database.transaction().execute(transaction => savePolicy(transaction, caller, { id, version }, wanted));
    },
  }),
];
