import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { resendMessage } from './resend-message.ts';

/** Effects of the message log's own actions. */
export const messageActions: ActionHandlers = { 'messageLog.resend': resendMessage };
