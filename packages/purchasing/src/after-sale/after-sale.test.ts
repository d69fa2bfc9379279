import { type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherOf } from '../ledger/voucher.ts';
import { netReceived } from '../order/line-quantities.ts';
import { lineTotals } from '../order/order-totals.ts';
import { afterSaleRefusals, type AskedAfterSale } from './after-sale-refusals.ts';
import { comesAgain, goesBack, isRefunded, nothingGoesBack } from './after-sale-steps.ts';
import { refundEvents, returnedLine, unbilledNet } from './returned-line.ts';

const decimal = (text: string) => text as Decimal;
const terms = { currency: 'CNY', taxRate: decimal('13'), priceInclTax: true };
const line = { received: 280, returned: 5, price: decimal('10.1') };
const asked: AskedAfterSale = { type: 'exchange', causeClass: 'minor', qty: 5, hasPhotos: false };
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const refused = (more: Partial<AskedAfterSale>) => codes(afterSaleRefusals({ ...asked, ...more }, line, terms));

describe('an after-sales record', () => {
  it('[R60] is of pieces that are here, of money for which they stand, and shown in photos where the cause is bad', () => {
    expect([refused({ qty: 275 }), refused({ qty: 276 })]).toEqual([[], ['ABOVE_RETURNABLE']]);
    const refund = { type: 'return_refund', qty: 10 } as const;
    expect([refused({ ...refund, refundAmount: decimal('101') }), refused({ ...refund, refundAmount: decimal('101.01') })]).toEqual([
      [],
      ['ABOVE_PRICE'],
    ]);
    expect([refused(refund), refused({ refundAmount: decimal('1') })]).toEqual([['NO_REFUND'], ['REFUND_OF_OTHER']]);
    expect([refused({ causeClass: 'critical' }), refused({ causeClass: 'major', hasPhotos: true })]).toEqual([['PHOTO'], []]);
  });

  it('[R60a] takes the steps of its type', () => {
    const types = ['exchange', 'repair', 'return_refund', 'supplement', 'credit'] as const;
    const taking = (check: typeof goesBack) => types.filter(type => check({ type }).length === 0);
    expect([goesBack, comesAgain, isRefunded, nothingGoesBack].map(taking)).toEqual([
      ['exchange', 'repair', 'return_refund'],
      ['exchange', 'repair'],
      ['return_refund'],
      ['supplement', 'credit'],
    ]);
  });

  it('[R61] of 280 received 5 are exchanged: returned, to come again, and owed as before', () => {
    const after = returnedLine({ returned: 0, replace: 0, blocked: 0, accepted: 280, invoiced: 0, settled: 0 }, 'exchange', 5);
    expect(after).toEqual({ returned: 5, replace: 5, blocked: 0, accepted: 280, invoiced: 0, settled: 0, unbilled: 0 });
    expect(netReceived({ received: 280, replace: after.replace })).toBe(275);
  });

  it('[R108] 40 of 300 on hold go back: blocked no more, and nothing is owed or refunded', () => {
    const held = { returned: 0, replace: 0, blocked: 300, accepted: 0, invoiced: 0, settled: 0 };
    const from = { fromHold: 40, neverAccepted: 40 };
    const after = returnedLine(held, 'return_refund', 40, from);
    expect(after).toEqual({ ...held, returned: 40, blocked: 260, unbilled: 0 });
    expect(refundEvents({ qty: 0, unbilled: 0, unbilledNet: decimal('0'), refundAmount: decimal('404') }, terms)).toEqual([]);
    expect(returnedLine(held, 'exchange', 40, from)).toMatchObject({ returned: 40, replace: 40, blocked: 260, accepted: 0 });
    // accepted as they were handed over, they are refunded as any others
    expect(returnedLine({ ...held, accepted: 300 }, 'return_refund', 40, { fromHold: 40, neverAccepted: 0 })).toMatchObject({
      blocked: 260,
      accepted: 260,
      unbilled: 40,
    });
  });

  it('[R61] 10 billed pieces of 10.10 are 101.00 that the supplier owes, of which the tax is taken back', () => {
    const { unbilled, ...after } = returnedLine(
      { returned: 0, replace: 0, blocked: 0, accepted: 280, invoiced: 280, settled: 280 },
      'return_refund',
      10,
    );
    expect(after).toEqual({ returned: 10, replace: 0, blocked: 0, accepted: 270, invoiced: 270, settled: 270 });
    const events = refundEvents({ qty: 10, unbilled, unbilledNet: decimal('0'), refundAmount: decimal('101') }, terms);
    expect(events.flatMap(voucherOf)).toEqual([
      { account: 'ap', debit: '101', credit: '0' },
      { account: 'stock', debit: '0', credit: '89.38' },
      { account: 'input_tax', debit: '0', credit: '11.62' },
    ]);
  });

  it('[R61] what was not billed comes off first, and for what it was owed', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 200 }), (accepted, invoiced, qty) => {
        const after = returnedLine({ returned: 0, replace: 0, blocked: 0, accepted, invoiced, settled: invoiced }, 'return_refund', qty);
        if (invoiced <= accepted) expect(Math.min(after.invoiced, after.accepted)).toBe(after.settled);
        expect(after.unbilled).toBe(Math.min(qty, Math.max(0, accepted - invoiced)));
        const net = unbilledNet(accepted, after.unbilled, line.price, terms);
        const left = lineTotals({ qty: accepted - after.unbilled, price: line.price }, terms).net;
        const whole = lineTotals({ qty: accepted, price: line.price }, terms).net;
        expect(Number(left) + Number(net)).toBeCloseTo(Number(whole), 6);
        const events = refundEvents({ qty, unbilled: after.unbilled, unbilledNet: net, refundAmount: decimal('50') }, terms);
        expect(events.map(({ kind }) => kind)).toEqual([
          ...(after.unbilled > 0 ? ['returned'] : []),
          ...(after.unbilled < qty ? ['returnedAfterInvoice'] : []),
        ]);
      }),
    );
  });
});
