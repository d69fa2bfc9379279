import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readyRefusals } from './ready-to-inspect.ts';
import { recordRefusals } from './record-units.ts';
import { mostRounds, reinspectRefusals } from './reinspection.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

it('[Q19] a lot is inspected once it is finished and four fifths of it are packed', () => {
  const ready = (finished: number, packed: number) => codes(readyRefusals(1201, { finished, packed }));
  expect([ready(1200, 1201), ready(1201, 960), ready(1201, 961), ready(1300, 1300)]).toEqual([['NOT_READY'], ['NOT_READY'], [], []]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), lot => {
      expect(readyRefusals(lot, { finished: lot, packed: lot })).toEqual([]);
      expect(codes(readyRefusals(lot, { finished: lot - 1, packed: lot }))).toEqual(['NOT_READY']);
    }),
  );
});

it('[Q20] units are recorded one after the other, defects on them, with a photo of what is critical or major', () => {
  const sample = { before: 20, sampleSize: 80, photos: 0, defects: [] };
  const minor = { unitNo: 21, defectClass: 'minor' as const };
  expect(codes(recordRefusals({ ...sample, upTo: 20 }))).toEqual(['UNITS']);
  expect(codes(recordRefusals({ ...sample, upTo: 81 }))).toEqual(['UNITS']);
  expect(codes(recordRefusals({ ...sample, upTo: 40, defects: [{ ...minor, unitNo: 20 }] }))).toEqual(['UNIT']);
  expect(codes(recordRefusals({ ...sample, upTo: 40, defects: [{ ...minor, unitNo: 41 }] }))).toEqual(['UNIT']);
  expect(codes(recordRefusals({ ...sample, upTo: 40, defects: [minor] }))).toEqual([]);
  const major = { ...sample, upTo: 40, defects: [{ ...minor, defectClass: 'major' as const }] };
  expect([codes(recordRefusals(major)), codes(recordRefusals({ ...major, photos: 1 }))]).toEqual([['PHOTO_NEEDED'], []]);
});

it('[Q20] every unit is recorded exactly once, however many at a time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 200, maxLength: 200 }),
      (sampleSize, steps) => {
        let before = 0;
        for (const step of steps) {
          const upTo = Math.min(sampleSize, before + step);
          if (before === sampleSize) break;
          expect(recordRefusals({ before, upTo, sampleSize, defects: [], photos: 0 })).toEqual([]);
          before = upTo;
        }
        expect(codes(recordRefusals({ before: sampleSize, upTo: sampleSize, sampleSize, defects: [], photos: 0 }))).toEqual(['UNITS']);
      },
    ),
  );
});

it('[Q21] a lot is inspected three times at most', () => {
  expect([1, 2, 3].map(round => codes(reinspectRefusals(round)))).toEqual([[], [], ['NO_MORE_ROUNDS']]);
  expect(mostRounds).toBe(3);
});
