import { type Mention, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import type { Kysely } from 'kysely';
import { loadAccess } from '../access/load-access.ts';
import { labelOf } from '../approvals/request-draft.ts';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { findRecord } from '../resources/read-records.ts';
import { todayOf } from '../resources/record-parts.ts';
import type { TimelineRecord } from '../timeline/timeline-record.ts';

/** Longest part of a comment that a message quotes. */
const longestQuote = 200;

/**
 * Sends a message to everybody whom a comment names and who may open the record; answers those who may not. Authors are not notified of
 * themselves.
 */
export async function notifyMentioned(
  transaction: Kysely<Tables>,
  record: TimelineRecord,
  text: string,
  mentions: readonly Mention[],
): Promise<readonly number[]> {
  const { caller } = record.parts;
  const unnotified: number[] = [];
  for (const { id } of mentions.filter(mention => mention.id !== caller.access.userId)) {
    const seen = await seenBy(transaction, record, id);
    if (!seen) {
      unnotified.push(id);
      continue;
    }
    await sendMessage(transaction, {
      event: 'comment.mention',
      receivers: [id],
      object: seen.name,
      values: { 'author.name': caller.nickname, 'record.name': seen.name, 'comment.text': quoted(text) },
      page: seen.page,
      record: record.id,
      part: 'timeline',
      now: caller.now,
    });
  }
  return unnotified;
}

/** Under which page somebody may open the record, and what they see it named; undefined where they may not. */
async function seenBy(transaction: Kysely<Tables>, { entry, parts, id }: TimelineRecord, user: number) {
  const access = await loadAccess(transaction, user, todayOf(parts.caller));
  if (!access) return undefined;
  const others = parts.caller.registry.resource(parts.resource.entity)?.pages ?? [];
  const page = [entry, ...others].find(one => mayList(one, access))?.page.key;
  if (page === undefined) return undefined;
  const theirs = { ...parts, database: transaction, page, caller: { ...parts.caller, access } };
  const { mayRead } = fieldRights(theirs);
  const row = await findRecord(
    theirs,
    transaction,
    id,
    parts.resource.nameFields.filter(field => mayRead(field)),
  );
  return row && { page, name: labelOf(parts, row) || String(id) };
}

const mayList = ({ section, page }: PageEntry, access: Access): boolean =>
  page.standard.includes('list') && can(access, standardCode(section.key, page, 'list'));

const quoted = (text: string): string => {
  const letters = [...text];
  return letters.length > longestQuote ? `${letters.slice(0, longestQuote).join('')}…` : text;
};
