import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { recordParameter } from '../../../engine/detail/as-page.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { PromisedConditions } from '../calendar/promised-conditions.view.tsx';
import { useWorkedTab } from '../calendar/use-worked-tab.ts';
import { WeekLane } from './week-lane.view.tsx';
import { weeksOf } from './weeks-of.ts';
import { weeksText as text } from './weeks-text.ts';
import './weeks.css';

/** The conditions of the weeks that the list has too. */
const shared = ['supplier', 'buyer', 'warehouse'] as const;

/** Lines that are still to come, in lanes by the week of their promised date. */
export const DeliveryWeeks = observer(function DeliveryWeeks({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const tab = useWorkedTab(page, 'weeks', { from: addDays(today, -7) }, active);
  const { tool, inputs, worked } = tab;
  const from = (inputs.values['from'] ?? today) as LocalDate;
  const weeks = worked ? weeksOf(worked) : [];
  const asked = shared.flatMap(field =>
    inputs.values[field] === undefined ? [] : [{ field, op: 'in' as const, value: [inputs.values[field]] }],
  );
  const path = `/admin/${section}/${page.key}`;
  const address = (first: LocalDate | undefined, last: LocalDate) =>
    listAddress(path, 'tab1', [...asked, { field: 'promisedDate', op: 'between', value: [first, last] }]);
  const before = weeks[0] && address(undefined, addDays(weeks[0].monday, -1));
  const earlier = Number(worked?.['earlier'] ?? 0);
  return (
    <div className="ax-promises">
      <PromisedConditions tab={tab} text={text} onTurn={by => tab.type('from', addDays(from, 7 * by))}>
        <p role="status">
          {worked && earlier === 0 && session.say(text.nothingBefore)}
          {earlier > 0 && before && <Link to={before}>{session.say(text.before, { count: earlier })}</Link>}
        </p>
      </PromisedConditions>
      <div className="ax-weeks">
        {weeks.map(week => (
          <WeekLane
            key={week.week}
            week={week}
            today={today}
            tool={tool}
            all={address(week.monday, week.sunday)}
            of={id => `${listAddress(path, 'tab1', [])}&${recordParameter}=${id}`}
          />
        ))}
      </div>
    </div>
  );
});
