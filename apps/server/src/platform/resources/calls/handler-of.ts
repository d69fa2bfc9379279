import type { Page } from '@axle/page-kit';
import { transitionHandler } from '../states/transition-records.ts';
import type { ActionHandler, ActionHandlers } from './action-handler.ts';

/** What runs an action of a page: its own handler, or for a transition without one the change of state alone. */
export const handlerOf = (page: Page, key: string, handlers: ActionHandlers): ActionHandler | undefined =>
  handlers[`${page.key}.${key}`] ?? (page.transitions.includes(key) ? transitionHandler(key) : undefined);
