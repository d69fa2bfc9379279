import { type ApprovalEvent, type FieldChange, fieldsOf } from '@axle/page-kit';
import { sql } from 'kysely';
import { fieldRights, readableChanges } from '../resources/field-rights.ts';
import type { Actor } from '../resources/record-parts.ts';
import type { TimelineRecord } from './timeline-record.ts';
import { type Before, olderThan, type Sourced, type TimelineSource } from './timeline-source.ts';

/** Requested changes; one that took effect without approval is shown only here. */
export const requestSource: TimelineSource = {
  kind: 'approval',
  read: (record, before, limit) => requests(record, before, limit, 'created_at'),
};

/** Ends of requests without a decision: withdrawn, or void. */
export const decisionSource: TimelineSource = {
  kind: 'approval',
  read: (record, before, limit) => requests(record, before, limit, 'decided_at'),
};

/** Each person's approval or rejection, and in whose name it was. */
export const voteSource: TimelineSource = {
  kind: 'approval',
  async read({ parts, entity, id }, before, limit) {
    const { caller, resource, database } = parts;
    const { mayRead } = fieldRights(parts);
    const closed = Object.keys(fieldsOf(resource)).filter(field => !mayRead(field));
    let query = database
      .selectFrom('approval_decision as d')
      .innerJoin('change_request', 'change_request.id', 'd.request_id')
      .select([
        'd.id',
        'd.decision',
        'd.by_user',
        'd.in_name_of',
        'd.comment',
        'd.at',
        'd.request_id',
        'request_no',
        'state',
        'decided_at',
        'decided_by',
      ])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where(olderThan('d.at', 'd.id', before));
    if (closed.length > 0) query = query.where(visibleWithout(closed, entity, caller));
    const rows = await query.orderBy('d.at', 'desc').orderBy('d.id', 'desc').limit(limit).execute();
    return rows.map(row => {
      const isLast = row.state === 'approved' && row.decided_by === row.by_user && row.decided_at === row.at;
      return {
        id: row.id,
        entry: {
          key: `vote-${row.id}`,
          at: row.at,
          by: row.by_user,
          ...(row.by_user === row.in_name_of ? {} : { inNameOf: row.in_name_of }),
          kind: 'approval',
          what: row.decision === 'reject' ? 'rejected' : isLast ? 'approved' : 'agreed',
          request: row.request_no,
          requestId: row.request_id,
          ...(row.comment === null ? {} : { comment: row.comment }),
          changes: [],
        },
      };
    });
  },
};

/** Requests that may be shown to a user who may not read these fields. */
const visibleWithout = (closed: readonly string[], entity: string, { access }: Actor) =>
  sql<boolean>`(change_request.created_by = ${access.userId} or not fields && ${closed.map(field => `${entity}.${field}`)}::text[])`;

/** A request is shown to its author, and to users who may read every field that it concerns. */
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
  if (moment === 'decided_at') query = query.where('decided_at', 'is not', null).where('state', 'in', ['withdrawn', 'conflict']);
  if (closed.length > 0) query = query.where(visibleWithout(closed, entity, caller));
  const rows = await query.orderBy(moment, 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(row => {
    const asked = moment === 'created_at';
    const what = asked ? (row.auto ? 'auto' : 'asked') : (row.state as ApprovalEvent['what']);
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
