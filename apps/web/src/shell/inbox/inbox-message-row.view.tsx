import { Button, Tag } from '@blueprintjs/core';
import { Tick, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InboxMessage } from '@axle/wire';
import { localMoment } from '../../engine/fields/instant/local-moment.ts';
import { useSay } from '../language/use-say.ts';
import { useService } from '../services.tsx';
import { InboxStore } from './inbox.store.ts';

const intents = { info: 'none', todo: 'primary', warn: 'warning' } as const;

/** One message: its title leads to what it speaks of; reading and deleting stand beside it. */
export const InboxMessageRow = observer(function InboxMessageRow({ message }: { readonly message: InboxMessage }) {
  const inbox = useService(InboxStore);
  const say = useSay();
  const { t } = useTranslation('inbox');
  const title = say({ zh: message.title_zh, en: message.title_en });
  const isUnread = message.read_at === null;
  const named = (what: string) => `${what}: ${title}`;
  return (
    <li className="inbox-message" data-unread={isUnread || undefined}>
      <div className="inbox-message-head">
        <Tag minimal intent={intents[message.level]}>
          {t(message.level)}
        </Tag>
        {message.counter > 1 && <span>{t('times', { count: message.counter })}</span>}
        <time dateTime={message.at}>{localMoment(message.at)}</time>
        <span className="inbox-message-ways">
          {isUnread && (
            <Button
              size="small"
              variant="minimal"
              icon={<Tick />}
              title={t('read')}
              aria-label={named(t('read'))}
              onClick={() => void inbox.read(message)}
            />
          )}
          <Button
            size="small"
            variant="minimal"
            icon={<Trash />}
            title={t('remove')}
            aria-label={named(t('remove'))}
            onClick={() => void inbox.remove(message)}
          />
        </span>
      </div>
      <p className="inbox-message-title">
        {isUnread && <span className="only-for-readers">{t('unread')}: </span>}
        <Title message={message} title={title} />
      </p>
      <p>{say({ zh: message.body_zh, en: message.body_en })}</p>
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
