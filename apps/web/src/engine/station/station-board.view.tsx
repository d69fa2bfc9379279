import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { Undo } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import '../fields/fields.css';
import { KeptScans } from './kept-scans.view.tsx';
import { ScannerInput } from './scanner-input.view.tsx';
import { scanTone, StationNews } from './station-news.view.tsx';
import type { StationStore } from './station-store.ts';

/** A station's input and its scans: the last one large, the others below it, and one's own last scan to be taken back. */
export const StationBoard = observer(function StationBoard({ store, prompt }: { readonly store: StationStore; readonly prompt: Text }) {
  const session = useService(Session);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  return (
    <div className="ax-station">
      <ScannerInput prompt={prompt} input={input} onScan={code => store.scan(code)}>
        <Button
          size="large"
          icon={<Undo />}
          text={session.say(stationText.undo)}
          disabled={!store.last}
          onClick={() => {
            void store.undoLast();
            input.current?.focus();
          }}
        />
      </ScannerInput>
      <dl className="ax-station-counts">
        {(['good', 'bad', 'waiting'] as const).map(state => (
          <div key={state}>
            <dt>{session.say(stationText[state])}</dt>
            <dd>{store.count(state)}</dd>
          </div>
        ))}
      </dl>
      <StationNews store={store} />
      <KeptScans store={store} scans={store.refused} />
      <ol className="ax-station-list" aria-label={session.say(stationText.list)} tabIndex={0}>
        {store.scans.slice(1).map(scan => (
          <li key={scan.key}>
            <strong>{scan.code}</strong>
            <span className={`ax-pill ax-tone-${scanTone(scan)}`}>{session.say(scan.why ?? stationText[scan.state])}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});
