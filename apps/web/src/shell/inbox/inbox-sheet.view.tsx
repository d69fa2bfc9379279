import './inbox-sheet.css';
import { Button, NonIdealState, SegmentedControl } from '@blueprintjs/core';
import { Inbox, WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSheet } from '../../engine/side-sheet.view.tsx';
import { useSay } from '../language/use-say.ts';
import { useService } from '../services.tsx';
import { InboxMessageRow } from './inbox-message-row.view.tsx';
import { InboxStore, type InboxTab, inboxTabs } from './inbox.store.ts';

/** The inbox at the right edge. */
export const InboxSheet = observer(function InboxSheet() {
  const inbox = useService(InboxStore);
  const { t } = useTranslation('inbox');
  return (
    <SideSheet title={t('messages')} width="480px" closesOutside onClose={() => inbox.hide()}>
      <div className="inbox-bar">
        <SegmentedControl
          size="small"
          aria-label={t('filter')}
          value={inbox.tab}
          onValueChange={tab => inbox.choose(tab as InboxTab)}
          options={inboxTabs.map(tab => ({
            value: tab,
            label: tab === 'unread' && inbox.unread > 0 ? `${t(tab)} ${inbox.unread}` : t(tab),
          }))}
        />
        <Button size="small" variant="minimal" text={t('readAll')} disabled={inbox.unread === 0} onClick={() => void inbox.readAll()} />
        <Button
          size="small"
          variant="minimal"
          intent="danger"
          text={t('removeAll')}
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
  const say = useSay();
  const { t } = useTranslation('inbox');
  const list = useRef<HTMLUListElement>(null);
  // a message that goes takes the focus with it: the list keeps it inside the sheet
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, [inbox.list]);
  if (inbox.state === 'loading')
    return (
      <div className="inbox-waiting" role="status" aria-label={t('messages')}>
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
          title={t('failed')}
          description={inbox.refusal && say(inbox.refusal)}
          action={<Button intent="primary" text={t('retry')} onClick={() => inbox.retry()} />}
        />
      </div>
    );
  if (inbox.list.length === 0)
    return (
      <div className="inbox-empty" role="status">
        <NonIdealState icon={<Inbox size={32} />} title={t(`none_${inbox.tab}`)} />
      </div>
    );
  return (
    <ul className="inbox-list" ref={list} tabIndex={-1} aria-label={t('messages')}>
      {inbox.list.map(message => (
        <InboxMessageRow key={message.id} message={message} />
      ))}
      {inbox.hasMore && (
        <li className="inbox-more">
          <Button variant="minimal" text={t('more')} onClick={() => inbox.more()} />
        </li>
      )}
    </ul>
  );
});
