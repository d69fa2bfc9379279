import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { fieldValues } from '../testing/arbitraries.ts';
import { sampleFields } from '../testing/sample-resource.ts';
import { acceptValue, formatValue, parseCell } from './kinds.ts';

const language = fc.constantFrom('zh-cn' as const, 'en' as const);
const fields: readonly [string, Field][] = Object.entries(sampleFields);
const exact = fields.filter(([, field]) => field.kind !== 'instant' && field.kind !== 'bytes');

describe('every field kind', () => {
  it.each(exact)('reads back what it wrote: %s', (_, field) => {
    fc.assert(
      fc.property(fieldValues(field), language, (value, lang) => {
        expect(parseCell(field, formatValue(field, value, lang))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each(fields)('writes the same again after reading: %s', (_, field) => {
    fc.assert(
      fc.property(fieldValues(field), language, (value, lang) => {
        const written = formatValue(field, value, lang);
        const read = parseCell(field, written);
        expect(read.ok && formatValue(field, read.value, lang)).toBe(written);
      }),
    );
  });

  it.each(fields)('takes what is not given, and an empty cell, as empty: %s', (_, field) => {
    expect([acceptValue(field, undefined), parseCell(field, '')]).toEqual(Array(2).fill({ ok: true, value: undefined }));
  });

  it.each(fields)('accepts what it accepted: %s', (_, field) => {
    fc.assert(
      fc.property(fieldValues(field), value => {
        expect(acceptValue(field, value)).toEqual({ ok: true, value });
      }),
    );
  });

  it.each(fields)('never throws and says why, for any JSON: %s', (_, field) => {
    const odd = fc.constantFrom({ toString: 1 }, { toString: null, valueOf: 1 }, [[]], Number.MAX_VALUE, -0, '\u0000', '\ud800');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), odd), json => {
        const result = acceptValue(field, json);
        if (!result.ok)
          expect(result.refusal).toMatchObject({
            code: expect.stringMatching(/^(FORMAT|RANGE)$/),
            message: { zh: expect.stringContaining(field.label.zh), en: expect.stringContaining(field.label.en) },
          });
      }),
    );
  });

  it.each(fields)('never throws for any cell: %s', (_, field) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), cell => {
        expect(typeof parseCell(field, cell).ok).toBe('boolean');
      }),
    );
  });

  it.each(fields)('takes undefined, null and blank cells as empty: %s', (_, field) => {
    expect(acceptValue(field, undefined)).toEqual({ ok: true, value: undefined });
    expect(acceptValue(field, null)).toEqual({ ok: true, value: undefined });
    expect(parseCell(field, '  ')).toEqual({ ok: true, value: undefined });
    expect(formatValue(field, undefined, 'en')).toBe('');
  });
});

describe('single kinds', () => {
  const { code, size, drive, styles, tags, active, seenAt, place, weight } = sampleFields;

  it('trims texts, drops control characters and refuses long ones', () => {
    expect(acceptValue(code, ' a\u0000b\tc ')).toEqual({ ok: true, value: 'ab c' });
    expect(acceptValue(code, 'x'.repeat(21))).toMatchObject({ ok: false, refusal: { code: 'RANGE' } });
    expect(acceptValue(code, 7)).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  });

  it('[spec 9.21] reads thousands separators and refuses what lies outside the bounds', () => {
    expect(parseCell(size, '12,345')).toEqual({ ok: true, value: 12_345 });
    expect(parseCell(size, '1,23')).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
    expect(parseCell(size, '2.0')).toEqual({ ok: true, value: 2 });
    expect(parseCell(size, '１２')).toEqual({ ok: true, value: 12 });
    expect(parseCell(size, '8.5')).toMatchObject({ refusal: { code: 'RANGE', message: { zh: expect.stringMatching(/须为整数$/) } } });
    expect(parseCell(size, '-6')).toMatchObject({ ok: false, refusal: { code: 'RANGE' } });
    expect(formatValue(size, 12_345, 'en')).toBe('12,345');
    expect(formatValue({ ...size, grouping: false }, 2025, 'en')).toBe('2025');
  });

  it('reads choices by code, label or other spelling, without case', () => {
    expect(['4wd', '四驱', 'FOUR', '4X4'].map(cell => parseCell(drive, cell))).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: '4WD' })),
    );
    expect(parseCell(drive, '5WD')).toMatchObject({
      ok: false,
      refusal: { code: 'FORMAT', message: { en: 'Drive has no “5WD”; enter one of: Front, Four' } },
    });
  });

  it('reads ticks and crosses as yes and no, and says what else may stand there', () => {
    const open: Field = { kind: 'bool', label: { zh: '开', en: 'Open' } };
    expect(['√', '✔\ufe0f', '×', '☐'].map(cell => parseCell(open, cell))).toMatchObject(
      [true, true, false, false].map(value => ({ value })),
    );
    expect(parseCell(open, '也许')).toMatchObject({
      refusal: { message: { zh: '开没有“也许”，可填：是、否', en: 'Open has no “也许”; enter one of: Yes, No' } },
    });
  });

  it('names the signs that no code of a field has', () => {
    const code: Field = { kind: 'code', label: { zh: '编码', en: 'Code' }, maxLength: 20, pattern: '[A-Z0-9-]+' };
    expect(parseCell(code, 'IMP_00035')).toMatchObject({ refusal: { message: { zh: '编码格式不正确：IMP_00035（不能含“_”）' } } });
  });

  it('keeps several choices in the order of the dictionary, each once', () => {
    expect(parseCell(styles, 'SUV、轿车；suv')).toEqual({ ok: true, value: ['sedan', 'suv'] });
    expect(parseCell(styles, '["Van/Minivan"]')).toEqual({ ok: true, value: ['van'] });
    expect(parseCell(styles, '["Van/Minivan"')).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  });

  it('keeps tags that hold commas by writing a list', () => {
    expect(formatValue(tags, ['a, b', 'c'], 'en')).toBe('["a, b","c"]');
  });

  it('reads yes and no in both languages', () => {
    expect(['是', 'YES', '1', '否', 'n'].map(cell => parseCell(active, cell))).toEqual(
      [true, true, true, false, false].map(value => ({ ok: true, value })),
    );
  });

  it('takes only days and hours that there are', () => {
    expect(parseCell(seenAt, '2028-02-29 08:30')).toEqual({ ok: true, value: '2028-02-29T08:30:00.000Z' });
    expect(['2026-02-29 08:30', '2026-01-01 24:00', '2026-13-01 00:00', 'now'].map(cell => parseCell(seenAt, cell).ok)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes keys of pages and of imports, and nothing that could not be one', () => {
    expect(['vehicleModel', ' basic_vehicle_model '].map(cell => parseCell(place, cell))).toEqual([
      { ok: true, value: 'vehicleModel' },
      { ok: true, value: 'basic_vehicle_model' },
    ]);
    for (const wrong of ['车型库', 'a b', '1st', 'x'.repeat(81), 7])
      expect(acceptValue(place, wrong)).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  });

  it('shows sizes with three digits and never in powers', () => {
    expect([0, 999, 1000, 1234, 999_499, 999_500, 999_999, 20_971_520].map(bytes => formatValue(weight, bytes, 'en'))).toEqual([
      '0 B',
      '999 B',
      '1.00 kB',
      '1.23 kB',
      '999 kB',
      '1.00 MB',
      '1.00 MB',
      '21.0 MB',
    ]);
  });
});

it('a field of several records takes a list, each once, and one alone as a list of one', () => {
  const field = { kind: 'ref', label: { zh: '供应商', en: 'Suppliers' }, entity: 'supplier', several: true } as const;
  expect([3, [3, 12, 3], [], undefined].map(value => acceptValue(field, value))).toEqual(
    [[3], [3, 12], undefined, undefined].map(value => ({ ok: true, value })),
  );
  expect(acceptValue(field, [3, 'x'])).toMatchObject({ refusal: { code: 'FORMAT' } });
  expect(formatValue(field, [3, 12], 'en')).toBe('#3, #12');
});
