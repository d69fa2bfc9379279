import { scopeKindNames, type ScopeKind, scopeKinds, scopeModeNames } from '@axle/permissions';
import type { ScopeSummary, UserSummary } from '@axle/wire';
import { Button, Checkbox, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AccountActions } from './account-actions.view.tsx';
import { AccountFilters } from './account-filters.view.tsx';
import { historyText } from './history-text.ts';
import { OrgTree } from './org-tree.view.tsx';
import { ReviewButtons } from './review-buttons.view.tsx';
import type { TabProps } from './tab-props.ts';
import { UserPages } from './user-pages.view.tsx';
import { UserHistorySheet } from './user-history.view.tsx';
import { filteredUsers, noFilter, orgPath, orgRows, textOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';
import { localDay, localMoment } from '../../../engine/fields/calendar/local-moment.ts';

const tones = { active: 'success', locked: 'warning', left: 'none' } as const;

/** Every account, by the organisation at the left; super users keep them from here. */
export const AccountsTab = observer(function AccountsTab({ store, shown, may }: TabProps) {
  const session = useService(Session);
  const [filter, setFilter] = useState(noFilter);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [history, setHistory] = useState<UserSummary>();
  const english = session.language === 'en';
  const pathOf = new Map(shown.orgs.map(({ id }) => [id, orgPath(shown.orgs, id, english)]));
  const order = new Map(orgRows(shown.orgs).map(({ id }, index) => [id, index]));
  const users = filteredUsers(shown, filter).toSorted(
    (a, b) => (order.get(a.orgId) ?? 0) - (order.get(b.orgId) ?? 0) || a.account.localeCompare(b.account),
  );
  const chosen = users.filter(({ id }) => ticked.has(id));
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked(before => new Set(on ? [...before, ...ids] : [...before].filter(id => !ids.includes(id))));
  const narrowed = users.length < shown.users.length;
  const heads = [
    text.account,
    text.nickname,
    text.nicknameEn,
    text.employeeNo,
    text.org,
    text.post,
    text.roles,
    text.super,
    text.state,
    text.lang,
    text.lastLogin,
    text.ip,
    text.password,
    text.pages,
    text.scopes,
  ];
  return (
    <div className="ax-users-tab">
      <div>
        <div className="ax-users-bar" role="toolbar">
          <AccountActions store={store} shown={shown} chosen={chosen} />
          <Button size="small" text={session.say(historyText.open)} disabled={chosen.length !== 1} onClick={() => setHistory(chosen[0])} />
          <ReviewButtons
            store={store}
            may={may}
            users={chosen.length > 0 ? chosen.map(({ id }) => id) : narrowed ? users.map(({ id }) => id) : undefined}
          />
          <span className="ax-users-count">{session.say(text.count, { shown: users.length, all: shown.users.length })}</span>
        </div>
        <AccountFilters filter={filter} roles={shown.roles} onChange={setFilter} />
      </div>
      <div className="ax-users-sides">
        <OrgTree orgs={shown.orgs} users={shown.users} shown={filter.org} onShow={org => setFilter({ ...filter, org })} />
        <div className="ax-users-scroll">
          <table className="ax-users-table" aria-label={session.say(text.users)}>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={head.en} scope="col" className={index === 0 ? 'ax-users-first' : undefined}>
                    {index === 0 && (
                      <Checkbox
                        inline
                        aria-label={session.say(text.tickAll)}
                        checked={users.length > 0 && chosen.length === users.length}
                        indeterminate={chosen.length > 0 && chosen.length < users.length}
                        onChange={event =>
                          tick(
                            users.map(({ id }) => id),
                            event.currentTarget.checked,
                          )
                        }
                      />
                    )}
                    {session.say(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {users.length === 0 && (
                <tr>
                  <td colSpan={heads.length}>{session.say(text.noUsers)}</td>
                </tr>
              )}
              {users.map(user => (
                <tr key={user.id}>
                  <th scope="row">
                    <Checkbox
                      inline
                      aria-label={session.say(text.tick, { name: user.account })}
                      checked={ticked.has(user.id)}
                      onChange={event => tick([user.id], event.currentTarget.checked)}
                    />
                    {user.account}
                  </th>
                  <td>{user.nickname}</td>
                  <td>{user.nicknameEn}</td>
                  <td>{user.employeeNo}</td>
                  <td>{pathOf.get(user.orgId)}</td>
                  <td>{user.post}</td>
                  <td className="ax-users-wrap">
                    {user.roles
                      .map(code => session.say(textOf(shown.roles.find(role => role.code === code) ?? { nameZh: code, nameEn: code })))
                      .join(english ? ', ' : '、')}
                  </td>
                  <td>{user.isSuper ? '✓' : ''}</td>
                  <td>
                    <Tag minimal intent={tones[user.state]}>
                      {session.say(text[user.state])}
                    </Tag>
                  </td>
                  <td>{user.lang}</td>
                  <td>{user.lastLoginAt ? localMoment(user.lastLoginAt) : <span className="ax-faint">{session.say(text.never)}</span>}</td>
                  <td>{user.lastLoginIp}</td>
                  <td className={user.passwordPast ? 'ax-bad' : undefined}>
                    {user.passwordExpires && localDay(new Date(user.passwordExpires))}{' '}
                    {user.firstLogin && <Tag minimal>{session.say(text.firstLogin)}</Tag>}
                  </td>
                  <td className="ax-number">
                    <UserPages user={user} roles={shown.roles} />
                  </td>
                  <td className="ax-users-wrap">
                    {user.isSuper
                      ? session.say(text.everything)
                      : scopesOf(shown.scopes, user.id, kindMode(session), session.say(text.noScope), session.say(text.everything))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {history && <UserHistorySheet key={history.id} user={history} onClose={() => setHistory(undefined)} />}
    </div>
  );
});

const kindMode = (session: Session) => (scope: ScopeSummary) =>
  `${session.say(scopeKindNames[scope.kind as ScopeKind])} ${session.say(scopeModeNames[scope.mode as keyof typeof scopeModeNames])}${scope.mode === 'listed' ? ` ${scope.targets.length}` : ''}`;

const scopesOf = (
  scopes: readonly ScopeSummary[],
  user: number,
  say: (scope: ScopeSummary) => string,
  none: string,
  all: string,
): string => {
  const own = scopes.filter(({ userId, mode }) => userId === user && mode !== 'none');
  if (own.length === scopeKinds.length && own.every(({ mode, validTo }) => mode === 'all' && validTo === undefined)) return all;
  return own.length === 0 ? none : own.map(say).join(' · ');
};
