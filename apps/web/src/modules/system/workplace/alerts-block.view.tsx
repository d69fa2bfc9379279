import { text } from '@axle/kernel';
import type { InboxMessage } from '@axle/wire';
import { Button } from '@blueprintjs/core';
import { Time } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { Clock } from '../../../gateways/clock.ts';
import { InboxStore } from '../../../shell/inbox/inbox.store.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { workplaceText } from '../../../text/workplace.ts';
import { ageWords } from './age-words.ts';
import { Asked, BlockCard } from './block-card.view.tsx';
import type { HomeStore } from './home.store.ts';
import { Session } from '../../../shell/session/session.ts';

/** Warnings that nobody put off, the newest first. */
export const AlertsBlock = observer(function AlertsBlock({ home }: { readonly home: HomeStore }) {
  const session = useService(Session);
  const inbox = useService(InboxStore);
  const showAll = () => {
    inbox.show();
    inbox.choose('warn');
  };
  return (
    <BlockCard title={workplaceText.alerts}>
      <Asked store={home.alerts}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p className="home-note">{session.say(workplaceText.noAlerts)}</p>
          ) : (
            <>
              <ul className="home-lines">
                {list.map(alert => (
                  <Alert key={alert.id} alert={alert} home={home} />
                ))}
              </ul>
              {total > list.length && (
                <Button size="small" variant="minimal" text={session.say(workplaceText.moreAlerts, { count: total })} onClick={showAll} />
              )}
            </>
          )
        }
      </Asked>
    </BlockCard>
  );
});

const Alert = observer(function Alert({ alert, home }: { readonly alert: InboxMessage; readonly home: HomeStore }) {
  const session = useService(Session);
  const inbox = useService(InboxStore);
  const messages = useService(Messages);
  const clock = useService(Clock);
  const title = session.say(text(alert.title_zh, alert.title_en));
  const address = inbox.addressOf(alert);
  const follow = () => void (alert.read_at === null && inbox.read(alert));
  const snooze = async () => {
    if (await home.snooze(alert.id)) messages.show('good', workplaceText.snoozed);
  };
  const label = session.say(workplaceText.snooze);
  return (
    <li>
      <span className="home-line-title" title={session.say(text(alert.body_zh, alert.body_en))}>
        {address === undefined ? (
          title
        ) : (
          <Link to={address} onClick={follow}>
            {title}
          </Link>
        )}
      </span>
      <time dateTime={alert.at} title={localMoment(alert.at)}>
        {session.say(ageWords(clock.now() - Date.parse(alert.at)))}
      </time>
      <Button
        size="small"
        variant="minimal"
        icon={<Time />}
        title={label}
        aria-label={`${label}: ${title}`}
        onClick={() => void snooze()}
      />
    </li>
  );
});
