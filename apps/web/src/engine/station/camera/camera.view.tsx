import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { cameraText as text } from '../../../text/camera.ts';
import { CameraScanner } from './camera-scanner.ts';
import { openCamera } from './open-camera.ts';
import { pictureOf } from './picture-of.ts';
import { readCode } from './read-code.ts';
import './camera.css';

/** What the camera sees, with a frame to hold codes in; each code that comes into sight is a scan. */
export const CameraView = observer(function CameraView({ onScan }: { readonly onScan: (code: string) => void }) {
  const session = useService(Session);
  const clock = useService(Clock);
  const video = useRef<HTMLVideoElement>(null);
  const latestOnScan = useRef(onScan);
  const [scanner, setScanner] = useState<CameraScanner<ImageData>>();
  useEffect(() => {
    latestOnScan.current = onScan;
  }, [onScan]);
  useEffect(() => {
    const made = new CameraScanner<ImageData>({
      open: () => openCamera((navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices),
      read: readCode,
      clock,
      onScan: code => latestOnScan.current(code),
    });
    setScanner(made);
    void made.start();
    return () => made.stop();
  }, [clock]);
  const stream = scanner?.stream;
  useEffect(() => {
    const { current } = video;
    if (!scanner || !stream || !current) return;
    current.srcObject = stream;
    const canvas = document.createElement('canvas');
    void current.play().catch(() => undefined);
    void scanner.look(() => pictureOf(current, canvas));
  }, [scanner, stream]);
  if (scanner?.refusal)
    return (
      <Callout intent="warning" compact role="alert" className="ax-camera-none">
        {session.say(scanner.refusal.message)}
      </Callout>
    );
  return (
    <figure className="ax-camera">
      <video ref={video} muted playsInline aria-label={session.say(text.sees)} />
      <figcaption>{session.say(stream ? text.hold : text.opening)}</figcaption>
    </figure>
  );
});
