import { add, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineQuantities, prices } from '../testing.ts';
import { acceptedQty, acceptedWithReceipt, acceptPointOf } from './accepted-qty.ts';
import { approvalLevels } from './approval-level.ts';
import { approvalRefusals, recallRefusals } from './approval-step.ts';
import { changeRefusals } from './change-refusals.ts';
import { changingRefusals } from './changing-refusal.ts';
import { cancelRefusals, closeRefusals } from './end-refusals.ts';
import { effectiveQty, inTransit, netReceived, openQty } from './line-quantities.ts';
import { lineRefusals } from './line-refusals.ts';
import { priceRemark } from './price-remark.ts';
import { lineStanding } from './line-standing.ts';
import { lineStatus } from './line-status.ts';
import { agreedStatuses, inForceStatuses, orderStatuses, rankOf, runningStatuses } from './order-status.ts';
import { orderStep, orderSteps, type OrderStep } from './order-step.ts';
import { lineTotals, orderTotals } from './order-totals.ts';
import { shortCloseRefusals } from './short-close-refusals.ts';
import { statusOfLines } from './status-of-lines.ts';
import { maxReceivable, overDelivery } from './tolerance.ts';

const decimal = (text: string) => text as Decimal;
const none = { cancelled: 0, shortClosed: 0, produced: 0, passed: 0, shipped: 0, received: 0, blocked: 0, returned: 0, replace: 0 };
const line = (qty: number, more: Partial<typeof none & { settled: number }> = {}) => ({ qty, ...none, invoiced: 0, settled: 0, ...more });
const context = { underTolPct: decimal('0'), isOrderClosed: false, isStarted: false, accepted: 0 };

describe('amounts of an order', () => {
  it('[R5] 216 pieces at 11.30 with 13 % inside are 2,440.80, of which 280.80 is tax', () => {
    const terms = { currency: 'CNY', taxRate: decimal('13'), priceInclTax: true };
    expect(lineTotals({ qty: 216, price: decimal('11.3') }, terms)).toEqual({ gross: '2440.8', net: '2160', tax: '280.8' });
    expect(lineTotals({ qty: 216, price: decimal('10') }, { ...terms, priceInclTax: false })).toEqual({
      gross: '2440.8',
      net: '2160',
      tax: '280.8',
    });
    expect(lineTotals({ qty: 3, price: decimal('33.5') }, { ...terms, currency: 'JPY' })).toEqual({ gross: '101', net: '89', tax: '12' });
  });

  it('[R5] net and tax are the gross amount, of each line and of the order', () => {
    const some = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9999 }), price: prices() }), { maxLength: 6 });
    fc.assert(
      fc.property(some, fc.nat(100), fc.boolean(), fc.constantFrom('CNY', 'JPY', 'KWD'), (lines, rate, priceInclTax, currency) => {
        const each = lines.map(one => lineTotals(one, { currency, taxRate: decimal(String(rate)), priceInclTax }));
        for (const { net, tax, gross } of [...each, orderTotals(each)]) expect(add(net, tax)).toBe(gross);
      }),
    );
  });
});

describe('the steps of an order', () => {
  const steps = Object.keys(orderSteps) as OrderStep[];

  it('[R6] lead from a draft over two approvals, sending and reply into force; a closed or cancelled order takes none', () => {
    const way: readonly OrderStep[] = ['submit', 'approve', 'send', 'replyDiffers', 'askAgain', 'approveReply'];
    const end = way.reduce<string>((status, step) => {
      const next = orderStep(status as 'draft', step);
      return next.ok ? next.value : next.refusal.code;
    }, 'draft');
    expect(end).toBe('effective');
    for (const ended of ['closed', 'cancelled'] as const) expect(steps.filter(step => orderStep(ended, step).ok)).toEqual([]);
  });

  it('[R6] every status but those of the quantities can be left by a step, and a refused step names the status', () => {
    const stuck = orderStatuses.filter(status => steps.every(step => !orderStep(status, step).ok));
    expect(stuck).toEqual(['producing', 'inspected', 'shipped', 'received', 'closed', 'cancelled']);
    expect(orderStep('producing', 'cancel')).toMatchObject({
      refusal: { code: 'WRONG_STATE', message: { en: 'Not possible in the current status of the order' } },
    });
  });

  it('[R6] agree on prices from their approval on, and wait or run from being handed in until they are settled', () => {
    expect(orderStatuses.filter(status => !agreedStatuses.includes(status))).toEqual(['draft', 'approving', 'rejected', 'cancelled']);
    expect(orderStatuses.filter(status => !runningStatuses.includes(status))).toEqual([
      'draft',
      'rejected',
      'settled',
      'closed',
      'cancelled',
    ]);
  });

  it('[R6a] are approved by one, two or three levels', () => {
    const levels = (grossCny: string, more: object = {}) => approvalLevels({ grossCny: decimal(grossCny), type: 'std', ...more });
    expect(['49999.99', '50000', '60000', '299999.99', '300000'].map(amount => levels(amount))).toEqual([1, 2, 2, 2, 3]);
    expect([levels('10', { type: 'new' }), levels('10', { manualPriceUp: '5.01' }), levels('10', { manualPriceUp: '5' })]).toEqual([
      3, 3, 1,
    ]);
  });

  it('[R6c] are approved by another person on each level, and recalled only before the first', () => {
    expect([approvalRefusals([], 7), approvalRefusals([3, 7], 7)]).toMatchObject([[], [{ code: 'APPROVED_ALREADY' }]]);
    expect([recallRefusals([]), recallRefusals([3])]).toMatchObject([[], [{ code: 'APPROVER_ACTED' }]]);
  });

  it('[R6b] it is cancelled before anything is shipped, closed when nothing is to come, and neither with money paid in advance', () => {
    const ends = { currency: 'USD', shipped: 0, openQty: 0, prepayBalance: decimal('0') };
    const codes = (more: Partial<typeof ends>) =>
      [cancelRefusals, closeRefusals].map(rule => rule({ ...ends, ...more }).map(({ code }) => code));
    expect(codes({})).toEqual([[], []]);
    expect(codes({ shipped: 3 })).toEqual([['SHIPPED'], []]);
    expect(codes({ openQty: 3, prepayBalance: decimal('1200.5') })).toEqual([['PREPAY_OPEN'], ['OPEN_QTY', 'PREPAY_OPEN']]);
    expect(cancelRefusals({ ...ends, prepayBalance: decimal('1200.5') })[0]?.message.en).toBe('Prepayment USD 1,200.50 still open');
  });
});

describe('quantities of a line', () => {
  it('[R7] 500 ordered, 20 cancelled, 300 shipped, 280 received of which 5 are to be replaced: 205 are to come', () => {
    const one = line(500, { cancelled: 20, shipped: 300, received: 280, returned: 5, replace: 5 });
    expect([effectiveQty(one), netReceived(one), inTransit(one), openQty(one)]).toEqual([480, 275, 20, 205]);
  });

  it('[R7a] are paid when received, or when handed over', () => {
    const one = line(500, { shipped: 300, received: 280, blocked: 10, returned: 5 });
    const over = { released: 300, shortage: 20 };
    expect([acceptedQty('receipt', one, over), acceptedQty('handover', one, over)]).toEqual([265, 275]);
    expect(['EXW', 'FOB', 'CIP', 'DAP', 'DPU', 'DDP'].map(acceptPointOf)).toEqual([
      'handover',
      'handover',
      'handover',
      'receipt',
      'receipt',
      'receipt',
    ]);
  });

  it('[R7i] are accepted with their receipt, once, and no more than count', () => {
    const received = line(500, { shipped: 300, received: 280, blocked: 10, returned: 5 });
    const after = (accepted: number, pieces: number) => acceptedWithReceipt(accepted, pieces, received);
    // one after the other, another receipt being counted; accepted when they were handed over
    expect([after(0, 200), after(200, 80), after(300, 280)]).toEqual([200, 265, 300]);
  });

  it('[R7] make its status: 480 of 500 with 2 % are received in part, and all of them when 20 are given up', () => {
    const tolerant = { ...context, underTolPct: decimal('2') };
    expect(lineStatus(line(500, { shipped: 480, received: 480 }), tolerant)).toBe('part_received');
    expect(lineStatus(line(500, { shipped: 480, received: 480, shortClosed: 20 }), tolerant)).toBe('received');
    expect(lineStatus(line(500, { shipped: 490, received: 490 }), tolerant)).toBe('received');
  });

  it('[R7] distinguish each status from the next', () => {
    const status = (more: Parameters<typeof line>[1], over = {}) => lineStatus(line(10, more), { ...context, ...over });
    expect(status({ cancelled: 10 })).toBe('cancelled');
    expect(status({}, { isOrderClosed: true })).toBe('closed');
    expect(status({})).toBe('open');
    expect(status({}, { isStarted: true })).toBe('producing');
    expect([status({ produced: 9 }), status({ produced: 10 }), status({ produced: 10, passed: 10 })]).toEqual([
      'producing',
      'ready',
      'inspected',
    ]);
    expect([status({ shipped: 9 }), status({ shipped: 10 })]).toEqual(['part_shipped', 'shipped']);
    expect(status({ shipped: 10, received: 10, settled: 9 }, { accepted: 10 })).toBe('received');
    expect(status({ shipped: 10, received: 10, settled: 10 }, { accepted: 10 })).toBe('settled');
  });

  it('[R7] more that is done never takes a line back; what came and what is to come cover what is wanted', () => {
    const wanted = lineQuantities().filter(one => effectiveQty(one) > 0);
    fc.assert(
      fc.property(wanted, fc.constantFrom('produced', 'passed', 'shipped', 'received'), fc.nat(20), (one, field, more) => {
        const further = { ...one, [field]: one[field as 'produced'] + more };
        expect(rankOf(lineStatus(further, context))).toBeGreaterThanOrEqual(rankOf(lineStatus(one, context)));
        expect(openQty(one) + netReceived(one)).toBeGreaterThanOrEqual(effectiveQty(one));
      }),
    );
  });

  it('[R7b] make the status of the order: that of the least advanced line, in part where another one is further', () => {
    expect(statusOfLines(['open', 'cancelled'])).toEqual({ status: 'effective', partial: false });
    expect(statusOfLines(['received', 'part_shipped', 'cancelled'])).toEqual({ status: 'shipped', partial: true });
    expect(statusOfLines(['part_received'])).toEqual({ status: 'received', partial: true });
    expect(statusOfLines(['ready', 'producing'])).toEqual({ status: 'producing', partial: false });
    expect(statusOfLines(['cancelled'])).toEqual({ status: 'cancelled', partial: false });
  });

  it('[R7c] are not changed below what is done, and no price once a part is settled', () => {
    const priced = (more: object) => ({ ...line(500, more), price: decimal('10') });
    expect(changeRefusals(priced({ shipped: 300 }), { qty: 200 })).toMatchObject([
      { code: 'BELOW_DONE', message: { en: 'Not below 300 already shipped, received or settled' } },
    ]);
    expect(changeRefusals(priced({ shipped: 300 }), { qty: 300, price: decimal('11') })).toEqual([]);
    // of 400 only 300 would still be wanted
    expect(changeRefusals(priced({ shipped: 350, cancelled: 100 }), { qty: 400 })).toMatchObject([{ code: 'BELOW_DONE' }]);
    expect(changeRefusals(priced({ settled: 1 }), { price: decimal('11') })).toMatchObject([{ code: 'PRICE_SETTLED' }]);
  });

  it('[R7d] no more than what is to come is closed short', () => {
    const one = line(500, { shipped: 480, received: 480 });
    expect([shortCloseRefusals(one, 20, 0), shortCloseRefusals(one, 21, 0)]).toMatchObject([
      [],
      [{ code: 'ABOVE_OPEN', message: { en: 'At most the 20 outstanding pieces can be closed short' } }],
    ]);
  });

  it('[R7d] what is on its way is not closed short until it is known to be missing', () => {
    const one = line(500, { shipped: 480, received: 460 });
    expect([shortCloseRefusals(one, 20, 0), shortCloseRefusals(one, 40, 20)]).toEqual([[], []]);
    expect(shortCloseRefusals(one, 21, 0)).toMatchObject([{ code: 'ABOVE_OPEN', message: { zh: expect.stringContaining('20件') } }]);
    expect(shortCloseRefusals(one, 41, 20)).toMatchObject([{ code: 'ABOVE_OPEN' }]);
  });

  it('[R7] a line of which nothing is wanted is cancelled, unless pieces of it have to be paid', () => {
    const lost = line(10, { shipped: 10, shortClosed: 10 });
    expect([lineStatus(lost, context), lineStatus(lost, { ...context, accepted: 10 })]).toEqual(['cancelled', 'received']);
    expect(lineStatus({ ...lost, settled: 10 }, { ...context, accepted: 10 })).toBe('settled');
  });

  it('[R7e] an order is left alone as long as a change of it waits', () => {
    expect([changingRefusals(false), changingRefusals(true)]).toMatchObject([[], [{ code: 'CHANGING' }]]);
  });

  it('[R7] come to what is wanted, received and to come, and count for the status of the order in force', () => {
    const terms = { underTolPct: decimal('2'), isOrderClosed: false, isStarted: false, acceptPoint: 'receipt' } as const;
    expect(lineStanding(line(500, { shipped: 490, received: 480, shortClosed: 20 }), terms)).toEqual({
      status: 'received',
      effective: 480,
      netReceived: 480,
      open: 0,
      inTransit: 10,
    });
    expect(inForceStatuses).toEqual(['effective', 'producing', 'inspected', 'shipped', 'received', 'settled']);
  });

  it('[R8] are received up to the tolerance: 510 of 500 with 2 %, and not the 511th', () => {
    const one = line(500, { received: 500 });
    expect([overDelivery(one, 10, decimal('2')), overDelivery(one, 11, decimal('2'))]).toMatchObject([
      [],
      [{ code: 'OVER_DELIVERY', message: { zh: '超收：最多可收510，本次后合计511' } }],
    ]);
  });

  it('[R8] are never more than may come, in whatever parts they do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(10), fc.array(fc.integer({ min: 1, max: 200 })), (qty, pct, parts) => {
        const most = maxReceivable(line(qty), decimal(String(pct)));
        const received = parts.reduce(
          (sum, part) => (overDelivery(line(qty, { received: sum }), part, decimal(String(pct))).length > 0 ? sum : sum + part),
          0,
        );
        expect(received).toBeLessThanOrEqual(most);
        if (pct === 0) expect(most).toBe(qty);
      }),
    );
  });
});

it('[R22] a line is of an article that is bought, at least its minimum, in whole multiples, and for a day to come', () => {
  const today = '2026-05-20' as LocalDate;
  const codes = (more: object) =>
    lineRefusals({ qty: 100, price: decimal('5'), requiredDate: today, moq: 50, multiple: 25, ...more }, 'std', today).map(
      ({ code }) => code,
    );
  expect(codes({})).toEqual([]);
  expect(codes({ isClosed: true, qty: 30, requiredDate: '2026-05-19' })).toEqual(['CLEARANCE', 'BELOW_MOQ', 'MULTIPLE', 'PAST']);
  expect(codes({ qty: 110, cartonQty: 20 })).toEqual(['MULTIPLE']);
  const hasty = { leadDays: 30, isManual: true };
  expect([codes(hasty), codes({ ...hasty, remark: 'Agreed by phone' })]).toEqual([['DATE_REASON', 'PRICE_REASON'], []]);
  const replacing = { qty: 7, price: decimal('0'), requiredDate: today, moq: 50, cartonQty: 20, multiple: 25, isClosed: true };
  expect(lineRefusals(replacing, 'rpl', today)).toEqual([]);
  const free = { qty: 7, price: decimal('0'), requiredDate: today };
  expect([lineRefusals(free, 'smp', today), lineRefusals(free, 'std', today)]).toMatchObject([[], [{ code: 'NO_PRICE' }]]);
});

it('[R31] a price more than 20 % off the last one is pointed out', () => {
  const codes = ['12', '12.01', '8', '7.9'].map(price => priceRemark(decimal(price), decimal('10'))?.code);
  expect(codes).toEqual([undefined, 'PRICE_DIFFERS', undefined, 'PRICE_DIFFERS']);
});
