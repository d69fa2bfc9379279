import type { Text } from '@axle/kernel';
import type { ScopeKind } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { AddDemoPeople } from '../../../platform/demo/demo-people.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { demoPassword } from './demo-accounts.ts';
import { demoOrganisation } from './demo-organisation.ts';
import type { DemoRole } from './demo-role.ts';
import { demoRoles } from './demo-roles.ts';
import { resolveGrants } from './resolve-grants.ts';

const everyKind: readonly ScopeKind[] = ['org', 'supplier', 'warehouse', 'shop', 'category', 'market'];

/** Adds the departments of the demo company, and answers their ids by code. */
async function addOrganisation(transaction: Transaction<Tables>): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [sort, { code, name, parent }] of demoOrganisation.entries()) {
    const { id } = await transaction
      .insertInto('org')
      .values({ code, name_zh: name.zh, name_en: name.en, parent_id: parent === undefined ? null : ids.get(parent)!, sort })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(code, id);
  }
  return ids;
}

/** What people are added with. */
interface Around {
  readonly password: string;
  readonly now: Date;
}

/** A role that stands, and the part of the company in which its people are. */
interface AddedRole {
  readonly roleId: number;
  readonly orgId: number;
}

/** Adds a role with its rights. */
async function addRole(
  transaction: Transaction<Tables>,
  role: DemoRole,
  registry: Registry,
  orgs: ReadonlyMap<string, number>,
): Promise<AddedRole> {
  const { id: roleId } = await transaction
    .insertInto('role')
    .values({ code: role.code, name_zh: role.name.zh, name_en: role.name.en })
    .returning('id')
    .executeTakeFirstOrThrow();
  const grants = resolveGrants(role.grants, registry);
  if (grants.length > 0)
    await transaction
      .insertInto('role_grant')
      .values(grants.map(grant => ({ role_id: roleId, ...grant })))
      .execute();
  return { roleId, orgId: orgs.get(role.org)! };
}

/** Somebody of the demo who has a role. */
interface Somebody {
  readonly role: DemoRole;
  readonly person: Text;
  /** Their place among those who have the role, from 1. */
  readonly place: number;
  readonly number: number;
}

/** Adds somebody who has a role, and returns the id of the account. */
async function addPerson(
  transaction: Transaction<Tables>,
  { role, person, place, number }: Somebody,
  { roleId, orgId }: AddedRole,
  { password, now }: Around,
): Promise<number> {
  const account = `${role.code.toLowerCase()}${place === 1 ? '' : place}`;
  const { id: userId } = await transaction
    .insertInto('app_user')
    .values({
      account,
      nickname: person.zh,
      nickname_en: person.en,
      email: `${account}@axle.example`,
      employee_no: `AX${1000 + number}`,
      post: role.name.zh,
      org_id: orgId,
      is_super: role.code === 'superAdmin',
      password_hash: password,
      password_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('user_role').values({ user_id: userId, role_id: roleId }).execute();
  const scopes = role.scopes.flatMap(({ kind, mode }) =>
    (kind === 'every' ? everyKind : [kind]).map(each => ({ user_id: userId, kind: each, mode })),
  );
  if (scopes.length > 0) await transaction.insertInto('data_scope').values(scopes).execute();
  return userId;
}

/** Adds the departments, the roles and their people to the demo, who all have the password of the demo. */
export const addDemoPeople: AddDemoPeople = async (transaction, registry, now) => {
  const password = await hashPassword(demoPassword);
  const orgs = await addOrganisation(transaction);
  const users = new Map<string, number>();
  const colleagues: (readonly [role: AddedRole, Omit<Somebody, 'number'>])[] = [];
  for (const [at, role] of demoRoles.entries()) {
    const added = await addRole(transaction, role, registry, orgs);
    users.set(role.code, await addPerson(transaction, { role, person: role.person, place: 1, number: at + 1 }, added, { password, now }));
    for (const [next, person] of (role.colleagues ?? []).entries()) colleagues.push([added, { role, person, place: next + 2 }]);
  }
  for (const [at, [added, one]] of colleagues.entries()) {
    const id = await addPerson(transaction, { ...one, number: demoRoles.length + at + 1 }, added, { password, now });
    users.set(`${one.role.code}${one.place}`, id);
  }
  return users;
};
