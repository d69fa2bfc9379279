import type { RecordRow, Resource } from '@axle/page-kit';

/** How a record is called where cells are spoken of. */
export function recordName(resource: Resource | undefined, id: number, row: RecordRow | undefined): string {
  const words = (resource?.nameFields ?? []).flatMap(name => (row?.[name] === undefined ? [] : [String(row[name])]));
  return words.length > 0 ? words.join(' ') : `#${id}`;
}
