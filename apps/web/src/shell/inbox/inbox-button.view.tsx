import { Button } from '@blueprintjs/core';
import { Notifications } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { countBadge } from '@axle/session';
import { useService } from '../services.tsx';
import { InboxStore } from './inbox.store.ts';
import { Session } from '../session/session.ts';
import { inboxText } from '../../text/inbox.ts';

const InboxSheet = lazy(async () => ({ default: (await import('./inbox-sheet.view.tsx')).InboxSheet }));

/** The bell: how many messages are unread; it opens the inbox. */
export const InboxButton = observer(function InboxButton() {
  const inbox = useService(InboxStore);
  const session = useService(Session);
  const badge = countBadge(inbox.unread);
  const label = badge === undefined ? session.say(inboxText.messages) : session.say(inboxText.messagesUnread, { count: inbox.unread });
  return (
    <span className="top-bar-badge">
      <Button
        variant="minimal"
        icon={<Notifications />}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={inbox.isOpen}
        onClick={() => inbox.show()}
      />
      {badge !== undefined && (
        <span className="top-bar-count" aria-hidden="true">
          {badge}
        </span>
      )}
      <Suspense>{inbox.isOpen && <InboxSheet />}</Suspense>
    </span>
  );
});
