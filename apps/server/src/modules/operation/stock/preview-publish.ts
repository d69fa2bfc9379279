import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { askedListings } from './asked-listings.ts';
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
  readonly after: number;
  readonly change: number;
  readonly channelQty: number | null;
  readonly frozenUntil: string | null;
  readonly rises: number;
  readonly falls: number;
}

const present = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

/** [O2] The old and the new quantity of each listing with a rule, largest change first, as publishing now would set them. */
export const previewPublish: ToolHandler = async ({ parts, input, whole }) => {
  const { caller, database } = parts;
  const { rows } = await sql<Previewed>`
    with ruled as (
      select t.id, t.pt_sku as "ptSku", t.store, t.sku, t.category, t.available, t.published as before, t.channel_qty as "channelQty",
        case when t.frozen_until >= ${caller.now}::date then 0 else t.ruled end as after, t.frozen_until::text as "frozenUntil"
      from sellable_stock t where t.ruled is not null and ${askedListings(input)} and ${seenRows(parts)}
    ), moved as (select r.*, r.after - coalesce(r.before, 0) as change from ruled r)
    select m.*, count(*) filter (where change > 0) over ()::integer as rises, count(*) filter (where change < 0) over ()::integer as falls
    from moved m where ${input['changed'] !== true} or before is null or change <> 0
    order by abs(change) desc, id limit ${whole ? null : mostRows}`.execute(database);
  const ruleOf = await readRules(database);
  const lines = rows.map(({ category, rises: _, falls: __, ...row }) => {
    const rule = ruleOf({ ...row, category });
    return present({ ...row, buffer: rule?.buffer, share: rule?.share, cap: rule?.cap });
  });
  return ok({ rises: rows[0]?.rises ?? 0, falls: rows[0]?.falls ?? 0, lines });
};
