import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { Camera } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import '../fields/fields.css';
import '../tables.css';
import './station.css';

const CameraView = lazy(async () => ({ default: (await import('./camera/camera.view.tsx')).CameraView }));

interface ScannerInputProps {
  readonly prompt: Text;
  /** What was scanned or typed, blanks around it gone; never nothing. */
  readonly onScan: (typed: string) => void;
  /** Whether its page is the one in sight. */
  readonly active?: boolean;
  /** Words of a button that takes what was typed, for those who have no Enter key. */
  readonly go?: Text;
  readonly busy?: boolean;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

/** What had been typed into an input that another one takes the place of at this moment: a scan that was half through goes on there. */
let halfTyped = '';

/** Whether people scan with a camera, kept from screen to screen of a station. */
let withCamera = false;

/**
 * The input of every station: a scanner's keys reach it wherever the focus is; each scan calls `onScan` and clears the input. A camera can
 * be switched on to scan as well.
 */
export const ScannerInput = observer(function ScannerInput({
  prompt,
  onScan,
  active = true,
  go,
  busy = false,
  input: given,
  children,
}: ScannerInputProps) {
  const session = useService(Session);
  const own = useRef<HTMLInputElement>(null);
  const input = given ?? own;
  const id = useId();
  const [camera, setCamera] = useState(withCamera);
  useLayoutEffect(() => {
    const { current } = input;
    if (current && halfTyped !== '') current.value = halfTyped;
    halfTyped = '';
    return () => {
      halfTyped = current?.value ?? '';
      queueMicrotask(() => (halfTyped = ''));
    };
  }, [input]);
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
  }, [active, prompt, input]);
  const take = () => {
    const { current } = input;
    const typed = current?.value.trim() ?? '';
    if (current) current.value = '';
    if (typed !== '') onScan(typed);
  };
  const turnCamera = () => {
    withCamera = !camera;
    setCamera(withCamera);
    // on a telephone the input would bring its keyboard up before the picture
    if (camera) input.current?.focus();
  };
  return (
    <>
      <div className={`ax-station-head${go === undefined && children === undefined ? ' ax-station-bare' : ''}`}>
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
            take();
          }}
        />
        <Button
          size="large"
          icon={<Camera />}
          active={camera}
          aria-pressed={camera}
          aria-label={session.say(stationText.camera)}
          title={session.say(stationText.camera)}
          onClick={turnCamera}
        />
        {go && <Button size="large" intent="primary" loading={busy} text={session.say(go)} onClick={take} />}
        {children}
      </div>
      {camera && active && (
        <Suspense>
          <CameraView onScan={onScan} />
        </Suspense>
      )}
    </>
  );
});
