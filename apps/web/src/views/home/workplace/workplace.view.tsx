import './workplace.css';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuPages } from '@axle/permissions';
import { localMoment } from '../../../engine/fields/instant/local-moment.ts';
import { Clock } from '../../../gateways/clock.ts';
import { menuName } from '../../../shell/menu/menu-name.ts';
import { sectionIcon } from '../../../shell/menu/section-icons.tsx';
import { PasswordStore } from '../../../shell/password/password.store.ts';
import { useService } from '../../../shell/services.tsx';
import { SessionStore } from '../../../shell/session/session.store.ts';
import { UsageStore } from '../../../shell/workspace/usage.store.ts';
import { DraftsCard } from './drafts-card.view.tsx';
import { OwnTasksCard } from './own-tasks-card.view.tsx';

/** Most shortcuts. */
const mostShortcuts = 8;

/** The workplace: the first page after the sign-in. It shows only what the user may open. */
export const Workplace = observer(function Workplace() {
  const session = useService(SessionStore);
  return (
    <div className="home">
      <Greeting />
      <PasswordNote />
      <Shortcuts />
      <div className="home-cards">
        <DraftsCard />
        <OwnTasksCard page="downList" />
        {session.canOpen('importTask') && <OwnTasksCard page="importTask" />}
      </div>
    </div>
  );
});

const Greeting = observer(function Greeting() {
  const session = useService(SessionStore);
  const clock = useService(Clock);
  const { t } = useTranslation('home');
  const hour = new Date(clock.now()).getHours();
  const user = session.recheck?.user;
  const at = user?.last_login_at && localMoment(user.last_login_at);
  const last = !at ? t('firstSignIn') : user.last_login_ip ? t('lastSignInFrom', { at, ip: user.last_login_ip }) : t('lastSignIn', { at });
  return (
    <header className="home-greeting">
      <h2>{t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening', { name: session.ownName })}</h2>
      <p>{last}</p>
    </header>
  );
});

const PasswordNote = observer(function PasswordNote() {
  const password = useService(PasswordStore);
  const { t } = useTranslation('home');
  const { t: frame } = useTranslation('frame');
  if (password.prompt.kind !== 'expiring') return null;
  return (
    <Callout intent="warning" compact className="home-password">
      {t('passwordExpires', { days: password.prompt.daysLeft })}
      <Button size="small" variant="outlined" text={frame('changePassword')} onClick={() => password.show()} />
    </Callout>
  );
});

const Shortcuts = observer(function Shortcuts() {
  const session = useService(SessionStore);
  const usage = useService(UsageStore);
  const { t } = useTranslation('home');
  const pages = menuPages(session.menu).filter(entry => entry.section.uniqueKey !== 'home');
  const chosen = usage.mostUsedFirst(pages, entry => entry.page.uniqueKey).slice(0, mostShortcuts);
  return (
    <section className="home-shortcuts" aria-label={t('shortcuts')}>
      <h2>
        {t('shortcuts')} <small>{t('shortcutsLead')}</small>
      </h2>
      {chosen.length === 0 && <p className="home-note">{t('noShortcuts')}</p>}
      <ul>
        {chosen.map(({ section, page }) => (
          <li key={page.path}>
            <Link to={page.path}>
              {sectionIcon(section.uniqueKey)}
              <span>
                {menuName(page, session.language)}
                <small>{menuName(section, session.language)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
