import { fill, type Refusal, type Text, text } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The roles that hold a permission code, by name. */
export async function rolesHolding(database: Kysely<Tables>, codes: readonly string[]): Promise<ReadonlyMap<string, readonly Text[]>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('role_grant')
    .innerJoin('role', 'role.id', 'role_grant.role_id')
    .select(['role_grant.code', 'role.name_zh', 'role.name_en'])
    .where('role_grant.code', 'in', codes)
    .orderBy('role.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, row => row.code)].map(([code, roles]) => [code, roles.map(({ name_zh, name_en }) => text(name_zh, name_en))]),
  );
}

/** The right is missing; says which roles have it. */
export function forbiddenTo(title: Text, roles: readonly Text[]): Refusal {
  const text: Text =
    roles.length > 0
      ? { zh: '您没有“{title}”的权限，以下角色可以：{roles}', en: 'You have no permission for “{title}”. Roles allowed: {roles}' }
      : { zh: '您没有“{title}”的权限，目前没有角色可以', en: 'You have no permission for “{title}”. At present no role is allowed' };
  const named = { zh: roles.map(({ zh }) => zh).join('、'), en: roles.map(({ en }) => en).join(', ') };
  return { code: 'FORBIDDEN', message: fill(text, { title, roles: named }) };
}
