import { Button } from '@blueprintjs/core';
import { CloudDownload, Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router';
import { homePath } from '@axle/permissions';
import { countBadge } from '@axle/session';
import { downloadCentre } from '../download-notice.ts';
import { InboxButton } from '../inbox/inbox-button.view.tsx';
import { frameText } from '../../text/frame.ts';
import { LanguageSwitch } from '../language/language-switch.view.tsx';
import { Mark } from '../mark.view.tsx';
import { QuickSearchStore } from '../quick-search/quick-search.store.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { SystemChoiceStore } from '../sign-in/system-choice.store.ts';
import { LookMenu } from './look-menu.view.tsx';
import { UserMenu } from './user-menu.view.tsx';

/** The bar above everything: name, search, downloads, language, look, user. */
export const TopBar = observer(function TopBar() {
  const session = useService(Session);
  const system = useService(SystemChoiceStore).current;
  const search = useService(QuickSearchStore);
  return (
    <header className="top-bar">
      <Link className="top-bar-name" to={homePath}>
        <Mark /> {session.say(system.title)}
      </Link>
      <button type="button" className="top-bar-search" onClick={() => search.show()} aria-keyshortcuts="Control+K">
        <Search size={14} />
        <span>{session.say(frameText.search)}</span>
        <kbd className="key">Ctrl K</kbd>
      </button>
      <div className="top-bar-tools">
        <Downloads />
        <InboxButton />
        <LookMenu />
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  );
});

const Downloads = observer(function Downloads() {
  const session = useService(Session);
  const navigate = useNavigate();
  const badge = countBadge(session.downloadCount);
  const label =
    badge === undefined ? session.say(frameText.downloads) : session.say(frameText.downloadsWaiting, { count: session.downloadCount });
  return (
    <span className="top-bar-badge">
      <Button variant="minimal" icon={<CloudDownload />} aria-label={label} title={label} onClick={() => void navigate(downloadCentre)} />
      {badge !== undefined && (
        <span className="top-bar-count" aria-hidden="true">
          {badge}
        </span>
      )}
    </span>
  );
});
