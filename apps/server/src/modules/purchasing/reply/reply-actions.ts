import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { approve, recall, reject } from './approve-reply.ts';
import { acceptAll } from './decide-replies.ts';
import { manualEffective } from './manual-effective.ts';
import { counterReply } from './counter-reply.ts';
import { linesToCounter } from './lines-to-counter.ts';
import { acceptSome, refuseReply } from './send-back.ts';

/** What the buttons of supplier replies do, and the steps of approval that orders take because of them too. */
export const replyActions: ActionHandlers = {
  'purchaseOrder.approve': transitionHandler('approve', approve),
  'purchaseOrder.reject': transitionHandler('reject', reject),
  'purchaseOrder.recall': transitionHandler('recall', recall),
  'purchaseOrder.manualEffective': transitionHandler('manualEffective', manualEffective),
  'viewReplies.acceptAll': transitionHandler('acceptAll', acceptAll),
  'viewReplies.acceptLine': transitionHandler('acceptLine', acceptSome),
  'viewReplies.refuse': transitionHandler('refuse', refuseReply),
  'viewReplies.counter': transitionHandler('counter', counterReply),
};

/** What is filled into the dialogs of supplier replies. */
export const replyProposals: ProposalHandlers = { 'viewReplies.counter': linesToCounter };
