import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSettled, type LotToSettle } from './settled-lot.ts';

const outgoing: LotToSettle = {
  type: 'outgoing',
  state: 'accepted',
  reviewWaits: false,
  lotSize: 500,
  released: 500,
  damaged: 0,
  line: { passed: 500, shipped: 500 },
  isPutAwayOpen: false,
};
const incoming: LotToSettle = { ...outgoing, type: 'iqc', released: 485, damaged: 15, line: undefined };

it('[Q47] a lot is settled once its pieces were shipped, or are neither held nor wait to be put away', () => {
  expect([
    isSettled(outgoing),
    isSettled({ ...outgoing, line: { passed: 500, shipped: 499 } }),
    isSettled({ ...outgoing, line: undefined }),
    isSettled({ ...outgoing, reviewWaits: true }),
    isSettled(incoming),
    isSettled({ ...incoming, damaged: 14 }),
    isSettled({ ...incoming, isPutAwayOpen: true }),
  ]).toEqual([true, false, false, false, true, false, false]);
});

it('[Q47] nothing is settled that was not accepted or conceded', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('requested', 'scheduled', 'sampling', 'judging', 'rejected', 'closed', 'void'),
      fc.boolean(),
      (state, own) => {
        expect(isSettled({ ...(own ? outgoing : incoming), state })).toBe(false);
      },
    ),
  );
});
