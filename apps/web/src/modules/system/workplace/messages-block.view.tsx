import { text } from '@axle/kernel';
import { countBadge } from '@axle/session';
import type { InboxMessage } from '@axle/wire';
import { Button, SegmentedControl, Tag } from '@blueprintjs/core';
import { Tick, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { OfficeClient } from '../../../gateways/office-client.ts';
import { InboxStore } from '../../../shell/inbox/inbox.store.ts';
import { useService } from '../../../shell/services.tsx';
import { workplaceText } from '../../../text/workplace.ts';
import { Asked, BlockCard } from './block-card.view.tsx';
import { HomeMessagesStore, type MessageTab, messageTabs } from './messages.store.ts';
import { Session } from '../../../shell/session/session.ts';

/** The newest messages, with what is unread as a badge. */
export const MessagesBlock = observer(function MessagesBlock() {
  const session = useService(Session);
  const inbox = useService(InboxStore);
  const office = useService(OfficeClient);
  const [store] = useState(() => new HomeMessagesStore(office, inbox));
  useEffect(() => store.watch(), [store]);
  const badge = countBadge(inbox.unread);
  const list = store.asked.value?.list ?? [];
  return (
    <BlockCard
      title={workplaceText.messages}
      lead={
        badge !== undefined && (
          <Tag intent="primary" aria-label={`${session.say(workplaceText.unread)} ${badge}`}>
            {badge}
          </Tag>
        )
      }
      ways={
        <div className="home-ways">
          <SegmentedControl
            size="small"
            aria-label={session.say(workplaceText.filter)}
            value={store.tab}
            onValueChange={tab => store.choose(tab as MessageTab)}
            options={messageTabs.map(value => ({ value, label: session.say(workplaceText[value]) }))}
          />
          <Button
            size="small"
            variant="minimal"
            text={session.say(workplaceText.readAll)}
            disabled={badge === undefined}
            onClick={() => void store.readAll()}
          />
          <Button
            size="small"
            variant="minimal"
            intent="danger"
            text={session.say(workplaceText.removeAll)}
            disabled={list.length === 0}
            onClick={() => void store.removeAll()}
          />
          <Button size="small" variant="minimal" text={session.say(workplaceText.openInbox)} onClick={() => inbox.show()} />
        </div>
      }
    >
      <Asked store={store.asked}>
        {({ list: shown }) =>
          shown.length === 0 ? (
            <p className="home-note">{session.say(workplaceText[`none_${store.tab}`])}</p>
          ) : (
            <ul className="home-lines">
              {shown.map(message => (
                <MessageLine key={message.id} message={message} store={store} />
              ))}
            </ul>
          )
        }
      </Asked>
    </BlockCard>
  );
});

const MessageLine = observer(function MessageLine({
  message,
  store,
}: {
  readonly message: InboxMessage;
  readonly store: HomeMessagesStore;
}) {
  const session = useService(Session);
  const title = session.say(text(message.title_zh, message.title_en));
  const isUnread = message.read_at === null;
  const address = store.inbox.addressOf(message);
  const way = (what: 'read' | 'remove', run: () => void) => {
    const label = session.say(workplaceText[what]);
    return (
      <Button
        size="small"
        variant="minimal"
        icon={what === 'read' ? <Tick /> : <Trash />}
        title={label}
        aria-label={`${label}: ${title}`}
        onClick={run}
      />
    );
  };
  return (
    <li data-unread={isUnread || undefined}>
      <span className="home-line-title" title={session.say(text(message.body_zh, message.body_en))}>
        {isUnread && <span className="only-for-readers">{session.say(workplaceText.unreadMark)}</span>}
        {address === undefined ? (
          title
        ) : (
          <Link to={address} onClick={() => void (isUnread && store.read(message))}>
            {title}
          </Link>
        )}
      </span>
      <time dateTime={message.at}>{localMoment(message.at)}</time>
      <span className="home-ways">
        {isUnread && way('read', () => void store.read(message))}
        {way('remove', () => void store.remove(message))}
      </span>
    </li>
  );
});
