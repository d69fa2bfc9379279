import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { TimelineOf } from './timelines.ts';

const keyOf = (user: number | undefined, { page, id }: TimelineOf) => `axle.comment.${user ?? 0}.${page}.${id}`;

/** What somebody began to say about a record, as this browser kept it. */
export const commentDraft = (values: BrowserValues, user: number | undefined, record: TimelineOf): string => {
  const kept = values.read(keyOf(user, record));
  return typeof kept === 'string' ? kept : '';
};

/** Keeps what was typed; an empty text is forgotten. */
export function keepCommentDraft(values: BrowserValues, user: number | undefined, record: TimelineOf, text: string): void {
  if (text.trim() === '') values.remove(keyOf(user, record));
  else values.write(keyOf(user, record), text);
}
