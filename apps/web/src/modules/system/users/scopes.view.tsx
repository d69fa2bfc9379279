import { businessDay } from '@axle/page-kit';
import { scopeKindNames, scopeKinds, scopeModeNames } from '@axle/permissions';
import type { ScopeSummary } from '@axle/wire';
import { Button, Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { FindUsers } from './find-users.view.tsx';
import { ReviewButtons } from './review-buttons.view.tsx';
import { ScopeForm } from './scope-form.view.tsx';
import { SoughtRight } from './sought-right.view.tsx';
import type { TabProps } from './tab-props.ts';
import { filteredUsers, noFilter, personOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

/** Users by kinds of data: the data scope of each. With the right for it, a kind can be changed for the ticked users. */
export const ScopesTab = observer(function ScopesTab({ store, shown, may }: TabProps) {
  const session = useService(Session);
  const now = useService(Clock).now();
  const [filter, setFilter] = useState(noFilter);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [changing, setChanging] = useState(false);
  const english = session.language === 'en';
  const users = filteredUsers(shown, filter).filter(({ state }) => state !== 'left' || filter.state === 'left');
  const chosen = users.filter(({ id }) => ticked.has(id));
  const today = businessDay(new Date(now));
  const of = (user: number, kind?: string) =>
    shown.scopes.filter(scope => scope.userId === user && (kind === undefined || scope.kind === kind));
  const said = (scope: ScopeSummary | undefined) => {
    if (!scope || scope.mode === 'none') return <span className="ax-faint">{session.say(text.noScope)}</span>;
    const targets = scope.mode === 'listed' ? ` ${scope.targets.length}` : '';
    const names = scope.targets.map(id => shown.targets[scope.kind]?.find(target => target.id === id)?.code ?? id).join(', ');
    const past = scope.validTo !== undefined && scope.validTo < today;
    return (
      <span title={names} className={past ? 'ax-bad' : undefined}>
        {session.say(scopeModeNames[scope.mode as keyof typeof scopeModeNames])}
        {targets}
        {past && ` (${session.say(text.past)})`}
      </span>
    );
  };
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked(before => new Set(on ? [...before, ...ids] : [...before].filter(id => !ids.includes(id))));
  const last = (user: number) => of(user).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))[0];
  return (
    <div className="ax-users-tab">
      <div className="ax-users-bar" role="toolbar">
        <FindUsers filter={filter} roles={shown.roles} orgs={shown.orgs} onChange={setFilter} />
        <SoughtRight store={store} />
        {may('updateData') && (
          <Button
            size="small"
            intent="primary"
            text={session.say(text.changeScopes)}
            disabled={chosen.length === 0}
            onClick={() => setChanging(true)}
          />
        )}
        <ReviewButtons
          store={store}
          may={may}
          users={
            chosen.length > 0
              ? chosen.map(({ id }) => id)
              : filter === noFilter && store.sought.right === ''
                ? undefined
                : users.map(({ id }) => id)
          }
        />
        <span className="ax-users-count">{session.say(text.count, { shown: users.length, all: shown.users.length })}</span>
      </div>
      <div className="ax-users-scroll">
        <table className="ax-users-table" aria-label={session.say(text.scopes)}>
          <thead>
            <tr>
              <th scope="col" className="ax-users-first">
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
                {session.say(text.account)}
              </th>
              <th scope="col">{session.say(text.nickname)}</th>
              {scopeKinds.map(kind => (
                <th key={kind} scope="col">
                  {session.say(scopeKindNames[kind])}
                </th>
              ))}
              {[text.validTo, text.changedBy, text.changedAt].map(head => (
                <th key={head.en} scope="col">
                  {session.say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
                <td>{personOf(user, english)}</td>
                {scopeKinds.map(kind => (
                  <td key={kind}>{user.isSuper ? session.say(text.superUser) : said(of(user.id, kind)[0])}</td>
                ))}
                <td>
                  {
                    of(user.id)
                      .flatMap(({ validTo }) => validTo ?? [])
                      .toSorted()[0]
                  }
                </td>
                <td>{last(user.id)?.changedBy !== undefined && session.nickname(last(user.id)!.changedBy!)}</td>
                <td>{last(user.id) && localMoment(last(user.id)!.changedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changing && <ScopeForm store={store} shown={shown} users={chosen} onClose={() => setChanging(false)} />}
    </div>
  );
});
