import './inbox-sheet.css';
import { Button, NonIdealState, SegmentedControl } from '@blueprintjs/core';
import { Inbox, WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { SideSheet } from '../../engine/side-sheet.view.tsx';
import { useService } from '../services.tsx';
import { InboxMessageRow } from './inbox-message-row.view.tsx';
import { InboxStore, type InboxTab, inboxTabs } from './inbox.store.ts';
import { Session } from '../session/session.ts';
import { inboxText } from '../../text/inbox.ts';

/** The inbox at the right edge. */
export const InboxSheet = observer(function InboxSheet() {
  const inbox = useService(InboxStore);
  const session = useService(Session);
  return (
    <SideSheet title={session.say(inboxText.messages)} width="480px" closesOutside onClose={() => inbox.hide()}>
      <div className="inbox-bar">
        <SegmentedControl
          size="small"
          aria-label={session.say(inboxText.filter)}
          value={inbox.tab}
          onValueChange={tab => inbox.choose(tab as InboxTab)}
          options={inboxTabs.map(tab => ({
            value: tab,
            label: tab === 'unread' && inbox.unread > 0 ? `${session.say(inboxText[tab])} ${inbox.unread}` : session.say(inboxText[tab]),
          }))}
        />
        <Button
          size="small"
          variant="minimal"
          text={session.say(inboxText.readAll)}
          disabled={inbox.unread === 0}
          onClick={() => void inbox.readAll()}
        />
        <Button
          size="small"
          variant="minimal"
          intent="danger"
          text={session.say(inboxText.removeAll)}
          disabled={inbox.list.length === 0}
          onClick={() => void inbox.removeAll()}
        />
      </div>
      <Content />
    </SideSheet>
  );
});

const Content = observer(function Content() {
  const inbox = useService(InboxStore);
  const session = useService(Session);
  const list = useRef<HTMLUListElement>(null);
  // a message that goes takes the focus with it: the list keeps it inside the sheet
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, [inbox.list]);
  if (inbox.state === 'loading')
    return (
      <div className="inbox-waiting" role="status" aria-label={session.say(inboxText.messages)}>
        {[1, 2, 3, 4].map(line => (
          <div key={line} className="bp6-skeleton" />
        ))}
      </div>
    );
  if (inbox.state === 'failed')
    return (
      <div className="inbox-empty" role="alert">
        <NonIdealState
          icon={<WarningSign size={32} />}
          iconMuted={false}
          title={session.say(inboxText.failed)}
          description={inbox.refusal && session.say(inbox.refusal)}
          action={<Button intent="primary" text={session.say(inboxText.retry)} onClick={() => inbox.retry()} />}
        />
      </div>
    );
  if (inbox.list.length === 0)
    return (
      <div className="inbox-empty" role="status">
        <NonIdealState icon={<Inbox size={32} />} title={session.say(inboxText[`none_${inbox.tab}`])} />
      </div>
    );
  return (
    <ul className="inbox-list" ref={list} tabIndex={-1} aria-label={session.say(inboxText.messages)}>
      {inbox.list.map(message => (
        <InboxMessageRow key={message.id} message={message} />
      ))}
      {inbox.hasMore && (
        <li className="inbox-more">
          <Button variant="minimal" text={session.say(inboxText.more)} onClick={() => inbox.more()} />
        </li>
      )}
    </ul>
  );
});
