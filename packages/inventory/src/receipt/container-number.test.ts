import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkContainer, containerCheckDigit } from './container-number.ts';

const codes = (containerNo: unknown) => checkContainer({ containerNo }).map(({ code }) => code);

it('[R8b] a container number has its check digit: CSQU3054383 is one, CSQU3054384 is none', () => {
  expect([containerCheckDigit('CSQU305438'), containerCheckDigit('MSKU123456')]).toEqual([3, 5]);
  expect([codes('CSQU3054383'), codes('CSQU3054384'), codes('LCL-2026-05'), codes(undefined)]).toEqual([[], ['CONTAINER'], [], []]);
});

it('[R8b] two neighbours that change places are noticed, but for the few pairs that the scheme takes for the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}U[0-9]{6}$/), fc.integer({ min: 4, max: 8 }), (body, at) => {
      const [one, other] = [body[at]!, body[at + 1]!];
      const swapped = body.slice(0, at) + other + one + body.slice(at + 2);
      const same = containerCheckDigit(body) === containerCheckDigit(swapped);
      // a remainder of ten is written as nought
      if (one !== other && same) expect(containerCheckDigit(body)).toBe(0);
    }),
  );
});
