import { type Decimal, multiply, negate, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieces } from '../amount.ts';
import { balancesOf } from '../ledger/balances.ts';
import { effectiveQty, openQty } from '../order/line-quantities.ts';
import { maxReceivable } from '../order/tolerance.ts';
import { lifeEvents } from '../testing.ts';
import { happen, type LifeEvent, orderInForce } from './order-life.ts';

const price = '10' as Decimal;
const begin = orderInForce(40, price);
const worth = (qty: number) => multiply(price, pieces(qty));
const balanceOf = (account: string, { balances }: ReturnType<typeof happen>) =>
  (balances as Readonly<Record<string, Decimal>>)[account] ?? zero;

describe('the life of an order', () => {
  it('[R7] [R13] in any order of events keeps quantities, ledger and stored balances together', () => {
    fc.assert(
      fc.property(fc.array(lifeEvents(40), { maxLength: 40 }), events => {
        const end = events.reduce((life, event) => {
          const next = happen(life, event);
          const { line } = next;
          expect(line.shipped).toBeLessThanOrEqual(line.passed);
          expect(line.received).toBeLessThanOrEqual(line.shipped);
          expect(line.received).toBeLessThanOrEqual(
            Math.max(maxReceivable(line, '2' as Decimal), maxReceivable(begin.line, '2' as Decimal)),
          );
          expect(line.settled + line.returned).toBeLessThanOrEqual(line.received);
          expect(openQty(line) + line.received).toBeGreaterThanOrEqual(effectiveQty(line));
          expect(next.balances).toEqual(balancesOf(next.vouchers.flat()));
          expect(balanceOf('stock', next)).toBe(worth(line.received - line.returned));
          expect(balanceOf('grir', next)).toBe(negate(worth(line.received - line.returned - line.settled)));
          expect(balanceOf('prepay', next)).toBe(next.prepayBalance);
          expect(balanceOf('ap', next)).toBe(zero);
          expect(sum(Object.values(next.balances))).toBe(zero);
          return next;
        }, begin);
        expect(events.reduce(happen, begin)).toEqual(end);
      }),
    );
  });

  it('[R12] [R15] a deposit, goods, a deduction and two settlements leave nothing open', () => {
    const story: readonly LifeEvent[] = [
      { kind: 'prepay', amount: '120' as Decimal },
      { kind: 'pass', qty: 40 },
      { kind: 'ship', qty: 40 },
      { kind: 'receive', qty: 40 },
      { kind: 'settle', qty: 16, price, deduction: '15' as Decimal },
      { kind: 'settle', qty: 24, price: '10.05' as Decimal, deduction: zero },
    ];
    const end = story.reduce(happen, begin);
    expect(end.balances).toEqual({ prepay: '0', bank: '-386.2', stock: '400', grir: '0', ap: '0', deduct: '-15', ppv: '1.2' });
    expect(end).toMatchObject({ prepayBalance: '0', carried: '0', line: { settled: 40 } });
  });
});
