import { type Refusal, refuse, text } from '@axle/kernel';
import { actionPath, mainPaths } from '@axle/wire';
import { z } from 'zod';
import { findDownload } from '../exports/download-tasks.ts';
import { fetchDownload, type FetchParts } from '../exports/fetch-download.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { taskListCalls } from '../jobs/task-list-calls.ts';
import { ownerOf, type TaskTable } from '../jobs/task-source.ts';
import { noSuchTask, targetsInput, toEach } from '../jobs/task-targets.ts';
import type { SubscriptionRow, TurnParts } from './queue-turn.ts';
import { subscribe } from './subscribe.ts';
import { change, pause, remove, resume, runNow } from './subscription-actions.ts';
import { changeShape, subscribeShape } from './subscription-shape.ts';

/** What the calls of subscriptions are made with. */
export type SubscriptionParts = TurnParts & FetchParts;

const actions = { pause, resume, runNow, remove } as const;

const noFile: Refusal = { code: 'NOT_FOUND', message: text('还没有文件', 'There is no file yet') };

/** Subscribing to the export of a list, and the subscriptions of a user. Everybody has their own, super users see all. */
export function subscriptionCalls(parts: SubscriptionParts): readonly MainCall[] {
  const table = subscriptionTable(parts);
  const { resource } = table;
  const { database } = parts;
  const find = async (caller: Caller, id: number): Promise<SubscriptionRow | undefined> => {
    const owner = ownerOf(caller);
    const one = database.selectFrom('export_subscription').selectAll().where('id', '=', id);
    return (owner === undefined ? one : one.where('by', '=', owner)).executeTakeFirst();
  };
  return [
    ...taskListCalls(database, table),
    mainCall({
      method: 'POST',
      path: mainPaths.subscribeExport,
      input: subscribeShape,
      handle: (caller, input) => subscribe(parts, caller, input),
    }),
    ...Object.entries(actions).map(([key, act]) =>
      mainCall({
        method: 'POST',
        path: actionPath(resource, key),
        input: targetsInput,
        handle: (caller, { targets }) =>
          toEach(
            targets.map(target => target.id),
            id => find(caller, id),
            row => act(parts, row, caller.now),
          ),
      }),
    ),
    mainCall({
      method: 'POST',
      path: actionPath(resource, 'change'),
      input: targetsInput.extend({ input: changeShape }),
      async handle(caller, { targets: [target], input }) {
        const row = await find(caller, target!.id);
        if (!row) return refuse(noSuchTask);
        const changed = await change(parts, row, caller.now, input);
        return changed.ok ? { ok: true, value: [{ id: row.id, name: input.name }] } : changed;
      },
    }),
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'download'),
      input: z.object({ id: z.coerce.number().int().positive() }),
      async handle(caller, { id }) {
        const last = await database
          .selectFrom('export_subscription_turn')
          .select('task')
          .where('subscription', '=', id)
          .orderBy('turn', 'desc')
          .limit(1)
          .executeTakeFirst();
        const own = last?.task ? await findDownload(database, { id: last.task }, ownerOf(caller)) : undefined;
        return own ? fetchDownload(parts, caller, { id: own.id }) : refuse(noFile);
      },
    }),
  ];
}

function subscriptionTable({ registry }: SubscriptionParts): TaskTable {
  const found = registry.resource('exportSubscription');
  if (!found) throw new Error('there is no page of scheduled exports');
  return { resource: found.resource, page: 'exportSubscription' };
}
