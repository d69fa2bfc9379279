import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import { localMoment } from './local-moment.ts';

const two = (number: number) => String(number).padStart(2, '0');
const parts = [
  ['hour', 24],
  ['minute', 60],
  ['second', 60],
] as const;

/** A time of day, `HH:mm:ss`, picked part by part; the time of now by one click. */
export const Clock = observer(function Clock({ time, onPick }: { readonly time: string | undefined; onPick(time: string): void }) {
  const session = useService(Session);
  const shown = (time ?? '00:00:00').split(':');
  return (
    <div className="ax-clock">
      {parts.map(([name, count], place) => (
        <select
          key={name}
          aria-label={session.say(calendarText[name])}
          value={shown[place]}
          onChange={event => onPick(shown.with(place, event.currentTarget.value).join(':'))}
        >
          {Array.from({ length: count }, (_, number) => (
            <option key={number}>{two(number)}</option>
          ))}
        </select>
      ))}
      <Button
        size="small"
        variant="minimal"
        text={session.say(calendarText.now)}
        onClick={() => onPick(localMoment(new Date().toISOString()).slice(11))}
      />
    </div>
  );
});
