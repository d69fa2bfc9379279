import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { Clock } from '../../../gateways/clock.ts';
import { PasswordStore } from '../../../shell/password/password.store.ts';
import { useService } from '../../../shell/services.tsx';
import { SessionStore } from '../../../shell/session/session.store.ts';
import { Session } from '../../../shell/session/session.ts';
import { homeText } from '../../../text/home.ts';
import { frameText } from '../../../text/frame.ts';

/** Who is there, and when and from where they signed in before. */
export const Greeting = observer(function Greeting() {
  const session = useService(SessionStore);
  const clock = useService(Clock);
  const hour = new Date(clock.now()).getHours();
  const user = session.recheck?.user;
  const at = user?.last_login_at && localMoment(user.last_login_at);
  const last = !at
    ? session.say(homeText.firstSignIn)
    : user.last_login_ip
      ? session.say(homeText.lastSignInFrom, { at, ip: user.last_login_ip })
      : session.say(homeText.lastSignIn, { at });
  return (
    <header className="home-greeting">
      <h2>{session.say(hour < 12 ? homeText.morning : hour < 18 ? homeText.afternoon : homeText.evening, { name: session.ownName })}</h2>
      <p>{last}</p>
    </header>
  );
});

/** The notice that the password expires soon. */
export const PasswordNote = observer(function PasswordNote() {
  const password = useService(PasswordStore);
  const session = useService(Session);
  if (password.prompt.kind !== 'expiring') return null;
  return (
    <Callout intent="warning" compact className="home-password">
      {session.say(homeText.passwordExpires, { days: password.prompt.daysLeft })}
      <Button size="small" variant="outlined" text={session.say(frameText.changePassword)} onClick={() => password.show()} />
    </Callout>
  );
});
