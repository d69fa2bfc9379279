import { Button } from '@blueprintjs/core';
import { User } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Popover } from '../popover.view.tsx';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { frameText } from '../../text/frame.ts';

const UserCard = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './user-card.view.tsx')).UserCard }));

/** Who is signed in, and what they may do with their account. */
export const UserMenu = observer(function UserMenu() {
  const session = useService(SessionStore);
  return (
    <Popover
      content={
        <Suspense>
          <UserCard />
        </Suspense>
      }
      placement="bottom-end"
    >
      <Button
        variant="minimal"
        icon={<User />}
        text={session.ownName}
        aria-label={`${session.say(frameText.account)}: ${session.ownName}`}
      />
    </Popover>
  );
});
