import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText as text } from '../../text/station.ts';
import { KeptScans } from './kept-scans.view.tsx';
import type { UnsentScans } from './unsent-scans.ts';

interface UnsentListProps {
  readonly unsent: UnsentScans;
  /** The open document; its scans are shown by its own board. */
  readonly open?: string | undefined;
  /** Whether the page is the one in sight. */
  readonly active: boolean;
}

/** Above a station's list: of which documents scans were not sent or came too late, to send them or to give them up. */
export const UnsentList = observer(function UnsentList({ unsent, open, active }: UnsentListProps) {
  const session = useService(Session);
  useEffect(() => {
    if (!active) return undefined;
    unsent.read(open);
    return () => unsent.leave();
  }, [unsent, open, active]);
  if (unsent.queues.length === 0) return null;
  return (
    <section className="ax-unsent" aria-label={session.say(text.unsentTitle)}>
      {unsent.queues.map(queue => {
        const { title, waiting, refused, cut } = queue;
        return (
          <Callout key={title} intent="warning" title={title}>
            {waiting.length > 0 && (
              <p role="status">
                {session.say(cut ? text.cut : text.unsent, { count: waiting.length })}{' '}
                <Button intent="primary" text={session.say(text.sendNow)} onClick={() => queue.send()} />
              </p>
            )}
            {refused.length > 0 && <p role="status">{session.say(text.refused, { count: refused.length })}</p>}
            <KeptScans store={queue} scans={[...refused, ...waiting]} />
          </Callout>
        );
      })}
    </section>
  );
});
