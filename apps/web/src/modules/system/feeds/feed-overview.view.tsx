import { optionOf } from '@axle/page-kit';
import { successPercent } from '@axle/tasks';
import type { DataCentre } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { Waiting } from './centre-frame.view.tsx';
import { centreText as text } from './centre-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useCentre } from './use-centre.ts';

/** States from the worst to the best. */
const worst = ['failed', 'stale', 'late', 'fresh', 'paused'];
const hourLong = 3_600_000;

/** A tile for each system with the worst state of its feeds, and a strip of the last 24 hours for each feed. */
export const FeedOverview = observer(function FeedOverview({ page, active }: ViewProps) {
  const session = useService(Session);
  const { centre, refusal } = useCentre(active);
  if (!centre) return <Waiting refusal={refusal} />;
  const option = (field: 'system' | 'state', code: string) => {
    const found = page.resource?.fields[field];
    return found?.kind === 'enum' ? optionOf(found.options, code) : undefined;
  };
  const label = (field: 'system' | 'state', code: string) => session.say(option(field, code)?.label ?? { zh: code, en: code });
  const systems = [...new Set(centre.feeds.map(({ system }) => system))];
  return (
    <div className="ax-centre" tabIndex={0}>
      <p className="ax-hint">{session.say(text.asOf, { at: localMoment(centre.now) })}</p>
      <div className="ax-centre-tiles">
        {systems.map(system => {
          const own = centre.feeds.filter(feed => feed.system === system);
          const state = worst.find(one => own.some(feed => feed.state === one)) ?? 'paused';
          const runs = centre.runs.filter(run => own.some(({ id }) => id === run.feed));
          const percent = successPercent(runs.filter(({ ok }) => ok).length, runs.length);
          return (
            <section key={system} aria-label={label('system', system)}>
              <h3>{label('system', system)}</h3>
              <span className={`ax-pill ax-tone-${option('state', state)?.tone ?? 'neutral'}`}>{label('state', state)}</span>
              <small>
                {session.say(text.feeds, { count: own.length })}
                {percent !== undefined && ` · ${session.say(text.success, { percent })}`}
              </small>
            </section>
          );
        })}
      </div>
      <h3>{session.say(text.day)}</h3>
      <div className="ax-centre-strips">
        {centre.feeds.map(feed => {
          const name = session.say({ zh: feed.nameZh, en: feed.nameEn });
          return (
            <div key={feed.id} className="ax-centre-strip">
              <span>{name}</span>
              <ol aria-label={name}>
                {hoursOf(centre, feed.id).map(({ from, good, bad }) => (
                  <li
                    key={from}
                    className={bad > 0 ? 'ax-tone-bad' : good > 0 ? 'ax-tone-good' : 'ax-tone-none'}
                    title={session.say(text.hour, { feed: name, hour: new Date(from).getHours(), good, bad })}
                    aria-label={session.say(text.hour, { feed: name, hour: new Date(from).getHours(), good, bad })}
                  />
                ))}
              </ol>
              <span className={`ax-pill ax-tone-${option('state', feed.state)?.tone ?? 'neutral'}`}>{label('state', feed.state)}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
});

/** The runs of a feed by hours, the oldest first. */
function hoursOf(
  { now, runs }: DataCentre,
  feed: number,
): readonly { readonly from: number; readonly good: number; readonly bad: number }[] {
  const end = Math.floor(Date.parse(now) / hourLong) * hourLong + hourLong;
  return Array.from({ length: 24 }, (_, index) => {
    const from = end - (24 - index) * hourLong;
    const own = runs.filter(run => run.feed === feed && Date.parse(run.endedAt) >= from && Date.parse(run.endedAt) < from + hourLong);
    return { from, good: own.filter(({ ok }) => ok).length, bad: own.filter(({ ok }) => !ok).length };
  });
}
