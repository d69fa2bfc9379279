import { replaySwitching, type SwitchEvent } from '@axle/quality';
import { expect, it } from 'vitest';
import { type PastLine, pastLots, type Story } from './past-lots.ts';

/** Lines of some suppliers, one each quarter, the first suppliers with the most pieces. */
const lines = Array.from({ length: 48 }, (_, at): PastLine => {
  const supplier = (at % 8) + 1;
  const cameAt = new Date(Date.UTC(2025, 3 * Math.floor(at / 8), 20)).toISOString();
  const orderedAt = new Date(Date.parse(cameAt) - 40 * 86_400_000).toISOString();
  return { order: at, line: 1, supplier, sku: supplier, category: 1, qty: 500 - 40 * supplier, cartonQty: 20, orderedAt, cameAt };
});
const lots = pastLots(lines);
const lotsOf = (story: Story | undefined) => lots.filter(lot => lot.story === story);

/** Where the lots of a story bring a class of which up to five are accepted, up to three by the next tighter limit. */
const endOf = (story: Story) =>
  replaySwitching(
    lotsOf(story).map(({ isRejected }): SwitchEvent => {
      const found = isRejected ? 6 : 0;
      return { lot: { round: 1, isAccepted: !isRejected, accept: 5, found, tighterAccept: 3 } };
    }),
  );

it('[Q6] stories of former lots end where they say', () => {
  expect(endOf('stopped').severity).toBe('discontinued');
  expect(endOf('tightened')).toMatchObject({ severity: 'tightened', acceptedRun: 1 });
  expect(endOf('offered').score).toBeGreaterThanOrEqual(30);
  expect(endOf('reduced').score).toBeGreaterThanOrEqual(30);
  expect(endOf('recovered')).toMatchObject({ severity: 'normal' });
  expect(
    lotsOf('stopped')
      .map(({ isLast }) => isLast)
      .lastIndexOf(true),
  ).toBe(lotsOf('stopped').length - 1);
});

it('lots of a line are all of it, inspected after it was ordered and before it came', () => {
  for (const line of lines) {
    const own = lots.filter(({ order }) => order === line.order);
    expect(own.reduce((sum, { lotSize }) => sum + lotSize, 0)).toBe(line.qty);
    const times = own.map(({ inspectedAt }) => inspectedAt.getTime());
    expect(Math.max(...times)).toBeLessThan(Date.parse(line.cameAt));
    expect(Math.min(...times)).toBeGreaterThan(Date.parse(line.orderedAt));
  }
});
