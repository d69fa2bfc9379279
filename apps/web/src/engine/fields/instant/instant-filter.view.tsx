import { conditionWords, relativeSpan, relativeSpans, untilOf } from '@axle/page-kit';
import { rangeValue } from '@axle/validation';
import { Button, PopoverNext } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';
import { AsOfFilter } from './lazy-as-of-filter.ts';
import { InForceOn } from './in-force-on.view.tsx';
import { localMoment } from '../calendar/local-moment.ts';
import { CountedSpan } from './counted-span.view.tsx';

type Days = readonly [string | null, string | null];

/** A span of days, or the one moment as of which a list tells. */
export const InstantFilter = (props: FilterProps) =>
  (props.field.kind === 'instant' || props.field.kind === 'date') && props.field.asOf ? (
    <AsOfFilter {...props} />
  ) : (
    <SpanFilter {...props} />
  );

/** A span of days: one that moves with the calendar, or two dates. */
const SpanFilter = observer(function SpanFilter({ name, field, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const onDay = filter?.op === 'inForceOn' ? String(filter.value) : undefined;
  const span = onDay === undefined ? relativeSpan(filter?.value) : undefined;
  const days: Days = Array.isArray(filter?.value) ? (filter.value as unknown as Days) : [null, null];
  const words =
    filter && onDay !== undefined
      ? conditionWords(filter, session.language, String)
      : span
        ? session.say(span.title)
        : days.some(day => day)
          ? days.map(day => (day === null ? '…' : shownEnd(day))).join(' – ')
          : '';
  const setSpan = (key: string) => onFilter({ field: name, op: 'between', value: key });
  const setDay = (end: 0 | 1, day: string) => {
    const next = days.with(end, day);
    const isOpen = rangeValue(next[0], next[1]).length === 0;
    onFilter(isOpen ? undefined : { field: name, op: 'between', value: next.map(one => one || null) });
  };
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      placement="bottom-start"
      className="ax-filter-popover"
      content={
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
              <label key={end}>
                {session.say(end === 0 ? engineText.from : engineText.to)}
                <input
                  type="date"
                  value={days[end] ?? ''}
                  max={end === 0 ? (days[1] ?? undefined) : undefined}
                  min={end === 1 ? (days[0] ?? undefined) : undefined}
                  onChange={event => setDay(end, event.currentTarget.value)}
                />
              </label>
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
      }
    >
      <button type="button" className="ax-filter-button" aria-labelledby={labelledBy} title={words}>
        <span className={words === '' ? 'ax-faint' : undefined}>{words === '' ? '—' : words}</span>
        <CaretDown size={12} />
      </button>
    </PopoverNext>
  );
});

/** An end of a span: a day, or the moment that a figure of a row named. */
const shownEnd = (end: string): string => (end.includes('T') ? localMoment(end) : end);
