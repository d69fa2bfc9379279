import { conditionWords, relativeSpan } from '@axle/page-kit';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { FilterProps } from '../field-view.ts';
import { AsOfFilter, SpanChoices } from './lazy-conditions.ts';
import { localMoment } from '../calendar/local-moment.ts';

/** A span of days, or the moment as of which a list shows its records. */
export const InstantFilter = (props: FilterProps) =>
  (props.field.kind === 'instant' || props.field.kind === 'date') && props.field.asOf ? (
    <AsOfFilter {...props} />
  ) : (
    <SpanFilter {...props} />
  );

/** A span of days: one that moves with the calendar, or two dates. */
const SpanFilter = observer(function SpanFilter(props: FilterProps) {
  const { filter, labelledBy } = props;
  const session = useService(Session);
  const span = filter?.op === 'inForceOn' ? undefined : relativeSpan(filter?.value);
  const days: readonly unknown[] = Array.isArray(filter?.value) ? filter.value : [];
  const words =
    filter?.op === 'inForceOn'
      ? conditionWords(filter, session.language, String)
      : span
        ? session.say(span.title)
        : days.some(day => typeof day === 'string')
          ? days.map(day => (typeof day === 'string' ? shownEnd(day) : '…')).join(' – ')
          : '';
  return (
    <Popover
      placement="bottom-start"
      className="ax-filter-popover"
      content={
        <Suspense fallback={<div className="ax-date-wait" />}>
          <SpanChoices {...props} />
        </Suspense>
      }
    >
      <button type="button" className="ax-filter-button" aria-labelledby={labelledBy} title={words}>
        <span className={words === '' ? 'ax-faint' : undefined}>{words === '' ? '—' : words}</span>
        <CaretDown size={12} />
      </button>
    </Popover>
  );
});

/** An end of a span: a day, or the moment that a figure of a row named. */
const shownEnd = (end: string): string => (end.includes('T') ? localMoment(end) : end);
