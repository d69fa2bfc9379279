import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import '../../../engine/station/station.css';
import './scan.css';

/** The scanner's input, which keys find wherever the focus is; what was scanned is told and the input is empty again. */
export const ScanInput = observer(function ScanInput({
  prompt,
  active,
  onScan,
}: {
  readonly prompt: Text;
  readonly active: boolean;
  readonly onScan: (typed: string) => void;
}) {
  const session = useService(Session);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (!active) return undefined;
    input.current?.focus();
    // a scanner types like a keyboard: what it types outside an input belongs into this one
    const catchKeys = (event: KeyboardEvent) => {
      const isInput = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]');
      if (!isInput && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
        input.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => document.removeEventListener('keydown', catchKeys);
  }, [active, prompt]);
  return (
    <div className="ax-station-head ax-scan-head">
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
          if (value.trim() !== '') onScan(value.trim());
        }}
      />
    </div>
  );
});
