import { snakeCase } from '@axle/page-kit';
import { type Access, inScope, type ScopeKind, scopeOf } from '@axle/permissions';
import type { ScopeTarget, TargetReach } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';

/** Which records a kind of scope names, and whose they are where they belong to people. */
const entities: Readonly<Record<Exclude<ScopeKind, 'org'>, { readonly entity: string; readonly owner?: string }>> = {
  supplier: { entity: 'supplier', owner: 'purchase_user' },
  warehouse: { entity: 'warehouse' },
  shop: { entity: 'store', owner: 'owner' },
  category: { entity: 'category' },
  market: { entity: 'market' },
};

const columnsOf = (registry: Registry, kind: Exclude<ScopeKind, 'org'>) => {
  const resource = registry.referred(entities[kind].entity);
  if (!resource?.knownBy) throw new Error(`no records for scopes of ${kind}`);
  const { code, names } = resource.knownBy;
  return { table: resource.table, code: snakeCase(code), name: snakeCase(names?.[0] ?? code) };
};

/** Everything that a scope of a kind may name, as far as the reader sees it. */
export async function scopeTargets(
  database: Kysely<Tables>,
  registry: Registry,
  access: Access,
  kind: ScopeKind,
): Promise<readonly ScopeTarget[]> {
  const { table, code, name } = kind === 'org' ? { table: 'org', code: 'code', name: 'name_zh' } : columnsOf(registry, kind);
  const { rows } = await sql<ScopeTarget>`
    select id::text as id, ${sql.ref(code)}::text as code, ${sql.ref(name)}::text as name from ${sql.table(table)} order by 2, 1`.execute(
    database,
  );
  const scope = scopeOf(access, kind);
  return rows.filter(({ id }) => inScope(scope, id));
}

/** Who sees each target of a kind by a scope that does not reach all of them, and who sees all. Users who left see nothing. */
export async function targetReach(
  database: Kysely<Tables>,
  registry: Registry,
  access: Access,
  kind: 'supplier' | 'warehouse' | 'shop',
  day: string,
): Promise<{ readonly reach: readonly TargetReach[]; readonly seeAll: TargetReach['users'] }> {
  const { table } = columnsOf(registry, kind);
  const { owner } = entities[kind];
  const listed = sql`t.id::text = any(s.targets)`;
  const owned = (people: ReturnType<typeof sql>) => (owner === undefined ? listed : sql`${sql.ref(`t.${owner}`)} in (${people})`);
  const [targets, { rows }, seeAll] = await Promise.all([
    scopeTargets(database, registry, access, kind),
    sql<{ target: string; user_id: number; mode: string }>`
      with recursive below (root, id) as (
        select id, id from org union select b.root, o.id from org o join below b on o.parent_id = b.id
      )
      select t.id::text as target, u.id as user_id, s.mode
      from data_scope s
      join app_user u on u.id = s.user_id and u.state <> 'left' and not u.is_super
      join ${sql.table(table)} t on case s.mode
        when 'listed' then ${listed}
        when 'own' then ${owned(sql`u.id`)}
        when 'dept' then ${owned(sql`select p.id from app_user p where p.org_id = u.org_id`)}
        when 'deptTree' then ${owned(sql`select p.id from app_user p join below b on b.id = p.org_id where b.root = u.org_id`)}
        else false end
      where s.kind = ${kind} and (s.valid_to is null or s.valid_to >= ${day}::date)
      order by u.account`.execute(database),
    sql<{ id: number; mode: string }>`
      select u.id, case when u.is_super then 'super' else 'all' end as mode from app_user u
      where u.state <> 'left' and (u.is_super or exists (
        select 1 from data_scope s where s.user_id = u.id and s.kind = ${kind} and s.mode = 'all' and (s.valid_to is null
        or s.valid_to >= ${day}::date)))
      order by u.account`.execute(database),
  ]);
  const users = Map.groupBy(rows, ({ target }) => target);
  return {
    reach: targets.map(target => ({
      ...target,
      users: (users.get(target.id) ?? []).map(({ user_id, mode }) => ({ id: user_id, mode })),
    })),
    seeAll: seeAll.rows,
  };
}
