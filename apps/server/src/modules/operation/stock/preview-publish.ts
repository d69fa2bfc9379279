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
  readonly channelQty: number | null;
  readonly frozenUntil: string | null;
}

const present = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

/** [O2] The old and the new quantity of each listing with a rule, largest change first, as publishing now would set them. */
export const previewPublish: ToolHandler = async ({ parts, input, whole }) => {
  const { caller, database } = parts;
  const { rows } = await sql<Previewed>`
    select t.pt_sku as "ptSku", t.store, t.sku, t.category, t.available, t.published as before, t.channel_qty as "channelQty",
      case when t.frozen_until >= ${caller.now}::date then 0 else t.ruled end as after, t.frozen_until::text as "frozenUntil"
    from sellable_stock t where t.ruled is not null and ${askedListings(input)} and ${seenRows(parts)} order by t.id`.execute(database);
  const ruleOf = await readRules(database);
  const all = rows
    .map(row => ({ ...row, change: row.after - (row.before ?? 0) }))
    .filter(({ before, change }) => input['changed'] !== true || before === null || change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const lines = (whole ? all : all.slice(0, mostRows)).map(({ category, ...row }) => {
    const rule = ruleOf({ ...row, category });
    return present({ ...row, buffer: rule?.buffer, share: rule?.share, cap: rule?.cap });
  });
  return ok({
    rises: all.filter(({ change }) => change > 0).length,
    falls: all.filter(({ change }) => change < 0).length,
    lines,
  });
};
