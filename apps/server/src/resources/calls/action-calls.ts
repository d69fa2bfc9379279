import { refuse } from '@axle/kernel';
import { checkRecord, type CustomAction, defineResource, permissionCode, type Resource } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { PageEntry, ResourceEntry } from '../../pages/registry.ts';
import { todayOf } from '../record-parts.ts';
import type { ActionHandler, ActionHandlers } from './action-handler.ts';
import { callShapes } from './call-shapes.ts';

/** The calls of the custom actions that the pages of a resource name. An action without a handler is a fault of the program. */
export const actionCalls = (database: Kysely<Tables>, { resource, pages }: ResourceEntry, handlers: ActionHandlers): readonly MainCall[] =>
  pages.flatMap(entry =>
    entry.page.actions
      .filter(action => (action.effect ?? 'post') === 'post')
      .map(action => {
        const handler = handlers[`${entry.page.key}.${action.key}`];
        if (!handler) throw new Error(`no handler for the action ${entry.page.key}.${action.key}`);
        return actionCall(database, resource, entry, action, handler);
      }),
  );

function actionCall(
  database: Kysely<Tables>,
  resource: Resource,
  { section, page }: PageEntry,
  action: CustomAction,
  handler: ActionHandler,
): MainCall {
  const form = defineResource({ ...resource, fields: action.input ?? {}, unique: [], checks: [], spelling: [] });
  const takes = { none: (count: number) => count === 0, one: (count: number) => count === 1, many: (count: number) => count > 0 }[
    action.on
  ];
  return mainCall({
    method: 'POST',
    path: actionPath(resource, action.key),
    permission: permissionCode(section.key, page.key, action.permission ?? action.key),
    input: callShapes.action,
    async handle(caller, { targets, input }) {
      if (!takes(targets.length)) return refuse({ ...callRefusals.malformed, field: 'targets' });
      const checked = checkRecord(form, input, todayOf(caller));
      if (checked.refusals.length > 0) return refuse(checked.refusals);
      return handler({ parts: { database, resource, page: page.key, caller }, targets, input: checked.values });
    },
  });
}
