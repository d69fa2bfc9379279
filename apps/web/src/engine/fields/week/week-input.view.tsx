import { addDays, type LocalWeek, mondayOf, weekOf } from '@axle/kernel';
import { acceptValue } from '@axle/page-kit';
import { LazyCalendar } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { wordingOf } from '../parts/wording.ts';

/** A week, kept as `2026-W21`; any of its days picks it. */
export function WeekInput(input: InputProps) {
  const read = acceptValue(input.field, input.value);
  const monday = read.ok && read.value !== undefined ? mondayOf(read.value as LocalWeek) : undefined;
  return (
    <PickerInput
      input={input}
      wording={wordingOf(input.field)}
      shape="YYYY-Www"
      panel={(pick, close) => (
        <LazyCalendar
          picks="days"
          chosen={[monday, monday && addDays(monday, 6)]}
          autoFocus
          onPick={day => {
            pick(weekOf(day));
            close();
          }}
        />
      )}
    />
  );
}
