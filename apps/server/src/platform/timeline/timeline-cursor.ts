import { utcInstant } from '@axle/page-kit';
import type { Before } from './timeline-source.ts';

/** Where a page of a timeline ended: a moment, the place of the source in their order, and the id within it. */
export interface TimelinePlace extends Before {
  readonly source: number;
}

/** An opaque text that says where a page ended. */
export const timelineCursor = ({ at, source, id }: TimelinePlace): string =>
  Buffer.from(JSON.stringify([at, source, id])).toString('base64url');

/** The place that a cursor was made from; undefined for a broken one. */
export function readTimelineCursor(cursor: string): TimelinePlace | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 3) return undefined;
    const [at, source, id] = parts as unknown[];
    if (typeof at !== 'string' || utcInstant(at) !== at) return undefined;
    return Number.isSafeInteger(source) && Number.isSafeInteger(id) ? { at, source: source as number, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}

/** Of one moment the sources follow each other: what of a source is still to come behind a place. */
export const beforeIn = (source: number, place: TimelinePlace | undefined): Before => {
  if (!place) return { at: 'infinity', id: 0 };
  return { at: place.at, id: source === place.source ? place.id : source > place.source ? Number.MAX_SAFE_INTEGER : 0 };
};
