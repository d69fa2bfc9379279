import type { Access, FieldBlock, FieldMode, Scope, ScopeKind } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface ScopeRow {
  readonly kind: ScopeKind;
  readonly mode: 'all' | 'listed' | 'own' | 'dept' | 'deptTree' | 'none';
  readonly targets: readonly string[];
}

interface Loaded {
  readonly id: number;
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

/** Reads everything that decides what a user may see and do. Scopes and blocks that expired before `day` are left out. */
export const loadAccess = async (database: Kysely<Tables>, userId: number, day: string): Promise<Access | undefined> =>
  (await loadAccesses(database, [userId], day)).get(userId);

/**
 * Reads for some users everything that decides what they may see and do, in one query for all, and one more for each kind that goes by
 * people.
 */
export async function loadAccesses(
  database: Kysely<Tables>,
  userIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Access>> {
  const { rows } = await sql<Loaded>`
    with recursive below (user_id, id) as (
      select id, org_id from app_user where id = any(${userIds}::bigint[])
      union select below.user_id, org.id from org join below on org.parent_id = below.id
    )
    select u.id, u.is_super, u.org_id,
      (select coalesce(json_agg(b.id), '[]') from below b where b.user_id = u.id) as org_tree,
      (select coalesce(json_agg(json_build_object('role', r.code, 'codes',
          (select coalesce(json_agg(g.code), '[]') from role_grant g where g.role_id = r.id)) order by r.id), '[]')
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'mode', s.mode, 'targets', s.targets)), '[]')
        from data_scope s where s.user_id = u.id and (s.valid_to is null or s.valid_to >= ${day}::date)) as scopes,
      (select coalesce(json_agg(json_build_object('subject', f.subject_kind, 'role', f.subject, 'page', f.page, 'field', f.field, 'mode',
      f.mode)), '[]')
        from user_field_setting f
        where f.status = 1 and (f.until is null or f.until >= ${day}::date)
          and (f.subject_kind = 'all' or (f.subject_kind = 'user' and f.subject = u.account)
            or (f.subject_kind = 'role' and f.subject in (select r.code from user_role ur join role r on r.id = ur.role_id
            where ur.user_id = u.id)))) as blocks
    from app_user u where u.id = any(${userIds}::bigint[])`.execute(database);
  const owned = new Map<ScopeKind, ReadonlyMap<number, Owned>>();
  for (const [kind, records] of Object.entries(ownedRecords) as [ScopeKind, OwnedRecords][])
    owned.set(kind, await ownedBy(database, records, actorsOf(kind, rows)));
  return new Map(rows.map(row => [row.id, accessOf(row, kind => owned.get(kind)?.get(row.id))]));
}

function accessOf(row: Loaded, ownedOf: (kind: ScopeKind) => Owned | undefined): Access {
  const owned = row.scopes.flatMap(({ kind }) => {
    const found = ownedOf(kind);
    return found ? [[kind, found] as const] : [];
  });
  return {
    userId: row.id,
    isSuper: row.is_super,
    roles: row.roles.map(({ role, codes }) => ({ role, codes: new Set(codes) })),
    scopes: new Map<ScopeKind, Scope>([
      ...row.scopes.map(scope => [scope.kind, resolveScope(scope, row)] as const),
      ...owned.map(([kind, { ids }]) => [kind, ids] as const),
    ]),
    ...(owned.length > 0 ? { owners: new Map(owned.map(([kind, { people }]) => [kind, people])) } : {}),
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

/** What belongs to the people by whom a scope goes, and who these are. */
interface Owned {
  readonly people: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** By whom the scope of a user goes: by the people of an organisation, or by the user alone where none is named. */
interface Actor {
  readonly user: number;
  readonly org: number | null;
}

/** The users whose scope of a kind goes by people, each with the organisations that count. */
const actorsOf = (kind: ScopeKind, rows: readonly Loaded[]): readonly Actor[] =>
  rows.flatMap(({ id: user, org_id, org_tree, scopes }): readonly Actor[] => {
    const mode = scopes.find(scope => scope.kind === kind)?.mode;
    if (mode === 'own') return [{ user, org: null }];
    if (mode === 'dept') return [{ user, org: org_id }];
    return mode === 'deptTree' ? org_tree.map(org => ({ user, org })) : [];
  });

/** [S2] Suppliers belong to their buyer, shops to their owner: the user, those of the same organisation, or of all below it. */
async function ownedBy(
  database: Kysely<Tables>,
  { table, owner }: OwnedRecords,
  actors: readonly Actor[],
): Promise<ReadonlyMap<number, Owned>> {
  if (actors.length === 0) return new Map();
  const { rows } = await sql<{ user: number; person: number; record: number | null }>`
    select a.user, p.id as person, r.id as record
    from unnest(${actors.map(({ user }) => user)}::bigint[], ${actors.map(({ org }) => org)}::bigint[]) as a ("user", org)
    join app_user p on a.org is null and p.id = a.user or p.org_id = a.org
    left join ${sql.table(table)} as r on ${sql.ref(`r.${owner}`)} = p.id`.execute(database);
  const owned = new Map(actors.map(({ user }) => [user, { people: new Set<string>(), ids: new Set<string>() }]));
  for (const { user, person, record } of rows) {
    owned.get(user)!.people.add(String(person));
    if (record !== null) owned.get(user)!.ids.add(String(record));
  }
  return owned;
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
