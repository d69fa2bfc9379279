import { addDays, type LocalDate } from '@axle/kernel';
import type { Filter, RecordValues } from '@axle/page-kit';
import { Button, HTMLSelect, SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { listAddress } from '../../../engine/filter-address.ts';
import { grouped } from '../../../engine/grouped.ts';
import type { TypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { liesIn, piecesOf, type Region, regionsOf } from './cities.ts';
import { useSchedule } from './schedule-context.ts';
import { scheduleText as text } from './schedule-text.ts';
import { TurnButton } from './turn-button.view.tsx';
import { nameOf } from './use-lot-moves.ts';
import { isWaiting } from './week-plan.ts';

/** How the week is shown. */
export type Way = 'calendar' | 'cities';

interface HeadProps {
  readonly tool: TypedTool;
  readonly path: string;
  readonly monday: LocalDate;
  /** What is asked, as it was typed. */
  readonly typed: RecordValues;
  readonly way: Way;
  show(way: Way): void;
  type(name: string, value: unknown): void;
}

/** Which week is shown and what of it, and what it comes to. */
export const ScheduleHead = observer(function ScheduleHead({ tool: { tool, inputs }, path, monday, typed, way, show, type }: HeadProps) {
  const session = useService(Session);
  const { store, turn } = useSchedule();
  const sunday = addDays(monday, 6);
  const { plan, region } = store;
  const carried = store.target && store.held;
  const lots = plan?.lots.filter(lot => liesIn(lot, region)) ?? [];
  const visits = plan ? lots.filter(lot => !isWaiting(plan, lot)) : [];
  const asked = (['inspector', 'supplier'] as const).flatMap((field): readonly Filter[] =>
    inputs.values[field] === undefined ? [] : [{ field, op: 'in', value: [inputs.values[field]] }],
  );
  const [place, name] = region === '' ? [] : (region.split(':', 2) as ['city' | 'province', string]);
  const there: readonly Filter[] = place === undefined ? [] : [{ field: place, op: 'eq', value: name }];
  const list = listAddress(path, 'scheduled', [...asked, ...there, { field: 'planDate', op: 'between', value: [monday, sunday] }]);
  return (
    <header className="ax-visits-head" aria-label={session.say(text.conditions)}>
      <div className="ax-visits-turn">
        <TurnButton by={-1} label={text.earlier} />
        <Button text={session.say(text.thisWeek)} onClick={() => turn(0)} />
        <TurnButton by={1} label={text.later} />
        <strong>{session.say(text.week, { first: monday, last: sunday })}</strong>
      </div>
      {(['inspector', 'supplier'] as const).map(name => (
        <TypedField key={name} field={tool.inputs[name]!} value={typed[name]} note={null} onChange={value => type(name, value)} />
      ))}
      <label className="ax-field">
        <span>{session.say(text.region)}</span>
        <HTMLSelect fill value={region} onChange={event => store.look(event.currentTarget.value as Region)}>
          <option value="">{session.say(text.everywhere)}</option>
          {regionsOf(plan?.lots ?? []).map(([province, cities]) => (
            <optgroup key={province} label={province || session.say(text.noProvince)}>
              {province !== '' && <option value={`province:${province}`}>{session.say(text.wholeProvince, { province })}</option>}
              {cities.map(city => (
                <option key={city} value={`city:${city}`}>
                  {city}
                </option>
              ))}
            </optgroup>
          ))}
        </HTMLSelect>
      </label>
      <SegmentedControl
        aria-label={session.say(text.way)}
        value={way}
        options={[
          { value: 'calendar', label: session.say(text.calendar) },
          { value: 'cities', label: session.say(text.cities) },
        ]}
        onValueChange={value => show(value as Way)}
      />
      <Link to={list}>{session.say(text.asList)}</Link>
      <p role="status">
        {carried
          ? session.say(text.taken, { name: nameOf(carried) })
          : plan &&
            session.say(text.sum, {
              visits: visits.length,
              pieces: grouped(piecesOf(visits)),
              waiting: lots.length - visits.length,
            })}
      </p>
    </header>
  );
});
