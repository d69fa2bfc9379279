import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { liesIn } from './cities.ts';
import { DayCell } from './day-cell.view.tsx';
import { dayWords } from './day-words.ts';
import { LotCard } from './lot-card.view.tsx';
import { useSchedule } from './schedule-context.ts';
import { scheduleText as text } from './schedule-text.ts';
import { isWaiting, type PlanDay } from './week-plan.ts';

/** A week by inspector and day, and beside it what waits for a day. */
export const WeekCalendar = observer(function WeekCalendar() {
  const session = useService(Session);
  const { store, moves, today } = useSchedule();
  const plan = store.plan!;
  const { days, inspectors, lots } = plan;
  const waiting = lots.filter(lot => isWaiting(plan, lot) && liesIn(lot, store.region));
  // a day off on which nobody is anywhere takes less room
  const isQuiet = ({ day, kind }: PlanDay) =>
    (kind === 'weekend' || kind === 'holiday') && lots.every(lot => isWaiting(plan, lot) || lot.planDate !== day);
  const countOf = (id: number) => lots.filter(lot => lot.inspector === id && !isWaiting(plan, lot)).length;
  return (
    <div className="ax-visits-body">
      <section className="ax-visits-tray" aria-label={session.say(text.waiting)}>
        <h3>
          {session.say(text.waiting)} <span>{waiting.length}</span>
        </h3>
        {waiting.length === 0 && <p className="ax-hint">{session.say(text.nothingWaits)}</p>}
        {waiting.some(lot => moves.may(lot)) && <p className="ax-hint">{session.say(text.dragHere)}</p>}
        <ul>
          {waiting.map(lot => (
            <LotCard key={lot.id} lot={lot} carried />
          ))}
        </ul>
      </section>
      <div className="ax-visits-scroll" data-region="list">
        {inspectors.length === 0 && (
          <Callout intent="warning" compact>
            {session.say(text.nobody)}
          </Callout>
        )}
        <table className="ax-visits-week" role={store.target ? 'grid' : undefined} aria-label={session.say(text.calendar)}>
          <thead>
            <tr>
              <th scope="col">{session.say(text.inspector)}</th>
              {days.map(of => (
                <th key={of.day} scope="col" data-kind={of.kind} data-today={of.day === today} data-quiet={isQuiet(of)}>
                  {session.say(dayWords(of.day))}
                  {of.day === today && <small>{session.say(text.today)}</small>}
                  {(of.kind === 'holiday' || of.kind === 'makeup') && <small>{session.say(of.name ?? text[of.kind])}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inspectors.map(({ id }) => (
              <tr key={id}>
                <th scope="row">
                  {session.nickname(id)}
                  <small>{session.say(text.ofWeek, { count: countOf(id) })}</small>
                </th>
                {days.map((day, at) => (
                  // a cell stays as the week is turned, and with it the keyboard
                  // oxlint-disable-next-line react/no-array-index-key -- the column is what it is, whatever its day
                  <DayCell key={at} inspector={id} day={day} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
