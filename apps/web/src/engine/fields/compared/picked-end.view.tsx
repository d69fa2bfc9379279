import { type Field, formatValue, unbound } from '@axle/page-kit';
import type { ComponentType } from 'react';
import type { InputProps } from '../field-view.ts';
import { MonthInput } from '../month/month-input.view.tsx';
import { CommittedInput } from '../parts/committed-input.view.tsx';
import { TimeInput } from '../time/time-input.view.tsx';
import { WeekInput } from '../week/week-input.view.tsx';

const inputs: Readonly<Partial<Record<Field['kind'], ComponentType<InputProps>>>> = { month: MonthInput, week: WeekInput, time: TimeInput };

/** One end of a comparison of weeks, months or times: typed, or picked. */
export function PickedEnd({
  field,
  value,
  labelledBy,
  disabled,
  onText,
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly labelledBy: string;
  readonly disabled: boolean;
  /** Receives the value as text; an empty text for none. */
  onText(text: string): void;
}) {
  const Input = inputs[field.kind];
  return (
    Input && (
      <CommittedInput
        {...{ Input, value, labelledBy, disabled }}
        field={unbound(field)}
        onCommit={next => onText(next === undefined ? '' : formatValue(field, next, 'en'))}
      />
    )
  );
}
