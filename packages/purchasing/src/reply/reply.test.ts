import { type Decimal, type LocalDate, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, prices } from '../testing.ts';
import { agreeOn, standingDate, type StandingLine } from './agree-on.ts';
import { decideReply } from './decide-reply.ts';
import { readReplyRow } from './read-reply-row.ts';
import { basisRefusals, type RepliedOrder } from './reply-basis.ts';
import { replyDiff, type AgreedLine, type LineReply } from './reply-diff.ts';
import { kindsOfReply } from './reply-kinds.ts';
import { replyRefusals } from './reply-refusals.ts';
import { replySummary } from './reply-summary.ts';

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

  it('[R121] never goes through by itself where that is switched off for the supplier', () => {
    fc.assert(
      fc.property(lines, days(), (line, date) => {
        const compared = [{ priceBefore: line.price, diff: replyDiff(line, { date }) }];
        const same = amounts('5000');
        expect(decideReply(compared, same, { autoAccept: false })).toBe('buyer');
        expect(decideReply(compared, same, { autoAccept: true })).toBe(decideReply(compared, same));
      }),
    );
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

  it('[R9] is of some kinds, and [R9c] comes to figures over all lines', () => {
    const compared = (reply: LineReply) => ({ before: ordered, diff: replyDiff(ordered, reply) });
    const changed = compared({ qty: 480, price: decimal('10.05'), date: day('2026-12-15') });
    expect(kindsOfReply(changed.diff)).toEqual(['qty', 'date', 'price']);
    expect(replySummary([changed])).toMatchObject({ qtyDelta: -20, latestShift: 5, priceDelta: '0.5', amountDelta: '-176', changed: 1 });
    const refused = compared({ isRefused: true });
    expect(replySummary([compared({}), compared({ date: day('2026-12-08') }), refused])).toEqual({
      kinds: ['confirm', 'date', 'reject'],
      lineCount: 3,
      confirmed: 1,
      changed: 1,
      refused: 1,
      qtyDelta: -500,
      earliestShift: -2,
      latestShift: 0,
      priceDelta: '0',
      amountDelta: '-5000',
    });
  });

  it('[R9d] agreed on first sets the baseline; later the supplier’s delays leave the day of measure, ours move it', () => {
    const standing = { qty: 500, cancelled: 0, price: ordered.price, requiredDate: ordered.date };
    const moved = (line: StandingLine, date: LocalDate, reason: 'capacity' | 'spec') =>
      agreeOn(line, replyDiff({ ...ordered, date: standingDate(line) }, { date }), { reason, doWeBook: false });
    const first = moved(standing, day('2026-12-15'), 'capacity');
    expect(first).toMatchObject({
      line: { promisedDate: '2026-12-15', baselineDate: '2026-12-15', kpiDate: '2026-12-15' },
      changes: [{ field: 'date', before: '2026-12-10', after: '2026-12-15' }],
      date: { newDate: '2026-12-15' },
    });
    const late = moved(first.line, day('2026-12-20'), 'capacity');
    expect(late.line).toMatchObject({ promisedDate: '2026-12-20', baselineDate: '2026-12-15', kpiDate: '2026-12-15' });
    expect(moved(late.line, day('2026-12-28'), 'spec')).toMatchObject({
      line: { baselineDate: '2026-12-15', kpiDate: '2026-12-28' },
      date: { oldDate: '2026-12-20', reason: 'spec', responsibility: 'ours' },
    });
    const refused = agreeOn(standing, replyDiff(ordered, { isRefused: true }), { reason: 'capacity', doWeBook: false });
    expect(refused).toEqual({ line: { ...standing, cancelled: 500 }, changes: [{ field: 'cancelled', before: '0', after: '500' }] });
  });

  it('[R9d] agreed on is what was replied: the same reply changes nothing more', () => {
    fc.assert(
      fc.property(lines, lines, (line, reply) => {
        const standing = { qty: line.qty, cancelled: 0, price: line.price, requiredDate: line.date };
        const agreed = agreeOn(standing, replyDiff(line, reply), { reason: 'capacity', doWeBook: true }).line;
        expect(replyDiff({ qty: agreed.qty - agreed.cancelled, price: agreed.price, date: standingDate(agreed) }, reply).fields).toEqual(
          [],
        );
      }),
    );
  });

  it('[R9e] speaks of an order that waits for it, as it stands', () => {
    const codes = (order: RepliedOrder, basedOn: number) => basisRefusals(order, basedOn).map(({ code }) => code);
    expect(codes({ status: 'sent', version: 2 }, 2)).toEqual([]);
    expect([codes({ status: 'replied', version: 2 }, 2), codes({ status: 'sent', version: 2 }, 1)]).toEqual([
      ['NOT_AWAITED'],
      ['OLD_VERSION'],
    ]);
  });

  it('[R9b] of a file says pieces and day of each line', () => {
    const codes = (cells: Readonly<Record<string, string>>) => readReplyRow(cells).refusals.map(({ field }) => field);
    expect([codes({ 'lines.qty': '4', 'lines.date': ' ' }), codes({ 'lines.qty': '4', 'lines.date': '2026-12-10' })]).toEqual([
      ['lines.date'],
      [],
    ]);
  });
});
