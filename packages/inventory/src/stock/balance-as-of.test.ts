import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceAsOf, type DatedMove } from './balance-as-of.ts';

const first = '2026-05-01' as LocalDate;
const moves = fc
  .array(
    fc.record({ qty: fc.integer({ min: -50, max: 50 }), day: fc.integer({ min: 0, max: 60 }), back: fc.integer({ min: 0, max: 20 }) }),
    { size: 'max', maxLength: 40 },
  )
  .map(all =>
    all
      .toSorted((one, other) => one.day - other.day)
      .map(({ qty, day, back }): DatedMove => ({
        qty,
        postedAt: `${addDays(first, day)}T09:00:00.000Z`,
        bizDate: addDays(first, qty > 0 ? day - back : day),
      })),
  );
const instant = (day: number) => `${addDays(first, day)}T23:59:59.999Z`;
const sumTo = (all: readonly DatedMove[], held: (move: DatedMove) => boolean) =>
  all.filter(held).reduce((total, { qty }) => total + qty, 0);

it('[M2] a snapshot changes no answer, by either clock', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: -5, max: 65 }), fc.integer({ min: -5, max: 65 }), (all, taken, asked) => {
      const atInstant = { qty: sumTo(all, move => move.postedAt <= instant(taken)), until: instant(taken) };
      const posted = { clock: 'posted', at: instant(asked) } as const;
      expect(balanceAsOf(all, posted, atInstant)).toBe(balanceAsOf(all, posted));
      const day = addDays(first, taken);
      const atDay = { qty: sumTo(all, move => move.bizDate <= day), until: day };
      const business = { clock: 'business', at: addDays(first, asked) } as const;
      expect(balanceAsOf(all, business, atDay)).toBe(balanceAsOf(all, business));
      expect(balanceAsOf(all, business)).toBe(sumTo(all, move => move.bizDate <= business.at));
    }),
  );
});

it('[M2] instants are compared as moments, whether they are written with fractions of a second or not', () => {
  const move = (postedAt: string): DatedMove => ({ qty: 5, postedAt, bizDate: first });
  const at = (moment: string, posted: string, until?: string) =>
    balanceAsOf([move(posted)], { clock: 'posted', at: moment }, until === undefined ? undefined : { qty: 0, until });
  expect([at('2026-05-01T09:00:00Z', '2026-05-01T09:00:00.500Z'), at('2026-05-01T09:00:00.500Z', '2026-05-01T09:00:00Z')]).toEqual([0, 5]);
  expect(at('2026-05-01T10:00:00Z', '2026-05-01T09:00:00.500Z', '2026-05-01T09:00:00Z')).toBe(5);
  expect(at('2026-05-01T10:00:00Z', '2026-05-01T09:00:00.000Z', '2026-05-01T09:00:00Z')).toBe(0);
});
