import type { InboxPage } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** What the inbox is asked for. */
export const inboxInput = z.object({
  page: z.number().int().min(1).max(100_000).default(1),
  size: z.number().int().min(1).max(200).default(20),
  unread: z.boolean().default(false),
  level: z.enum(['info', 'todo', 'warn']).optional(),
  kind: z.enum(['approval', 'alert']).optional(),
  /** Without those that were put off until later. */
  awake: z.boolean().default(false),
});

/** Which messages are read or deleted. */
export const chosenInput = z.object({ ids: z.array(id).min(1).max(1000) });

/** All messages, or all up to the newest one that the reader has seen: what came since is not gone unread. */
export const allInput = z.object({ up_to: id.optional() });

/** Messages that a user has not deleted. What failed never reached anybody. */
const ownMessages = (database: Kysely<Tables>, { access }: Caller) =>
  database.selectFrom('message').where('receiver', '=', access.userId).where('state', 'in', ['sent', 'read']);

const countUnread = async (database: Kysely<Tables>, caller: Caller): Promise<number> =>
  (
    await database
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('receiver', '=', caller.access.userId)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow()
  ).unread;

/** The caller's own messages, newest first, with how many there are and how many are unread. */
export async function inboxPage(
  database: Kysely<Tables>,
  caller: Caller,
  { page, size, unread, level, kind, awake }: z.infer<typeof inboxInput>,
): Promise<InboxPage> {
  let query = ownMessages(database, caller);
  if (unread) query = query.where('state', '=', 'sent');
  if (level) query = query.where('level', '=', level);
  if (kind === 'approval') query = query.where('event', 'like', 'approval.%');
  if (kind === 'alert') query = query.where('level', '=', 'warn');
  if (awake) query = query.where(one => one.or([one('snoozed_until', 'is', null), one('snoozed_until', '<=', caller.now.toISOString())]));
  const [list, { total }, unreadOfAll] = await Promise.all([
    query
      .select(['id', 'at', 'event', 'level', 'title_zh', 'title_en', 'body_zh', 'body_en', 'link_page', 'link_record', 'link_part'])
      .select(['object', 'counter', 'read_at'])
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    countUnread(database, caller),
  ]);
  return { list, total, unread: unreadOfAll };
}

/** Which messages a change is meant for. */
type Which = { readonly ids: readonly number[] } | { readonly up_to?: number | undefined };

/**
 * Marks own messages as read or takes them out of the inbox; those of others and those that are so already stay as they are. Answers what
 * is unread now.
 */
export async function changeOwn(
  database: Kysely<Tables>,
  caller: Caller,
  change: 'read' | 'delete',
  which: Which,
): Promise<{ readonly changed: number; readonly unread: number }> {
  let update = database
    .updateTable('message')
    .set(change === 'read' ? { state: 'read', read_at: caller.now } : { state: 'deleted', deleted_at: caller.now })
    .where('receiver', '=', caller.access.userId)
    .where('state', 'in', change === 'read' ? ['sent'] : ['sent', 'read']);
  if ('ids' in which) update = update.where('id', 'in', which.ids);
  else if (which.up_to !== undefined) update = update.where('id', '<=', which.up_to);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return { changed: Number(numUpdatedRows), unread: await countUnread(database, caller) };
}
