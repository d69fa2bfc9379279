import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import { fieldsOf, type Page, permissionCode } from '@axle/page-kit';
import { type ListDefaults, type ListLayout, mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { listLayoutShape } from './list-layout-shape.ts';

const page = z.string().min(1).max(80);
const codeOf = (action: 'list' | 'update') => permissionCode('system', 'userFieldSetting', action);
const unknownPage: Refusal = { code: 'NOT_FOUND', field: 'page', message: { zh: '页面不存在', en: 'The page does not exist' } };
const unknownRole: Refusal = { code: 'NOT_FOUND', field: 'role', message: { zh: '角色不存在', en: 'The role does not exist' } };

/** The columns that a list has for a person who never changed them: those of their first role that has any, else those for everybody. */
export async function defaultLayout(database: Kysely<Tables>, userId: number, key: string): Promise<ListLayout | undefined> {
  const { rows } = await sql<{ layout: ListLayout }>`select layout from list_layout_default
    where page = ${key} and (role_id is null or role_id in (select role_id from user_role where user_id = ${userId}))
    order by role_id nulls last limit 1`.execute(database);
  return rows[0]?.layout;
}

/** The default columns of lists, for everybody and for roles: read and set by who sets fields. */
export const defaultLayoutCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.listDefaults,
    permission: codeOf('list'),
    input: z.object({}),
    async handle() {
      const [roles, { rows }] = await Promise.all([
        database.selectFrom('role').select(['code', 'name_zh', 'name_en']).orderBy('id').execute(),
        sql<{ role: string | null; page: string; layout: ListLayout; updated_by: number; updated_at: string }>`
          select r.code as role, d.page, d.layout, d.updated_by, d.updated_at from list_layout_default d left join role r
          on r.id = d.role_id
          order by d.page, d.role_id nulls first`.execute(database),
      ]);
      const answer: ListDefaults = {
        roles: roles.map(role => ({ code: role.code, nameZh: role.name_zh, nameEn: role.name_en })),
        defaults: rows.map(row => ({
          ...(row.role === null ? {} : { role: row.role }),
          page: row.page,
          layout: row.layout,
          updatedBy: row.updated_by,
          updatedAt: row.updated_at,
        })),
      };
      return ok(answer);
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.saveListDefault,
    permission: codeOf('update'),
    input: z.object({ page, role: z.string().min(1).max(60).optional(), layout: listLayoutShape.optional() }),
    async handle({ access, now }, { page: key, role, layout }) {
      const entry = registry.page(key);
      if (!entry?.page.resource) return refuse(unknownPage);
      const known =
        role === undefined ? undefined : await database.selectFrom('role').select('id').where('code', '=', role).executeTakeFirst();
      if (role !== undefined && !known) return refuse(unknownRole);
      const id = known?.id ?? null;
      if (!layout) {
        await sql`delete from list_layout_default where page = ${key} and role_id is not distinct from ${id}::bigint`.execute(database);
        return ok(undefined);
      }
      const refusals = refusedColumns(entry.page, layout.columns);
      if (refusals.length > 0) return refuse(refusals);
      await sql`insert into list_layout_default (role_id, page, layout, updated_by, updated_at)
        values (${id}, ${key}, ${JSON.stringify(layout)}::jsonb, ${access.userId}, ${now})
        on conflict (role_id, page) do update set layout = excluded.layout, updated_by = excluded.updated_by,
        updated_at = excluded.updated_at`.execute(database);
      return ok(undefined);
    },
  }),
];

function refusedColumns({ columns, resource }: Page, wanted: ListLayout['columns']): readonly Refusal[] {
  const fields = resource ? fieldsOf(resource) : {};
  return wanted.flatMap(({ field, visible }): readonly Refusal[] => {
    if (!columns.includes(field))
      return [{ code: 'RULE', field, message: fill({ zh: '该页面没有列{field}', en: 'The page has no column {field}' }, { field }) }];
    if (fields[field]?.key === true && !visible)
      return [{ code: 'RULE', field, message: { zh: '关键列不可隐藏', en: 'Key columns cannot be hidden' } }];
    return [];
  });
}
