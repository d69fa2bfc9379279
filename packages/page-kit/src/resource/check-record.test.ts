import { type LocalDate, text } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValue } from '../kinds/kinds.ts';
import { recordValues } from '../testing/arbitraries.ts';
import { sampleResource } from '../testing/sample-resource.ts';
import { checkCells, checkRecord } from './check-record.ts';
import { defineResource } from './resource.ts';

const today = '2026-05-20' as LocalDate;
const named = (refusals: readonly { readonly code: string; readonly field?: string }[]) =>
  refusals.map(({ code, field }) => `${field} ${code}`);

describe('records', () => {
  it('lists everything that is wrong, not only the first', () => {
    const checked = checkRecord(sampleResource, { note: 'x'.repeat(41), size: 'many', drive: 'FWD', seenAt: 'soon' }, today);
    expect(named(checked.refusals)).toEqual(['code REQUIRED', 'note RANGE', 'size FORMAT', 'seenAt FORMAT']);
    expect(checked.values).toEqual({ drive: 'FWD' });
  });

  it('asks the rules of the record too, but not about fields that are wrong anyway', () => {
    expect(named(checkRecord(sampleResource, { code: 'a', size: -1, note: 'n' }, today).refusals)).toEqual(['note RULE']);
    expect(named(checkRecord(sampleResource, { code: 'a', size: -1, note: 'x'.repeat(41) }, today).refusals)).toEqual(['note RANGE']);
  });

  it('refuse an amount with more digits than the currency that another of its fields says', () => {
    const money = defineResource({
      entity: 'bill',
      label: text('账单', 'Bill'),
      service: 'item',
      nameFields: ['code'],
      fields: {
        code: { kind: 'code', label: text('编码', 'Code'), maxLength: 20 },
        currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
        amount: { kind: 'money', label: text('金额', 'Amount'), scale: 2, currency: { field: 'currency' } },
        lines: {
          kind: 'lines',
          label: text('明细', 'Lines'),
          by: ['code'],
          most: 9,
          fields: {
            code: { kind: 'code', label: text('编码', 'Code'), maxLength: 20 },
            price: { kind: 'money', label: text('单价', 'Price'), scale: 4, currency: { field: 'currency' } },
          },
        },
      },
      unique: [],
    });
    const refused = (currency: string | undefined, amount: string, price: string) =>
      named(checkRecord(money, { code: 'A', currency, amount, lines: [{ code: 'L', price }] }, today).refusals);
    expect(refused('JPY', '1500.5', '2.125')).toEqual(['amount AMOUNT_DIGITS', 'lines.0.price AMOUNT_DIGITS']);
    expect([refused('JPY', '1500', '2.25'), refused('USD', '1500.5', '2.1255'), refused(undefined, '1.25', '1')]).toEqual([[], [], []]);
    expect(named(checkCells(money, { code: 'A', currency: 'JPY', amount: '1,500.50' }, today).refusals)).toEqual(['amount AMOUNT_DIGITS']);
  });

  it('ignores unknown and read-only keys', () => {
    expect(checkRecord(sampleResource, { code: 'a', size: 1, aliases: ['b'], nothing: 1, id: 4 }, today)).toEqual({
      values: { code: 'a', size: 1 },
      refusals: [],
    });
  });

  it('accepts every value of its fields', () => {
    fc.assert(
      fc.property(recordValues({ ...sampleResource, checks: [] }), values => {
        expect(checkRecord({ ...sampleResource, checks: [] }, values, today).refusals).toEqual([]);
      }),
    );
  });

  it('reads cells as it reads the values that they were written from', () => {
    const resource = {
      ...sampleResource,
      checks: [],
      fields: Object.fromEntries(
        Object.entries(sampleResource.fields).filter(([, field]) => field.kind !== 'instant' && field.kind !== 'bytes'),
      ),
    };
    fc.assert(
      fc.property(recordValues(resource), values => {
        const cells = Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, formatValue(resource.fields[key]!, value, 'en')]),
        );
        expect(checkCells(resource, cells, today)).toEqual(checkRecord(resource, values, today));
      }),
    );
  });

  it('never throws for any record', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(sampleResource.fields)), fc.jsonValue()), json => {
        expect(Array.isArray(checkRecord(sampleResource, json, today).refusals)).toBe(true);
      }),
    );
  });
});
