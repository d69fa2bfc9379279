import { fill, inLanguage, type Language, type LocalDate, weekdayOf, weekOf } from '@axle/kernel';
import { calendarText } from '../../../text/calendar.ts';
import { partsOf, weeksOfMonth } from './calendar-days.ts';

/** The grid of a calendar. The focused day is the one that keys start from. */
export interface GridProps {
  readonly language: Language;
  readonly focused: LocalDate;
  readonly today: LocalDate;
  /** First and last day that are chosen; a single one is both. */
  readonly chosen: readonly [LocalDate | undefined, LocalDate | undefined];
  /** Id of the words above the grid. */
  readonly labelledBy: string;
  onPick(day: LocalDate): void;
}

/** The days of a month below the days of the week, Monday first, beside the numbers of their weeks. */
export function DayGrid({ language, focused, today, chosen: [from, to], labelledBy, onPick }: GridProps) {
  const say = (text: { readonly zh: string; readonly en: string }) => inLanguage(text, language);
  const marks = (day: LocalDate) =>
    [
      day.slice(0, 7) === focused.slice(0, 7) ? '' : 'ax-outside',
      day === today ? 'ax-today' : '',
      day === from || day === to ? 'ax-chosen' : from && to && day > from && day < to ? 'ax-between' : '',
    ].join(' ');
  const nameOf = (day: LocalDate) => {
    const [year, month, date] = partsOf(day);
    return say(fill(calendarText.dayName, { year, month, day: date, weekday: calendarText.weekdayNames[weekdayOf(day) - 1]! }));
  };
  return (
    <table role="grid" className="ax-days" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{say(calendarText.week)}</th>
          {calendarText.weekdays.map((name, place) => (
            <th key={name.en} scope="col" abbr={say(calendarText.weekdayNames[place]!)}>
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(focused).map(week => (
          <tr key={week[0]}>
            <th scope="row" aria-label={say(fill(calendarText.weekNumber, { week: Number(weekOf(week[0]!).slice(6)) }))}>
              {Number(weekOf(week[0]!).slice(6))}
            </th>
            {week.map(day => (
              <td key={day} aria-selected={day === from || day === to || (from && to ? day > from && day < to : false)}>
                <button
                  type="button"
                  className={marks(day)}
                  tabIndex={day === focused ? 0 : -1}
                  data-focused={day === focused || undefined}
                  aria-label={nameOf(day)}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onPick(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
