import { type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsBy } from './parts-by.ts';
import { type SplitLine, type SplitOrder, splitOrder, type SplitUnits } from './split-order.ts';
import { splitRefusal, unsplittable } from './split-refusal.ts';

const d = (text: string) => text as Decimal;
const nothing = { discount: d('0'), tax: d('0'), shipping: d('0'), giftWrap: d('0') };
const line = (lineNo: number, qty: number, lineTotal: string, more: Partial<SplitLine> = {}): SplitLine => ({
  ...nothing,
  lineNo,
  qty,
  cancelledQty: 0,
  lineTotal: d(lineTotal),
  pieces: [{ sku: lineNo, qty }],
  ...more,
});
const order: SplitOrder = {
  orderNo: 'SO26030200017',
  status: 'pendingAllocate',
  kind: 'platform',
  platform: 'amazon',
  currency: 'USD',
  itemAmount: d('90'),
  shippingAmount: d('10'),
  discount: d('0'),
  tax: d('0'),
  total: d('100'),
  lines: [line(1, 1, '30'), line(2, 1, '30'), line(3, 1, '30')],
};
const units = (...pairs: readonly (readonly [number, number])[]): SplitUnits => new Map(pairs);
const split = (of: SplitOrder, ...parts: readonly SplitUnits[]) => {
  const done = splitOrder(of, parts);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
};

describe('[S5] an order is split', () => {
  it('shipping of 10.00 over three lines of 30.00 is 3.34, 3.33 and 3.33', () => {
    const parts = split(order, units([1, 1]), units([2, 1]), units([3, 1]));
    expect(parts.map(({ shippingAmount }) => shippingAmount)).toEqual(['3.34', '3.33', '3.33']);
    expect(parts.map(({ total }) => total)).toEqual(['33.34', '33.33', '33.33']);
  });

  it('a line is cut by its units, its pieces with them, and what was cancelled stays with the first', () => {
    const cut = line(1, 4, '10', { cancelledQty: 1, tax: d('1'), pieces: [{ sku: 5, qty: 6, warehouse: 2 }] });
    const parts = split({ ...order, lines: [cut] }, units([1, 1]), units([1, 2]));
    expect(parts.map(({ lines }) => lines)).toMatchObject([
      [{ qty: 2, cancelledQty: 1, lineTotal: '3.33', tax: '0.33', pieces: [{ sku: 5, qty: 2, warehouse: 2 }] }],
      [{ qty: 2, cancelledQty: 0, lineTotal: '6.67', tax: '0.67', pieces: [{ sku: 5, qty: 4, warehouse: 2 }] }],
    ]);
  });

  it('an order without a price is shared out evenly, and yen have no cents', () => {
    const free = { ...order, lines: [line(1, 1, '0'), line(2, 1, '0')], itemAmount: d('0'), total: d('10') };
    expect(split(free, units([1, 1]), units([2, 1])).map(({ total }) => total)).toEqual(['5', '5']);
    const yen = { ...free, currency: 'JPY', shippingAmount: d('11'), total: d('11') };
    expect(split(yen, units([1, 1]), units([2, 1])).map(({ total }) => total)).toEqual(['6', '5']);
  });

  it('units and amounts of the parts are those of the order', () => {
    const cents = fc.integer({ min: 0, max: 99_999 }).map(count => d(String(count / 100)));
    const amounts = { discount: cents, tax: cents, shipping: cents, giftWrap: cents, lineTotal: cents };
    const anyLine = fc.record({
      ...amounts,
      open: fc.integer({ min: 1, max: 30 }),
      cancelledQty: fc.nat(3),
      perUnit: fc.integer({ min: 1, max: 3 }),
    });
    const anyOrder = fc.record({
      itemAmount: cents,
      shippingAmount: cents,
      discount: cents,
      tax: cents,
      total: cents,
      lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 2, max: 10 }), fc.infiniteStream(fc.nat()), (drawn, count, draws) => {
        const lines = drawn.lines.map(({ open, perUnit, ...rest }, at) =>
          line(at + 1, open + rest.cancelledQty, '0', { ...rest, pieces: [{ sku: at, qty: open * perUnit }] }),
        );
        const parts = Array.from({ length: count }, () => new Map<number, number>());
        for (const { lineNo, qty, cancelledQty } of lines)
          for (let unit = 0; unit < qty - cancelledQty; unit++) {
            const part = parts[(draws.next().value as number) % count]!;
            part.set(lineNo, (part.get(lineNo) ?? 0) + 1);
          }
        const filled = parts.filter(part => part.size > 0);
        fc.pre(filled.length > 1);
        const whole = { ...order, ...drawn, lines };
        const made = split(whole, ...filled);
        for (const name of ['itemAmount', 'shippingAmount', 'discount', 'tax', 'total'] as const)
          expect(sum(made.map(part => part[name]))).toBe(whole[name]);
        for (const one of lines) {
          const own = made.flatMap(part => part.lines.filter(({ lineNo }) => lineNo === one.lineNo));
          const count = (of: (given: SplitLine) => number) => own.reduce((all, given) => all + of(given), 0);
          expect([count(({ qty }) => qty), count(({ cancelledQty }) => cancelledQty)]).toEqual([one.qty, one.cancelledQty]);
          expect(count(({ pieces }) => pieces[0]?.qty ?? 0)).toBe(one.pieces[0]!.qty);
          for (const name of ['discount', 'tax', 'shipping', 'giftWrap', 'lineTotal'] as const)
            expect(sum(own.map(given => given[name]))).toBe(one[name]);
        }
      }),
    );
  });
});

describe('[S5a] an order is not split', () => {
  const halves = [units([1, 1], [2, 1]), units([3, 1])];
  const code = (more: Partial<SplitOrder>, parts = halves) => splitRefusal({ ...order, ...more }, parts)?.code;
  it('after its label, once it is shipped, where Amazon ships it, and where other orders go with it', () => {
    expect(code({})).toBeUndefined();
    expect([code({ status: 'submitted' }), code({ labelled: true })]).toEqual(['SPLIT_STATUS', 'SPLIT_STATUS']);
    expect([code({ kind: 'fba' }), code({ merged: true }), unsplittable(order)]).toEqual(['SPLIT_FBA', 'SPLIT_MERGED', undefined]);
  });

  it('into one part, an empty one, more than ten, or with units twice or nowhere', () => {
    expect(code({}, [units([1, 1], [2, 1], [3, 1])])).toBe('SPLIT_PARTS');
    expect(code({}, [...halves, units([1, 0])])).toBe('SPLIT_PARTS');
    expect(
      code(
        {},
        Array.from({ length: 11 }, () => units([1, 1])),
      ),
    ).toBe('SPLIT_PARTS');
    expect(code({}, [units([1, 1.5]), units([2, -1])])).toBe('SPLIT_PARTS');
    expect(code({}, [units([1, 1]), units([3, 1])])).toBe('SPLIT_UNITS');
    expect(code({}, [units([1, 1], [2, 1]), units([3, 1], [4, 1])])).toBe('SPLIT_UNITS');
  });

  it('within a line of Walmart or eBay', () => {
    const lines = [line(1, 2, '60'), line(2, 1, '30')];
    const within = [units([1, 1]), units([1, 1], [2, 1])];
    expect([code({ lines }, within), code({ lines, platform: 'walmart' }, within)]).toEqual([undefined, 'SPLIT_LINE']);
    expect(code({ lines, platform: 'ebay' }, [units([1, 2]), units([2, 1])])).toBeUndefined();
  });
});

it('[S5b] begins with a part for each line, SKU or warehouse, ten at most', () => {
  const at = (warehouse: number, qty: number) => ({ sku: 7, qty, warehouse });
  const lines = [
    line(1, 3, '30', { pieces: [at(1, 2), at(2, 4)] }),
    line(2, 1, '30', { pieces: [at(2, 1)] }),
    line(3, 2, '0', { cancelledQty: 2 }),
    line(4, 1, '9', {
      pieces: [
        { sku: 8, qty: 1, warehouse: 2 },
        { sku: 9, qty: 1, warehouse: 1 },
      ],
    }),
  ];
  expect(partsBy(lines, 'line')).toEqual([units([1, 3]), units([2, 1]), units([4, 1])]);
  expect(partsBy(lines, 'sku')).toEqual([units([1, 3], [2, 1]), units([4, 1])]);
  expect(partsBy(lines, 'warehouse')).toEqual([units([1, 1]), units([1, 2], [2, 1], [4, 1])]);
  const many = Array.from({ length: 12 }, (_, no) => line(no + 1, 1, '1'));
  expect(partsBy(many, 'line').map(({ size }) => size)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
});
