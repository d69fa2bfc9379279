import { type Page, pagesOf, type Section } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { can, canOpen } from '@axle/permissions';
import type { RoleSummary, UserSummary } from '@axle/wire';
import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { actionsOf } from '../../../shell/why/subjects.ts';
import { accessOf, personOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

interface UserPagesProps {
  readonly user: UserSummary;
  readonly roles: readonly RoleSummary[];
}

/** How many pages a user opens by roles, and on a click which: the menu as a tree, each page with its actions. */
export const UserPages = observer(function UserPages({ user, roles }: UserPagesProps) {
  const session = useService(Session);
  const [open, setOpen] = useState(false);
  const title = session.say(text.pagesOf, { name: personOf(user, session.language === 'en') });
  return (
    <>
      <button type="button" className="ax-users-drill" aria-label={title} onClick={() => setOpen(true)}>
        {user.isSuper ? session.say(text.everything) : countOf(user, roles)}
      </button>
      {open && (
        <TitledDialog isOpen onClose={() => setOpen(false)} title={title} className="ax-dialog" style={{ width: 720 }}>
          <DialogBody>
            <Tree user={user} roles={roles} />
          </DialogBody>
          <DialogFooter actions={<Button text={session.say(text.close)} onClick={() => setOpen(false)} />} />
        </TitledDialog>
      )}
    </>
  );
});

const Tree = observer(function Tree({ user, roles }: UserPagesProps) {
  const session = useService(Session);
  const [sections, setSections] = useState<readonly Section[]>();
  const latest = useLatest();
  useEffect(() => void latest.ask(allSections, setSections), [latest]);
  if (!sections) return <Spinner size={24} />;
  const access = accessOf(user, roles);
  const held = (section: Section, page: Page) =>
    actionsOf(section.key, page)
      .filter(({ code }) => can(access, code))
      .map(({ title }) => session.say(title))
      .join(session.language === 'en' ? ', ' : '、');
  return (
    <ul className="ax-users-tree">
      {sections.map(section => {
        const pages = pagesOf(section).filter(page => canOpen(access, section.key, page.key));
        return (
          pages.length > 0 && (
            <li key={section.key}>
              <strong>
                {session.say(section.title)} ({pages.length})
              </strong>
              <ul>
                {pages.map(page => (
                  <li key={page.key}>
                    {session.say(page.title)} <small>{held(section, page)}</small>
                  </li>
                ))}
              </ul>
            </li>
          )
        );
      })}
    </ul>
  );
});

function countOf(user: UserSummary, roles: readonly RoleSummary[]): number {
  const access = accessOf(user, roles);
  const lists = access.roles.flatMap(({ codes }) => [...codes]).filter(code => code.endsWith('.list') && can(access, code));
  return new Set(lists.map(code => code.split('.').slice(0, 2).join('.'))).size;
}
