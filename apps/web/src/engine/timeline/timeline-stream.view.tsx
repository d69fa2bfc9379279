import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { timelineText } from '../../text/timeline.ts';
import { localDay } from '../fields/calendar/local-moment.ts';
import { TimelineRow } from './timeline-row.view.tsx';
import type { CommentDrafts } from '../drafts/comment-drafts.ts';
import type { TimelineStore } from './timeline-store.ts';

/** The entries by day, newest first; older ones come as one scrolls. */
export const TimelineStream = observer(function TimelineStream({
  store,
  drafts,
  onVersion,
  onKept,
  onLeave,
}: {
  readonly store: TimelineStore;
  readonly drafts: CommentDrafts;
  onVersion(version: number): void;
  onKept(unnotified: readonly number[]): void;
  /** What held the focus is gone. */
  onLeave(): void;
}) {
  const session = useService(Session);
  const end = useRef<HTMLDivElement>(null);
  const { entries, hasMore, loading, refusal, chosen } = store;
  const count = entries?.length ?? 0;
  useEffect(() => {
    if (!end.current || !hasMore) return undefined;
    const watch = new IntersectionObserver(seen => seen.some(({ isIntersecting }) => isIntersecting) && void store.more(), {
      rootMargin: '400px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [store, hasMore, count]);
  if (!entries && !refusal) return <Spinner size={24} aria-label={session.say(timelineText.loading)} />;
  const days = Map.groupBy(entries ?? [], ({ at }) => localDay(new Date(at)));
  return (
    <div aria-busy={loading}>
      {[...days].map(([day, rows]) => (
        <section key={day} aria-label={day}>
          <h3 className="ax-timeline-day">{day}</h3>
          <ol className="ax-timeline">
            {rows.map(entry => (
              <TimelineRow
                key={entry.key}
                entry={entry}
                store={store}
                drafts={drafts}
                onVersion={onVersion}
                onKept={onKept}
                onLeave={onLeave}
              />
            ))}
          </ol>
        </section>
      ))}
      {count === 0 && entries && (
        <p className="ax-timeline-none">
          {session.say(chosen.length > 0 ? timelineText.noneOfKind : timelineText.none)}{' '}
          {chosen.length > 0 && (
            <button
              type="button"
              className="ax-timeline-link"
              onClick={() => {
                onLeave();
                void store.choose([]);
              }}
            >
              {session.say(timelineText.showAll)}
            </button>
          )}
        </p>
      )}
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(timelineText.failed, { why: refusal.message })}{' '}
          <Button size="small" text={session.say(engineText.retry)} onClick={() => void store.retry()} />
        </Callout>
      )}
      <div ref={end} className="ax-timeline-end">
        {loading && entries && hasMore && <Spinner size={16} aria-label={session.say(timelineText.loading)} />}
        {!hasMore && count > 0 && session.say(timelineText.end)}
      </div>
    </div>
  );
});
