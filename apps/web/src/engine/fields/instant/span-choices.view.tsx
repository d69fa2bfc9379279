import { relativeSpan, relativeSpans, untilOf } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';
import { CountedSpan } from './counted-span.view.tsx';
import { InForceOn } from './in-force-on.view.tsx';
import { SpanEnd } from './span-end.view.tsx';
import { type SpanDays, withEnd } from './span-days.ts';

/** What a span of days is chosen from: spans that move with the calendar, a number of days, two days, and the day of what is in force. */
export const SpanChoices = observer(function SpanChoices({ name, field, filter, onFilter }: FilterProps) {
  const session = useService(Session);
  const onDay = filter?.op === 'inForceOn' ? String(filter.value) : undefined;
  const span = onDay === undefined ? relativeSpan(filter?.value) : undefined;
  const days: SpanDays = Array.isArray(filter?.value) ? (filter.value as unknown as SpanDays) : [null, null];
  const setSpan = (key: string) => onFilter({ field: name, op: 'between', value: key });
  const setDay = (end: 0 | 1, day: string | undefined) => {
    const next = withEnd(days, end, day ?? null);
    onFilter(next && { field: name, op: 'between', value: next });
  };
  return (
    <div className={`ax-date-choices${untilOf(field) === undefined ? '' : ' ax-date-holds'}`}>
      {untilOf(field) !== undefined && (
        <InForceOn day={onDay} onDay={day => onFilter(day === undefined ? undefined : { field: name, op: 'inForceOn', value: day })} />
      )}
      <div className="ax-date-spans">
        {relativeSpans.map(one => (
          <Button
            key={one.key}
            size="small"
            variant="minimal"
            alignText="left"
            active={one.key === span?.key}
            text={session.say(one.title)}
            onClick={() => setSpan(one.key)}
          />
        ))}
      </div>
      <div className="ax-date-days">
        <CountedSpan span={span?.key} onSpan={setSpan} />
        {([0, 1] as const).map(end => (
          <SpanEnd key={end} label={end === 0 ? engineText.from : engineText.to} day={days[end]} onDay={day => setDay(end, day)} />
        ))}
        <Button
          size="small"
          variant="minimal"
          disabled={!filter}
          text={session.say(engineText.clear)}
          onClick={() => onFilter(undefined)}
        />
      </div>
    </div>
  );
});
