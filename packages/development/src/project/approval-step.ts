import { compareDecimals, type Decimal, type Refusal, text, zero } from '@axle/kernel';

/** Where the approval of a project stands. */
export type ProjectApproval = 'none' | 'waiting' | 'approved' | 'rejected';

const aloneUpTo = '50000' as Decimal;

/** [N3c] How many people approve a project: a budget above 50,000 yuan needs a second one. */
export const projectLevels = (budget: Decimal | undefined): 1 | 2 => (compareDecimals(budget ?? zero, aloneUpTo) > 0 ? 2 : 1);

/** [N3c] What stands against handing a project in for approval: it waits for one already, or has one (`APPROVAL`). */
export const submitRefusals = (approval: ProjectApproval): readonly Refusal[] =>
  approval === 'waiting' || approval === 'approved'
    ? [{ code: 'APPROVAL', field: 'approval', message: text('已提交审批', 'It has already been submitted') }]
    : [];

/** [N3c] What stands against a decision: nothing waits for one (`APPROVAL`), or the same person decided before (`APPROVED_ALREADY`). */
export function decisionRefusals(approval: ProjectApproval, firstApprover: number | undefined, user: number): readonly Refusal[] {
  if (approval !== 'waiting') return [{ code: 'APPROVAL', field: 'approval', message: text('没有待审批的立项', 'No approval is pending') }];
  return firstApprover === user
    ? [
        {
          code: 'APPROVED_ALREADY',
          field: 'approval',
          message: text('您已审批过，须由另一人终审', 'You have approved it; the second level needs another person'),
        },
      ]
    : [];
}
