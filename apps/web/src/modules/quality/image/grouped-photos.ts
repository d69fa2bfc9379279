import type { RecordRow } from '@axle/page-kit';

/** By what photos are put together. */
export const photoGroups = ['bizNo', 'sku', 'supplier', 'defect'] as const;

/** One of them. */
export type PhotoGroup = (typeof photoGroups)[number];

/** Photos under one heading. */
export interface GroupedPhotos {
  /** Empty where what they are grouped by is not known. */
  readonly heading: string;
  readonly rows: readonly RecordRow[];
}

/** What the fields of a photo are called where it is shown. */
export interface PhotoWords {
  of(row: RecordRow, group: PhotoGroup): readonly string[];
}

/** Whether a photo is meant by what somebody looks for: all of its words, whatever their case. */
export function isMeant(row: RecordRow, words: PhotoWords, asked: string): boolean {
  const shown = photoGroups
    .flatMap(group => words.of(row, group))
    .join(' ')
    .toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every(word => shown.includes(word));
}

/** Photos by their headings, in the order in which they first come; one with several defects stands under each. */
export function groupPhotos(rows: readonly RecordRow[], words: PhotoWords, group: PhotoGroup): readonly GroupedPhotos[] {
  const groups = new Map<string, RecordRow[]>();
  for (const row of rows) {
    const headings = words.of(row, group);
    for (const heading of headings.length > 0 ? headings : ['']) groups.set(heading, [...(groups.get(heading) ?? []), row]);
  }
  return [...groups].map(([heading, own]) => ({ heading, rows: own }));
}
