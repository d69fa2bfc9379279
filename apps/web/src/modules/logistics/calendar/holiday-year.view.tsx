import { type LocalDate, type Refusal, weekdayOf, workingDaysBetween, yearOf } from '@axle/kernel';
import { businessDay, type Page, permissionCode, type RecordRow, type Resource } from '@axle/page-kit';
import { Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CalendarChoice } from './calendar-choice.view.tsx';
import { holidayText as text } from './holiday-text.ts';
import { loadCalendar, type LoadedCalendar, workedBy } from './load-calendar.ts';
import { MonthGrid } from './month-grid.view.tsx';
import './holiday.css';

const optionsOf = (page: Page, name: string) => {
  const field = page.resource?.fields[name];
  return field && 'options' in field ? field.options : [];
};

/** A calendar's year in twelve months; a click changes what a day is. */
export const HolidayYear = observer(function HolidayYear({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const records = recordsOf.of(page.resource as Resource, page.key);
  const clock = useService(Clock);
  const [calendar, setCalendar] = useState<number>();
  const [typed, setTyped] = useState(() => String(yearOf(businessDay(new Date(clock.now())))));
  const [loaded, setLoaded] = useState<LoadedCalendar>();
  const [refusal, setRefusal] = useState<Refusal>();
  /** Why the last change was refused. */
  const [refused, setRefused] = useState<Refusal>();
  /** How often a day was changed: after each change the year is loaded again. */
  const [changes, setChanges] = useState(0);
  const latest = useLatest();
  const year = /^(19|2\d)\d\d$/.test(typed) ? Number(typed) : undefined;
  useEffect(() => {
    if (calendar === undefined || year === undefined) return latest.giveUp();
    void latest.ask(
      () => loadCalendar(recordsOf, page, calendar, [year - 1, year]),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setLoaded(reply.value);
      },
    );
  }, [latest, recordsOf, page, calendar, year, changes]);
  const rows = new Map<string, RecordRow>(loaded?.rows.map(row => [String(row['date']), row]));
  const change = async (date: LocalDate) => {
    const row = rows.get(date);
    const isRest = loaded?.weekend.includes(weekdayOf(date)) === true;
    const reply = !row
      ? await records.add({ calendar, date, kind: isRest ? 'makeup' : 'holiday', confirmed: true })
      : row['kind'] === 'makeup'
        ? await records.update({ id: row.id, version: row.version }, { kind: 'holiday' })
        : await records.del([{ id: row.id, version: row.version }]);
    setRefused(reply.ok ? undefined : [reply.refusal].flat()[0]);
    setChanges(before => before + 1);
  };
  const kinds = optionsOf(page, 'kind');
  const wordsOf = (date: LocalDate): string => {
    const row = rows.get(date);
    if (!row) return session.say(loaded?.weekend.includes(weekdayOf(date)) ? text.rest : text.work);
    const label = kinds.find(({ code }) => code === row['kind'])?.label;
    const name = session.say({ zh: String(row['nameZh'] ?? ''), en: String(row['nameEn'] ?? '') });
    return [label && session.say(label), name, row['confirmed'] === false && session.say(text.open)].filter(Boolean).join(' · ');
  };
  const may = !session.viewing && ['add', 'update', 'del'].every(action => session.can(permissionCode(section, page.key, action)));
  const worked =
    loaded && year !== undefined
      ? workingDaysBetween(workedBy(loaded), `${year - 1}-12-31` as LocalDate, `${year}-12-31` as LocalDate)
      : undefined;
  const shownRefusal = refusal ?? refused;
  return (
    <div className="ax-holidays">
      <form onSubmit={event => event.preventDefault()}>
        <CalendarChoice page={page} value={calendar} onChange={setCalendar} />
        <label>
          {session.say(text.year)}
          <InputGroup type="number" min={1900} max={2999} value={typed} onValueChange={setTyped} />
        </label>
        <p role="status">
          {worked?.ok && session.say(text.workingDays, { year: String(year), days: worked.value })}
          {worked && !worked.ok && session.say(worked.refusal.message)}
        </p>
        {may && <p className="ax-hint">{session.say(text.hint)}</p>}
      </form>
      {shownRefusal && <Callout intent="danger">{session.say(shownRefusal.message)}</Callout>}
      {loaded && year !== undefined && (
        <div className="ax-year">
          {Array.from({ length: 12 }, (_, at) => (
            <MonthGrid
              key={at}
              year={year}
              month={at + 1}
              weekend={loaded.weekend}
              rows={rows}
              language={session.language}
              weekdays={optionsOf(page, 'weekday')}
              wordsOf={wordsOf}
              onDay={may ? date => void change(date) : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
});
