import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { walkText as text } from './pick-walk-text.ts';
import type { PickWalkStore } from './pick-walk.store.ts';
import type { Stop } from './walk-stops.ts';

/** The stop that the picker goes to: bin, SKU and pieces in large letters; a short pick is recorded here. */
export const StopCard = observer(function StopCard({
  store,
  stop,
  mayPick,
  mayReport,
}: {
  readonly store: PickWalkStore;
  readonly stop: Stop;
  readonly mayPick: boolean;
  readonly mayReport: boolean;
}) {
  const session = useService(Session);
  const [reporting, setReporting] = useState(false);
  const [missing, setMissing] = useState('');
  const [why, setWhy] = useState('');
  const { left } = store;
  const qty = missing === '' ? left : Number(missing);
  const report = async () => {
    if (await store.reportMissing(qty, why.trim())) setReporting(false);
  };
  return (
    <div className="ax-walk-stop" aria-label={session.say(text.next)} role="group">
      <div className="ax-walk-what">
        <strong>{stop.bin}</strong>
        <span>{stop.sku}</span>
        <b>× {left}</b>
      </div>
      <p>
        {session.say(text.slots)}{' '}
        {stop.slots
          .filter(each => each.picked < each.qty)
          .map(each => (
            <span key={each.slot} className="ax-pill ax-tone-info">
              {each.slot} × {each.qty - each.picked}
            </span>
          ))}
      </p>
      <div className="ax-walk-buttons">
        {mayPick && (
          <Button
            intent="primary"
            size="large"
            text={session.say(text.confirm, { count: left })}
            onClick={() => void store.pick(stop.sku, left)}
          />
        )}
        {mayReport && (
          <Button size="large" text={session.say(text.missing)} aria-expanded={reporting} onClick={() => setReporting(!reporting)} />
        )}
      </div>
      {reporting && (
        <form
          className="ax-walk-missing"
          onSubmit={event => {
            event.preventDefault();
            void report();
          }}
        >
          <label>
            {session.say(text.missingQty)}{' '}
            <input
              className="bp6-input"
              type="number"
              min={1}
              max={left}
              value={missing === '' ? left : missing}
              onChange={event => setMissing(event.currentTarget.value)}
            />
          </label>
          <label>
            {session.say(text.why)}{' '}
            <input className="bp6-input" required maxLength={500} value={why} onChange={event => setWhy(event.currentTarget.value)} />
          </label>
          <Button type="submit" intent="danger" text={session.say(text.report)} disabled={why.trim() === '' || qty < 1 || qty > left} />
        </form>
      )}
    </div>
  );
});
