import './main-menu.css';
import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ChevronDown, ChevronRight, MenuClosed, MenuOpen } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type MenuNode, menuPages } from '@axle/permissions';
import { Popover } from '../popover.view.tsx';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { tabAddress } from '../workspace/tab-address.ts';
import { entriesOf } from './menu-entries.ts';
import { menuName } from './menu-name.ts';
import { MenuStore } from './menu.store.ts';
import { WindowStore } from '../window/window.store.ts';
import { sectionIcon } from './section-icons.tsx';
import { frameText } from '../../text/frame.ts';

/** The menu: sections, groups, pages. Folds to icons, each of which opens its section beside it; in a narrow window it always is. */
export const MainMenu = observer(function MainMenu() {
  const session = useService(SessionStore);
  const store = useService(MenuStore);
  const page = useLocation().pathname;
  const place = menuPages(session.menu).find(entry => entry.page.path === page);
  const [section, group] = [place?.section.uniqueKey, place?.group.uniqueKey];
  useEffect(() => {
    if (section !== undefined && group !== undefined) store.reveal(section, group);
  }, [store, section, group]);
  const { narrow } = useService(WindowStore);
  const folded = store.collapsed || narrow;
  const toggleLabel = session.say(folded ? frameText.expandMenu : frameText.collapseMenu);
  return (
    <nav className="main-menu" aria-label={session.say(frameText.menu)} data-collapsed={folded}>
      <ul className="menu-sections">
        {session.menu.map(node =>
          folded ? <SectionIcon key={node.uniqueKey} section={node} /> : <SectionEntry key={node.uniqueKey} section={node} />,
        )}
      </ul>
      {!narrow && (
        <Button
          variant="minimal"
          icon={folded ? <MenuOpen /> : <MenuClosed />}
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={() => store.toggleCollapsed()}
        />
      )}
    </nav>
  );
});

const SectionEntry = observer(function SectionEntry({ section }: { readonly section: MenuNode }) {
  const store = useService(MenuStore);
  const { language } = useService(SessionStore);
  const open = store.isOpen(section.uniqueKey);
  return (
    <li>
      <button type="button" className="menu-section" aria-expanded={open} onClick={() => store.toggle(section.uniqueKey)}>
        {sectionIcon(section.uniqueKey)}
        <span>{menuName(section, language)}</span>
        {open ? <ChevronDown size={12} /> : <ChevronRight size={12} />}
      </button>
      {open && (
        <ul>
          {section.children.map(group => (
            <GroupEntry key={group.uniqueKey} group={group} />
          ))}
        </ul>
      )}
    </li>
  );
});

const GroupEntry = observer(function GroupEntry({ group }: { readonly group: MenuNode }) {
  const store = useService(MenuStore);
  const { language } = useService(SessionStore);
  const { pathname } = useLocation();
  const open = store.isOpen(group.uniqueKey);
  return (
    <li>
      <button type="button" className="menu-group" aria-expanded={open} onClick={() => store.toggle(group.uniqueKey)}>
        <span>{menuName(group, language)}</span>
        {open ? <ChevronDown size={10} /> : <ChevronRight size={10} />}
      </button>
      {open && (
        <ul>
          {entriesOf(group, pathname).map(page => (
            <li key={page.uniqueKey}>
              <Link
                className="menu-page"
                to={page.path}
                title={menuName(page, language)}
                ref={pathname === page.path ? intoSight : undefined}
                aria-current={pathname === page.path ? 'page' : undefined}
              >
                {menuName(page, language)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/** The open page's entry is in sight when its page opens; one that is in sight stays where it is. */
const intoSight = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' });

const SectionIcon = observer(function SectionIcon({ section }: { readonly section: MenuNode }) {
  const { language } = useService(SessionStore);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const name = menuName(section, language);
  const pages = (
    <Menu>
      {section.children.map(group => (
        <Fragment key={group.uniqueKey}>
          <MenuDivider title={menuName(group, language)} />
          {entriesOf(group, pathname).map(page => (
            <MenuItem
              key={page.uniqueKey}
              text={menuName(page, language)}
              active={pathname === page.path}
              onClick={() => void navigate(page.path)}
            />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
  const current = tabAddress(pathname)?.section === section.uniqueKey;
  return (
    <li>
      <Popover content={pages} placement="right-start">
        <button type="button" className="menu-section" aria-label={name} title={name} data-current={current}>
          {sectionIcon(section.uniqueKey)}
        </button>
      </Popover>
    </li>
  );
});
