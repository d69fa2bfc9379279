import { decisionRefusals, type ProjectApproval, projectLevels, submitRefusals } from '@axle/development';
import { type Decimal, ok, refuse } from '@axle/kernel';
import { refusedDecision, submit } from '../../../platform/resources/states/decide.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

interface Decided {
  readonly approval: ProjectApproval;
  readonly firstApprover?: number;
  readonly budget?: Decimal;
}

/** [N3c] A project is handed in for approval. */
export const submitProject: TransitionEffect = async transit => {
  const refused = submitRefusals((transit.before as unknown as Decided).approval);
  if (refused.length > 0) return refuse(refused);
  const submitted = await submit(transit);
  return submitted.ok ? ok({ ...submitted.value, approval: 'waiting', firstApprover: undefined }) : submitted;
};

/** [N3c] Somebody else approves a project; of one with a large budget the first approval waits for a second person. */
export const approveProject: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  const { approval, firstApprover, budget } = before as unknown as Decided;
  const user = parts.caller.access.userId;
  const own = refusedDecision(transit);
  const refused = [...decisionRefusals(approval, firstApprover, user), ...(own ? [own] : [])];
  if (refused.length > 0) return refuse(refused);
  if (projectLevels(budget) === 2 && firstApprover === undefined) return ok({ ...after, firstApprover: user });
  return ok({ ...after, approval: 'approved', approver: user, approvedAt: parts.caller.now.toISOString() });
};

/** [N3c] Somebody else sends a project back, with the reason. */
export const rejectProject: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  const own = refusedDecision(transit);
  const refused = [
    ...decisionRefusals((before as unknown as Decided).approval, undefined, parts.caller.access.userId),
    ...(own ? [own] : []),
  ];
  return refused.length > 0
    ? refuse(refused)
    : ok({ ...after, approval: 'rejected', approver: parts.caller.access.userId, approvedAt: parts.caller.now.toISOString() });
};
