import { scopeModeNames } from '@axle/permissions';
import { Checkbox, InputGroup, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { FindUsers } from './find-users.view.tsx';
import { ReviewButtons } from './review-buttons.view.tsx';
import { SoughtRight } from './sought-right.view.tsx';
import type { TabProps } from './tab-props.ts';
import { filteredUsers, noFilter, personOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

/** Suppliers, warehouses or shops against the users who see them, and by which scope. */
export const ReachTab = observer(function ReachTab({ store, shown, tab, may }: TabProps) {
  const session = useService(Session);
  const [onlyNobody, setOnlyNobody] = useState(false);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState(noFilter);
  const english = session.language === 'en';
  const name = (id: number) => {
    const user = shown.users.find(one => one.id === id);
    return user ? personOf(user, english) : String(id);
  };
  const mode = (code: string) => session.say(code === 'super' ? text.superUser : scopeModeNames[code as keyof typeof scopeModeNames]);
  const people = new Set(filteredUsers(shown, filter).map(({ id }) => id));
  const wanted = words.trim().toLowerCase();
  const rows = shown.reach
    .filter(({ users }) => !onlyNobody || users.length === 0)
    .filter(target => [target.code, target.name].some(part => part.toLowerCase().includes(wanted)))
    .map(target => ({ ...target, nobody: target.users.length === 0, users: target.users.filter(({ id }) => people.has(id)) }));
  return (
    <div className="ax-users-tab">
      <div className="ax-users-bar">
        <InputGroup
          type="search"
          style={{ width: 230 }}
          aria-label={session.say(text.findTarget)}
          placeholder={session.say(text.findTarget)}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <Checkbox
          inline
          checked={onlyNobody}
          label={session.say(text.onlyNobody)}
          onChange={event => setOnlyNobody(event.currentTarget.checked)}
        />
        <FindUsers filter={filter} roles={shown.roles} orgs={shown.orgs} onChange={setFilter} />
        <SoughtRight store={store} />
        <ReviewButtons
          store={store}
          may={may}
          users={people.size === shown.users.length && store.sought.right === '' ? undefined : [...people]}
        />
        <span className="ax-users-count">
          {session.say({ zh: '{shown} / {all} 项', en: '{shown} of {all}' }, { shown: rows.length, all: shown.reach.length })}
        </span>
      </div>
      <div className="ax-users-scroll">
        <p className="ax-users-bar">
          {session.say(text.seeAll)}:{' '}
          {shown.seeAll
            .filter(({ id }) => people.has(id))
            .map(({ id, mode: by }) => `${name(id)} (${mode(by)})`)
            .join(english ? ', ' : '、')}
        </p>
        <table className="ax-users-table" aria-label={session.say(tab?.title ?? text.targets)}>
          <thead>
            <tr>
              <th scope="col" className="ax-users-first">
                {session.say(text.target)}
              </th>
              <th scope="col">{session.say(text.users)}</th>
              <th scope="col">{session.say(text.mode)}</th>
              <th scope="col" className="ax-number">
                {session.say(text.userCount)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(target => (
              <tr key={target.id}>
                <th scope="row">{target.code === target.name ? target.code : `${target.code} ${target.name}`}</th>
                <td className="ax-users-wrap">
                  {target.nobody ? (
                    <Tag minimal intent="warning" title={session.say(text.nobodyHint)}>
                      {session.say(text.nobody)}
                    </Tag>
                  ) : (
                    target.users.map(({ id }) => name(id)).join(english ? ', ' : '、')
                  )}
                </td>
                <td>{[...new Set(target.users.map(user => mode(user.mode)))].join(', ')}</td>
                <td className="ax-number">{target.users.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
