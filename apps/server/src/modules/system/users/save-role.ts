import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notToGive } from '@axle/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { noteAccess } from './note-access.ts';
import { refuseCodes, userRefusals } from './user-refusals.ts';

/** A new role, or with `id` a role with everything that it grants from now on. */
export const roleInput = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  version: z.number().int().positive().optional(),
  code: z.string().trim().max(40),
  nameZh: z.string().trim().min(1).max(40),
  nameEn: z.string().trim().min(1).max(60),
  codes: z.array(z.string().max(200)).max(5000),
});

/** What a form of a role says. */
export type RoleInput = z.infer<typeof roleInput>;

/** [G8] Saves a role and its grants. Codes that no page has any longer stay as they were; the code of a role never changes. */
export async function saveRole(
  transaction: Kysely<Tables>,
  registry: Registry,
  caller: Caller,
  input: RoleInput,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const wanted = [...new Set(input.codes)];
  const known = new Set(registry.codes);
  const unknown = wanted.filter(code => !known.has(code));
  if (unknown.length > 0) return refuse(refuseCodes(unknown, { zh: '没有这些权限码：{codes}', en: 'Unknown permission codes: {codes}' }));
  const missing = notToGive(caller.access, wanted);
  if (missing.length > 0)
    return refuse(
      refuseCodes(missing, { zh: '不能授予自己没有的权限：{codes}', en: 'You cannot grant permissions you do not have: {codes}' }),
    );
  const role = await keptRole(transaction, input, caller.now);
  if (!role.ok) return role;
  const { id, version, isNew, before } = role.value;
  const held = new Set(before);
  const gone = before.filter(code => known.has(code) && !wanted.includes(code));
  const come = wanted.filter(code => !held.has(code));
  if (gone.length > 0) await transaction.deleteFrom('role_grant').where('role_id', '=', id).where('code', 'in', gone).execute();
  if (come.length > 0)
    await transaction
      .insertInto('role_grant')
      .values(come.map(code => ({ role_id: id, page: code.split('.')[1] ?? '', code })))
      .execute();
  await noteAccess(transaction, caller, {
    entity: 'role',
    id,
    action: isNew ? 'add' : 'update',
    version,
    changes: [
      { field: 'names', before: undefined, after: `${input.nameZh} / ${input.nameEn}` },
      { field: 'granted', before: undefined, after: come },
      { field: 'withdrawn', before: gone, after: undefined },
    ],
  });
  return ok({ id });
}

interface KeptRole {
  readonly id: number;
  readonly version: number;
  readonly isNew: boolean;
  readonly before: readonly string[];
}

async function keptRole(transaction: Kysely<Tables>, input: RoleInput, now: Date): Promise<Result<KeptRole, Refusal>> {
  const names = { name_zh: input.nameZh, name_en: input.nameEn, updated_at: now };
  if (input.id === undefined) {
    if (!/^[A-Za-z][A-Za-z0-9]{1,39}$/.test(input.code)) return refuse(userRefusals.roleFormat);
    const taken = await transaction
      .selectFrom('role')
      .select('id')
      .where(({ fn, eb }) => eb(fn('lower', ['code']), '=', input.code.toLowerCase()))
      .executeTakeFirst();
    if (taken) return refuse(userRefusals.roleTaken);
    const { id } = await transaction
      .insertInto('role')
      .values({ code: input.code, ...names })
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok({ id, version: 1, isNew: true, before: [] });
  }
  const { id } = input;
  const role = await transaction.selectFrom('role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!role) return refuse(userRefusals.unknownRole);
  if (role.version !== input.version) return refuse(userRefusals.changed);
  const before = await transaction.selectFrom('role_grant').select('code').where('role_id', '=', id).execute();
  const version = role.version + 1;
  await transaction
    .updateTable('role')
    .set({ ...names, version })
    .where('id', '=', id)
    .execute();
  return ok({ id, version, isNew: false, before: before.map(({ code }) => code) });
}

/** Deletes a role that no user holds and nothing refers to. */
export async function removeRole(transaction: Kysely<Tables>, caller: Caller, id: number): Promise<Result<undefined, Refusal>> {
  const role = await transaction.selectFrom('role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!role) return refuse(userRefusals.unknownRole);
  const [held, policy, setting, columns] = await Promise.all([
    transaction.selectFrom('user_role').select('user_id').where('role_id', '=', id).limit(1).executeTakeFirst(),
    transaction.selectFrom('approval_policy').select('id').where('approver_role', '=', role.code).limit(1).executeTakeFirst(),
    transaction
      .selectFrom('user_field_setting')
      .select('id')
      .where('subject_kind', '=', 'role')
      .where('subject', '=', role.code)
      .limit(1)
      .executeTakeFirst(),
    transaction.selectFrom('list_layout_default').select('id').where('role_id', '=', id).limit(1).executeTakeFirst(),
  ]);
  if (held) return refuse(userRefusals.roleHeld);
  if (policy || setting || columns) return refuse(userRefusals.roleUsed);
  await transaction.deleteFrom('role').where('id', '=', id).execute();
  await noteAccess(transaction, caller, {
    entity: 'role',
    id,
    action: 'del',
    version: role.version,
    changes: [{ field: 'code', before: role.code, after: undefined }],
  });
  return ok(undefined);
}
