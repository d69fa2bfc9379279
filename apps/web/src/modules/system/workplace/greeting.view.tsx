import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { localMoment } from '../../../engine/fields/instant/local-moment.ts';
import { Clock } from '../../../gateways/clock.ts';
import { PasswordStore } from '../../../shell/password/password.store.ts';
import { useService } from '../../../shell/services.tsx';
import { SessionStore } from '../../../shell/session/session.store.ts';

/** Who is there, and when and from where they signed in before. */
export const Greeting = observer(function Greeting() {
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

/** That the password runs out soon. */
export const PasswordNote = observer(function PasswordNote() {
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
