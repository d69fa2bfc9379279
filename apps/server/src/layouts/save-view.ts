import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { rowChanged } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mayPublish, noSuchView } from './view-rights.ts';
import type { viewShape } from './view-shape.ts';
import { seenViews } from './views-of.ts';

/** Most views that one person keeps of a page. */
const mostViews = 50;

const nameTaken: Refusal = {
  code: 'DUPLICATE_IN_DB',
  message: { zh: '您已有同名视图', en: 'You have a view of that name' },
  field: 'name',
};
const tooMany: Refusal = {
  code: 'TOO_MANY_VIEWS',
  message: { zh: `每个页面最多保存${mostViews}个视图`, en: `At most ${mostViews} views a page` },
};

/** Keeps a new view, or what became of one that the caller owns; answers its id and version. */
export async function saveView(
  database: Kysely<Tables>,
  caller: Caller,
  { page, id, version, name, audience, query, layout }: z.infer<typeof viewShape>,
): Promise<Result<{ readonly id: number; readonly version: number }>> {
  const { userId } = caller.access;
  if (audience === 'public' && !mayPublish(caller)) return refuse(callRefusals.forbidden);
  const state = JSON.stringify({ query, layout });
  return database.transaction().execute(async transaction => {
    // one at a time a person: names and numbers are looked at before they are written
    await sql`select pg_advisory_xact_lock(hashtextextended('list_view', ${userId}))`.execute(transaction);
    const owned = mayPublish(caller) ? seenViews(userId) : sql<boolean>`v.owner_id = ${userId}`;
    const before =
      id === undefined
        ? undefined
        : (
            await sql<{ readonly version: number; readonly owner_id: number }>`
              select version, owner_id from list_view v where id = ${id} and page = ${page} and ${owned} for update`.execute(transaction)
          ).rows[0];
    if (id !== undefined && !before) return refuse(noSuchView);
    if (before && before.version !== version) return refuse(rowChanged);
    const owner = before?.owner_id ?? userId;
    const others = await sql<{ readonly count: number; readonly same: number }>`
      select count(*) as count, count(*) filter (where lower(name) = lower(${name})) as same
      from list_view where owner_id = ${owner} and page = ${page} and id is distinct from ${id ?? null}::bigint`.execute(transaction);
    const { count, same } = others.rows[0]!;
    if (same > 0) return refuse(nameTaken);
    if (count >= mostViews) return refuse(tooMany);
    const written = await (
      before
        ? sql<{ readonly id: number; readonly version: number }>`update list_view
          set name = ${name}, audience = ${audience}, state = ${state}::jsonb, version = version + 1, updated_at = ${caller.now}
          where id = ${id!} returning id, version`
        : sql<{
            readonly id: number;
            readonly version: number;
          }>`insert into list_view (page, name, audience, owner_id, org_id, state, updated_at)
          select ${page}, ${name}, ${audience}, ${userId}, org_id, ${state}::jsonb, ${caller.now} from app_user where id = ${userId}
          returning id, version`
    ).execute(transaction);
    return ok(written.rows[0]!);
  });
}
