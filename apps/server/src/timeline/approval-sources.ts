import { type ApprovalTold, type FieldChange, fieldsOf } from '@axle/page-kit';
import { sql } from 'kysely';
import { fieldRights, readableChanges } from '../resources/field-rights.ts';
import type { TimelineRecord } from './timeline-record.ts';
import { type Before, olderThan, type Sourced, type TimelineSource } from './timeline-source.ts';

/** Changes that were asked for; one that took effect by itself is told here alone. */
export const requestSource: TimelineSource = {
  kind: 'approval',
  read: (record, before, limit) => requests(record, before, limit, 'created_at'),
};

/** Decisions on changes. */
export const decisionSource: TimelineSource = {
  kind: 'approval',
  read: (record, before, limit) => requests(record, before, limit, 'decided_at'),
};

/** A request is told to who asked, and to who may read every field that it speaks of. */
async function requests(
  { parts, entity, id }: TimelineRecord,
  before: Before,
  limit: number,
  moment: 'created_at' | 'decided_at',
): Promise<readonly Sourced[]> {
  const { database, caller, resource } = parts;
  const { mayRead } = fieldRights(parts);
  const closed = Object.keys(fieldsOf(resource)).filter(field => !mayRead(field));
  let query = database
    .selectFrom('change_request')
    .select(['id', 'request_no', 'state', 'auto', 'created_by', 'created_at', 'decided_by', 'decided_at', 'comment'])
    .select(
      sql<
        readonly FieldChange[]
      >`coalesce((select json_agg(json_strip_nulls(json_build_object('field', l.field, 'before', l.before, 'after', l.after)) order by l.id)
        from change_request_line l where l.request_id = change_request.id), '[]')`.as('lines'),
    )
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where(olderThan(moment, 'id', before));
  if (moment === 'decided_at') query = query.where('decided_at', 'is not', null).where('auto', '=', false);
  if (closed.length > 0)
    query = query.where(
      sql<boolean>`(created_by = ${caller.access.userId} or not fields && ${closed.map(field => `${entity}.${field}`)}::text[])`,
    );
  const rows = await query.orderBy(moment, 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(row => {
    const asked = moment === 'created_at';
    const what = asked ? (row.auto ? 'auto' : 'asked') : (row.state as ApprovalTold['what']);
    const by = asked ? row.created_by : row.decided_by;
    return {
      id: row.id,
      entry: {
        key: `${asked ? 'request' : 'decision'}-${row.id}`,
        at: asked ? row.created_at : row.decided_at!,
        ...(by === null ? {} : { by }),
        kind: 'approval',
        what,
        request: row.request_no,
        requestId: row.id,
        ...(!asked && row.comment !== null ? { comment: row.comment } : {}),
        changes: asked ? readableChanges(parts, row.lines) : [],
      },
    };
  });
}
