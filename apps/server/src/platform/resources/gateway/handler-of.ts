import type { Page } from '@axle/page-kit';
import type { Registry } from '../../registry/registry.ts';
import { transitionHandler } from '../states/transition-records.ts';
import { type ActionHandler, actions } from '../calls/action-handler.ts';

/** What runs an action of a page: its own handler, or for a transition without one the change of state alone. */
export const handlerOf = (page: Page, key: string, registry: Registry): ActionHandler | undefined =>
  registry.part(actions, `${page.key}.${key}`) ?? (page.transitions.includes(key) ? transitionHandler(key) : undefined);
