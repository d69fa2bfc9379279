import { addDays, mondayOf, weekOf } from '@axle/kernel';
import { businessDay, type EnumField, type RecordValues } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { recordParameter } from '../../../engine/detail/as-page.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { CityList } from './city-list.view.tsx';
import { ScheduleProvider } from './schedule-context.ts';
import { ScheduleHead, type Way } from './schedule-head.view.tsx';
import { ScheduleStore } from './schedule-store.ts';
import { scheduleText as text } from './schedule-text.ts';
import { useLotMoves } from './use-lot-moves.ts';
import { useFollowed } from './use-followed.ts';
import { planIn } from './week-plan.ts';
import { WeekCalendar } from './week-calendar.view.tsx';
import './schedule.css';

/** Outgoing inspections of a week: scheduled by dragging or by keys, by inspector and day, or put together by city. */
export const InspectionSchedule = observer(function InspectionSchedule({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const model = usePageModel();
  const today = businessDay(new Date(useService(Clock).now()));
  const [store] = useState(() => new ScheduleStore());
  const moves = useLotMoves(store);
  const [typed, setTyped] = useState<RecordValues>({ from: mondayOf(weekOf(today)) });
  const [way, setWay] = useState<Way>('calendar');
  const [turns, setTurns] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const tool = useTypedTool({ page, active }, 'tab1', typed, turns);
  const { values, refusal } = tool;
  // read again after whatever may have changed an inspection: an action, a form, a record that was looked at
  useEffect(
    () =>
      reaction(
        () => [model.actions.latest, model.form, model.detail],
        () => setTurns(count => count + 1),
      ),
    [model],
  );
  useEffect(() => {
    if (values) store.answer(planIn(values));
  }, [store, values]);
  useFollowed(store, model.actions, root);
  const path = `/admin/${section}/${page.key}`;
  const monday = mondayOf(weekOf(String(typed['from']) as typeof today));
  const { states, parties } = useMemo(
    () => ({ states: page.resource?.fields['state'] as EnumField, parties: page.resource?.fields['party'] as EnumField }),
    [page],
  );
  const schedule = {
    store,
    moves,
    today,
    states,
    parties,
    addressOf: ({ id }: { readonly id: number }) => `${listAddress(path, 'tab1', [])}&${recordParameter}=${id}`,
    turn: (by: number) => setTyped(before => ({ ...before, from: by === 0 ? mondayOf(weekOf(today)) : addDays(monday, 7 * by) })),
  };
  return (
    <ScheduleProvider value={schedule}>
      <div ref={root} className="ax-visits">
        <ScheduleHead
          tool={tool}
          path={path}
          monday={monday}
          typed={typed}
          way={way}
          show={setWay}
          type={(name, value) => setTyped(before => ({ ...before, [name]: value }))}
        />
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        {store.plan?.isCut && <p className="ax-hint">{session.say(text.cut, { most: store.plan.lots.length })}</p>}
        {!store.plan && !refusal && <Spinner size={24} />}
        {store.plan && (way === 'calendar' ? <WeekCalendar /> : <CityList />)}
      </div>
    </ScheduleProvider>
  );
});
