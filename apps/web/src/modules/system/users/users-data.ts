import { type Text, text } from '@axle/kernel';
import { type Access, hasSought } from '@axle/permissions';
import { batchCodes } from '@axle/validation';
import type { OrgSummary, RoleSummary, UserSummary, UsersTab } from '@axle/wire';

/** A part of the organisation with how deep it stands, and the ids of it and all below it. */
export interface OrgRow extends OrgSummary {
  readonly depth: number;
  readonly below: ReadonlySet<number>;
}

/** The organisation as rows, every part under what it belongs to. */
export function orgRows(orgs: readonly OrgSummary[]): readonly OrgRow[] {
  const parts = Map.groupBy(orgs, org => org.parentId);
  const walk = (parent: number | undefined, depth: number): readonly OrgRow[] =>
    (parts.get(parent) ?? []).flatMap(org => {
      const under = walk(org.id, depth + 1);
      return [{ ...org, depth, below: new Set([org.id, ...under.map(({ id }) => id)]) }, ...under];
    });
  return walk(undefined, 0);
}

/** The names from the head of the organisation down to one of its parts. */
export function orgPath(orgs: readonly OrgSummary[], id: number, english: boolean): string {
  const names: string[] = [];
  for (let org = orgs.find(one => one.id === id); org; org = orgs.find(one => one.id === org?.parentId))
    names.unshift(english ? org.nameEn : org.nameZh);
  return names.join(' / ');
}

/** The rights of a user, as far as the tab has them. */
export function accessOf(user: UserSummary, roles: readonly RoleSummary[]): Access {
  return {
    userId: user.id,
    isSuper: user.isSuper,
    roles: user.roles.map(code => ({ role: code, codes: new Set(roles.find(role => role.code === code)?.codes) })),
    scopes: new Map(),
    blocks: [],
  };
}

/** A name in both languages. */
export const textOf = ({ nameZh, nameEn }: { readonly nameZh: string; readonly nameEn: string }): Text => text(nameZh, nameEn);

/** A person by name. */
export const personOf = ({ nickname, nicknameEn }: UserSummary, english: boolean): string =>
  english ? (nicknameEn ?? nickname) : nickname;

/** What the list of users is narrowed to. */
export interface UserFilter {
  readonly words: string;
  readonly org: number | undefined;
  readonly role: string;
  readonly state: string;
  readonly signIn: '' | 'never' | 'longAgo' | 'expired';
  /** Key of a page that they open, or do not. */
  readonly page: string;
  /** A whole code, or the key of a page. */
  readonly code: string;
  /** Those who have not got the page and the code, in place of those who have. */
  readonly lacks: boolean;
  readonly isSuper: '' | 'yes' | 'no';
  /** Code of a supplier, warehouse, shop or whatever else scopes name: who sees it. */
  readonly target: string;
}

export const noFilter: UserFilter = {
  words: '',
  org: undefined,
  role: '',
  state: '',
  signIn: '',
  page: '',
  code: '',
  lacks: false,
  isSuper: '',
  target: '',
};

/** Users whose data scope lists the target with this code, or covers all targets of its kind. Ownership is not considered. */
function seers({ targets, scopes }: UsersTab, typed: string): ReadonlySet<number> {
  const wanted = typed.toLowerCase();
  const named = Object.entries(targets).flatMap(([kind, list]) =>
    list.filter(({ code }) => code.toLowerCase() === wanted).map(({ id }) => ({ kind, id })),
  );
  return new Set(
    scopes
      .filter(scope => named.some(({ kind, id }) => scope.kind === kind && (scope.mode === 'all' || scope.targets.includes(id))))
      .map(({ userId }) => userId),
  );
}

/** The users that a filter lets through. Several words find each their own users. */
export function filteredUsers(tab: UsersTab, filter: UserFilter): readonly UserSummary[] {
  const words = batchCodes(filter.words.toLowerCase()).codes;
  const below = filter.org === undefined ? undefined : orgRows(tab.orgs).find(({ id }) => id === filter.org)?.below;
  const code = filter.code.trim();
  const target = filter.target.trim();
  const sees = target === '' ? undefined : seers(tab, target);
  const fits = (user: UserSummary, wanted: string) => wanted === '' || hasSought(accessOf(user, tab.roles), wanted) !== filter.lacks;
  const signIns: Readonly<Record<UserFilter['signIn'], (user: UserSummary) => boolean>> = {
    '': () => true,
    never: ({ signedIn }) => signedIn === 'never',
    longAgo: ({ signedIn }) => signedIn !== 'lately',
    expired: ({ passwordPast }) => passwordPast,
  };
  return tab.users.filter(
    user =>
      (words.length === 0 ||
        words.some(word => [user.account, user.nickname, user.nicknameEn ?? ''].some(name => name.toLowerCase().includes(word)))) &&
      (below === undefined || below.has(user.orgId)) &&
      (filter.role === '' || user.roles.includes(filter.role)) &&
      (filter.state === '' || user.state === filter.state) &&
      signIns[filter.signIn](user) &&
      fits(user, filter.page) &&
      fits(user, code) &&
      (filter.isSuper === '' || user.isSuper === (filter.isSuper === 'yes')) &&
      (sees === undefined || user.isSuper || sees.has(user.id)),
  );
}
