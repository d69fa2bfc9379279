import { Button, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '@axle/kernel';
import { optionOf, type RecordRow, type Tone } from '@axle/page-kit';
import { pagePath } from '@axle/permissions';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { homeText } from '../../../text/home.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type OwnTasks, OwnTasksStore } from './own-tasks.store.ts';

/** Asked again this often: soon while something is under way, otherwise every 5 minutes. */
const pace = { underWay: 5_000, quiet: 300_000 };

const intents = { neutral: 'none', info: 'primary', good: 'success', warn: 'warning', bad: 'danger' } as const satisfies Record<
  Tone,
  string
>;

/** A card with the user's own exports or imports, with its own loading, empty and failed state. */
export const OwnTasksCard = observer(function OwnTasksCard({ page }: { readonly page: OwnTasks }) {
  const records = useService(RecordsOf);
  const session = useService(Session);
  const [store] = useState(() => new OwnTasksStore(page, records, session));
  useEffect(() => void store.load(), [store]);
  const { underWay } = store;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void store.load(), underWay ? pace.underWay : pace.quiet);
    return () => clearInterval(timer);
  }, [store, underWay]);
  return (
    <section className="home-card" aria-label={session.say(page === 'downList' ? homeText.exports : homeText.imports)}>
      <header>
        <h2>{session.say(page === 'downList' ? homeText.exports : homeText.imports)}</h2>
        <Link to={pagePath('resourceCenter', page)}>{session.say(homeText.viewAll)}</Link>
      </header>
      <Rows store={store} />
    </section>
  );
});

const Rows = observer(function Rows({ store }: { readonly store: OwnTasksStore }) {
  const session = useService(Session);
  if (store.state === 'loading')
    return (
      <div className="home-waiting" role="status" aria-label={session.say(homeText.refresh)}>
        {[1, 2, 3].map(line => (
          <div key={line} className="bp6-skeleton" />
        ))}
      </div>
    );
  if (store.state === 'failed')
    return (
      <div className="home-note" role="alert">
        <p>{session.say(homeText.failed, { why: store.refusal ? session.say(store.refusal) : '' })}</p>
        <Button size="small" text={session.say(homeText.refresh)} onClick={() => store.retry()} />
      </div>
    );
  if (store.rows.length === 0)
    return <p className="home-note">{session.say(store.page === 'downList' ? homeText.noExports : homeText.noImports)}</p>;
  return (
    <ul className="home-tasks">
      {store.rows.map(row => (
        <TaskRow key={row.id} row={row} store={store} />
      ))}
    </ul>
  );
});

const TaskRow = observer(function TaskRow({ row, store }: { readonly row: RecordRow; readonly store: OwnTasksStore }) {
  const session = useService(Session);
  const { language } = session;
  const field = store.resource?.fields['state'];
  const state = field?.kind === 'enum' ? optionOf(field.options, row['state']) : undefined;
  const [name, at, total] =
    store.page === 'downList' ? [row['name'], row['queuedAt'], row['totalRows']] : [row['fileName'], row['at'], row['rows']];
  const done = row['doneRows'];
  const count = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en') : '0');
  return (
    <li>
      <span className="home-task-name" title={String(name)}>
        {String(name)}
      </span>
      <span className="home-task-rows">
        {store.underWay && done !== total
          ? session.say(homeText.rowsOf, { done: count(done), total: count(total) })
          : session.say(homeText.rows, { count: count(total) })}
      </span>
      <time>{localMoment(String(at))}</time>
      <Tag minimal intent={intents[state?.tone ?? 'neutral']}>
        {state ? inLanguage(state.label, language) : String(row['state'])}
      </Tag>
    </li>
  );
});
