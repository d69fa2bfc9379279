import { olderThan, type TimelineSource } from './timeline-source.ts';

/** When the record was printed, by which template, and why again. */
export const printSource: TimelineSource = {
  kind: 'print',
  async read({ parts: { database }, entity, id }, before, limit) {
    const rows = await database
      .selectFrom('print_log')
      .select(['id', 'template', 'template_version', 'copies', 'reason', 'by', 'at'])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where(olderThan('at', 'id', before))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id: print, template, template_version: version, copies, reason, by, at }) => ({
      id: print,
      entry: { key: `print-${print}`, at, by, kind: 'print', template, version, copies, ...(reason === null ? {} : { reason }) },
    }));
  },
};
