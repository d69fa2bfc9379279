import { refuse } from '@axle/kernel';
import { type CustomAction, mostWhole, permissionCode, posted, type RecordValues, type Target } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { forbiddenTo, rolesHolding } from '../../access/role-names.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import type { FileFolder } from '../../files/file-folder.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { Registry } from '../../registry/registry.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';
import { type RecordParts, todayOf } from '../record-parts.ts';
import { refusalOfWriting } from '../refused-by-database.ts';
import type { ActionContext, ActionHandler } from '../calls/action-handler.ts';
import { checkActionInput } from '../calls/action-input.ts';
import { doOnce } from '../calls/do-once.ts';
import { handlerOf } from './handler-of.ts';
import { callShapes, mostTargets } from '../calls/call-shapes.ts';

/** What the calls of actions are made with. */
interface ActionCallParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder | undefined;
}

/** The calls of the custom actions that the pages of a resource name. An action without a handler is a fault of the program. */
export const actionCalls = (
  { database, files }: ActionCallParts,
  { resource, pages }: ResourceEntry,
  registry: Registry,
): readonly MainCall[] =>
  pages.flatMap(entry =>
    entry.page.actions
      .filter(action => posted(action) || action.effect === 'view')
      .map(action => {
        const handler = handlerOf(entry.page, action.key, registry);
        if (!handler) throw new Error(`no handler for the action ${entry.page.key}.${action.key}`);
        return actionCall({ database, resource, referred: registry.referred }, entry, action, { handler, files });
      }),
  );

function actionCall(
  over: Pick<RecordParts, 'database' | 'resource' | 'referred'>,
  { section, page }: PageEntry,
  action: CustomAction,
  { handler, files }: { readonly handler: ActionHandler; readonly files: FileFolder | undefined },
): MainCall {
  const { resource } = over;
  const code = permissionCode(section.key, page.key, action.permission ?? action.key);
  const takes = { none: (count: number) => count === 0, one: (count: number) => count === 1, many: (count: number) => count > 0 }[
    action.on
  ];
  const most = posted(action)?.whole ? mostWhole : mostTargets;
  const takesTargets = (count: number) => count <= most && (takes(count) || posted(action)?.takesTicked === true);
  return mainCall({
    method: 'POST',
    path: actionPath(resource, action.key),
    permission: code,
    forbidden: async () => forbiddenTo(action.title, (await rolesHolding(over.database, [code])).get(code) ?? []),
    input: callShapes.action,
    async handle(caller, { targets, input, key, submitAllowed }) {
      if (!takesTargets(targets.length)) return refuse({ ...callRefusals.malformed, field: 'targets' });
      const checked = checkActionInput(resource, action, input, todayOf(caller));
      if (checked.refusals.length > 0) return refuse(checked.refusals);
      const context = (database: Kysely<Tables>): ActionContext => ({
        parts: { ...over, database, page: page.key, caller },
        targets,
        input: checked.values,
        ...(key === undefined ? {} : { key }),
        ...(files ? { files } : {}),
        ...(submitAllowed ? { allowedPart: true } : {}),
      });
      const request = requestOf(page.key, action, { targets, input });
      const answer = await doOnce(over.database, caller, { key, request }, database => handler(context(database))).catch(
        (error: unknown) => {
          const refusal = refusalOfWriting(caller.registry, resource, error);
          if (!refusal) throw error;
          return refuse(refusal);
        },
      );
      if (!answer.ok)
        await handler.refused?.(
          context(over.database),
          [answer.refusal].flat().map(({ code: why }) => why),
        );
      return answer;
    },
  });
}

/**
 * What a key of an action stands for: its records, whatever their version, and its input. A view repeats a scan with what it shows by then,
 * such as how much tape a box took: of it the code counts alone.
 */
const requestOf = (
  page: string,
  { key, effect }: CustomAction,
  { targets, input }: { readonly targets: readonly Target[]; readonly input: RecordValues },
): unknown => [page, key, ...(effect === 'view' ? [input['code'] ?? null] : [targets.map(({ id }) => id), input])];
