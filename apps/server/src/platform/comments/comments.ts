import { ok, refuse, type Result } from '@axle/kernel';
import { acceptComment, type Mention, mentionsIn, notFound, refuseCommentChange } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TimelineRecord } from '../timeline/timeline-record.ts';
import { notifyMentioned } from './notify-mentioned.ts';

/** What somebody writes: a text, and whom they picked while they wrote it. */
export interface GivenComment {
  readonly text: string;
  readonly mentions: readonly number[];
}

/** A stored comment, and the mentioned users who were not notified because they may not open the record. */
export interface KeptComment {
  readonly id: number;
  readonly unnotified: readonly number[];
}

/** Adds a comment to a record and notifies the users it mentions. */
export async function addComment(transaction: Kysely<Tables>, record: TimelineRecord, given: GivenComment): Promise<Result<KeptComment>> {
  const text = acceptComment(given.text);
  if (!text.ok) return text;
  const { access, now } = record.parts.caller;
  const mentions = await resolve(transaction, text.value, given.mentions);
  const { id } = await transaction
    .insertInto('record_comment')
    .values({
      entity: record.entity,
      record_id: record.id,
      body: text.value,
      mentions: JSON.stringify(mentions),
      created_by: access.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok({ id, unnotified: await notifyMentioned(transaction, record, text.value, mentions) });
}

/** Changes the text of a comment; the former text is kept. Only newly mentioned users are notified. */
export async function changeComment(
  transaction: Kysely<Tables>,
  record: TimelineRecord,
  id: number,
  given: GivenComment,
): Promise<Result<KeptComment>> {
  const text = acceptComment(given.text);
  if (!text.ok) return text;
  const found = await changeable(transaction, record, id);
  if (!found.ok) return found;
  const { body, mentions: named } = found.value;
  if (body === text.value) return ok({ id, unnotified: [] });
  const mentions = await resolve(transaction, text.value, [...given.mentions, ...named.map(mention => mention.id)]);
  await keepFormer(transaction, record, id, found.value);
  await transaction
    .updateTable('record_comment')
    .set({ body: text.value, mentions: JSON.stringify(mentions) })
    .where('id', '=', id)
    .execute();
  const added = mentions.filter(mention => !named.some(before => before.id === mention.id));
  return ok({ id, unnotified: await notifyMentioned(transaction, record, text.value, added) });
}

/** Takes a comment back: nobody reads it any more, that it was there stays. */
export async function removeComment(transaction: Kysely<Tables>, record: TimelineRecord, id: number): Promise<Result<undefined>> {
  const found = await changeable(transaction, record, id);
  if (!found.ok) return found;
  await transaction.updateTable('record_comment').set({ removed_at: record.parts.caller.now }).where('id', '=', id).execute();
  return ok(undefined);
}

async function changeable(transaction: Kysely<Tables>, { entity, id: recordId, parts: { caller } }: TimelineRecord, id: number) {
  const found = await transaction
    .selectFrom('record_comment')
    .select(['body', 'mentions', 'created_by', 'created_at'])
    .where('id', '=', id)
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse(notFound);
  const refusal = refuseCommentChange({ by: found.created_by, at: found.created_at }, caller.access.userId, caller.now.getTime());
  return refusal ? refuse(refusal) : ok(found);
}

const keepFormer = (
  transaction: Kysely<Tables>,
  { parts: { caller } }: TimelineRecord,
  id: number,
  { body, mentions }: { readonly body: string; readonly mentions: readonly Mention[] },
) =>
  transaction
    .insertInto('record_comment_former')
    .values({ comment_id: id, body, mentions: JSON.stringify(mentions), until: caller.now })
    .execute();

/** Whom a text names, among those who are still with the company. */
async function resolve(transaction: Kysely<Tables>, text: string, picked: readonly number[]): Promise<readonly Mention[]> {
  if (!text.includes('@')) return [];
  const users = await transaction.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).where('state', '=', 'active').execute();
  return mentionsIn(
    text,
    users.map(({ id, nickname, nickname_en }) => ({ id, names: nickname_en === null ? [nickname] : [nickname, nickname_en] })),
    picked,
  );
}
