import type { LocalDate } from '@axle/kernel';
import { placesADay } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { liesIn } from './cities.ts';
import { dayWords } from './day-words.ts';
import { LotCard } from './lot-card.view.tsx';
import { useSchedule } from './schedule-context.ts';
import { scheduleText as text } from './schedule-text.ts';
import { type Cell, cellKey, isFull, lotsAt, nextCell, weeksOn, type PlanDay } from './week-plan.ts';

interface CellProps {
  readonly inspector: number;
  readonly day: PlanDay;
}

const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** What an inspector has on a day; what is dropped here is scheduled. */
export const DayCell = observer(function DayCell({ inspector, day: { day, kind } }: CellProps) {
  const session = useService(Session);
  const { store, moves, today, turn } = useSchedule();
  const place = useRef<HTMLTableCellElement>(null);
  const [over, setOver] = useState(false);
  const { held, target } = store;
  const plan = store.plan!;
  const cell: Cell = { inspector, day };
  const aimed = held !== undefined && target !== undefined && cellKey(target) === cellKey(cell);
  useEffect(() => {
    if (aimed) place.current?.focus();
  }, [aimed]);
  const load = plan.loads.get(cellKey(cell));
  const lots = lotsAt(plan, cell).filter(lot => liesIn(lot, store.region));
  const isFullDay = (load?.places ?? 0) >= placesADay;
  const words = load && session.say(isFullDay ? text.full : text.load, { places: load.places, most: placesADay });
  const drop = (to: Cell) => {
    store.release();
    if (held) void moves.move(held, to);
  };
  const keys = (event: KeyboardEvent) => {
    if (!held || !target || event.target !== place.current) return undefined;
    // until the week that was turned to is there, nothing can be aimed at or dropped
    const isThere = plan.days.some(one => one.day === target.day);
    if (!isThere && event.key !== 'Escape') return event.preventDefault();
    const next = nextCell(plan, target, event.key);
    const weeks = pages[event.key];
    if (next) store.aim(next);
    else if (weeks !== undefined) {
      store.aim(weeksOn(target, weeks));
      turn(weeks);
    } else if (event.key === 'Escape') {
      store.follow(held.id);
      store.release();
    } else if (event.key === 'Enter' || event.key === ' ') {
      store.follow(held.id);
      drop(target);
    } else return undefined;
    event.preventDefault();
    return event.stopPropagation();
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (store.target && !(relatedTarget instanceof Element && relatedTarget.closest('[data-cell]'))) store.release();
  };
  return (
    <td
      ref={place}
      tabIndex={-1}
      data-cell={cellKey(cell)}
      data-kind={kind}
      data-today={day === today}
      data-past={day < today}
      data-over={over && held !== undefined}
      data-aimed={aimed}
      data-full={held !== undefined && isFull(plan, cell, held)}
      aria-label={session.say(text.cell, {
        inspector: session.nickname(inspector),
        day: session.say(dayWords(day as LocalDate)),
        load: words ?? session.say(text.free),
      })}
      onKeyDown={keys}
      onBlur={left}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        drop(cell);
      }}
    >
      {load && (
        <small className={isFullDay ? 'ax-visits-full' : undefined}>
          {words}
          {load.others > 0 && <span title={session.say(text.othersWhy)}> · {session.say(text.others, { count: load.others })}</span>}
        </small>
      )}
      <ul>
        {lots.map(lot => (
          <LotCard key={lot.id} lot={lot} carried />
        ))}
      </ul>
    </td>
  );
});
