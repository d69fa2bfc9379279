import type { Text } from '@axle/kernel';
import { hourText, type Rhythm, rhythmNames, weekdayNames } from '@axle/tasks';
import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { subscribeText } from '../../text/subscribe.ts';
import type { SubscribeStore } from './subscribe-store.ts';

/** Days of a month that every month has. */
const shortestMonth = 28;

/** The name of a subscription, when it comes round, and when that is for the first time. */
export const RecurrenceFields = observer(function RecurrenceFields({ subscribing }: { readonly subscribing: SubscribeStore }) {
  const session = useService(Session);
  const id = useId();
  const { rhythm, weekday, monthDay, hour } = subscribing;
  const first = subscribing.firstTurn(new Date());
  const number = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const choice = (
    label: Text,
    value: number | string,
    options: readonly (readonly [number | string, string])[],
    take: (value: string) => void,
  ) => (
    <FormGroup label={session.say(label)} labelFor={`${id}-${label.en}`}>
      <HTMLSelect id={`${id}-${label.en}`} fill value={value} onChange={event => take(event.currentTarget.value)}>
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </HTMLSelect>
    </FormGroup>
  );
  return (
    <div className="ax-recurrence">
      <FormGroup label={session.say(subscribeText.name)} labelFor={id} className="ax-recurrence-name">
        <InputGroup id={id} autoFocus required maxLength={60} value={subscribing.name} onValueChange={name => subscribing.set({ name })} />
      </FormGroup>
      {choice(
        subscribeText.rhythm,
        rhythm,
        Object.entries(rhythmNames).map(([code, label]) => [code, session.say(label)]),
        value => subscribing.set({ rhythm: value as Rhythm }),
      )}
      {rhythm === 'weekly' &&
        choice(
          subscribeText.weekday,
          weekday,
          weekdayNames.map((label, at) => [at + 1, session.say(label)]),
          value => subscribing.set({ weekday: Number(value) }),
        )}
      {rhythm === 'monthly' &&
        choice(
          subscribeText.monthDay,
          monthDay,
          number(1, 31).map(day => [day, session.say(subscribeText.day, { day })]),
          value => subscribing.set({ monthDay: Number(value) }),
        )}
      {choice(
        subscribeText.hour,
        hour,
        number(0, 23).map(one => [one, hourText(one)]),
        value => subscribing.set({ hour: Number(value) }),
      )}
      <p className="ax-hint" role="status">
        {first && session.say(subscribeText.first, { day: first.day, time: first.time })}
        {rhythm === 'monthly' && monthDay > shortestMonth && ` ${session.say(subscribeText.monthEnd, { day: monthDay })}`}
      </p>
    </div>
  );
});
