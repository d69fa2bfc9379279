import { add, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../amount.ts';
import { prices } from '../testing.ts';
import { accountRefusals, billTotals, invoiceRefusals, sumRefusals } from './bill-refusals.ts';
import { type LineToSettle, netPriceOf, settledLine } from './settled-line.ts';
import { settlementDue } from './settlement-due.ts';

const decimal = (text: string) => text as Decimal;
const terms = { currency: 'CNY', taxRate: decimal('13'), priceInclTax: true };
const line = (qty: number, price: string, more: Partial<LineToSettle> = {}): LineToSettle => ({
  terms,
  price: decimal('11.3'),
  accepted: 400,
  settled: 0,
  settling: 0,
  invoice: { qty, price: decimal(price), taxRate: decimal('13') },
  ...more,
});

describe('what an invoice comes to', () => {
  it('[R46] is its lines without tax, and the tax of each', () => {
    expect(billTotals([{ qty: 400, price: decimal('10.1') }], 'CNY', decimal('13'))).toMatchObject({
      net: '4040',
      tax: '525.2',
      gross: '4565.2',
    });
  });

  it('[R46] may differ from what stands on it by 1.00', () => {
    const refused = (stated: string) => sumRefusals(decimal(stated), decimal('4040'), 'CNY').map(({ code }) => code);
    expect([refused('4041'), refused('4039'), refused('4041.01')]).toEqual([[], [], ['INVOICE_SUM']]);
  });

  it('[R46] is of one supplier, company and currency', () => {
    const own = { supplier: 1, companyEntity: 1, currency: 'CNY' };
    expect(accountRefusals([])).toEqual([]);
    expect(accountRefusals([own, own, { ...own, currency: 'USD' }]).map(({ code }) => code)).toEqual(['OTHER_ACCOUNT']);
  });
});

it('[R48] an invoice is settled once it is verified, in one settlement at a time', () => {
  const refused = (state: string, usedBy?: string) => invoiceRefusals({ no: '1', state }, usedBy).map(({ code }) => code);
  expect([refused('held'), refused('draft'), refused('verified', 'SE1')]).toEqual([[], ['INVOICE_STATE'], ['INVOICE_USED']]);
});

describe('a line of a settlement', () => {
  it('[R47] is matched with the price of the order without tax', () => {
    expect(netPriceOf(decimal('11.3'), terms)).toBe('10');
    expect(settledLine(line(400, '10.1'))).toMatchObject({
      result: 'tol',
      payQty: 400,
      net: '4040',
      tax: '525.2',
      ppv: '40',
      isException: false,
    });
  });

  it('[R47] pays nothing twice: what other settlements have is not available', () => {
    expect(settledLine(line(400, '10', { settled: 100, settling: 200 }))).toMatchObject({ result: 'x_qty', available: 100, payQty: 100 });
  });

  it('[R47] that was let pass is paid at the price of the invoice, up to what was accepted, for the result that it had', () => {
    const dear = line(410, '10.25');
    expect(settledLine(dear)).toMatchObject({ result: 'x_price', payQty: 0, isException: true });
    expect(settledLine({ ...dear, overridden: 'x_price' })).toMatchObject({ payQty: 400, net: '4100', held: '102.5', isException: false });
    expect(settledLine({ ...dear, overridden: 'x_qty' })).toMatchObject({ payQty: 0, isOverridden: false, isException: true });
    expect(settledLine({ ...dear, accepted: 0, overridden: 'no_gr' })).toMatchObject({ payQty: 0, isException: false });
  });

  it('[R47] paid and held are the invoice line, and no more is paid than was accepted', () => {
    const any = fc.record({
      price: prices(),
      qty: fc.integer({ min: 1, max: 60 }),
      accepted: fc.nat(50),
      settled: fc.nat(20),
      overridden: fc.constantFrom('x_price', 'x_qty', 'no_gr', undefined),
    });
    fc.assert(
      fc.property(any, ({ price, qty, accepted, settled, overridden }) => {
        const paid = settledLine(line(qty, price, { accepted, settled, overridden: overridden as 'x_price' | undefined }));
        expect(add(paid.net, paid.held)).toBe(amountOf(qty, price, 'CNY'));
        expect(paid.payQty).toBeLessThanOrEqual(Math.max(0, accepted - settled));
      }),
    );
  });
});

it('[R49] a settlement is due as the first of its invoices is', () => {
  const day = (text: string) => text as LocalDate;
  const owed = [
    { day: day('2026-05-18'), netDays: 30, eom: true },
    { day: day('2026-05-20'), netDays: 30, eom: false },
  ];
  expect(settlementDue(owed)).toBe('2026-06-19');
  expect(settlementDue([])).toBeUndefined();
});
