import type { Access, FieldBlock, FieldMode, Scope, ScopeKind } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface ScopeRow {
  readonly kind: ScopeKind;
  readonly mode: 'all' | 'listed' | 'own' | 'dept' | 'deptTree' | 'none';
  readonly targets: readonly string[];
}

interface Loaded {
  readonly is_super: boolean;
  readonly org_id: number;
  readonly org_tree: readonly number[];
  readonly roles: readonly { readonly role: string; readonly codes: readonly string[] }[];
  readonly scopes: readonly ScopeRow[];
  readonly blocks: readonly {
    readonly subject: 'user' | 'role' | 'all';
    readonly role: string | null;
    readonly page: string;
    readonly field: string;
    readonly mode: FieldMode;
  }[];
}

/** Reads everything that decides what a user may see and do, in one query, and one more for each kind that goes by people. Scopes and blocks that ran out before `day` are left out. */
export async function loadAccess(database: Kysely<Tables>, userId: number, day: string): Promise<Access | undefined> {
  const { rows } = await sql<Loaded>`
    with recursive below (id) as (
      select org_id from app_user where id = ${userId} union select org.id from org join below on org.parent_id = below.id
    )
    select u.is_super, u.org_id,
      (select coalesce(json_agg(id), '[]') from below) as org_tree,
      (select coalesce(json_agg(json_build_object('role', r.code, 'codes',
          (select coalesce(json_agg(g.code), '[]') from role_grant g where g.role_id = r.id)) order by r.id), '[]')
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'mode', s.mode, 'targets', s.targets)), '[]')
        from data_scope s where s.user_id = u.id and (s.valid_to is null or s.valid_to >= ${day}::date)) as scopes,
      (select coalesce(json_agg(json_build_object('subject', f.subject_kind, 'role', f.subject, 'page', f.page, 'field', f.field, 'mode', f.mode)), '[]')
        from user_field_setting f
        where f.status = 1 and (f.until is null or f.until >= ${day}::date)
          and (f.subject_kind = 'all' or (f.subject_kind = 'user' and f.subject = u.account)
            or (f.subject_kind = 'role' and f.subject in (select r.code from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id)))) as blocks
    from app_user u where u.id = ${userId}`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const scopes = new Map(row.scopes.map(scope => [scope.kind, resolveScope(scope, row)]));
  const owners = new Map<ScopeKind, ReadonlySet<string>>();
  for (const { kind, mode } of row.scopes) {
    const records = ownedRecords[kind];
    if (!records || !['own', 'dept', 'deptTree'].includes(mode)) continue;
    const owned = await ownedBy(database, records, userId, mode, row);
    scopes.set(kind, owned.ids);
    owners.set(kind, owned.people);
  }
  return {
    userId,
    isSuper: row.is_super,
    roles: row.roles.map(({ role, codes }) => ({ role, codes: new Set(codes) })),
    scopes,
    ...(owners.size > 0 ? { owners } : {}),
    blocks: row.blocks.map(blockOf),
  };
}

interface OwnedRecords {
  readonly table: string;
  /** Column of the user to whom a record belongs. */
  readonly owner: string;
}

/** Kinds of which records belong to people. */
const ownedRecords: Readonly<Partial<Record<ScopeKind, OwnedRecords>>> = {
  supplier: { table: 'supplier', owner: 'purchase_user' },
  shop: { table: 'store', owner: 'owner' },
};

/** [S2] Suppliers belong to their buyer, shops to their owner: the user, those of the same organisation, or of all below it. */
async function ownedBy(
  database: Kysely<Tables>,
  { table, owner }: OwnedRecords,
  userId: number,
  mode: ScopeRow['mode'],
  user: Pick<Loaded, 'org_id' | 'org_tree'>,
) {
  const orgs = mode === 'deptTree' ? user.org_tree : [user.org_id];
  const { rows } = await sql<{ user_id: number; record: number | null }>`
    select u.id as user_id, r.id as record from app_user u left join ${sql.table(table)} as r on ${sql.ref(`r.${owner}`)} = u.id
    where ${mode === 'own' ? sql`u.id = ${userId}` : sql`u.org_id = any(${orgs}::bigint[])`}`.execute(database);
  return {
    people: new Set(rows.map(({ user_id }) => String(user_id))),
    ids: new Set(rows.flatMap(({ record }) => (record === null ? [] : [String(record)]))),
  };
}

/** [S2] Organisations follow the user's place in the tree; of other kinds nothing is owned, so they go by their list alone. */
function resolveScope({ kind, mode, targets }: ScopeRow, user: Pick<Loaded, 'org_id' | 'org_tree'>): Scope {
  if (mode === 'all') return 'all';
  if (mode === 'none') return new Set();
  if (mode === 'listed' || kind !== 'org') return new Set(targets);
  return new Set((mode === 'deptTree' ? user.org_tree : [user.org_id]).map(String));
}

function blockOf({ subject, role, page, field, mode }: Loaded['blocks'][number]): FieldBlock {
  if (subject === 'role') return { subject: { kind: 'role', role: role ?? '' }, page, field, mode };
  return { subject: { kind: subject }, page, field, mode };
}
