import { fill, type Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { Offline, Undo } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import '../fields/fields.css';
import './station.css';
import type { Scan, StationStore } from './station-store.ts';

const tones: Readonly<Record<Scan['state'], string>> = { good: 'good', bad: 'bad', waiting: 'warn', undone: 'neutral' };

/** The scanner's input, which keys find wherever the focus is; the last scan large, the others below it. */
export const StationBoard = observer(function StationBoard({ store, prompt }: { readonly store: StationStore; readonly prompt: Text }) {
  const session = useService(Session);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    store.start();
    input.current?.focus();
    // a scanner types like a keyboard: what it types outside an input belongs into this one
    const catchKeys = (event: KeyboardEvent) => {
      const isInput = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]');
      if (!isInput && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
        input.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => {
      document.removeEventListener('keydown', catchKeys);
      store.stop();
    };
  }, [store]);
  const [newest, ...before] = store.scans;
  const shown = (scan: Scan) => (scan.why ? session.say(scan.why) : session.say(stationText[scan.state]));
  return (
    <div className="ax-station">
      <div className="ax-station-head">
        <label htmlFor={id}>{session.say(prompt)}</label>
        <input
          ref={input}
          id={id}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            const { value } = event.currentTarget;
            event.currentTarget.value = '';
            store.scan(value);
          }}
        />
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
      </div>
      <dl className="ax-station-counts">
        {(['good', 'bad', 'waiting'] as const).map(state => (
          <div key={state}>
            <dt>{session.say(stationText[state])}</dt>
            <dd>{store.count(state)}</dd>
          </div>
        ))}
      </dl>
      {store.cut && (
        <p className="ax-station-cut" role="status">
          <Offline /> {session.say(fill(stationText.cut, { count: store.waiting.length }))}
        </p>
      )}
      {newest && (
        <div className={`ax-station-last ax-tone-${tones[newest.state]}`} role="status" aria-live="assertive">
          <strong>{newest.code}</strong>
          <span>{shown(newest)}</span>
        </div>
      )}
      <ol className="ax-station-list" aria-label={session.say(stationText.list)} tabIndex={0}>
        {before.map(scan => (
          <li key={scan.key}>
            <strong>{scan.code}</strong>
            <span className={`ax-pill ax-tone-${tones[scan.state]}`}>{shown(scan)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});
