import type { Text } from '@axle/kernel';
import { useId } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { localDay } from '../calendar/local-moment.ts';
import { DateInput } from '../date/date-input.view.tsx';
import { CommittedInput } from '../parts/committed-input.view.tsx';

/** A day of a condition under its label, in the product's own form: typed, or picked from the calendar. Of a moment its day is shown. */
export function SpanEnd({
  label,
  day,
  onDay,
}: {
  readonly label: Text;
  readonly day: string | null | undefined;
  /** Called with every complete day, and with undefined when the day is cleared; not while the input is incomplete. */
  onDay(day: string | undefined): void;
}) {
  const session = useService(Session);
  const labelId = useId();
  return (
    <div className="ax-date-end">
      <span id={labelId}>{session.say(label)}</span>
      <CommittedInput
        Input={DateInput}
        field={{ kind: 'date', label }}
        value={day?.includes('T') ? localDay(new Date(day)) : (day ?? undefined)}
        labelledBy={labelId}
        onCommit={next => onDay(next as string | undefined)}
      />
    </div>
  );
}
