import { add, compareDecimals, type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../amount.ts';
import { prices } from '../testing.ts';
import { appliedOf, settleWaterfall } from './settle-waterfall.ts';
import { type MatchSides, matchTolerance, threeWayMatch } from './three-way-match.ts';

const decimal = (text: string) => text as Decimal;
const sides = (
  invoice: { readonly qty: number; readonly price: string; readonly taxRate?: string } | undefined,
  more: Partial<MatchSides> = {},
): MatchSides => ({
  currency: 'CNY',
  order: { price: decimal('10'), taxRate: decimal('13') },
  available: 400,
  ...(invoice ? { invoice: { qty: invoice.qty, price: decimal(invoice.price), taxRate: decimal(invoice.taxRate ?? '13') } } : {}),
  ...more,
});

describe('a line of an invoice', () => {
  it.each([
    ['400 × 10.10 is within 1 %', sides({ qty: 400, price: '10.1' }), 'tol', 400, '40'],
    ['400 × 9.95 is below', sides({ qty: 400, price: '9.95' }), 'tol', 400, '-20'],
    ['10.25 is 2.5 % too much', sides({ qty: 400, price: '10.25' }), 'x_price', 0, '0'],
    ['1,200.00 too much on the line', sides({ qty: 12_000, price: '10.1' }, { currency: 'USD', available: 12_000 }), 'x_price', 0, '0'],
    ['410 of 400 pieces', sides({ qty: 410, price: '10' }), 'x_qty', 400, '0'],
    ['as ordered', sides({ qty: 400, price: '10' }), 'ok', 400, '0'],
    ['another tax rate', sides({ qty: 400, price: '10', taxRate: '9' }), 'x_tax', 0, '0'],
    ['nothing accepted', sides({ qty: 400, price: '10' }, { available: 0 }), 'no_gr', 0, '0'],
    ['no invoice', sides(undefined), 'no_inv', 0, '0'],
  ])('[R14] %s', (_title, of, result, payableQty, ppv) => {
    expect(threeWayMatch(of)).toMatchObject({ result, payableQty, ppv });
  });

  it('[R14] of 410 pieces where 400 came: 400 are payable and 10 are held', () => {
    expect(threeWayMatch(sides({ qty: 410, price: '10' }))).toMatchObject({ payable: '4000', held: '100' });
  });

  const any = fc.record({
    currency: fc.constantFrom('CNY', 'USD', 'JPY'),
    order: fc.record({ price: prices(), taxRate: fc.constantFrom(decimal('13'), decimal('0')) }),
    available: fc.nat(50),
    invoice: fc.record({ qty: fc.integer({ min: 1, max: 60 }), price: prices(), taxRate: fc.constantFrom(decimal('13'), decimal('0')) }),
  });

  it('[R14] is payable and held to the cent; as agreed it has no variance', () => {
    fc.assert(
      fc.property(any, of => {
        const { result, payable, held, ppv } = threeWayMatch(of);
        expect(add(payable, held)).toBe(amountOf(of.invoice.qty, of.invoice.price, of.currency));
        if (result === 'ok') expect(ppv).toBe('0');
      }),
    );
  });

  it('[R14] a wider tolerance makes no exception of what passed', () => {
    const wider = { amount: decimal('1'), percent: decimal('5'), line: {} };
    fc.assert(
      fc.property(any, of => {
        const passes = (result: string) => ['ok', 'tol', 'x_qty'].includes(result);
        if (passes(threeWayMatch(of, matchTolerance).result)) expect(passes(threeWayMatch(of, wider).result)).toBe(true);
      }),
    );
  });
});

describe('what is set against a settlement', () => {
  const item = (id: number, open: string) => ({ id, open: decimal(open) });

  it('[R15] 4,040.00 less a deduction of 150.00 and 1,200.00 paid in advance is 2,690.00', () => {
    const paid = settleWaterfall({ gross: decimal('4040'), deductions: [item(1, '150')], claims: [], prepays: [item(2, '1200')] });
    expect(paid.payable).toBe('2690');
  });

  it('[R15] what is more than the settlement is carried', () => {
    const paid = settleWaterfall({ gross: decimal('100'), deductions: [item(1, '130')], claims: [item(2, '5')], prepays: [] });
    expect(paid).toMatchObject({ deductions: [{ applied: '100', carried: '30' }], claims: [{ applied: '0', carried: '5' }], payable: '0' });
  });

  it('[R15] and what is paid are the settlement, and nothing is taken beyond what is open', () => {
    const items = fc.array(fc.record({ id: fc.nat(), open: prices() }), { maxLength: 4 });
    fc.assert(
      fc.property(prices(), items, items, items, (gross, deductions, claims, prepays) => {
        const paid = settleWaterfall({ gross, deductions, claims, prepays });
        const taken = [paid.deductions, paid.claims, paid.prepays];
        expect(sum([...taken.map(appliedOf), paid.payable])).toBe(gross);
        expect(compareDecimals(paid.payable, decimal('0'))).toBeGreaterThanOrEqual(0);
        const open = [deductions, claims, prepays].flat().map(each => each.open);
        expect(taken.flat().map(({ applied, carried }) => add(applied, carried))).toEqual(open);
      }),
    );
  });
});
