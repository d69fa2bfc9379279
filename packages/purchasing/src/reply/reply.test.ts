import { type Decimal, type LocalDate, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, prices } from '../testing.ts';
import { decideReply } from './decide-reply.ts';
import { replyDiff, type AgreedLine, type LineReply } from './reply-diff.ts';
import { replyRefusals } from './reply-refusals.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const ordered: AgreedLine = { qty: 500, price: decimal('10'), date: day('2026-12-10') };
const lines = fc.record({ qty: fc.integer({ min: 1, max: 999 }), price: prices(), date: days() });
const amounts = (before: string, after = before) => ({ before: decimal(before), after: decimal(after) });
const routeOf = (reply: LineReply, of = amounts('5000')) =>
  decideReply([{ priceBefore: ordered.price, diff: replyDiff(ordered, reply) }], of);

describe('a reply of the supplier', () => {
  it('[R9] differs by 20 pieces, five days, half a percent and 176.00', () => {
    expect(replyDiff(ordered, { qty: 480, price: decimal('10.05'), date: day('2026-12-15') })).toEqual({
      fields: ['qty', 'price', 'date'],
      after: { qty: 480, price: '10.05', date: '2026-12-15' },
      qtyDelta: -20,
      days: 5,
      amountDelta: '-176',
    });
  });

  it('[R9] in parts is as late as its last part; a refused line has no pieces', () => {
    const splits = [
      { qty: 300, date: day('2026-12-10') },
      { qty: 200, date: day('2026-12-20') },
    ];
    expect(replyDiff(ordered, { splits })).toMatchObject({ fields: ['date', 'splits'], days: 10, qtyDelta: 0 });
    expect(replyDiff(ordered, { isRefused: true })).toMatchObject({ fields: ['refused', 'qty'], amountDelta: '-5000' });
  });

  it('[R9] like the order changes nothing, and what it changes applied is the reply', () => {
    fc.assert(
      fc.property(lines, lines, (line, reply) => {
        expect(replyDiff(line, line)).toEqual({ fields: [], after: line, qtyDelta: 0, days: 0, amountDelta: '0' });
        expect(replyDiff(line, reply).after).toEqual(reply);
      }),
    );
  });

  it('[R9a] goes through by itself up to two days later, to the buyer, or to those who approved the order', () => {
    expect([routeOf({}), routeOf({ date: day('2026-12-12') }), routeOf({ date: day('2026-12-13') })]).toEqual(['auto', 'auto', 'buyer']);
    expect(routeOf({ qty: 480, price: decimal('10.05'), date: day('2026-12-15') }, amounts('5000', '4824'))).toBe('buyer');
    expect(routeOf({ price: decimal('10.2') }, amounts('5000', '5100'))).toBe('reapprove');
    expect(routeOf({ qty: 520 }, amounts('5000', '5200'))).toBe('reapprove');
    expect(routeOf({ qty: 501 }, amounts('49950', '50049'))).toBe('reapprove');
    expect(routeOf({ isRefused: true }, amounts('5000', '0'))).toBe('buyer');
  });

  it('[R9a] with another price never goes through by itself', () => {
    fc.assert(
      fc.property(lines, prices(), (line, price) => {
        fc.pre(price !== line.price);
        const diff = replyDiff(line, { price });
        const [before, after] = [line.price, price].map(of => multiply(of, String(line.qty) as Decimal));
        expect(decideReply([{ priceBefore: line.price, diff }], { before: before!, after: after! })).not.toBe('auto');
      }),
    );
  });

  it('[R9b] has parts that come to its pieces, no day that has passed, and a reason where it refuses', () => {
    const codes = (reply: Parameters<typeof replyRefusals>[1]) => replyRefusals(500, reply, day('2026-12-01')).map(({ code }) => code);
    const splits = [{ qty: 499, date: day('2026-11-30') }];
    expect(codes({ splits })).toEqual(['SPLIT_SUM', 'PAST']);
    expect(codes({ qty: 499, splits: [{ qty: 499, date: day('2026-12-01') }] })).toEqual([]);
    expect([codes({ isRefused: true }), codes({ isRefused: true, reason: 'no capacity' })]).toEqual([['REASON'], []]);
  });
});
