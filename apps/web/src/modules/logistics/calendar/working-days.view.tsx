import { businessDay } from '@axle/page-kit';
import {
  addDays,
  addWorkingDays,
  fill,
  isWorkingDay,
  type LocalDate,
  type Result,
  type Text,
  workingDaysBetween,
  yearOf,
} from '@axle/kernel';
import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { DayInput } from '../../../engine/fields/date/day-input.view.tsx';
import { type FormEvent, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CalendarChoice } from './calendar-choice.view.tsx';
import { holidayText as text } from './holiday-text.ts';
import { loadCalendar, type LoadedCalendar, workedBy } from './load-calendar.ts';
import './holiday.css';

interface Said {
  readonly lines: readonly Text[];
  readonly wrong?: boolean;
}

/** A day and some working days, or the working days between two days, with the days that were skipped. */
export const WorkingDays = observer(function WorkingDays({ page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const today = businessDay(new Date(useService(Clock).now()));
  const [calendar, setCalendar] = useState<number>();
  const [date, setDate] = useState<string>(today);
  const [count, setCount] = useState('5');
  const [other, setOther] = useState('');
  const [said, setSaid] = useState<Said>();
  const latest = useLatest();
  const reckoned = (loaded: Result<LoadedCalendar>): Said | undefined => {
    if (!loaded.ok) return { lines: [loaded.refusal.message], wrong: true };
    const worked = workedBy(loaded.value);
    const from = date as LocalDate;
    const end = addWorkingDays(worked, from, Number(count));
    const between = other === '' ? undefined : workingDaysBetween(worked, from, other as LocalDate);
    const refused = [end, between].find(result => result && !result.ok);
    if (refused && !refused.ok) return { lines: [refused.refusal.message], wrong: true };
    if (!end.ok) return undefined;
    const names = new Map(
      loaded.value.rows.map(row => [row['date'], { zh: String(row['nameZh'] ?? ''), en: String(row['nameEn'] ?? '') }]),
    );
    const skipped: string[] = [];
    const [first, last] = from < end.value ? [from, end.value] : [end.value, from];
    for (let day = addDays(first, 1); day < last; day = addDays(day, 1)) {
      const works = isWorkingDay(worked, day);
      const name = names.get(day);
      if (works.ok && !works.value) skipped.push(name ? `${day} ${session.say(name)}` : day);
    }
    return {
      lines: [
        fill(text.result, { date, count, result: end.value }),
        ...(skipped.length > 0 ? [fill(text.skipped, { days: skipped.join(session.say({ zh: '、', en: ', ' })) })] : []),
        ...(between?.ok ? [fill(text.between, { date, other, count: between.value })] : []),
      ],
    };
  };
  const reckon = (event: FormEvent) => {
    event.preventDefault();
    const year = yearOf(date as LocalDate);
    void latest.ask(
      () => loadCalendar(recordsOf, page, calendar ?? 0, [year - 2, year + 2]),
      loaded => setSaid(before => reckoned(loaded) ?? before),
    );
  };
  const ready = calendar !== undefined && date !== '' && /^-?\d{1,3}$/.test(count);
  return (
    <div className="ax-holidays">
      <form onSubmit={reckon}>
        <CalendarChoice page={page} value={calendar} onChange={setCalendar} />
        <label>
          {session.say(text.date)}
          <DayInput value={date} onDay={setDate} />
        </label>
        <label>
          {session.say(text.count)}
          <InputGroup type="number" min={-999} max={999} value={count} onValueChange={setCount} />
        </label>
        <label>
          {session.say(text.other)}
          <DayInput value={other} onDay={setOther} />
        </label>
        <Button type="submit" intent="primary" disabled={!ready} text={session.say(text.reckon)} />
      </form>
      {said?.wrong &&
        said.lines.map(line => (
          <Callout key={line.en} intent="danger">
            {session.say(line)}
          </Callout>
        ))}
      {said && !said.wrong && (
        <output>
          {said.lines.map(line => (
            <p key={line.en}>{session.say(line)}</p>
          ))}
        </output>
      )}
    </div>
  );
});
