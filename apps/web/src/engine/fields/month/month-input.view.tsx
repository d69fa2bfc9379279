import type { LocalDate } from '@axle/kernel';
import { acceptValue } from '@axle/page-kit';
import { LazyCalendar } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { wordingOf } from '../parts/wording.ts';

/** A month, kept as `YYYY-MM`. */
export function MonthInput(input: InputProps) {
  const read = acceptValue(input.field, input.value);
  const day = read.ok && read.value !== undefined ? (`${read.value as string}-01` as LocalDate) : undefined;
  return (
    <PickerInput
      input={input}
      wording={wordingOf(input.field)}
      shape="YYYY-MM"
      panel={(pick, close) => (
        <LazyCalendar
          picks="months"
          chosen={[day, day]}
          autoFocus
          onPick={picked => {
            pick(picked.slice(0, 7));
            close();
          }}
        />
      )}
    />
  );
}
