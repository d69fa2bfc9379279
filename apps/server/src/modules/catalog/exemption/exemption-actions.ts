import { ok, type Refusal, refuse } from '@axle/kernel';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';

const own: Refusal = {
  code: 'OWN_REQUEST',
  message: { zh: '不能批准自己的申请', en: 'You cannot approve your own request' },
};
const notLater: Refusal = {
  code: 'DATES',
  field: 'effectiveTo',
  message: { zh: '新失效日期须晚于当前失效日期', en: 'The new effective-to date must be later than the current one' },
};

/** Somebody else than who asked looks at the evidence. */
const approve: TransitionEffect = async ({ parts, before, after }) =>
  before['createdBy'] === parts.caller.access.userId ? refuse([own]) : ok(after);

/** An exemption that is taken back keeps when and why. */
const revoke: TransitionEffect = async ({ parts, after }) => ok({ ...after, revokedAt: parts.caller.now.toISOString() });

/** Asks for a later last day; it takes effect with its approval. */
const extend: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const within = { ...parts, database: transaction, caller: { ...parts.caller, why: String(input['reason']) } };
    for (const before of records) {
      if (String(input['effectiveTo']) <= String(before['effectiveTo'])) {
        refused.set(before.id, notLater);
        continue;
      }
      const written = await writing(within, inner => changeLocked(inner, within, before, { effectiveTo: input['effectiveTo'] }));
      if (!written.ok) refused.set(before.id, written.refusal[0]!);
    }
    return refused;
  });

/** Effects of the own actions of exemptions, and of the changes of their state. */
export const exemptionActions: ActionHandlers = {
  'exemptSku.approve': transitionHandler('approve', approve),
  'exemptSku.revoke': transitionHandler('revoke', revoke),
  'exemptSku.extend': extend,
};
