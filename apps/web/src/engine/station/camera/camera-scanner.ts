import type { Refusal, Result } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../gateways/clock.ts';
import { CodesInSight } from './codes-in-sight.ts';
import { cameraRefusals } from './open-camera.ts';

/** What a camera scanner stands on. */
export interface CameraParts<Picture> {
  readonly open: () => Promise<Result<MediaStream>>;
  readonly read: (picture: Picture) => Promise<string | undefined>;
  readonly clock: Clock;
  readonly onScan: (code: string) => void;
}

/** Milliseconds between two pictures. */
const between = 160;

/** Scans with a camera: opened, looked through picture by picture, and let go. */
export class CameraScanner<Picture> {
  stream: MediaStream | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  private readonly codes = new CodesInSight();
  private ended = false;
  private endWaiting: () => void = () => undefined;
  private readonly parts: CameraParts<Picture>;

  constructor(parts: CameraParts<Picture>) {
    this.parts = parts;
    makeAutoObservable<CameraScanner<Picture>, 'parts' | 'codes' | 'ended' | 'endWaiting'>(this, {
      stream: observableRef,
      refusal: observableRef,
      parts: false,
      codes: false,
      ended: false,
      endWaiting: false,
    });
  }

  async start(): Promise<void> {
    const opened = await this.parts.open();
    // left before the person had allowed it
    if (this.ended) return opened.ok ? letGo(opened.value) : undefined;
    runInAction(() => {
      if (opened.ok) this.stream = opened.value;
      else this.refusal = opened.refusal;
    });
  }

  /** Looks at picture after picture. */
  async look(picture: () => Picture | undefined): Promise<void> {
    if (this.ended) return;
    const seen = picture();
    if (seen !== undefined) {
      try {
        const code = await this.parts.read(seen);
        const scan = this.ended ? undefined : this.codes.see(code);
        if (scan !== undefined) this.parts.onScan(scan);
      } catch {
        runInAction(() => (this.refusal = cameraRefusals.reader));
        return this.stop();
      }
    }
    if (!this.ended) this.endWaiting = this.parts.clock.after(between, () => void this.look(picture));
  }

  stop(): void {
    this.ended = true;
    this.endWaiting();
    if (this.stream) letGo(this.stream);
    this.stream = undefined;
  }
}

const letGo = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
