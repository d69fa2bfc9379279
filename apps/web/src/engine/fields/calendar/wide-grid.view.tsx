import { fill, inLanguage, type LocalDate } from '@axle/kernel';
import { calendarText } from '../../../text/calendar.ts';
import { dayIn, partsOf } from './calendar-days.ts';
import type { GridProps } from './day-grid.view.tsx';

/** The first of the dozen years among which a year is shown. */
export const dozenOf = (year: number): number => year - (year % 12);

/** The months of a year, or a dozen years, four rows of three. */
export function WideGrid({
  level,
  language,
  focused,
  today,
  chosen: [from, to],
  labelledBy,
  onPick,
}: GridProps & { readonly level: 'months' | 'years' }) {
  const [year, month, date] = partsOf(focused);
  const length = level === 'months' ? 7 : 4;
  const cells = Array.from({ length: 12 }, (_, place) => {
    const [ofYear, ofMonth] = level === 'months' ? [year, place + 1] : [dozenOf(year) + place, month];
    const day = dayIn(ofYear, ofMonth, date);
    const name = level === 'months' ? calendarText.months[place]! : fill(calendarText.yearName, { year: ofYear });
    return { day, name: inLanguage(name, language) };
  });
  const same = (one: LocalDate | undefined, other: LocalDate) => one?.slice(0, length) === other.slice(0, length);
  const isChosen = (day: LocalDate) => same(from, day) || same(to, day);
  return (
    <table role="grid" className="ax-months" aria-labelledby={labelledBy}>
      <tbody>
        {[0, 3, 6, 9].map(start => (
          <tr key={start}>
            {cells.slice(start, start + 3).map(({ day, name }) => (
              <td key={name} aria-selected={isChosen(day)}>
                <button
                  type="button"
                  className={`${isChosen(day) ? 'ax-chosen' : ''}${same(today, day) ? ' ax-today' : ''}`}
                  tabIndex={same(focused, day) ? 0 : -1}
                  data-focused={same(focused, day) || undefined}
                  onClick={() => onPick(day)}
                >
                  {name}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
