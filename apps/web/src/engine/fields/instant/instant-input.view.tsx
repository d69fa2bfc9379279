import type { LocalDate } from '@axle/kernel';
import { utcInstant } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import { LazyCalendar, LazyClock } from '../calendar/lazy-panels.ts';
import { PickerInput } from '../calendar/picker-input.view.tsx';
import type { InputProps } from '../field-view.ts';
import { localDay, localMoment } from '../calendar/local-moment.ts';
import { instantAt, momentWording } from './moment-wording.ts';
import { readerZone, readerZoneName } from './reader-zone.ts';

/** A moment, entered in the reader's time zone, which stands beside it. */
export const InstantInput = observer(function InstantInput(input: InputProps) {
  const session = useService(Session);
  const instant = typeof input.value === 'string' && utcInstant(input.value) === input.value ? input.value : undefined;
  const [day, time] = instant ? localMoment(instant).split(' ') : [undefined, undefined];
  const zone = readerZone(instant ?? new Date().toISOString());
  return (
    <PickerInput
      input={{ ...input, beside: zone }}
      wording={momentWording}
      shape="YYYY-MM-DD HH:mm:ss"
      panel={(pick, close) => (
        <>
          <LazyCalendar
            picks="days"
            chosen={[day as LocalDate | undefined, day as LocalDate | undefined]}
            autoFocus
            onPick={picked => pick(instantAt(picked, time ?? '00:00:00') ?? instantAt(picked, '12:00:00'))}
          />
          <div className="ax-picker-foot">
            <LazyClock time={time} onPick={picked => pick(instantAt(day ?? localDay(new Date()), picked) ?? instant)} />
            <span className="ax-faint">{session.say(calendarText.zone, { zone: `${zone} ${readerZoneName()}` })}</span>
            <Button size="small" intent="primary" text={session.say(calendarText.done)} onClick={close} />
          </div>
        </>
      )}
    />
  );
});
