import { minutesToChange } from '@axle/page-kit';
import { olderThan, type TimelineSource } from './timeline-source.ts';

/** Comments on the record. Of a withdrawn comment only the fact is shown. */
export const commentSource: TimelineSource = {
  kind: 'comment',
  async read({ parts: { database, caller }, entity, id }, before, limit) {
    const rows = await database
      .selectFrom('record_comment')
      .select(['id', 'body', 'mentions', 'created_by', 'created_at', 'removed_at'])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where(olderThan('created_at', 'id', before))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    const standing = rows.filter(({ removed_at }) => removed_at === null).map(comment => comment.id);
    const former =
      standing.length === 0
        ? []
        : await database
            .selectFrom('record_comment_former')
            .select(['comment_id', 'body', 'until'])
            .where('comment_id', 'in', standing)
            .orderBy('id')
            .execute();
    const formerOf = Map.groupBy(former, ({ comment_id }) => comment_id);
    return rows.map(({ id: comment, body, mentions, created_by, created_at, removed_at }) => {
      const until = Date.parse(created_at) + minutesToChange * 60_000;
      const changeable = removed_at === null && created_by === caller.access.userId && caller.now.getTime() <= until;
      return {
        id: comment,
        entry: {
          key: `comment-${comment}`,
          at: created_at,
          by: created_by,
          kind: 'comment',
          id: comment,
          ...(removed_at === null ? { text: body } : {}),
          mentions: removed_at === null ? mentions : [],
          former: (formerOf.get(comment) ?? []).map(one => ({ text: one.body, until: one.until })),
          ...(changeable ? { changeableUntil: new Date(until).toISOString() } : {}),
        },
      };
    });
  },
};
