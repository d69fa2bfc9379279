import { fill } from '@axle/kernel';
import { type Page, regrouped } from '@axle/page-kit';
import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Desk, piecesLeft } from './desk.ts';
import type { DeskStore } from './desk-store.ts';
import { PackException } from './pack-exception.view.tsx';
import { PackPass } from './pack-pass.view.tsx';
import { PackPhoto } from './pack-photo.view.tsx';
import { PackWaybill } from './pack-waybill.view.tsx';
import { PackWeight } from './pack-weight.view.tsx';
import { packText as text } from './pack-text.ts';
import { useStationKeys } from './station-keys.ts';

/** What is passed down the steps of a parcel. */
export interface StepProps {
  readonly desk: Desk;
  readonly store: DeskStore;
}

/** Box, weight, waybill and label, close: each by its key as well. */
export const PackSteps = observer(function PackSteps({ desk, store, page: { key: page, resource } }: StepProps & { readonly page: Page }) {
  const { exception } = resource?.fields ?? {};
  const kinds = exception?.kind === 'enum' ? exception.options : [];
  const session = useService(Session);
  const box = useRef<HTMLSelectElement>(null);
  const weight = useRef<HTMLInputElement>(null);
  const [boxId, tapeId, fillerId] = [useId(), useId(), useId()];
  const close = async () => {
    if (!(await store.work('close'))) return;
    const next = store.desk?.parcels.find(({ id, state }) => state === 'packing' && id !== desk.id);
    if (next) await store.show(next.id);
    else store.leave();
    store.say(fill(text.closed, { no: regrouped(desk.parcelNo) }), 'good');
  };
  useStationKeys({
    F2: () => box.current?.focus(),
    F4: () => weight.current?.focus(),
    F8: () => void close(),
  });
  const suggested = desk.boxes.find(one => one.suggested);
  return (
    <section className="ax-pack-steps">
      <fieldset disabled={store.busy}>
        <legend>{session.say(text.box)}</legend>
        <label htmlFor={boxId}>{suggested ? `${session.say(text.suggested)}: ${suggested.code}` : session.say(text.byHand)}</label>
        <select
          ref={box}
          id={boxId}
          value={desk.carton ?? ''}
          onChange={event => void store.work('chooseBox', store.boxInput(Number(event.currentTarget.value)))}
        >
          <option value="" disabled>
            —
          </option>
          {desk.boxes.map(one => (
            <option key={one.id} value={one.id}>
              {[
                `${one.suggested ? '★ ' : ''}${one.code}`,
                one.fill === undefined ? undefined : session.say(text.fill, { fill: one.fill }),
                one.holds === false ? session.say(text.tooSmall) : undefined,
              ]
                .filter(part => part !== undefined)
                .join(' · ')}
            </option>
          ))}
        </select>
        {suggested && desk.carton !== suggested.id && (
          <Button text={suggested.code} intent="primary" onClick={() => void store.work('chooseBox', store.boxInput(suggested.id))} />
        )}
        <div className="ax-pack-row">
          <label htmlFor={tapeId}>{session.say(text.tape)}</label>
          <InputGroup id={tapeId} value={store.tapeQty} inputMode="decimal" onValueChange={value => store.setTape(value)} />
          <label htmlFor={fillerId}>{session.say(text.filler)}</label>
          <InputGroup id={fillerId} value={store.fillerQty} inputMode="decimal" onValueChange={value => store.setFiller(value)} />
        </div>
      </fieldset>
      <PackWeight desk={desk} store={store} input={weight} />
      <PackPass desk={desk} store={store} />
      <PackWaybill desk={desk} store={store} page={page} />
      <PackPhoto desk={desk} store={store} />
      <PackException desk={desk} store={store} kinds={kinds} />
      <footer className="ax-pack-close">
        <Button
          size="large"
          intent="primary"
          text={session.say(text.close)}
          disabled={piecesLeft(desk) > 0}
          loading={store.busy}
          onClick={() => void close()}
        />
        <p className="ax-hint">{session.say(text.keys)}</p>
      </footer>
    </section>
  );
});
