import { add, type Decimal, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTypedOrder, typedAmounts } from './typed-order.ts';

const money = (value: number) => String(value) as Decimal;

describe('[S1t] an order that is typed in', () => {
  it('has a number of letters, digits and hyphens, and says what is sold', () => {
    const lines = [{ ptSku: 1 }, {}];
    expect(checkTypedOrder({ platform: 'manual', platformOrderId: 'A_1', lines }).map(({ code, field }) => [code, field])).toEqual([
      ['ORDER_NO', 'platformOrderId'],
      ['NO_SKU', 'lines.1.ptSku'],
    ]);
    expect(checkTypedOrder({ platformOrderId: 'A-1', lines: [{ sku: 3 }] })).toEqual([]);
    const twice = [{ sku: 3 }, { sku: 3 }];
    expect(checkTypedOrder({ kind: 'resend', lines: twice }).map(({ code }) => code)).toEqual(['KIND', 'SOLD_TWICE']);
    expect(checkTypedOrder({ platform: 'ebay', platformOrderId: '12!34', lines: [{}] })).toEqual([]);
  });

  it('comes to its goods with wrapping, shipping and tax, less the discount', () => {
    const line = { qty: 3, unitPrice: money(10), shipping: money(5), tax: money(2), discount: money(4), giftWrap: money(1) };
    expect(typedAmounts({ lines: [line, { qty: 1, unitPrice: money(7.5) }] })).toMatchObject({
      lines: [{ lineTotal: '34' }, { lineTotal: '7.5' }],
      itemAmount: '38.5',
      shippingAmount: '5',
      discount: '4',
      tax: '2',
      total: '41.5',
    });
  });

  it('comes to the same by its parts and by its lines', () => {
    const amount = fc.integer({ min: 0, max: 99_999 }).map(cents => (cents / 100).toFixed(2) as Decimal);
    const anyLine = fc.record({
      qty: fc.integer({ min: 1, max: 9999 }),
      unitPrice: amount,
      tax: amount,
      shipping: amount,
      discount: amount,
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), lines => {
        const { itemAmount, shippingAmount, tax, discount, total, lines: counted } = typedAmounts({ lines }) as Record<string, Decimal>;
        expect(subtract(add(add(itemAmount!, shippingAmount!), tax!), discount!)).toBe(total);
        expect(sum((counted as unknown as { lineTotal: Decimal }[]).map(line => line.lineTotal))).toBe(total);
      }),
    );
  });
});
