import { ok, type Refusal, text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenIds } from '../../../platform/resources/query/data-scope.ts';

const notBuilt: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('只有已生成的Feed可以标为已提交', 'Only a feed that was just built can be marked as sent'),
};

/** Notes that files were handed to the platform. */
export const markSent: ActionHandler = async ({ parts, targets }) => {
  const ids = targets.map(({ id }) => id);
  const { rows } = await sql<{ id: number; feedNo: string; isSent: boolean }>`
    with sent as (
      update parts_geek_feed t set state = 'sent', sent_at = ${parts.caller.now}, version = t.version + 1
      where t.id = any(${ids}::bigint[]) and t.state = 'built' and ${seenIds(parts)} returning t.id
    ) select t.id, t.feed_no as "feedNo", t.id in (select id from sent) as "isSent"
    from parts_geek_feed t where t.id = any(${ids}::bigint[]) and ${seenIds(parts)}`.execute(parts.database);
  const found = new Map(rows.map(row => [row.id, row]));
  return ok(
    ids.map(id => {
      const row = found.get(id);
      if (!row) return { id, name: String(id), refusal: notFound };
      return { id, name: row.feedNo, ...(row.isSent ? {} : { refusal: notBuilt }) };
    }),
  );
};
