import type { Text } from '@axle/kernel';
import type { Section } from '@axle/page-kit';
import { pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { type Access, can, canOpen } from '@axle/permissions';
import type { UserSummary } from '@axle/wire';
import { Button, Checkbox, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { actionsOf } from '../../../shell/why/subjects.ts';
import { ReviewButtons } from './review-buttons.view.tsx';
import { RightFilters } from './right-filters.view.tsx';
import type { TabProps } from './tab-props.ts';
import { FindUsers } from './find-users.view.tsx';
import { accessOf, filteredUsers, noFilter, personOf, textOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';
import { type RightsPage, WhyTable } from './why-table.view.tsx';

const letters: Readonly<Record<string, Text>> = {
  add: { zh: '增', en: 'A' },
  update: { zh: '改', en: 'U' },
  del: { zh: '删', en: 'D' },
  enable: { zh: '启', en: 'N' },
  disable: { zh: '停', en: 'F' },
  import: { zh: '入', en: 'I' },
  export: { zh: '出', en: 'E' },
  log: { zh: '史', en: 'H' },
};
const nameOf = (code: string) => code.slice(code.lastIndexOf('.') + 1);

async function pagesIn(section: string): Promise<readonly RightsPage[]> {
  const found: Section | undefined = (await allSections()).find(({ key }) => key === section);
  return (found ? pagesOf(found) : []).map(page => ({ key: page.key, title: page.title, actions: actionsOf(section, page) }));
}

/** The pages of a section against users: what opens, which actions, and on a click which roles grant them. */
export const RightsTab = observer(function RightsTab({ store, shown, tab, may }: TabProps) {
  const session = useService(Session);
  const section = tab?.section ?? '';
  const [pages, setPages] = useState<readonly RightsPage[]>();
  const [onlyWith, setOnlyWith] = useState(true);
  const [filter, setFilter] = useState(noFilter);
  const [asked, setAsked] = useState<{ readonly user: UserSummary; readonly page: RightsPage }>();
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(() => pagesIn(section), setPages);
  }, [latest, section]);
  if (!pages) return <Spinner size={24} />;
  const english = session.language === 'en';
  const people = filteredUsers(shown, filter)
    .filter(({ state }) => state !== 'left' || filter.state === 'left')
    .map(user => ({ user, access: accessOf(user, shown.roles) }));
  const opens = (access: Access) => pages.some(page => canOpen(access, section, page.key));
  const rows = people.filter(({ access }) => !onlyWith || opens(access));
  return (
    <div className="ax-users-tab">
      <div className="ax-users-bar">
        <FindUsers filter={filter} roles={shown.roles} orgs={shown.orgs} onChange={setFilter} />
        <RightFilters filter={filter} pages={pages} onChange={setFilter} />
        <Checkbox
          inline
          checked={onlyWith}
          label={session.say(text.onlyWith)}
          onChange={event => setOnlyWith(event.currentTarget.checked)}
        />
        <ReviewButtons store={store} may={may} users={filter === noFilter ? undefined : rows.map(({ user }) => user.id)} />
        <span className="ax-users-count">{session.say(text.count, { shown: rows.length, all: people.length })}</span>
      </div>
      {pages.length === 0 ? (
        <p className="ax-users-bar">{session.say(text.noPages)}</p>
      ) : (
        <div className="ax-users-scroll">
          <table className="ax-users-table ax-users-matrix" aria-label={session.say(tab?.title ?? text.users)}>
            <thead>
              <tr>
                <th scope="col" className="ax-users-first">
                  {session.say(text.account)}
                </th>
                <th scope="col">{session.say(text.nickname)}</th>
                <th scope="col">{session.say(text.roles)}</th>
                {pages.map(page => (
                  <th key={page.key} scope="col" className="ax-users-page">
                    {session.say(page.title)}
                    <small>
                      {session.say(text.onPage, { count: people.filter(({ access }) => canOpen(access, section, page.key)).length })}
                    </small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ user, access }) => (
                <tr key={user.id}>
                  <th scope="row">{user.account}</th>
                  <td style={{ padding: '4px 8px', textAlign: 'left' }}>{personOf(user, english)}</td>
                  <td style={{ padding: '4px 8px', textAlign: 'left' }}>
                    {user.isSuper
                      ? session.say(text.superUser)
                      : user.roles
                          .map(code => session.say(textOf(shown.roles.find(role => role.code === code) ?? { nameZh: code, nameEn: code })))
                          .join(', ')}
                  </td>
                  {pages.map(page => (
                    <td key={page.key}>
                      <button
                        type="button"
                        className="ax-users-cell"
                        aria-label={`${user.account} · ${session.say(page.title)}: ${heldTitles(access, page, session)}`}
                        title={heldTitles(access, page, session)}
                        onClick={() => setAsked({ user, page })}
                      >
                        {canOpen(access, section, page.key) && <b>●</b>}
                        {cellOf(access, page, session)}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked && (
        <TitledDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={session.say(text.why, { name: personOf(asked.user, english), page: asked.page.title })}
          className="ax-dialog"
          style={{ width: 620 }}
        >
          <DialogBody>
            <p className="ax-hint">{session.say(text.whyHint)}</p>
            <WhyTable access={accessOf(asked.user, shown.roles)} page={asked.page} roles={shown.roles} />
          </DialogBody>
          <DialogFooter actions={<Button text={session.say(text.close)} onClick={() => setAsked(undefined)} />} />
        </TitledDialog>
      )}
    </div>
  );
});

const held = (access: Access, page: RightsPage) => page.actions.filter(({ code }) => can(access, code));

function heldTitles(access: Access, page: RightsPage, session: Session): string {
  const titles = held(access, page).map(({ title }) => session.say(title));
  return titles.length === 0 ? session.say(text.notGranted) : titles.join(', ');
}

/** Actions of every page by a letter, own ones by their number. */
function cellOf(access: Access, page: RightsPage, session: Session): string {
  const names = held(access, page)
    .map(({ code }) => nameOf(code))
    .filter(name => name !== 'list');
  const known = names
    .flatMap(name => letters[name] ?? [])
    .map(letter => session.say(letter))
    .join('');
  const others = names.filter(name => !letters[name]).length;
  return others > 0 ? `${known}+${others}` : known;
}
