import { ok } from '@axle/kernel';
import { nextFetch } from '@axle/orders';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { knownTexts } from '../../../platform/resources/known-texts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { targetOf } from '../../../platform/resources/query/target-of.ts';
import { downloadPlatforms } from './download-platforms.ts';

interface Progress {
  readonly fetchedTo: string | null;
  readonly auth: string;
  readonly kind: string | null;
}

/** How far the orders of each shop in the user's scope are fetched, by kind, and until when its platform lets us in. */
export const storeProgress: ToolHandler = async ({ parts }) => {
  const resource = parts.caller.registry.referred('store')!;
  const { zh: name } = knownTexts(targetOf(parts, { entity: 'store' }), parts.caller, 't');
  const now = parts.caller.now;
  const { rows } = await sql<Progress & Readonly<Record<string, unknown>>>`
    select concat_ws(' ', t.code, nullif(${name}::text, t.code)) as store, t.platform, p.kind, p."fetchedTo", p.succeeded,
      greatest(floor(extract(epoch from ${now}::timestamptz - p."fetchedTo") / 60), 0)::integer as lag, p.last,
      shop_auth_state(t.id, ${now}) as auth, t.ends_at as "authUntil"
    from store t left join lateral (
      select d.kind, max(d.to_at) filter (where d.status in ('success', 'partial') and d.file is null) as "fetchedTo",
        max(d.ended_at) filter (where d.status in ('success', 'partial')) as succeeded,
        (array_agg(d.status order by d.id desc))[1] as last
      from order_download d where d.store = t.id group by d.kind) p on true
    where t.status = 1 and t.platform = any(${[...downloadPlatforms]}::text[])
      and ${seenRows({ ...parts, resource, only: undefined })}
    order by t.code, p.kind`.execute(parts.database);
  return ok({
    lines: rows.map(row => {
      const goesOn = ['valid', 'expiring'].includes(row.auth) && row.kind === 'orders' && row.fetchedTo !== null;
      const next = goesOn ? nextFetch(new Date(row.fetchedTo)).toISOString() : undefined;
      return Object.fromEntries(Object.entries({ ...row, next }).filter(([, value]) => value !== null && value !== undefined));
    }),
  });
};
