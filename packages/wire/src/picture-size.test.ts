import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHugePicture, pictureSize } from './picture-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap(part => (typeof part === 'string' ? [...part].map(letter => letter.codePointAt(0)!) : part)));
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', four(width), four(height), [8, 6, 0, 0, 0]);

describe('the size of a picture', () => {
  it('stands in its head, whatever its kind', () => {
    expect(pictureSize(png(640, 480))).toEqual({ width: 640, height: 480 });
    expect(pictureSize(bytes('GIF89a', [0x80, 2, 0xe0, 1, 0]))).toEqual({ width: 640, height: 480 });
    expect(pictureSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc0, 0, 17, 8, 1, 0xe0, 2, 0x80]))).toEqual({
      width: 640,
      height: 480,
    });
    const riff = (kind: string, rest: readonly number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], rest);
    expect(pictureSize(riff('VP8X', [0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]))).toEqual({ width: 640, height: 480 });
    expect(pictureSize(riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1]))).toEqual({ width: 640, height: 480 });
    expect(pictureSize(riff('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]))).toEqual({ width: 640, height: 480 });
  });

  it('is refused above 16,384 pixels a side and 64 million together', () => {
    expect([png(8000, 8000), png(16_384, 100), png(1, 1)].map(isHugePicture)).toEqual([false, false, false]);
    expect([png(8001, 8000), png(16_385, 1), png(60_000, 60_000)].map(isHugePicture)).toEqual([true, true, true]);
  });

  it('is looked for and never breaks off, whatever the bytes', () => {
    const marks = fc.constantFrom([0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], [0x47, 0x49, 0x46, 0x38], [...bytes('RIFF0000WEBPVP8L')], []);
    fc.assert(
      fc.property(marks, fc.uint8Array({ maxLength: 64 }), (mark, rest) => {
        expect(typeof isHugePicture(new Uint8Array([...mark, ...rest]))).toBe('boolean');
      }),
    );
  });
});
