import { approvalLevel } from '@axle/inventory';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { asDecimal } from '../stock/read-view.ts';

const refusals = {
  counter: { code: 'OWN_COUNT', message: { zh: '盘点人不能审批自己盘点的单据', en: 'Counters cannot approve their own stocktake' } },
  manager: {
    code: 'APPROVAL_LEVEL',
    message: { zh: '差异超过500元，须仓库经理审批', en: 'Variances above 500 CNY need approval by the warehouse manager' },
  },
  finance: {
    code: 'APPROVAL_LEVEL',
    message: {
      zh: '差异超过5,000元，经理已批，还须财务审批',
      en: 'Variances above 5,000 CNY: approved by the manager, finance must approve as well',
    },
  },
  same: {
    code: 'SAME_APPROVER',
    message: { zh: '经理与财务须是两个人', en: 'Manager and finance approvers must be two different people' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** [R12] Approves variances as far as the caller may: above 5,000 CNY the manager first, then finance; never a user who counted. */
export const approveCount: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const me = caller.access.userId;
  const holds = (action: string) => can(caller.access, permissionCode('wms', 'stocktake', action));
  const { rows } = await sql<{ abs_value: string; own: boolean }>`
    select t.abs_value::text as abs_value,
      exists (select from stocktake_line l where l.stocktake = t.id and ${me} in (l.count1_by, l.count2_by, l.count3_by)) as own
    from stocktake_list t where t.id = ${before.id}`.execute(database);
  const { abs_value: value, own } = rows[0]!;
  if (own) return refuse([refusals.counter]);
  const level = approvalLevel(asDecimal(value));
  const approved = ok({ ...after, approvedBy: me, approvedAt: caller.now.toISOString() });
  if (level === 'supervisor') return approved;
  if (level === 'manager') return holds('approveManager') ? approved : refuse([refusals.manager]);
  const manager = before['managerBy'];
  if (manager === undefined)
    return holds('approveManager') ? ok({ ...after, state: before['state'], managerBy: me }) : refuse([refusals.manager]);
  if (manager === me) return refuse([refusals.same]);
  return holds('approveFinance') ? approved : refuse([refusals.finance]);
};
