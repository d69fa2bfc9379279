import { olderThan, type Sourced, type TimelineSource } from './timeline-source.ts';

const source = (what: 'added' | 'removed'): TimelineSource => ({
  kind: 'file',
  async read({ parts: { database }, entity, id }, before, limit) {
    const [moment, person] = what === 'added' ? (['created_at', 'created_by'] as const) : (['removed_at', 'removed_by'] as const);
    const rows = await database
      .selectFrom('attachment')
      .select(['id', 'name', 'bytes', `${moment} as at`, `${person} as by`])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where(moment, 'is not', null)
      .where(olderThan(moment, 'id', before))
      .orderBy(moment, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id: file, name, bytes, at, by }): Sourced => ({
      id: file,
      entry: { key: `file-${what}-${file}`, at: at!, ...(by === null ? {} : { by }), kind: 'file', what, name, bytes },
    }));
  },
});

/** Files that were hung on the record. */
export const addedFiles = source('added');

/** Files that were taken off it. */
export const removedFiles = source('removed');
