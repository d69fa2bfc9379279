import { inLanguage, type Language, type Text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { rightsHeld, scopeKindNames, type ScopeKind, scopeKinds, scopeModeNames } from '@axle/permissions';
import type { UserTab } from '@axle/pages';
import type { ScopeTarget, ScopeSummary } from '@axle/wire';
import type { Kysely } from 'kysely';
import { knownUsers } from '../field-settings/known-users.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TableCell, TableColumn } from '../../../platform/files/write-table.ts';
import { menuSections } from '../../../platform/registry/menu-sections.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { scopeTargets } from './scope-targets.ts';
import { roleSummaries, scopeSummaries, userSummaries } from './user-summaries.ts';

/** What an access review is made from. */
export interface ReviewParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly language: Language;
  readonly now: Date;
  /** Users whom the reader chose; all of them unless given. */
  readonly users?: readonly number[] | undefined;
}

/** A sheet of an access review. */
export interface ReviewSheet {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

const words = {
  account: { zh: '账号', en: 'Account' },
  nickname: { zh: '姓名', en: 'Name' },
  state: { zh: '状态', en: 'Status' },
  page: { zh: '页面', en: 'Page' },
  action: { zh: '操作', en: 'Action' },
  code: { zh: '权限码', en: 'Code' },
  source: { zh: '来源', en: 'Source' },
  scopes: { zh: '数据权限', en: 'Data scopes' },
  kind: { zh: '数据种类', en: 'Data type' },
  mode: { zh: '范围', en: 'Mode' },
  target: { zh: '对象', en: 'Target' },
  validTo: { zh: '有效期至', en: 'Valid to' },
  past: { zh: '已过期', en: 'Expired' },
  changedAt: { zh: '修改时间 (UTC)', en: 'Changed at (UTC)' },
  super: { zh: '超级管理员', en: 'Super administrator' },
  openToAll: { zh: '对所有人开放', en: 'Open to everybody' },
  everything: { zh: '全部数据', en: 'All data' },
  active: { zh: '在职', en: 'Active' },
  locked: { zh: '锁定', en: 'Locked' },
  left: { zh: '离职', en: 'Left' },
} as const satisfies Readonly<Record<string, Text>>;

const widths: Readonly<Record<string, number>> = { code: 40, source: 34, scopes: 44, target: 34, page: 26, action: 22 };
const columnsOf = (language: Language, keys: readonly (keyof typeof words)[]): readonly TableColumn[] =>
  keys.map(key => ({ label: inLanguage(words[key], language), width: widths[key] ?? 18 }));

const modeOf = ({ mode, targets }: ScopeSummary, language: Language): string =>
  `${inLanguage(scopeModeNames[mode as keyof typeof scopeModeNames], language)}${mode === 'listed' ? ` ${targets.length}` : ''}`;

/**
 * [G10] One row for each user, page and action that the user may do, with the roles that give it and what data it reaches. A tab of a
 * section lists its pages alone.
 */
export async function pageRightRows({ database, registry, language, now, users }: ReviewParts, { section }: UserTab): Promise<ReviewSheet> {
  const day = businessDay(now);
  const [known, summaries, roles, scopes] = await Promise.all([
    knownUsers(database, day),
    userSummaries(database, 'names', now),
    roleSummaries(database, () => false),
    scopeSummaries(database),
  ]);
  const say = (text: Text) => inLanguage(text, language);
  const named = new Map(summaries.map(user => [user.id, user]));
  const roleName = new Map(roles.map(role => [role.code, `${language === 'en' ? role.nameEn : role.nameZh} (${role.code})`]));
  const titles = new Map(
    menuSections(registry).flatMap(({ key, groups }) =>
      section === undefined || key === section
        ? groups.flatMap(({ pages }) =>
            pages.flatMap(page => page.actions.map(action => [action.code, { page: page.title, action: action.title }] as const)),
          )
        : [],
    ),
  );
  const reaches = (user: number, isSuper: boolean) =>
    isSuper
      ? say(words.everything)
      : scopes
          .filter(scope => scope.userId === user && scope.mode !== 'none' && (scope.validTo ?? day) >= day)
          .map(scope => `${say(scopeKindNames[scope.kind as ScopeKind])}: ${modeOf(scope, language)}`)
          .join('; ');
  const rows = known
    .filter(({ access }) => users === undefined || users.includes(access.userId))
    .flatMap(({ account, access }) => {
      const user = named.get(access.userId);
      const scope = reaches(access.userId, access.isSuper);
      return rightsHeld(access, titles.keys()).map(({ code, roles: by, source }): readonly TableCell[] => {
        const title = titles.get(code);
        const from = source === 'role' ? by.map(role => roleName.get(role) ?? role).join(', ') : say(words[source]);
        return [
          account,
          user?.nickname,
          say(words[user?.state ?? 'active']),
          title && say(title.page),
          title && say(title.action),
          code,
          from,
          scope,
        ];
      });
    });
  return { columns: columnsOf(language, ['account', 'nickname', 'state', 'page', 'action', 'code', 'source', 'scopes']), rows };
}

/**
 * One row for each user, kind of data and target. A tab of a section lists users with a page of it, a tab of a kind that kind.
 * What reaches everything, or belongs to people, is a row without a target; so is who has none.
 */
export async function dataScopeRows(parts: ReviewParts, tab: UserTab): Promise<ReviewSheet> {
  const { database, registry, language, now, users } = parts;
  const day = businessDay(now);
  const [known, summaries, scopes] = await Promise.all([
    knownUsers(database, day),
    userSummaries(database, 'names', now),
    scopeSummaries(database),
  ]);
  const say = (text: Text) => inLanguage(text, language);
  const kinds: readonly ScopeKind[] = tab.kind ? [tab.kind] : scopeKinds;
  const everybody = { isSuper: true, userId: 0, roles: [], scopes: new Map(), blocks: [] };
  const nameOf = new Map<string, ScopeTarget>();
  for (const kind of kinds)
    for (const target of await scopeTargets(database, registry, everybody, kind)) nameOf.set(`${kind} ${target.id}`, target);
  const codes =
    tab.section === undefined ? undefined : registry.codes.filter(code => code.startsWith(`${tab.section}.`) && code.endsWith('.list'));
  const named = new Map(summaries.map(user => [user.id, user]));
  const rows = known
    .filter(({ access }) => users === undefined || users.includes(access.userId))
    .filter(({ access }) => codes === undefined || rightsHeld(access, codes).length > 0)
    .flatMap(({ account, access: { userId, isSuper } }) => {
      const user = named.get(userId);
      const who = [account, user?.nickname, say(words[user?.state ?? 'active'])] as const;
      return kinds.flatMap((kind): readonly (readonly TableCell[])[] => {
        const scope = scopes.find(one => one.userId === userId && one.kind === kind);
        const kindName = say(scopeKindNames[kind]);
        if (isSuper) return [[...who, kindName, say(scopeModeNames.all), undefined, undefined, say(words.super), undefined]];
        if (!scope) return [[...who, kindName, say(scopeModeNames.none), undefined, undefined, undefined, undefined]];
        const until = scope.validTo === undefined ? undefined : { day: scope.validTo };
        const past = scope.validTo !== undefined && scope.validTo < day ? say(words.past) : undefined;
        const row = (target: string | undefined): readonly TableCell[] => [
          ...who,
          kindName,
          say(scopeModeNames[scope.mode as keyof typeof scopeModeNames]),
          target,
          until,
          past,
          scope.changedAt.slice(0, 19).replace('T', ' '),
        ];
        if (scope.mode !== 'listed' || scope.targets.length === 0) return [row(undefined)];
        return scope.targets.map(id => {
          const target = nameOf.get(`${kind} ${id}`);
          return row(target ? `${target.code} ${target.name}` : id);
        });
      });
    });
  return {
    columns: columnsOf(language, ['account', 'nickname', 'state', 'kind', 'mode', 'target', 'validTo', 'source', 'changedAt']),
    rows,
  };
}
