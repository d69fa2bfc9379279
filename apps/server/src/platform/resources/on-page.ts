import { fill, type Refusal, type Text } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { forbiddenTo, rolesHolding } from '../access/role-names.ts';
import type { RecordParts } from './record-parts.ts';

/** The records of another page, in the same transaction and for the same actor: the field blocks of that page hold. */
export function onPage<Parts extends RecordParts>(parts: Parts, page: string): Parts {
  const resource = parts.caller.registry.page(page)?.page.resource;
  if (!resource) throw new Error(`no page of records is called ${page}`);
  const { only: _, ...rest } = parts;
  return { ...rest, resource, page, referred: parts.caller.registry.referred } as Parts;
}

const across: Text = { zh: '{page}：{action}', en: '{page}: {action}' };

/** Why the actor may not do on another page what an action here does there, with the roles that may; undefined where they may. */
export async function forbiddenOn(
  { caller, database }: RecordParts,
  page: string,
  action: string,
  named: Text,
): Promise<Refusal | undefined> {
  const entry = caller.registry.page(page);
  if (!entry) throw new Error(`no page is called ${page}`);
  const code = permissionCode(entry.section.key, page, action);
  if (can(caller.access, code)) return undefined;
  const roles = await rolesHolding(database, [code]);
  return forbiddenTo(fill(across, { page: entry.page.title, action: named }), roles.get(code) ?? []);
}
