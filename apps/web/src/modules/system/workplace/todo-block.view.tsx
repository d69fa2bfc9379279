import { pagePath } from '@axle/permissions';
import { countBadge, todoLevel } from '@axle/session';
import type { HomeTodoCard } from '@axle/wire';
import { Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { listAddress } from '../../../engine/filter-address.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { workplaceText } from '../../../text/workplace.ts';
import { Asked, BlockCard } from './block-card.view.tsx';
import type { HomeStore } from './home.store.ts';
import { Session } from '../../../shell/session/session.ts';
import { useService } from '../../../shell/services.tsx';

/** What waits for the user: a card for each page, the most urgent first, which opens the page with just those records. */
export const TodoBlock = observer(function TodoBlock({ home }: { readonly home: HomeStore }) {
  const session = useService(Session);
  const { value } = home.todos;
  return (
    <BlockCard
      title={workplaceText.todo}
      lead={value && <small>{session.say(workplaceText.countedAt, { at: localMoment(value.at).slice(11, 16) })}</small>}
    >
      <Asked store={home.todos}>
        {({ cards }) => {
          const waiting = cards.filter(card => card.total > 0 || card.failed);
          const idle = cards.filter(card => card.total === 0 && !card.failed);
          return (
            <>
              {waiting.length === 0 && <p className="home-note">{session.say(workplaceText.nothing)}</p>}
              <ul className="home-todos">
                {waiting.map(card => (
                  <TodoCard key={card.key} card={card} />
                ))}
              </ul>
              {waiting.length > 0 && idle.length > 0 && (
                <p className="home-idle">
                  {session.say(workplaceText.nothingOn)}{' '}
                  {idle.map(card => (
                    <Link key={card.key} to={addressOf(card)}>
                      {session.say(card.title)}
                    </Link>
                  ))}
                </p>
              )}
            </>
          );
        }}
      </Asked>
    </BlockCard>
  );
});

const addressOf = ({ section, page, tab, filters }: HomeTodoCard) => listAddress(pagePath(section, page), tab, filters);

const TodoCard = observer(function TodoCard({ card }: { readonly card: HomeTodoCard }) {
  const session = useService(Session);
  const { title, next, total, overdue, today, overdueWord = workplaceText.overdue, failed } = card;
  return (
    <li>
      <Link className="home-todo" data-level={todoLevel(card)} to={addressOf(card)}>
        <span className="home-todo-title">{session.say(title)}</span>
        {failed ? (
          <span className="home-todo-failed">{session.say(failed)}</span>
        ) : (
          <span className="home-todo-count">
            <strong>{countBadge(total)}</strong>
            {overdue > 0 && (
              <Tag minimal intent="danger">
                {session.say(overdueWord)} {countBadge(overdue)}
              </Tag>
            )}
            {today > 0 && (
              <Tag minimal intent="warning">
                {session.say(workplaceText.dueToday)} {countBadge(today)}
              </Tag>
            )}
          </span>
        )}
        <span className="home-todo-next">{session.say(next)}</span>
      </Link>
    </li>
  );
});
