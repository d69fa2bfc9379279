import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { askedListings } from './asked-listings.ts';
import { platformFulfilments } from './count-sellable.ts';
import { readRules } from './publish-terms.ts';

/** Most listings that are shown; a file has all. */
const mostRows = 2000;

interface Previewed {
  readonly ptSku: number;
  readonly store: number;
  readonly sku: number | null;
  readonly category: number | null;
  readonly available: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly change: number | null;
  readonly why: 'noRule' | 'platform' | 'frozen' | null;
  readonly channelQty: number | null;
  readonly frozenUntil: string | null;
  readonly rises: number;
  readonly falls: number;
  readonly held: number;
  readonly countedAt: string;
}

const present = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

/**
 * [O2] The old and the new quantity of each listing with a rule, largest change first, as publishing now would set them by the latest
 * count, and why some are held back; of PT SKUs that are asked for, those without a rule too.
 */
export const previewPublish: ToolHandler = async ({ parts, input, whole }) => {
  const { caller, database } = parts;
  const { rows } = await sql<Previewed>`
    with ruled as (
      select t.id, t.pt_sku as "ptSku", t.store, t.sku, t.category, t.available, t.published as before, t.channel_qty as "channelQty",
        t.counted_at, t.frozen_until::text as "frozenUntil",
        case when t.ruled is null then null when t.frozen_until >= ${caller.now}::date then 0 else t.ruled end as after,
        case when t.ruled is null and t.fulfilment = any(${platformFulfilments}::text[]) then 'platform' when t.ruled is null then 'noRule'
          when t.frozen_until >= ${caller.now}::date then 'frozen' end as why
      from sellable_stock t
      where (t.ruled is not null or ${input['ptSku'] !== undefined}) and ${askedListings(input)} and ${seenRows(parts)}
    ), moved as (select r.*, r.after - coalesce(r.before, 0) as change from ruled r)
    select m.*, count(*) filter (where change > 0) over ()::integer as rises, count(*) filter (where change < 0) over ()::integer as falls,
      count(why) over ()::integer as held, min(counted_at) over () as "countedAt"
    from moved m where ${input['changed'] !== true} or before is null or change <> 0
    order by abs(change) desc nulls last, id limit ${whole ? null : mostRows}`.execute(database);
  const ruleOf = await readRules(database);
  const lines = rows.map(row => {
    const { ptSku, store, sku, available, before, after, change, why, channelQty, frozenUntil } = row;
    const { buffer, share, cap } = ruleOf(row) ?? {};
    return present({ ptSku, store, sku, available, before, after, change, why, channelQty, frozenUntil, buffer, share, cap });
  });
  const { rises = 0, falls = 0, held = 0, countedAt } = rows[0] ?? {};
  return ok({ rises, falls, held, lines, ...present({ countedAt }) });
};
