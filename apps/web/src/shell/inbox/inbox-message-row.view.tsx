import { text } from '@axle/kernel';
import { Button, Tag } from '@blueprintjs/core';
import { Tick, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { InboxMessage } from '@axle/wire';
import { localMoment } from '../../engine/fields/calendar/local-moment.ts';
import { useService } from '../services.tsx';
import { InboxStore } from './inbox.store.ts';
import { Session } from '../session/session.ts';
import { inboxText } from '../../text/inbox.ts';

const intents = { info: 'none', todo: 'primary', warn: 'warning' } as const;

/** One message: its title leads to what it speaks of; reading and deleting stand beside it. */
export const InboxMessageRow = observer(function InboxMessageRow({ message }: { readonly message: InboxMessage }) {
  const inbox = useService(InboxStore);
  const session = useService(Session);
  const title = session.say(text(message.title_zh, message.title_en));
  const isUnread = message.read_at === null;
  const named = (what: string) => `${what}: ${title}`;
  return (
    <li className="inbox-message" data-unread={isUnread || undefined}>
      <div className="inbox-message-head">
        <Tag minimal intent={intents[message.level]}>
          {session.say(inboxText[message.level])}
        </Tag>
        {message.counter > 1 && <span>{session.say(inboxText.times, { count: message.counter })}</span>}
        <time dateTime={message.at}>{localMoment(message.at)}</time>
        <span className="inbox-message-ways">
          {isUnread && (
            <Button
              size="small"
              variant="minimal"
              icon={<Tick />}
              title={session.say(inboxText.read)}
              aria-label={named(session.say(inboxText.read))}
              onClick={() => void inbox.read(message)}
            />
          )}
          <Button
            size="small"
            variant="minimal"
            icon={<Trash />}
            title={session.say(inboxText.remove)}
            aria-label={named(session.say(inboxText.remove))}
            onClick={() => void inbox.remove(message)}
          />
        </span>
      </div>
      <p className="inbox-message-title">
        {isUnread && <span className="only-for-readers">{session.say(inboxText.unread)}: </span>}
        <Title message={message} title={title} />
      </p>
      <p>{session.say(text(message.body_zh, message.body_en))}</p>
    </li>
  );
});

const Title = observer(function Title({ message, title }: { readonly message: InboxMessage; readonly title: string }) {
  const inbox = useService(InboxStore);
  const address = inbox.addressOf(message);
  const follow = () => {
    if (message.read_at === null) void inbox.read(message);
    inbox.hide();
  };
  return address === undefined ? (
    title
  ) : (
    <Link to={address} onClick={follow}>
      {title}
    </Link>
  );
});
