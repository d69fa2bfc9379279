import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A part of the organisation with the parts below it. */
export interface OrgNode {
  readonly id: number;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly children: readonly OrgNode[];
}

const orderedOrgs = (database: Kysely<Tables>) =>
  database.selectFrom('org').select(['id', 'parent_id', 'code', 'name_zh', 'name_en']).orderBy('sort').orderBy('id');

/** The organisation as trees, one for each part without a parent. */
export async function orgTree(database: Kysely<Tables>): Promise<readonly OrgNode[]> {
  const rows = await orderedOrgs(database).execute();
  const below = Map.groupBy(rows, row => row.parent_id);
  const build = (parent: number | null): readonly OrgNode[] =>
    (below.get(parent) ?? []).map(({ id, code, name_zh, name_en }) => ({ id, code, name_zh, name_en, children: build(id) }));
  return build(null);
}

/** The heads of the organisation. */
export const topOrgs = (database: Kysely<Tables>) => orderedOrgs(database).where('parent_id', 'is', null).execute();

/** Every user by names, for choices and for showing who did something; no personal data. */
export const userNames = (database: Kysely<Tables>) =>
  database.selectFrom('app_user').select(['id', 'account', 'nickname', 'nickname_en', 'org_id', 'state']).orderBy('id').execute();
