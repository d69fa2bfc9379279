import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { useSchedule } from './schedule-context.ts';

/** How long something is held over the button until the week is turned, again and again, in milliseconds. */
const pause = 700;

interface TurnButtonProps {
  readonly by: 1 | -1;
  readonly label: Text;
}

/** Turns to the week before or after, also with something that is dragged onto it. */
export const TurnButton = observer(function TurnButton({ by, label }: TurnButtonProps) {
  const session = useService(Session);
  const clock = useService(Clock);
  const { store, turn } = useSchedule();
  const latest = useRef(turn);
  useEffect(() => void (latest.current = turn));
  const end = useRef<() => void>(undefined);
  const stop = () => {
    end.current?.();
    end.current = undefined;
  };
  useEffect(() => stop, []);
  return (
    <Button
      icon={by < 0 ? <ChevronLeft /> : <ChevronRight />}
      aria-label={session.say(label)}
      title={session.say(label)}
      onClick={() => turn(by)}
      onDragEnter={() => {
        if (store.held && !end.current) end.current = clock.every(pause, () => latest.current(by));
      }}
      onDragOver={event => event.preventDefault()}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) stop();
      }}
      onDrop={event => {
        event.preventDefault();
        stop();
        store.release();
      }}
    />
  );
});
