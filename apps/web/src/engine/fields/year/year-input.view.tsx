import type { LocalDate } from '@axle/kernel';
import { LazyCalendar } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { wordingOf } from '../parts/wording.ts';

/** A year, kept as a whole number and written `YYYY`. */
export function YearInput(input: InputProps) {
  const { value } = input;
  const day = typeof value === 'number' && value >= 1900 && value < 3000 ? (`${value}-01-01` as LocalDate) : undefined;
  return (
    <PickerInput
      input={input}
      wording={wordingOf(input.field)}
      shape="YYYY"
      panel={(pick, close) => (
        <LazyCalendar
          picks="years"
          chosen={[day, day]}
          autoFocus
          onPick={picked => {
            pick(Number(picked.slice(0, 4)));
            close();
          }}
        />
      )}
    />
  );
}
