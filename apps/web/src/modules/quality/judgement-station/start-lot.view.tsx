import { permissionCode, type RecordValues } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';

/** A lot that is not drawn yet: how much of it is ready where that must be known, and the button that draws it. */
export const StartLot = observer(function StartLot({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const { lot } = store;
  const size = String(lot?.lotSize ?? '');
  const [ready, setReady] = useState({ finishedQty: size, packedQty: size });
  if (!lot) return null;
  const may = lot.mayJudge && !session.viewing && session.can(permissionCode('qualityTesting', 'sampleJudgement', 'start'));
  const asks = lot.type === 'outgoing';
  const share = (qty: string) => Math.floor((100 * Number(qty)) / Number(size));
  const input: RecordValues = asks ? { finishedQty: Number(ready.finishedQty), packedQty: Number(ready.packedQty) } : {};
  return (
    <form
      className="ax-judge-start"
      onSubmit={event => {
        event.preventDefault();
        void store.deeds.start(input);
      }}
    >
      <p>{session.say(text.notDrawn)}</p>
      {asks &&
        (['finishedQty', 'packedQty'] as const).map(key => (
          <label key={key}>
            {session.say(key === 'finishedQty' ? text.finished : text.packed)}
            <input
              inputMode="numeric"
              type="number"
              min={0}
              max={1_000_000}
              required
              value={ready[key]}
              onChange={event => setReady({ ...ready, [key]: event.currentTarget.value })}
            />
          </label>
        ))}
      {asks && lot.lotSize !== undefined && (
        <p role="status">{session.say(text.readyShares, { finished: share(ready.finishedQty), packed: share(ready.packedQty) })}</p>
      )}
      {may && <Button type="submit" size="large" intent="primary" loading={store.busy} text={session.say(text.start)} />}
      <p className="ax-hint">{session.say(text.startHint)}</p>
    </form>
  );
});
