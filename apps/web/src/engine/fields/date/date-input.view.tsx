import type { LocalDate } from '@axle/kernel';
import { acceptValue } from '@axle/page-kit';
import { LazyCalendar } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { wordingOf } from '../parts/wording.ts';

/** A day of the calendar, kept as `YYYY-MM-DD`. */
export function DateInput(input: InputProps) {
  const read = acceptValue(input.field, input.value);
  const day = read.ok ? (read.value as LocalDate | undefined) : undefined;
  return (
    <PickerInput
      input={input}
      wording={wordingOf(input.field)}
      shape="YYYY-MM-DD"
      panel={(pick, close) => (
        <LazyCalendar
          picks="days"
          chosen={[day, day]}
          autoFocus
          onPick={picked => {
            pick(picked);
            close();
          }}
        />
      )}
    />
  );
}
