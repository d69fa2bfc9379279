import { type Decimal, type LocalDate, negate, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedItem, bookItems, type LineItem } from './book-items.ts';
import { profitItems } from './profit-items.ts';
import { countedMonth } from './profit-month.ts';

const d = (value: string) => value as Decimal;
const [april, may, june] = ['2026-04-01', '2026-05-01', '2026-06-01'] as unknown as readonly [LocalDate, LocalDate, LocalDate];
const freight = (amount: string): LineItem => ({ line: 1, sku: 7, item: 'lastMile', amount: d(amount) });
const total = (items: readonly { readonly amount: Decimal }[]) => sum(items.map(({ amount }) => amount));

describe('[O6h] the month in which an amount counts', () => {
  it('is its own while that is open, else the next open one', () => {
    expect(countedMonth(april, [])).toBe(april);
    expect(countedMonth(april, [april, may])).toBe(june);
  });

  it('a bill of 10.35 after April was locked leaves April at 9.85, and May takes 0.50', () => {
    const first = bookItems([], [freight('-9.85')], april, []);
    expect(first).toEqual({ items: [{ ...freight('-9.85'), month: april }], changes: [] });
    const again = bookItems(first.items, [freight('-10.35')], april, []);
    expect(again.items).toEqual([{ ...freight('-10.35'), month: april }]);
    const late = bookItems(first.items, [freight('-10.35')], april, [april]);
    expect(late.items).toEqual([{ ...freight('-0.5'), month: may }]);
    expect(late.changes).toEqual([{ line: 1, sku: 7, item: 'lastMile', month: may, before: '-9.85', after: '-10.35' }]);
  });

  it('an item that is gone is taken back', () => {
    const booked = [{ ...freight('-9.85'), month: april }];
    expect(bookItems(booked, [], april, [april]).items).toEqual([{ ...freight('9.85'), month: may }]);
    expect(bookItems(booked, [], april, [])).toMatchObject({ items: [], changes: [{ before: '-9.85', after: '0' }] });
  });

  it('all months sum to what the order earns now, locked ones keep what they had, and the same again changes nothing', () => {
    const amount = fc.integer({ min: -9999, max: 9999 }).map(cents => d((cents / 100).toString()));
    const items = fc.uniqueArray(
      fc.record({ line: fc.constantFrom(1, 2), sku: fc.constant(7), item: fc.constantFrom(...profitItems), amount }),
      {
        selector: ({ line, item }) => `${line} ${item}`,
        maxLength: 8,
      },
    );
    const booking = items.map(all => all.filter(one => one.amount !== zero).map((one): BookedItem => ({ ...one, month: april })));
    fc.assert(
      fc.property(booking, items, fc.boolean(), (booked, now, isLocked) => {
        const locked = isLocked ? [april] : [];
        const { items: written } = bookItems(booked, now, april, locked);
        const kept = isLocked ? booked : [];
        expect(sum([total(kept), total(written), negate(total(now))])).toBe(zero);
        const again = bookItems([...kept, ...written], now, april, locked);
        expect(again.changes).toEqual([]);
        expect(total(again.items)).toBe(total(written));
      }),
    );
  });
});
