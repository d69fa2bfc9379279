import { Button, Tag } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { DraftEntry } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DraftKeeper } from '../../../engine/drafts/draft-keeper.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { draftText } from '../../../text/drafts.ts';
import { DraftListStore } from './draft-list.store.ts';

/** A card with everything that the user typed and has not saved. */
export const DraftsCard = observer(function DraftsCard() {
  const keeper = useService(DraftKeeper);
  const session = useService(Session);
  const [store] = useState(() => new DraftListStore(keeper));
  useEffect(() => void store.load(), [store]);
  if (store.entries?.length === 0 && !store.refusal) return null;
  return (
    <section className="home-card" aria-label={session.say(draftText.title)}>
      <header>
        <h2>{session.say(draftText.title)}</h2>
      </header>
      {store.refusal ? (
        <div className="home-note" role="alert">
          <p>{session.say(draftText.failed, { why: store.refusal })}</p>
          <Button size="small" text={session.say(draftText.again)} onClick={() => void store.load()} />
        </div>
      ) : (
        <ul className="home-tasks">
          {store.entries?.map(entry => (
            <DraftRow key={entry.slot} entry={entry} store={store} />
          ))}
        </ul>
      )}
    </section>
  );
});

const states = {
  same: { text: draftText.same, intent: 'none' },
  changed: { text: draftText.changed, intent: 'warning' },
  gone: { text: draftText.goneRecord, intent: 'danger' },
} as const;

const DraftRow = observer(function DraftRow({ entry, store }: { readonly entry: DraftEntry; readonly store: DraftListStore }) {
  const session = useService(Session);
  const page = session.pages.find(known => known.key === entry.page);
  const title = page ? session.say(page.title) : entry.page;
  const what = entry.comment
    ? [entry.name ?? '', session.say(draftText.comment)]
    : [entry.name ?? entry.typed ?? session.say(draftText.addition)];
  const name = [title, ...what.filter(Boolean)].join(' · ');
  const address = entry.comment ? `record=${entry.record}&part=timeline` : `draft=${entry.slot}`;
  const { text, intent } = states[entry.state];
  return (
    <li>
      {page && entry.state !== 'gone' ? (
        <Link className="home-task-name" title={name} to={`${page.path}?${address}`}>
          {name}
        </Link>
      ) : (
        <span className="home-task-name" title={name}>
          {name}
        </span>
      )}
      <time>{localMoment(entry.at)}</time>
      <Tag minimal intent={intent}>
        {session.say(text)}
      </Tag>
      <Button
        variant="minimal"
        size="small"
        icon={<Cross />}
        aria-label={`${session.say(draftText.discard)}: ${name}`}
        title={session.say(draftText.discard)}
        onClick={() => void store.discard(entry.slot)}
      />
    </li>
  );
});
