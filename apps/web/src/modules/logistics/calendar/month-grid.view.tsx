import { addDays, inLanguage, type Language, type LocalDate, type Text, weekdayOf, daysInMonth } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';

interface Props {
  readonly year: number;
  readonly month: number;
  readonly weekend: readonly number[];
  readonly rows: ReadonlyMap<string, RecordRow>;
  readonly language: Language;
  readonly weekdays: readonly { readonly code: string | number; readonly label: Text }[];
  /** What a day is, in words. */
  readonly wordsOf: (date: LocalDate) => string;
  /** Absent for those who may not change days. */
  readonly onDay?: ((date: LocalDate) => void) | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** One month: one row for each week, each day coloured by its kind. */
export function MonthGrid({ year, month, weekend, rows, language, weekdays, wordsOf, onDay }: Props) {
  const first = `${year}-${two(month)}-01` as LocalDate;
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => addDays(first, at));
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`));
  return (
    <section className="ax-month" aria-label={name}>
      <h3>{name}</h3>
      <div className="ax-month-days">
        {weekdays.map(({ code, label }) => (
          <span key={code} className="ax-month-head" aria-hidden>
            {inLanguage(label, language).replace(/^周/, '')}
          </span>
        ))}
        {days.map((date, at) => {
          const row = rows.get(date);
          const kind = row ? String(row['kind']) : weekend.includes(weekdayOf(date)) ? 'rest' : 'work';
          return (
            <button
              key={date}
              type="button"
              className={`ax-day ax-day-${kind}${row?.['confirmed'] === false ? ' ax-day-open' : ''}`}
              style={at === 0 ? { gridColumnStart: weekdayOf(date) } : undefined}
              title={wordsOf(date)}
              aria-label={`${at + 1} · ${date} ${wordsOf(date)}`}
              disabled={!onDay}
              onClick={() => onDay?.(date)}
            >
              {at + 1}
            </button>
          );
        })}
      </div>
    </section>
  );
}
