import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { claimFromDocument } from './claim-from-document.ts';
import { withEntry } from './claim-timeline.ts';
import { agreeClaim, closeClaim, recoverClaim, rejectClaim, reopenClaim } from './settle-claim.ts';
import { submitClaim } from './submit-claim.ts';

/** What was said about claims; once they were put forward, both sides talk. */
const addNote: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, claims) => {
    const noted = claims.map(before => {
      const after = withEntry(before, parts.caller, { event: 'noted', text: input['note'] });
      return before['state'] === 'submitted' ? { before, after: { ...after, state: 'negotiating' } } : { before, after };
    });
    const [talked, others] = [
      noted.filter(({ before }) => before['state'] === 'submitted'),
      noted.filter(({ before }) => before['state'] !== 'submitted'),
    ];
    await updateRows(transaction, parts, talked, { action: 'state', transition: 'talk' });
    await updateRows(transaction, parts, others, { action: 'update' });
    return new Map();
  });

/** What the buttons of claims do. */
export const claimActions: ActionHandlers = {
  'claimSummary.from': claimFromDocument,
  'claimSummary.submit': transitionHandler('submit', submitClaim),
  'claimSummary.note': addNote,
  'claimSummary.agree': transitionHandler('agree', agreeClaim),
  'claimSummary.recover': transitionHandler('recover', recoverClaim),
  'claimSummary.reject': transitionHandler('reject', rejectClaim),
  'claimSummary.reopen': transitionHandler('reopen', reopenClaim),
  'claimSummary.close': transitionHandler('close', closeClaim),
};
