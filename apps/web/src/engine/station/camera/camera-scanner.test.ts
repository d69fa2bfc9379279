import { ok, refuse, type Result } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { CameraScanner } from './camera-scanner.ts';
import { cameraRefusals } from './open-camera.ts';

/** A camera before which these are held, one after the other. */
function bench(held: readonly (string | undefined)[], open?: () => Promise<Result<MediaStream>>) {
  const clock = new ManualClock();
  const [scans, let_]: [string[], { go: number }] = [[], { go: 0 }];
  const stream = { getTracks: () => [{ stop: () => (let_.go += 1) }] } as unknown as MediaStream;
  let at = 0;
  const scanner = new CameraScanner<{ readonly shows: string | undefined }>({
    open: open ?? (async () => ok(stream)),
    read: async ({ shows }) => {
      if (shows === 'broken') throw new Error('no reader');
      return shows;
    },
    clock,
    onScan: code => scans.push(code),
  });
  const picture = () => ({ shows: held[at++] });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { scanner, scans, stream, letGo: () => let_.go, picture, settle, clock, looked: () => at };
}

describe('scanning with a camera', () => {
  it('reports each code once while it is held before the camera, and releases the camera at the end', async () => {
    const { scanner, scans, stream, letGo, picture, settle, clock, looked } = bench(['A', 'A', undefined, 'A', 'B']);
    await scanner.start();
    expect(scanner.stream).toBe(stream);
    void scanner.look(picture);
    for (let turn = 0; turn < 5; turn += 1) {
      await settle();
      clock.pass(160);
    }
    await settle();
    expect(scans).toEqual(['A', 'B']);
    const before = looked();
    scanner.stop();
    clock.pass(10_000);
    await settle();
    expect([letGo(), looked(), scanner.stream]).toEqual([1, before, undefined]);
  });

  it('says why there is none, and why nothing can be read', async () => {
    const none = bench([], async () => refuse(cameraRefusals.none));
    await none.scanner.start();
    expect(none.scanner.refusal?.code).toBe('NO_CAMERA');
    const broken = bench(['broken']);
    await broken.scanner.start();
    await broken.scanner.look(broken.picture);
    expect([broken.scanner.refusal?.code, broken.letGo(), broken.scans]).toEqual(['CAMERA_READER', 1, []]);
  });

  it('lets go of a camera that is allowed only after the page was left', async () => {
    const { scanner, letGo } = bench([]);
    const starting = scanner.start();
    scanner.stop();
    await starting;
    expect([letGo(), scanner.stream]).toEqual([1, undefined]);
  });
});
