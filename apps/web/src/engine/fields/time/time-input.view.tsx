import { acceptValue } from '@axle/page-kit';
import { LazyClock } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { wordingOf } from '../parts/wording.ts';

/** A time of day, kept as `HH:mm:ss`. */
export function TimeInput(input: InputProps) {
  const read = acceptValue(input.field, input.value);
  return (
    <PickerInput
      input={input}
      wording={wordingOf(input.field)}
      shape={input.field.kind === 'time' && input.field.minutes ? 'HH:mm' : 'HH:mm:ss'}
      clock
      panel={pick => <LazyClock time={read.ok ? (read.value as string | undefined) : undefined} onPick={pick} />}
    />
  );
}
