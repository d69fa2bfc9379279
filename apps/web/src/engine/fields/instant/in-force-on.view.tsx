import { relativeSpan } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { SpanEnd } from './span-end.view.tsx';

const today = 'today';

/** The day on which records are to be in force: today, which moves with the calendar, or one day. */
export const InForceOn = observer(function InForceOn({
  day,
  onDay,
}: {
  readonly day: string | undefined;
  onDay(day: string | undefined): void;
}) {
  const session = useService(Session);
  return (
    <div className="ax-date-holding" role="group" aria-label={session.say(engineText.inForceOn)}>
      <SpanEnd label={engineText.inForceOn} day={day === today ? undefined : day} onDay={onDay} />
      <Button
        size="small"
        variant="minimal"
        active={day === today}
        text={session.say(relativeSpan(today)!.title)}
        onClick={() => onDay(day === today ? undefined : today)}
      />
    </div>
  );
});
