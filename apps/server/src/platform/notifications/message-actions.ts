import { ok } from '@axle/kernel';
import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { transitionHandler } from '../resources/states/transition-records.ts';
import { resendMessage } from './resend-message.ts';

/** Effects of the own actions of messages and their templates. */
export const messageActions: ActionHandlers = {
  'messageLog.resend': resendMessage,
  'stationLetterTemplate.retire': transitionHandler('retire', async ({ after, parts }) =>
    ok({ ...after, retiredAt: parts.caller.now.toISOString() }),
  ),
};
