import { expect, it } from 'vitest';
import { bareBin, walkStops, withTaken } from './walk-stops.ts';

const line = (walk: number, binCode: string, slot: number, more: object = {}) => ({
  walk,
  binCode,
  sku: 1,
  skuCode: 'A',
  slot,
  qty: 2,
  picked: 0,
  outboundNo: `OB${slot}`,
  ...more,
});

it('a walk has a stop for each bin and SKU in its order, with the slots that take the pieces', () => {
  const stops = walkStops([
    line(2, 'P-02', 1),
    line(1, 'P-01', 2, { picked: 1 }),
    line(1, 'P-01', 1),
    line(1, 'P-01', 1, { sku: 2, skuCode: 'B' }),
  ]);
  expect(stops.map(({ bin, sku, qty, picked }) => [bin, sku, qty, picked])).toEqual([
    ['P-01', 'A', 4, 1],
    ['P-01', 'B', 2, 0],
    ['P-02', 'A', 2, 0],
  ]);
  expect(stops[0]!.slots.map(({ slot }) => slot)).toEqual([2, 1]);
});

it('pieces that were taken and not read yet go into the slots in their order, never more than belong there', () => {
  const stops = walkStops([line(1, 'P-01', 1, { picked: 1 }), line(1, 'P-01', 2)]);
  const taken = (pieces: number) =>
    withTaken(stops, new Map([['P-01/1', pieces]])).flatMap(({ picked, slots }) => [picked, ...slots.map(slot => slot.picked)]);
  expect([taken(0), taken(2), taken(9)]).toEqual([
    [1, 1, 0],
    [3, 2, 1],
    [4, 2, 2],
  ]);
});

it('lines of held orders wait', () => {
  expect(walkStops([line(1, 'P-01', 1, { held: true })])).toEqual([]);
});

it('a label of a bin names its warehouse too', () => {
  expect(bareBin(' us-w/p-01-02-1-1 ')).toBe('P-01-02-1-1');
  expect(bareBin('P-01-02-1-1')).toBe('P-01-02-1-1');
});
