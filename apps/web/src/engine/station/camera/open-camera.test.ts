import { describe, expect, it } from 'vitest';
import { openCamera } from './open-camera.ts';

/** A browser that refuses its camera by an error of this name. */
const refusing = (name: string) => ({
  getUserMedia: () => Promise.reject(Object.assign(new Error('no'), { name })),
});

describe('a camera', () => {
  it.each([
    ['NotFoundError', 'NO_CAMERA'],
    ['OverconstrainedError', 'NO_CAMERA'],
    ['NotAllowedError', 'CAMERA_FORBIDDEN'],
    ['NotReadableError', 'CAMERA_TAKEN'],
    ['SomethingElse', 'NO_CAMERA'],
  ])('that a browser refuses by %s is refused in words: %s', async (name, code) => {
    expect(await openCamera(refusing(name))).toMatchObject({ ok: false, refusal: { code } });
  });

  it('is not there at an address without https, and is opened where there is one', async () => {
    expect(await openCamera(undefined)).toMatchObject({ ok: false, refusal: { code: 'CAMERA_INSECURE' } });
    const stream = {} as MediaStream;
    expect(await openCamera({ getUserMedia: async () => stream })).toEqual({ ok: true, value: stream });
  });
});
