import { useId } from 'react';
import type { Field } from '@axle/page-kit';
import { DateInput } from './date-input.view.tsx';

const noLabel = { zh: '日期', en: 'Date' };

/** A day of a view, in the product's own form whatever the browser's language: typed, or picked from the calendar. */
export function DayInput({
  label = noLabel,
  labelledBy,
  value,
  onDay,
}: {
  readonly label?: Field['label'];
  readonly labelledBy?: string;
  readonly value: string;
  /** Called with every complete day, and with an empty text when the day is cleared; not while the input is incomplete. */
  onDay(day: string): void;
}) {
  const id = useId();
  const field: Field = { kind: 'date', label };
  const change = (day: unknown) => {
    if (day === undefined || (typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day))) onDay(day ?? '');
  };
  return (
    <DateInput
      {...{ id, field, labelledBy }}
      value={value === '' ? undefined : value}
      disabled={false}
      placeholder=""
      invalid={false}
      onChange={change}
      onLeave={() => undefined}
    />
  );
}
