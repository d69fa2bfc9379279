import { ok, type Refusal, refuse } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { removeNamed } from './save-named.ts';
import { savedViews, saveView } from './save-view.ts';
import { mayPublish, noSuchView, onListedPage } from './view-rights.ts';
import { viewShape } from './view-shape.ts';
import { seenViews, viewsOf } from './views-of.ts';

const page = z.string().min(1).max(80);
const id = z.number().int().positive();
const unknownRole: Refusal = { code: 'NOT_FOUND', message: { zh: '角色不存在', en: 'The role does not exist' }, field: 'role' };

/** Saved views of lists: kept, shared, put in order, and chosen as what a page opens with. */
export function viewCalls({ database, registry }: { readonly database: Kysely<Tables>; readonly registry: Registry }): readonly MainCall[] {
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.listViews,
      input: z.object({ page }),
      handle: (caller, input) => onListedPage(registry, caller, input.page, async entry => ok(await viewsOf(database, caller, entry))),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.saveListView,
      input: viewShape,
      handle: (caller, input) => onListedPage(registry, caller, input.page, () => saveView(database, caller, input)),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.removeListView,
      input: z.object({ page, id, version: z.number().int().positive() }),
      handle: (caller, input) => removeNamed(database, caller, savedViews, input),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.orderListViews,
      input: z.object({ page, order: z.array(id).max(200) }),
      handle: (caller, input) =>
        onListedPage(registry, caller, input.page, async () => {
          await sql`insert into list_view_choice (user_id, page, view_order)
            values (${caller.access.userId}, ${input.page}, ${input.order}::bigint[])
            on conflict (user_id, page) do update set view_order = excluded.view_order`.execute(database);
          return ok(undefined);
        }),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.defaultListView,
      input: z.object({ page, id: id.optional(), role: z.string().max(60).optional() }),
      handle: (caller, input) =>
        onListedPage(registry, caller, input.page, async () => {
          if (input.role !== undefined && !mayPublish(caller)) return refuse(callRefusals.forbidden);
          if (input.id !== undefined) {
            const seen = await sql`select 1 from list_view v where id = ${input.id} and page = ${input.page}
                and ${seenViews(caller.access.userId)}`.execute(database);
            if (seen.rows.length === 0) return refuse(noSuchView);
          }
          if (input.role === undefined) {
            await sql`insert into list_view_choice (user_id, page, default_view_id)
              values (${caller.access.userId}, ${input.page}, ${input.id ?? null})
              on conflict (user_id, page) do update set default_view_id = excluded.default_view_id`.execute(database);
            return ok(undefined);
          }
          const role = await database.selectFrom('role').select('id').where('code', '=', input.role).executeTakeFirst();
          if (!role) return refuse(unknownRole);
          await (
            input.id === undefined
              ? sql`delete from list_view_role_default where role_id = ${role.id} and page = ${input.page}`
              : sql`insert into list_view_role_default (role_id, page, view_id) values (${role.id}, ${input.page}, ${input.id})
                on conflict (role_id, page) do update set view_id = excluded.view_id`
          ).execute(database);
          return ok(undefined);
        }),
    }),
  ];
}
