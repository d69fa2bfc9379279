import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { differences, noteAccess } from './note-access.ts';
import { userRefusals } from './user-refusals.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A new part of the organisation, or with `id` a changed one. */
export const orgInput = z.object({
  id: id.optional(),
  version: z.number().int().positive().optional(),
  parentId: id.nullish(),
  code: z.string().trim().min(1).max(30),
  nameZh: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(80),
});

/** What a form of a part of the organisation says. */
export type OrgInput = z.infer<typeof orgInput>;

/** Saves a part of the organisation: its names, and its parent. One change of the tree at a time, so that no two make a loop. */
export async function saveOrg(
  transaction: Kysely<Tables>,
  caller: Caller,
  input: OrgInput,
): Promise<Result<{ readonly id: number }, Refusal>> {
  await sql`lock table org in share row exclusive mode`.execute(transaction);
  const all = await transaction.selectFrom('org').selectAll().execute();
  const parent = input.parentId ?? null;
  if (parent !== null && !all.some(org => org.id === parent)) return refuse({ ...userRefusals.unknownOrg, field: 'parentId' });
  if (all.some(org => org.id !== input.id && org.code.toLowerCase() === input.code.toLowerCase())) return refuse(userRefusals.orgTaken);
  const columns = { code: input.code, name_zh: input.nameZh, name_en: input.nameEn, parent_id: parent };
  if (input.id === undefined) {
    const sort = Math.max(0, ...all.map(org => org.sort)) + 1;
    const added = await transaction
      .insertInto('org')
      .values({ ...columns, sort, created_at: caller.now, updated_at: caller.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteAccess(transaction, caller, { entity: 'org', id: added.id, action: 'add', version: 1, changes: differences({}, columns) });
    return ok(added);
  }
  const org = all.find(one => one.id === input.id);
  if (!org) return refuse({ ...userRefusals.unknownOrg, field: 'id' });
  if (org.version !== input.version) return refuse(userRefusals.changed);
  for (let above = parent; above !== null; above = all.find(one => one.id === above)?.parent_id ?? null)
    if (above === org.id) return refuse(userRefusals.orgLoop);
  const version = org.version + 1;
  await transaction
    .updateTable('org')
    .set({ ...columns, version, updated_at: caller.now })
    .where('id', '=', org.id)
    .execute();
  const before: Readonly<Record<string, unknown>> = { ...org };
  await noteAccess(transaction, caller, { entity: 'org', id: org.id, action: 'update', version, changes: differences(before, columns) });
  return ok({ id: org.id });
}

/** Takes a part of the organisation away that has no parts, no people, and that no scope or flow names. */
export async function removeOrg(transaction: Kysely<Tables>, caller: Caller, orgId: number): Promise<Result<undefined, Refusal>> {
  await sql`lock table org in share row exclusive mode`.execute(transaction);
  const org = await transaction.selectFrom('org').selectAll().where('id', '=', orgId).executeTakeFirst();
  if (!org) return refuse({ ...userRefusals.unknownOrg, field: 'id' });
  const { rows } = await sql<{ used: boolean }>`select exists (select 1 from org where parent_id = ${orgId})
    or exists (select 1 from app_user where org_id = ${orgId})
    or exists (select 1 from workflow_history where org_id = ${orgId})
    or exists (select 1 from data_scope where kind = 'org' and ${String(orgId)} = any(targets)) as used`.execute(transaction);
  if (rows[0]?.used) return refuse(userRefusals.orgUsed);
  await transaction.deleteFrom('org').where('id', '=', orgId).execute();
  await noteAccess(transaction, caller, {
    entity: 'org',
    id: orgId,
    action: 'del',
    version: org.version,
    changes: [{ field: 'code', before: org.code, after: undefined }],
  });
  return ok(undefined);
}
