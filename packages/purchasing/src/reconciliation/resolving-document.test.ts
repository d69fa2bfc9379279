import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Resolution, resolutionRefusals, type ResolvingDocument } from './resolving-document.ts';

const day = (text: string) => text as LocalDate;
const account = { supplier: 1, companyEntity: 2, currency: 'CNY' };
const statement = { ...account, fromDay: day('2026-04-01'), toDay: day('2026-04-30') };
const document: ResolvingDocument = { ...account, day: day('2026-04-12'), isInForce: true };
const codes = (by: Resolution, of: ResolvingDocument | undefined) => resolutionRefusals(by, 'IV1', statement, of).map(({ code }) => code);

describe('[R116] a dispute is resolved by', () => {
  it('an invoice of the account that is dated by the last day of the month', () => {
    expect(codes('invoice', document)).toEqual([]);
    expect(codes('invoice', { ...document, day: day('2026-03-31') })).toEqual([]);
    expect(codes('invoice', { ...document, day: day('2026-05-01') })).toEqual(['OTHER_PERIOD']);
  });

  it('an entry that is posted in the month', () => {
    expect(codes('entry', { ...document, day: day('2026-04-30') })).toEqual([]);
    for (const other of ['2026-03-31', '2026-05-01']) expect(codes('adjust', { ...document, day: day(other) })).toEqual(['OTHER_PERIOD']);
  });

  it('nothing that nobody has, that is not in force, or that is of another account', () => {
    expect(codes('invoice', undefined)).toEqual(['NO_DOCUMENT']);
    expect(codes('deduction', { ...document, isInForce: false })).toEqual(['NO_DOCUMENT']);
    for (const other of [{ supplier: 9 }, { companyEntity: 9 }, { currency: 'USD' }])
      expect(codes('deduction', { ...document, ...other })).toEqual(['NO_DOCUMENT']);
  });
});

it('[R116] never by a document of a later day, or of another account', () => {
  const by = fc.constantFrom<Resolution>('adjust', 'entry', 'deduction', 'invoice');
  const one = fc.record({
    supplier: fc.integer({ min: 1, max: 2 }),
    companyEntity: fc.integer({ min: 2, max: 3 }),
    currency: fc.constantFrom('CNY', 'USD'),
    day: fc.integer({ min: -60, max: 60 }).map(days => addDays(statement.toDay, days)),
    isInForce: fc.boolean(),
  });
  fc.assert(
    fc.property(by, one, (kind, of) => {
      const isOurs = of.supplier === 1 && of.companyEntity === 2 && of.currency === 'CNY';
      if (codes(kind, of).length === 0) expect([isOurs, of.isInForce, of.day <= statement.toDay]).toEqual([true, true, true]);
    }),
  );
});
