import { describe, expect, it } from 'vitest';
import { timeRules } from './time.ts';
import { sampleFields } from '../testing/sample-resource.ts';
import { acceptValue, parseCell } from './kinds.ts';

const { madeOn, week, month, opens } = sampleFields;
const read = (field: Parameters<typeof parseCell>[0], ...cells: readonly string[]) =>
  cells.map(cell => {
    const result = parseCell(field, cell);
    return result.ok ? result.value : result.refusal.code;
  });

describe('days, weeks, months and times', () => {
  it('[spec 9.14] days are kept as YYYY-MM-DD, however they are written', () => {
    const day = '2026-05-20';
    expect(
      read(
        madeOn,
        '2026-05-20',
        '2026/5/20',
        '2026.05.20',
        '20260520',
        '2026年5月20日',
        '２０２６-０５-２０',
        '46162',
        '2026-05-20 00:00:00',
        '2026/5/20 0:00',
      ),
    ).toEqual(Array.from({ length: 9 }, () => day));
    expect(read(madeOn, '2026-02-29', '20/05/2026', '5/20/2026', '2026-05-20 08:30', 'May 20', '2026-05', '0206-05-20')).toEqual([
      'FORMAT',
      'FORMAT',
      'FORMAT',
      'FORMAT',
      'FORMAT',
      'FORMAT',
      'RANGE',
    ]);
    expect(acceptValue(madeOn, '2026/5/20')).toMatchObject({ refusal: { code: 'FORMAT' } });
  });

  it('days may be bounded', () => {
    expect(parseCell({ ...madeOn, max: '2026-12-31' }, '2027-01-01')).toMatchObject({
      refusal: { message: { en: 'Made on is out of range (1900-01-01 – 2026-12-31)' } },
    });
  });

  it('[spec 9.14] weeks are kept as year and week number', () => {
    expect(read(week, '2026-W21', '2026w21', '2026-21', '2026年第21周', '202621', '2026-05-20', '2026-W54', '2025-W53')).toEqual([
      '2026-W21',
      '2026-W21',
      '2026-W21',
      '2026-W21',
      '2026-W21',
      '2026-W21',
      'FORMAT',
      'FORMAT',
    ]);
  });

  it('[spec 9.14] months are kept as YYYY-MM', () => {
    expect(read(month, '2026-05', '2026/5', '2026年5月', '202605', '2026-05-01', '46143', '2026-05-02', '2026-13', '05/2026')).toEqual([
      '2026-05',
      '2026-05',
      '2026-05',
      '2026-05',
      '2026-05',
      '2026-05',
      'FORMAT',
      'FORMAT',
      'FORMAT',
    ]);
  });

  it('[spec 9.15] times are kept as HH:mm:ss', () => {
    expect(read(opens, '08:30:00', '8:30', '0830', '083015', '8：30', '1899-12-30 08:30:00', '24:00', '8:60', '8')).toEqual([
      '08:30:00',
      '08:30:00',
      '08:30:00',
      '08:30:15',
      '08:30:00',
      '08:30:00',
      'FORMAT',
      'FORMAT',
      'FORMAT',
    ]);
  });

  it('[spec 9.15] times of whole minutes are shown as HH:mm, and take no seconds', () => {
    const cutoff = { kind: 'time', minutes: true, label: { zh: '截单', en: 'Cut-off' } } as const;
    expect(timeRules.parse(cutoff, '17:00')).toMatchObject({ ok: true, value: '17:00:00' });
    expect(timeRules.format(cutoff, '17:00:00', 'en')).toBe('17:00');
    expect(timeRules.parse(cutoff, '17:00:30')).toMatchObject({ ok: false });
  });
});
