import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodesInSight } from './codes-in-sight.ts';

/** What the pictures of a camera are scans of. */
const scansOf = (pictures: readonly (string | undefined)[]): readonly string[] => {
  const codes = new CodesInSight();
  return pictures.flatMap(picture => codes.see(picture) ?? []);
};
const nothing = (count: number) => Array<undefined>(count).fill(undefined);

describe('codes that a camera sees', () => {
  it('are one scan as long as they stay in sight, and another one when they come back', () => {
    expect(scansOf(['A', 'A', 'A'])).toEqual(['A']);
    expect(scansOf(['A', 'B', 'A'])).toEqual(['A', 'B', 'A']);
    expect(scansOf(['A', ...nothing(6), 'A'])).toEqual(['A', 'A']);
  });

  it('stay one scan over pictures that are blurred', () => {
    expect(scansOf(['A', ...nothing(5), 'A', undefined, 'A'])).toEqual(['A']);
  });

  it('never count twice in a row without having been gone, and each that is seen counts', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom('A', 'B'), { nil: undefined }), { maxLength: 60 }), pictures => {
        const codes = new CodesInSight();
        let [last, without] = ['', 0];
        for (const picture of pictures) {
          const scan = codes.see(picture);
          if (picture === undefined) without += 1;
          else {
            expect(scan).toBe(picture !== last || without >= 6 ? picture : undefined);
            [last, without] = [picture, 0];
          }
        }
      }),
    );
  });
});
