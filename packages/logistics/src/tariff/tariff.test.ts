import { add, type Decimal, type LocalDate, multiply } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmonisedRow } from './harmonised-row.ts';
import { extrasFor } from './extra-duty.ts';
import { tariffAt, tariffPrefixes, type TariffRow } from './tariff-at.ts';
import { checkTariff, tariffLevel, tariffParts } from './tariff-parts.ts';

const d = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const row = (code: string, mfn: string | undefined, more: Partial<TariffRow> = {}): TariffRow => ({
  country: 'US',
  code,
  ...(mfn === undefined ? {} : { mfn: d(mfn) }),
  extras: [],
  effectiveFrom: day('2022-01-01'),
  ...more,
});
const brakes = row('8708305030', '2.5', {
  extras: [{ name: 'Section 301', origin: 'CN', percent: d('25'), from: day('2018-09-24') }],
});
const summary = (rows: readonly TariffRow[], code: string, origin: string, value = '12', on = '2026-05-20', country = 'US') => {
  const tariff = tariffAt(rows, { country, code, origin, day: day(on), value: d(value) });
  return tariff.ok ? [tariff.value.code, tariff.value.dutyPercent, tariff.value.duty] : tariff.refusal.code;
};

describe('duties', () => {
  it('[B21] 12.00 at 2.5 % and 25 % more from China pay 3.30, from Vietnam 0.30', () => {
    expect([summary([brakes], '8708305030', 'CN'), summary([brakes], '8708305030', 'VN')]).toEqual([
      ['8708305030', '27.5', '3.3'],
      ['8708305030', '2.5', '0.3'],
    ]);
  });

  it('[B21] the longest prefix with a rate on the day says, and none is no tariff', () => {
    const rows = [row('870830', '4'), row('87083050', '3', { effectiveTo: day('2026-06-30') }), row('8708305030', undefined)];
    expect(summary(rows, '8708305030', 'CN')).toEqual(['87083050', '3', '0.36']);
    expect(summary(rows, '8708305030', 'CN', '12', '2026-07-01')).toEqual(['870830', '4', '0.48']);
    expect([summary(rows, '4016930000', 'CN'), summary(rows, '8708305030', 'CN', '12', '2026-05-20', 'DE')]).toEqual([
      'NO_TARIFF',
      'NO_TARIFF',
    ]);
    expect(tariffPrefixes('8708305030')).toEqual(['8708305030', '87083050', '870830']);
  });

  it('[B21] VAT is paid on the value and the duty', () => {
    const tariff = tariffAt([row('8708301000', '6', { country: 'CN', vat: d('13') })], {
      country: 'CN',
      code: '8708301000',
      origin: 'DE',
      day: day('2026-05-20'),
      value: d('100'),
    });
    expect(tariff).toMatchObject({ value: { duty: '6', vatPercent: '13', vat: '13.78' } });
  });

  it('[B21] extra duties count for their origin and their time alone', () => {
    const extra = (origin: string, from: string, to?: string) => ({
      name: 'x',
      origin,
      percent: d('10'),
      from: day(from),
      ...(to === undefined ? {} : { to: day(to) }),
    });
    const extras = [extra('CN', '2026-01-01', '2026-06-30'), extra('ALL', '2026-03-01')];
    const on = (origin: string, at: string) => extrasFor({ extras }, { origin, day: day(at) }).length;
    expect([
      on('CN', '2025-12-31'),
      on('CN', '2026-02-28'),
      on('CN', '2026-06-30'),
      on('CN', '2026-07-01'),
      on('VN', '2026-06-30'),
    ]).toEqual([0, 1, 2, 1, 1]);
  });

  const digits = fc.stringMatching(/^[1-9]\d{9}$/);
  const percents = fc.integer({ min: 0, max: 400 }).map(n => d(String(n / 4)));
  const values = fc.integer({ min: 0, max: 9_999_999 }).map(n => d(String(n / 100)));

  it('[B21] the duty is linear in the value, whatever the rates', () => {
    fc.assert(
      fc.property(digits, percents, percents, values, values, localDates(), (code, mfn, more, one, other, on) => {
        const rows = [
          row(code, mfn, {
            effectiveFrom: day('1900-01-01'),
            extras: [{ name: 'x', origin: 'CN', percent: more, from: day('1900-01-01') }],
          }),
        ];
        const duty = (value: Decimal) => {
          const tariff = tariffAt(rows, { country: 'US', code, origin: 'CN', day: on, value });
          return tariff.ok ? tariff.value.duty : d('-1');
        };
        expect(duty(add(one, other))).toBe(add(duty(one), duty(other)));
        expect(duty(multiply(one, d('3')))).toBe(multiply(duty(one), d('3')));
      }),
    );
  });

  it('[B21] a wider prefix never says where a longer one has a rate', () => {
    fc.assert(
      fc.property(digits, fc.subarray([6, 8, 10], { minLength: 1 }), percents, (code, lengths, mfn) => {
        const rows = lengths.map(length => row(code.slice(0, length), mfn));
        expect(summary(rows, code, 'CN')[0]).toBe(code.slice(0, Math.max(...lengths)));
      }),
    );
  });
});

describe('codes', () => {
  it('[L7] have a level and a code above by their digits', () => {
    expect(['87', '8708', '870830', '87083050', '8708305030', '1234567890123'].map(tariffLevel)).toEqual([2, 4, 6, 8, 10, 10]);
    expect(tariffParts({ code: '8708305030', extras: brakes.extras })).toEqual({
      level: 10,
      parent: '870830',
      extrasSummary: 'Section 301 CN 25%',
    });
    expect(tariffParts({ code: '87' })).toEqual({ level: 2, parent: undefined, extrasSummary: undefined });
    expect(tariffParts({})).toEqual({});
  });

  it('[L8] have the digits of their country, a name, and end not before they begin', () => {
    const codes = (values: Readonly<Record<string, unknown>>) =>
      checkTariff({ country: 'CN', code: '8708301000', nameZh: '制动摩擦片', ...values }).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ code: '87083010' })).toEqual(['CODE_DIGITS']);
    expect(codes({ country: 'DE', code: '87083010' })).toEqual([]);
    expect(codes({ country: 'WCO', code: '870' })).toEqual(['CODE_DIGITS']);
    expect(codes({ nameZh: undefined })).toEqual(['REQUIRED']);
    expect(codes({ effectiveFrom: '2026-05-20', effectiveTo: '2026-05-19' })).toEqual(['PERIOD']);
    const extra = (more: Readonly<Record<string, string>>) => ({ name: 'x', origin: 'ALL', percent: '1', from: '2026-05-20', ...more });
    expect(codes({ extras: [extra({ to: '2026-05-19' })] })).toEqual(['PERIOD']);
    expect(codes({ extras: [extra({ base: 'kg' })] })).toEqual(['RATE_MISSING']);
    expect(codes({ extras: [extra({ base: 'kg', perKg: '0.5' })] })).toEqual([]);
    expect(codes({ extras: [extra({ exempt: 'CA,MX' })] })).toEqual([]);
    expect(codes({ extras: [extra({ origin: 'CN', exempt: 'MX' })] })).toEqual(['EXEMPT_ORIGIN']);
    expect(codes({ extras: [extra({ programme: 'A', notWith: 'B' })] })).toEqual(['PROGRAMME_UNKNOWN']);
    expect(codes({ extras: [extra({ programme: 'A', notWith: 'B' }), extra({ programme: 'B' })] })).toEqual([]);
    expect(codes({ extras: [extra({ programme: 'A', notWith: 'B' }), extra({ programme: 'B', notWith: 'A' })] })).toEqual([
      'PROGRAMME_CIRCLE',
    ]);
  });

  it('[L9] of the file of the Harmonized System are codes of the WCO from 2022; its row of totals is passed over', () => {
    expect(
      harmonisedRow({ section: 'XVII', code: '870830', nameEn: 'Vehicle parts; brakes', parent: '8708', level: '6' }).cells,
    ).toMatchObject({
      country: 'WCO',
      code: '870830',
      section: 'XVII',
      effectiveFrom: '2022-01-01',
    });
    expect(harmonisedRow({ section: 'TOTAL', code: '99', nameEn: 'n.e.s.' }).cells).not.toHaveProperty('section');
    expect(harmonisedRow({ section: 'TOTAL', code: 'TOTAL', nameEn: 'Total' })).toMatchObject({ passedOver: true });
    expect(harmonisedRow({ country: 'US', code: '8708.30.5030' }).cells).toEqual({ country: 'US', code: '8708305030' });
  });
});
