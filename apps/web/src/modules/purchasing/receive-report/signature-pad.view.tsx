import type { HeldFile } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { type PointerEvent, useRef, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { reportText as text } from './report-text.ts';

/** What a signature is drawn on, and what becomes of it. */
export interface SignaturePadProps {
  readonly held: HeldFile | undefined;
  readonly disabled: boolean;
  /** Takes the signature as a PNG file with a small picture of it; nothing to sign again. */
  onSign(file: File | undefined, thumb?: string): void;
}

const size = { width: 480, height: 140 } as const;

/** A box to sign in with a finger or a pointer; what is drawn becomes a picture. */
export function SignaturePad({ held, disabled, onSign }: SignaturePadProps) {
  const session = useService(Session);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - box.left) * size.width) / box.width, ((event.clientY - box.top) * size.height) / box.height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    [pen.lineWidth, pen.lineCap, pen.lineJoin] = [2.5, 'round', 'round'];
    pen.beginPath();
    pen.moveTo(...at(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || disabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...at(event));
    pen.stroke();
    setDrawn(true);
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    setDrawn(false);
    if (held) onSign(undefined);
  };
  const keep = () =>
    canvas.current?.toBlob(blob => {
      if (blob) onSign(new File([blob], 'signature.png', { type: 'image/png' }), canvas.current?.toDataURL('image/webp', 0.6));
    }, 'image/png');
  if (held)
    return (
      <div className="ax-report-sign">
        {held.thumb ? <img src={held.thumb} alt={session.say(text.signed)} /> : <span>{session.say(text.signed)}</span>}
        {!disabled && <Button size="small" text={session.say(text.clear)} onClick={clear} />}
      </div>
    );
  if (disabled) return null;
  return (
    <div className="ax-report-sign">
      <canvas ref={canvas} {...size} role="img" aria-label={session.say(text.signHere)} onPointerDown={begin} onPointerMove={draw} />
      <div>
        <Button size="small" text={session.say(text.clear)} disabled={!drawn} onClick={clear} />
        <Button size="small" intent="primary" text={session.say(text.useSignature)} disabled={!drawn} onClick={keep} />
      </div>
    </div>
  );
}
