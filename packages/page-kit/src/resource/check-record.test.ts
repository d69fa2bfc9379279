import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValue } from '../kinds/kinds.ts';
import { recordValues } from '../testing/arbitraries.ts';
import { sampleResource } from '../testing/sample-resource.ts';
import { checkCells, checkRecord } from './check-record.ts';

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
