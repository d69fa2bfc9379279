import { ok } from '@axle/kernel';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { testTemplate } from './test-template.ts';

/** A mail is due at once. */
const sendNow: TransitionEffect = async ({ parts, after }) => ok({ ...after, nextAt: parts.caller.now.toISOString() });

/** A mail that was given up starts again, as the same mail. */
const tryAgain: TransitionEffect = async ({ parts, after }) =>
  ok({ ...after, nextAt: parts.caller.now.toISOString(), attempts: 0, endedAt: undefined });

/** A held mail is not due. */
const hold: TransitionEffect = async ({ after }) => ok({ ...after, nextAt: undefined });

const cancel: TransitionEffect = async ({ parts, after }) => ok({ ...after, nextAt: undefined, endedAt: parts.caller.now.toISOString() });

/** What is done with mails to suppliers. */
export const consoleActions: ActionHandlers = {
  'mailConsole.send': transitionHandler('send', sendNow),
  'mailConsole.hold': transitionHandler('hold', hold),
  'mailConsole.retry': transitionHandler('retry', tryAgain),
  'mailConsole.cancel': transitionHandler('cancel', cancel),
  'mailTemplates.test': testTemplate,
};
