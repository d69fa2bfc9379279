import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { grouped } from '../../../engine/grouped.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CentreTable, Waiting } from './centre-frame.view.tsx';
import { centreText as text } from './centre-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useCentre } from './use-centre.ts';

const ranges = [1, 7, 30, 90];

/** The runs of feeds, the newest first. */
export const FeedRuns = observer(function FeedRuns({ active }: ViewProps) {
  const session = useService(Session);
  const [days, setDays] = useState(1);
  const [feed, setFeed] = useState('');
  const [result, setResult] = useState('');
  const { centre, refusal } = useCentre(active, days);
  if (!centre) return <Waiting refusal={refusal} />;
  const nameOf = new Map(centre.feeds.map(({ id, nameZh, nameEn }) => [id, session.say({ zh: nameZh, en: nameEn })]));
  const runs = centre.runs.filter(run => (feed === '' || String(run.feed) === feed) && (result === '' || String(run.ok) === result));
  return (
    <div className="ax-centre" tabIndex={0}>
      <div className="ax-centre-bar">
        <HTMLSelect
          aria-label={session.say(text.range)}
          value={days}
          options={ranges.map(count => ({ value: count, label: session.say(text.days, { count }) }))}
          onChange={event => setDays(Number(event.currentTarget.value))}
        />
        <HTMLSelect
          aria-label={session.say(text.feed)}
          value={feed}
          options={[{ value: '', label: session.say(text.anyFeed) }, ...[...nameOf].map(([id, label]) => ({ value: String(id), label }))]}
          onChange={event => setFeed(event.currentTarget.value)}
        />
        <HTMLSelect
          aria-label={session.say(text.result)}
          value={result}
          options={[
            { value: '', label: session.say(text.any) },
            { value: 'true', label: session.say(text.ok) },
            { value: 'false', label: session.say(text.failed) },
          ]}
          onChange={event => setResult(event.currentTarget.value)}
        />
      </div>
      <CentreTable
        label={text.day}
        heads={[
          { text: text.feed },
          { text: text.started },
          { text: text.seconds, number: true },
          { text: text.rows, number: true },
          { text: text.fresh, number: true },
          { text: text.bad, number: true },
          { text: text.result },
          { text: text.error },
        ]}
        rows={runs.slice(0, 500).map(run => ({
          key: run.id,
          cells: [
            nameOf.get(run.feed),
            localMoment(run.startedAt),
            ((Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000).toFixed(1),
            grouped(run.rowsIn),
            grouped(run.rowsNew),
            grouped(run.rowsBad),
            <span key="result" className={`ax-pill ax-tone-${run.ok ? 'good' : 'bad'}`}>
              {session.say(run.ok ? text.ok : text.failed)}
            </span>,
            run.error,
          ],
        }))}
      />
    </div>
  );
});
