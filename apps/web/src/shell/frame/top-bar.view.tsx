import { Button } from '@blueprintjs/core';
import { CloudDownload, Search } from '@blueprintjs/icons';
import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { homePath } from '@axle/permissions';
import { countBadge } from '@axle/session';
import { downloadCentre } from '../download-notice.ts';
import { InboxButton } from '../inbox/inbox-button.view.tsx';
import { frameText } from '../../text/frame.ts';
import { LanguageSwitch } from '../language/language-switch.view.tsx';
import { useSay } from '../language/use-say.ts';
import { Mark } from '../mark.view.tsx';
import { QuickSearchStore } from '../quick-search/quick-search.store.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { SystemChoiceStore } from '../sign-in/system-choice.store.ts';
import { LookMenu } from './look-menu.view.tsx';
import { UserMenu } from './user-menu.view.tsx';

/** The bar above everything: name, search, downloads, language, look, user. */
export const TopBar = observer(function TopBar() {
  const say = useSay();
  const system = useService(SystemChoiceStore).current;
  const search = useService(QuickSearchStore);
  const { t } = useTranslation('frame');
  return (
    <header className="top-bar">
      <Link className="top-bar-name" to={homePath}>
        <Mark /> {say(system.title)}
      </Link>
      <button type="button" className="top-bar-search" onClick={() => search.show()} aria-keyshortcuts="Control+K">
        <Search size={14} />
        <span>{t('search')}</span>
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
  const { t } = useTranslation('frame');
  const badge = countBadge(session.downloadCount);
  const label = badge === undefined ? t('downloads') : session.say(fill(frameText.downloadsWaiting, { count: session.downloadCount }));
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
