import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentLines } from '../testing.ts';
import { type MethodTerms, type MethodUse, usedMethodStays } from './used-method.ts';

const halves: MethodTerms = {
  nameZh: '各半',
  nameEn: 'Halves',
  lines: [
    { node: 'onOrder', percent: '50' as Decimal, offsetDays: 0, basis: 'calendar' },
    { node: 'afterReceipt', percent: '50' as Decimal, offsetDays: 30, basis: 'monthEnd' },
  ],
};
const later: MethodTerms = { ...halves, lines: [halves.lines[0]!, { ...halves.lines[1]!, offsetDays: 60 }] };
const terms = (): fc.Arbitrary<MethodTerms> => fc.record({ nameZh: fc.string(), nameEn: fc.string(), lines: paymentLines() });
const uses = (): fc.Arbitrary<readonly MethodUse[]> => fc.subarray<MethodUse>(['supplier', 'customer', 'tradeRelation']);

describe('[B41] a payment method that is in use', () => {
  it('is copied, not changed, and says who uses it', () => {
    expect(usedMethodStays(halves, later, ['supplier', 'tradeRelation'])).toEqual([
      {
        code: 'METHOD_IN_USE',
        message: {
          zh: '供应商、贸易关系正在使用此付款方式，不能修改；请用“复制”建立新的付款方式，再改用新的',
          en: 'This payment method is used by suppliers, trade relations and cannot be changed; create a new one with “Copy” and use that instead',
        },
      },
    ]);
    expect(usedMethodStays(halves, { ...halves, nameEn: 'Half and half' }, ['customer'])).toHaveLength(1);
    expect(usedMethodStays(halves, { ...halves, lines: halves.lines.toReversed() }, ['customer'])).toHaveLength(1);
    expect(usedMethodStays(halves, { ...halves, lines: halves.lines.slice(0, 1) }, ['customer'])).toHaveLength(1);
  });

  it('may be written again as it is, however its shares are written', () => {
    const written = halves.lines.map(line => ({ ...line, percent: `${line.percent}.0000` as Decimal }));
    expect(usedMethodStays(halves, { ...halves, lines: written }, ['supplier'])).toEqual([]);
  });

  it('never refuses one that nothing goes by, nor one that stays as it is', () => {
    fc.assert(
      fc.property(terms(), terms(), uses(), (stored, wanted, by) => {
        expect(usedMethodStays(stored, wanted, [])).toEqual([]);
        expect(usedMethodStays(stored, structuredClone(stored), by)).toEqual([]);
        expect(usedMethodStays(stored, wanted, by)).toHaveLength(usedMethodStays(wanted, stored, by).length);
      }),
    );
  });
});
