import { fieldsOf } from '@axle/page-kit';
import type { ListView, ListViews } from '@axle/wire';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { mayPublish } from './view-rights.ts';
import type { ViewState } from './view-shape.ts';

interface StoredView {
  readonly id: number;
  readonly name: string;
  readonly audience: ListView['audience'];
  readonly owner_id: number;
  readonly version: number;
  readonly state: ViewState;
}

/** The views `v` that a person sees: own ones, those of the own organisation, and those for everybody. */
export const seenViews = (userId: number): RawBuilder<boolean> => sql<boolean>`(v.owner_id = ${userId} or v.audience = 'public'
  or (v.audience = 'team' and v.org_id = (select org_id from app_user where id = ${userId})))`;

/** The saved views of a page as one person gets them: in the own order, new ones last, without what field blocks close. */
export async function viewsOf(database: Kysely<Tables>, caller: Caller, entry: PageEntry): Promise<ListViews> {
  const { page } = entry;
  const { userId } = caller.access;
  const [{ rows }, first] = await Promise.all([
    sql<StoredView>`select v.id, v.name, v.audience, v.owner_id, v.version, v.state from list_view v
      left join list_view_choice c on c.user_id = ${userId} and c.page = v.page
      where v.page = ${page.key} and ${seenViews(userId)} order by array_position(c.view_order, v.id), v.id limit 200`.execute(database),
    firstView(database, userId, page.key),
  ]);
  const views = rows.map(view => readable(view, caller, entry));
  return {
    views,
    ...(first !== undefined && views.some(({ id }) => id === first) ? { first } : {}),
    ...(mayPublish(caller) ? { roles: await rolesOf(database, page.key) } : {}),
  };
}

async function firstView(database: Kysely<Tables>, userId: number, page: string): Promise<number | undefined> {
  const { rows } = await sql<{ readonly view_id: number }>`
    select default_view_id as view_id, 0::bigint as rank from list_view_choice
      where user_id = ${userId} and page = ${page} and default_view_id is not null
    union all select d.view_id, d.role_id from list_view_role_default d
      where d.page = ${page} and d.role_id in (select role_id from user_role where user_id = ${userId})
    order by rank limit 1`.execute(database);
  return rows[0]?.view_id;
}

async function rolesOf(database: Kysely<Tables>, page: string) {
  const rows = await database
    .selectFrom('role as r')
    .leftJoin('list_view_role_default as d', join => join.onRef('d.role_id', '=', 'r.id').on('d.page', '=', page))
    .select(['r.code', 'r.name_zh', 'r.name_en', 'd.view_id'])
    .orderBy('r.id')
    .execute();
  return rows.map(role => ({
    code: role.code,
    nameZh: role.name_zh,
    nameEn: role.name_en,
    ...(role.view_id === null ? {} : { first: role.view_id }),
  }));
}

/** Filters and order of a view would reveal a field that the reader may not read: they are left out, and the view says so. */
function readable({ owner_id, state, ...view }: StoredView, caller: Caller, { page }: PageEntry): ListView {
  const { resource } = page;
  const known = resource ? fieldRights({ resource, page: page.key, caller }) : undefined;
  const closed = (field: string) => resource !== undefined && fieldsOf(resource)[field] !== undefined && known?.mayRead(field) === false;
  const { filters, sort, ...rest } = state.query;
  return {
    ...view,
    own: owner_id === caller.access.userId || mayPublish(caller),
    query: {
      ...rest,
      filters: filters.filter(({ field }) => !closed(field)),
      sort: sort.filter(({ field }) => !closed(field)),
    },
    ...(state.layout ? { layout: state.layout } : {}),
    blocked: [...new Set([...filters, ...sort].map(({ field }) => field).filter(closed))],
  };
}
