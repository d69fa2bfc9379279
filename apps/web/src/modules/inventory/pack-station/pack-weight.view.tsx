import { toNumber } from '@axle/validation';
import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type RefObject, useId, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { grouped } from '../../../engine/grouped.ts';
import { Session } from '../../../shell/session/session.ts';
import type { StepProps } from './pack-steps.view.tsx';
import { packText as text } from './pack-text.ts';
import { hasSerial, readScale } from './serial-scale.ts';

const shown = (grams: number | undefined): string => (grams === undefined ? '' : grouped(grams));

/** The weight of the boxed parcel, typed or from a scale. */
export const PackWeight = observer(function PackWeight({
  desk,
  store,
  input,
}: StepProps & { readonly input: RefObject<HTMLInputElement | null> }) {
  const session = useService(Session);
  const [typed, setTyped] = useState('');
  const [connected, setConnected] = useState(false);
  const id = useId();
  const isOut = desk.weightOk === false && !desk.overrideReason;
  const weigh = () => {
    const actualG = toNumber(typed);
    if (actualG !== undefined && Number.isInteger(actualG) && actualG > 0) void store.work('weigh', { actualG });
  };
  return (
    <fieldset disabled={store.busy}>
      <legend>{session.say(text.weight)}</legend>
      <form
        className="ax-pack-row"
        onSubmit={event => {
          event.preventDefault();
          weigh();
        }}
      >
        <label htmlFor={id}>{session.say(text.grams)}</label>
        <InputGroup id={id} inputRef={input} value={typed} inputMode="numeric" onValueChange={setTyped} />
        <Button type="submit" text={session.say(text.weigh)} />
        {hasSerial() && (
          <Button
            text={session.say(connected ? text.connected : text.connect)}
            disabled={connected}
            onClick={() => void readScale(weight => setTyped(String(weight))).then(setConnected)}
          />
        )}
      </form>
      {(desk.actualG ?? desk.expectedG) && (
        <p className={`ax-pack-weight ax-tone-${isOut ? 'bad' : desk.actualG ? 'good' : 'neutral'}`}>
          {desk.actualG && <strong>{grouped(desk.actualG)} g</strong>}
          {desk.expectedG && (
            <span>{session.say(text.band, { e: grouped(desk.expectedG), least: shown(desk.leastG), most: shown(desk.mostG) })}</span>
          )}
          {desk.weightOk && <span>{session.say(text.passes)}</span>}
          {desk.overrideReason && <span>{session.say(text.passed, { reason: desk.overrideReason })}</span>}
        </p>
      )}
    </fieldset>
  );
});
