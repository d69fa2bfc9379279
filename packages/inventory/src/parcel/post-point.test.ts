import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookedWhenPacked, type PostPoint } from './post-point.ts';

it('[R11e] a parcel is booked out when it is packed where its shop says so, else when it is handed over', () => {
  expect(bookedWhenPacked(['pack'])).toBe(true);
  expect(bookedWhenPacked(['handover'])).toBe(false);
  expect(bookedWhenPacked(['pack', 'handover'])).toBe(false);
  expect(bookedWhenPacked([])).toBe(false);
});

it('[R11e] one more configuration never books earlier, whatever their order', () => {
  const points = fc.array(fc.constantFrom<PostPoint>('pack', 'handover'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(points, fc.constantFrom<PostPoint>('pack', 'handover'), (held, more) => {
      if (!bookedWhenPacked(held)) expect(bookedWhenPacked([...held, more])).toBe(false);
      expect(bookedWhenPacked(held.toReversed())).toBe(bookedWhenPacked(held));
    }),
  );
});
