import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type Access, hasSought, scopeKinds } from '@axle/permissions';
import type { ScopeTarget, RoleSummary, UserSummary, UsersTab } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { scopeTargets, targetReach } from './scope-targets.ts';
import { openTab } from '../../../platform/access/tab-rights.ts';
import { orgSummaries, roleSummaries, scopeSummaries, userSummaries } from './user-summaries.ts';
import { userRefusals } from './user-refusals.ts';

/** The rights of a user by their roles, which a page or a code is sought among. */
const accessOf = (user: UserSummary, roles: readonly RoleSummary[]): Access => ({
  userId: user.id,
  isSuper: user.isSuper,
  roles: roles.filter(({ code }) => user.roles.includes(code)).map(({ code, codes }) => ({ role: code, codes: new Set(codes) })),
  scopes: new Map(),
  blocks: [],
});

/** Tabs that only super users have: roles with what they grant, and the organisation. */
export const superTabs: readonly string[] = ['roles', 'orgs'];

/** A tab of the page of users, and whom it is narrowed to: those who have a page or a code, or have not. */
export interface AskedTab {
  readonly tab: string;
  readonly sought?: string | undefined;
  readonly lacks?: boolean | undefined;
}

/** The data of a tab of the page of users: only the users and rights of the tab. */
export async function readUsersTab(
  database: Kysely<Tables>,
  registry: Registry,
  { access, now }: Caller,
  { tab: key, sought, lacks = false }: AskedTab,
): Promise<Result<UsersTab, Refusal>> {
  const forSupers = superTabs.includes(key);
  if (forSupers && !access.isSuper) return refuse(userRefusals.superOnly);
  const tab = openTab(access, key, 'list');
  if (!tab && !forSupers) return refuse(userRefusals.forbidden);
  const whole = key === 'tab1';
  const codes = whole || key === 'roles' ? () => true : (code: string) => tab?.section !== undefined && code.startsWith(`${tab.section}.`);
  const [people, allRoles, orgs, scopes] = await Promise.all([
    userSummaries(database, whole ? (access.isSuper ? 'personal' : 'account') : 'names', now),
    roleSummaries(database, () => true),
    orgSummaries(database),
    whole || key === 'tab2' ? scopeSummaries(database) : [],
  ]);
  const users = sought ? people.filter(user => hasSought(accessOf(user, allRoles), sought) !== lacks) : people;
  const roles = allRoles.map(role => ({ ...role, codes: role.codes.filter(codes) }));
  const targets: Record<string, readonly ScopeTarget[]> = {};
  if (whole || key === 'tab2') for (const kind of scopeKinds) targets[kind] = await scopeTargets(database, registry, access, kind);
  const reached = tab?.kind ? await targetReach(database, registry, access, tab.kind, businessDay(now)) : { reach: [], seeAll: [] };
  return ok({ users, roles, orgs, scopes, targets, ...reached });
}
