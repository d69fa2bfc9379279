import type { Result } from '@axle/kernel';
import { longestComment, mostMentions } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { doOnce } from '../resources/calls/do-once.ts';
import { timelineRecord, type TimelineRecord } from '../timeline/timeline-record.ts';
import { addComment, changeComment, removeComment } from './comments.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const recordInput = z.object({ page: z.string().max(80), id });
const words = {
  // as long as a text can be that is short enough once it is trimmed
  text: z.string().max(longestComment * 2),
  mentions: z
    .array(id)
    .max(mostMentions * 5)
    .default([]),
};
/** Named by its writer, so that it stands once however often it is sent. */
const addInput = recordInput.extend({ ...words, key: z.uuid() });
const changeInput = recordInput.extend({ ...words, comment: id });
const removeInput = recordInput.extend({ comment: id });

/** The calls about comments on records. Users who may open a record may comment on it, and may change their own comments for a while. */
export function commentCalls(parts: { readonly database: Kysely<Tables>; readonly registry: Registry }): readonly MainCall[] {
  const { database } = parts;
  const on = async <Value>(
    caller: Caller,
    where: z.infer<typeof recordInput>,
    act: (transaction: Kysely<Tables>, record: TimelineRecord) => Promise<Result<Value>>,
    key?: string,
  ) => {
    const record = await timelineRecord(parts, caller, where);
    if (!record.ok) return record;
    return key === undefined
      ? database.transaction().execute(transaction => act(transaction, record.value))
      : doOnce(database, caller, { key, request: ['comment', where] }, transaction => act(transaction, record.value));
  };
  return [
    mainCall({
      method: 'POST',
      path: mainPaths.commentAdd,
      input: addInput,
      handle: (caller, input) => on(caller, input, (transaction, record) => addComment(transaction, record, input), input.key),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.commentUpdate,
      input: changeInput,
      handle: (caller, input) => on(caller, input, (transaction, record) => changeComment(transaction, record, input.comment, input)),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.commentRemove,
      input: removeInput,
      handle: (caller, input) => on(caller, input, (transaction, record) => removeComment(transaction, record, input.comment)),
    }),
  ];
}
