import type { RecordValues, TimelineEntry, TimelineKind, TimelinePage } from '@axle/page-kit';
import { addedFiles, removedFiles } from './attachment-story.ts';
import { decisionSource, requestSource, voteSource } from './approval-sources.ts';
import { commentSource } from './comment-source.ts';
import { editSource } from './edit-source.ts';
import { printSource } from './print-source.ts';
import { scannedOn, scanSource } from './scan-source.ts';
import { beforeIn, timelineCursor, type TimelinePlace } from './timeline-cursor.ts';
import type { TimelineRecord } from './timeline-record.ts';
import type { TimelineSource } from './timeline-source.ts';

/** In the order in which they stand where several things happened at one moment; what a cursor counts by. */
const sources: readonly TimelineSource[] = [
  voteSource,
  decisionSource,
  editSource,
  requestSource,
  commentSource,
  removedFiles,
  addedFiles,
  printSource,
  scanSource,
];

/** The kinds that a reader may see: the history by its own right, everything else by that of the list. */
export const readableKinds = (record: TimelineRecord): readonly TimelineKind[] => [
  ...(record.may('log') ? (['edit'] as const) : []),
  'comment',
  'file',
  'print',
  'approval',
  ...(scannedOn[record.entity] ? (['scan'] as const) : []),
];

/** A page of a record's timeline: each source gives its newest, the newest of all are the page. */
export async function timelinePage(
  record: TimelineRecord,
  { kinds, after, limit }: { readonly kinds: readonly TimelineKind[]; readonly after: TimelinePlace | undefined; readonly limit: number },
): Promise<TimelinePage> {
  const readable = readableKinds(record);
  const wanted = readable.filter(kind => kinds.length === 0 || kinds.includes(kind));
  const read = await Promise.all(
    sources.map(async (source, place) =>
      wanted.includes(source.kind)
        ? (await source.read(record, beforeIn(place, after), limit + 1)).map(sourced => ({ ...sourced, source: place }))
        : [],
    ),
  );
  const all = read
    .flat()
    .toSorted(
      (one, other) =>
        (one.entry.at < other.entry.at ? 1 : one.entry.at > other.entry.at ? -1 : 0) || one.source - other.source || other.id - one.id,
    );
  const shown = all.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ entry }) => entry),
    ...(last && all.length > limit ? { next: timelineCursor({ at: last.entry.at, source: last.source, id: last.id }) } : {}),
    kinds: readable,
    mayComment: true,
  };
}

/** What the entries speak of, as records: for the names of what they refer to. */
export const valueRows = (entries: readonly TimelineEntry[]): readonly RecordValues[] =>
  entries
    .flatMap(entry => (entry.kind === 'edit' || entry.kind === 'approval' ? entry.changes : []))
    .flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]);
