import { ok } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';

/** Which fields stand under approval, who decides on them, which changes pass by themselves, and who holds that role now. */
export const policyCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.approvalPolicies,
    permission: permissionCode('system', 'basicInfoApproval', 'list'),
    input: z.object({}),
    async handle() {
      const policies = await database.selectFrom('approval_policy').selectAll().orderBy('entity').orderBy('id').execute();
      const people = await database
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'user_role.role_id')
        .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
        .select(['role.code', 'app_user.id'])
        .where('app_user.state', '=', 'active')
        .where(
          'role.code',
          'in',
          policies.map(({ approver_role }) => approver_role),
        )
        .orderBy('app_user.id')
        .execute();
      const byRole = Map.groupBy(people, ({ code }) => code);
      return ok(
        policies.map(({ id, entity, fields, approver_role, auto_percent, sla_hours }) => ({
          id,
          fields: fields.map(field => `${entity}.${field}`),
          entity,
          approverRole: approver_role,
          approvers: (byRole.get(approver_role) ?? []).map(person => person.id),
          autoPercent: auto_percent ?? undefined,
          slaHours: sla_hours,
        })),
      );
    },
  }),
];
