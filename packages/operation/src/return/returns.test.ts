import { add, compareDecimals, type Decimal, type LocalDate, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPaidAmounts } from '../testing.ts';
import { type AskedRefund, fullRefund, needsSecondPerson, type PaidAmounts, refundRefusals, refundRoom } from './refund-bounds.ts';
import { defaultDisposition, isUnderWarranty, returnGrades, statusAfter, wantsPhoto } from './return-grade.ts';
import { refuseAuthorising, refuseGrading, refuseReceiving } from './return-quantities.ts';
import { returnRate } from './return-rate.ts';
import { isSellersFault, type ReturnReason, returnReasons } from './return-reason.ts';

const of = (value: string) => value as Decimal;
const amounts = (more: Partial<PaidAmounts> = {}): PaidAmounts => ({
  paid: of('90'),
  refunded: of('30'),
  corePaid: zero,
  coreRefunded: zero,
  ...more,
});
const asked = (more: Partial<AskedRefund> = {}): AskedRefund => ({
  amount: of('60'),
  coreAmount: zero,
  restockFee: zero,
  reason: 'noNeed',
  ...more,
});
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const pieces = fc.nat(50);

describe('[O8] pieces of a return', () => {
  it('3 shipped, 2 authorised: one more can be returned, two cannot', () => {
    const line = { shipped: 3, authorised: 2 };
    expect([refuseAuthorising(line, 1), refuseAuthorising(line, 2)?.code]).toEqual([undefined, 'ABOVE_SHIPPED']);
  });

  it('2 received of 2 authorised are graded A 1 and D 1; 3 are received of a blind return alone', () => {
    expect([refuseReceiving(2, 2, false), refuseReceiving(2, 3, false)?.code, refuseReceiving(0, 3, true)]).toEqual([
      undefined,
      'ABOVE_AUTHORISED',
      undefined,
    ]);
    expect([refuseGrading(2, [1, 1]), refuseGrading(2, [1])?.code, refuseGrading(2, [2, 1])?.code]).toEqual([
      undefined,
      'NOT_ALL_GRADED',
      'NOT_ALL_GRADED',
    ]);
  });

  it('returns that are authorised one after the other never come to more than was shipped', () => {
    fc.assert(
      fc.property(pieces, fc.array(pieces), (shipped, wishes) => {
        let authorised = 0;
        for (const qty of wishes) if (!refuseAuthorising({ shipped, authorised }, qty)) authorised += qty;
        expect(authorised).toBeLessThanOrEqual(shipped);
      }),
    );
  });
});

describe('[O8a] [O8b] refunds', () => {
  it('paid 90.00 and refunded 30.00: the next refund is bounded by 60.00', () => {
    expect([refundRoom(amounts()), codes(refundRefusals(asked(), amounts()))]).toEqual(['60', []]);
    const [above] = refundRefusals(asked({ amount: of('60.01') }), amounts());
    expect([above?.code, above?.message.en]).toEqual(['ABOVE_PAID', 'At most 60 can be refunded: 90 paid, 30 refunded']);
  });

  it('a core charge is refunded up to what was paid of it, within what is left of the order', () => {
    const paid = amounts({ corePaid: of('20') });
    expect(codes(refundRefusals(asked({ amount: of('40'), coreAmount: of('20') }), paid))).toEqual([]);
    expect(codes(refundRefusals(asked({ amount: of('10'), coreAmount: of('20.01') }), paid))).toEqual(['ABOVE_CORE']);
    expect(codes(refundRefusals(asked({ amount: of('50'), coreAmount: of('20') }), paid))).toEqual(['ABOVE_PAID']);
    expect(codes(refundRefusals(asked({ amount: zero }), amounts()))).toEqual(['NO_REFUND']);
  });

  it('two of three pieces of a line of 90.00 are 60.00, and 48.00 with a restocking fee of 20 %', () => {
    const line = { lineTotal: of('90'), qty: 3, returned: 2 };
    expect([fullRefund({ ...line, restockFee: zero }, 2), fullRefund({ ...line, restockFee: of('20') }, 2)]).toEqual(['60', '48']);
  });

  it('what is refunded one after the other never comes to more than was paid', () => {
    fc.assert(
      fc.property(anyPaidAmounts(), fc.array(fc.nat(99_999)), (start, wishes) => {
        let refunded = start.refunded;
        const before = refunded;
        for (const wish of wishes) {
          const amount = of(String(wish / 100));
          if (refundRefusals(asked({ amount }), { ...start, refunded }).length === 0) refunded = add(refunded, amount);
        }
        expect(refunded === before || compareDecimals(refunded, start.paid) <= 0).toBe(true);
      }),
    );
  });
});

describe('[O8c] the restocking fee', () => {
  it.each(returnReasons.map(reason => [reason] as const))('%s: is kept only where the seller is not at fault', reason => {
    const found = codes(refundRefusals(asked({ restockFee: of('15'), reason }), amounts()));
    expect(found).toEqual(['defective', 'damaged', 'wrongItem', 'missing'].includes(reason) ? ['NO_RESTOCK_FEE'] : []);
    expect(isSellersFault(reason)).toBe(found.length > 0);
  });
});

describe('[O8d] what is done with pieces', () => {
  it('A is restocked, B repacked, C refurbished or claimed, D scrapped, W investigated', () => {
    const all = (reason: ReturnReason, liable: boolean) => returnGrades.map(grade => defaultDisposition(grade, reason, liable));
    expect(all('noNeed', true)).toEqual(['restock', 'repack', 'refurb', 'scrap', 'investigate']);
    expect(all('defective', true)).toEqual(['restock', 'repack', 'supplierClaim', 'scrap', 'investigate']);
    expect(all('defective', false)[2]).toBe('refurb');
  });

  it('a supplier is liable through the months of the warranty from the shipment', () => {
    const on = (today: string) => isUnderWarranty('2025-05-20' as LocalDate, 12, today as LocalDate);
    expect([on('2026-05-20'), on('2026-05-21'), isUnderWarranty(undefined, 12, '2026-05-20' as LocalDate)]).toEqual([true, false, false]);
  });
});

it('[O8e] restocked pieces can be sold, scrapped ones are gone, and no other ones can be sold', () => {
  const all = (['restock', 'repack', 'refurb', 'supplierClaim', 'scrap', 'investigate'] as const).map(statusAfter);
  expect(all).toEqual(['available', 'qc_hold', 'damaged', 'damaged', undefined, 'qc_hold']);
});

it('[O8f] a photo shows why pieces are to be repaired, scrap or another part', () => {
  expect(returnGrades.filter(wantsPhoto)).toEqual(['C', 'D', 'W']);
});

it('[O8g] a second person is asked above 200 US dollars', () => {
  expect([needsSecondPerson(of('200')), needsSecondPerson(of('200.01'))]).toEqual([false, true]);
});

it('[O8h] 14 returns of 412 shipped are 3.40 %, and none of nothing', () => {
  expect([returnRate(14, 412), returnRate(0, 0)]).toEqual(['3.4', undefined]);
});
