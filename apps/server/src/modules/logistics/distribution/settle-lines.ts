import { cartonOfLine, usualDestination } from '@axle/logistics';
import { type Line, linesIn, type RecordRow, sameValue } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

interface StoredLine {
  readonly id: number;
  readonly plan: number;
  readonly key: string;
  readonly kind: string | null;
  readonly type: string;
  readonly carton: number | null;
}

/** [DL9] Works out cartons and destinations of new lines of plans, and makes changed ones a new version. */
export const settleLines: Consequence = async (transaction, _parts, rows) => {
  const plans = new Map(
    rows.flatMap(({ before, after }) => (after ? [[after.id, { before: byKey(before), after: byKey(after) }] as const] : [])),
  );
  const { rows: stored } = await sql<StoredLine>`
    select l.id, l.record_id as plan, concat_ws(' ', l.sku, l.to_node) as key, l.dest_kind as kind, w.type, s.carton_qty as carton
    from distribution_plan_lines l join sku s on s.id = l.sku join warehouse w on w.id = l.to_node
    where l.record_id = any(${[...plans.keys()]}::bigint[])`.execute(transaction);
  const changed = stored.flatMap(({ id, plan, key, kind, type, carton }) => {
    const { before, after } = plans.get(plan)!;
    const former = before.get(key);
    if (former && sameValue(former, after.get(key))) return [];
    return [{ id, kind: kind ?? usualDestination(type), carton: former ? null : cartonOfLine(carton), bump: former ? 1 : 0 }];
  });
  if (changed.length === 0) return;
  await sql`
    update distribution_plan_lines l set dest_kind = g.kind, carton_qty = coalesce(g.carton, l.carton_qty), version = l.version + g.bump
    from json_to_recordset(${JSON.stringify(changed)}::json) as g (id bigint, kind text, carton integer, bump integer)
    where l.id = g.id`.execute(transaction);
};

const byKey = (plan: RecordRow | undefined): ReadonlyMap<string, Line> =>
  new Map(linesIn(plan ?? {}, 'lines').map(line => [`${String(line['sku'])} ${String(line['toNode'])}`, line]));
