import { type Page, transitionNamed } from '@axle/page-kit';
import type { Registry } from '../../registry/registry.ts';
import { transitionHandler } from '../states/transition-records.ts';
import { type ActionHandler, actions } from '../calls/action-handler.ts';
import { onFitting } from '../calls/on-fitting.ts';

/**
 * What runs an action of a page, however it is asked for: its own handler, or for a transition without one the change of state alone. Only
 * records that its condition takes are touched. A transition itself says which states it is for, and in its own words; so does the handler
 * of an action that is for somebody's own records, which alone knows who stands in for whom.
 */
export function handlerOf({ key: page, actions: buttons, resource, transitions }: Page, key: string, registry: Registry) {
  const handler: ActionHandler | undefined =
    registry.part(actions, `${page}.${key}`) ?? (transitions.includes(key) ? transitionHandler(key) : undefined);
  const when = buttons.find(button => button.key === key)?.when;
  if (!handler || !when || !resource || resource.ownCalls || when.mine !== undefined || transitionNamed(resource, key)) return handler;
  return onFitting(handler, when);
}
