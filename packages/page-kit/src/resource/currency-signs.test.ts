import { text } from '@axle/kernel';
import { expect, it } from 'vitest';
import type { Field, LinesField } from '../field/field.ts';
import { inRecord } from '../kinds/decimal-text.ts';
import { formatValue, parseCell } from '../kinds/kinds.ts';
import { linesInCurrency } from '../lines/lines-in-currency.ts';
import { withoutSigns } from './currency-signs.ts';

const fee = { kind: 'money', label: text('费用', 'Fee'), scale: 2, currency: { field: 'currency' } } as const;
const fields: Readonly<Record<string, Field>> = {
  currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
  fee,
  inYuan: { ...fee, currency: { code: 'CNY' } },
};

it('a sign that agrees with the currency of its row is taken off, one that says another is refused in words', () => {
  const of = (cell: string, currency: string) => {
    const { cells, refusals } = withoutSigns(fields, { fee: cell, currency, inYuan: '$1' });
    return refusals[0] ? [refusals[0].code, refusals[0].field, cells['fee']] : cells['fee'];
  };
  expect([of('￥86.50', 'CNY'), of('¥87', 'jpy'), of('$5', 'USD'), of('$5', 'CAD'), of('5 usd', 'USD'), of('5', 'USD')]).toEqual([
    '86.50',
    '87',
    '5',
    '5',
    '5',
    '5',
  ]);
  for (const [cell, currency] of [
    ['￥86.50', 'USD'],
    ['US$5', 'CAD'],
    ['5元', 'JPY'],
    ['5 USD', 'EUR'],
  ] as const)
    expect(of(cell, currency)).toEqual(['CURRENCY', 'fee', '']);
  expect(withoutSigns(fields, { fee: '￥86.50', currency: 'USD' }).refusals[0]?.message).toEqual({
    zh: '费用“￥86.50”的货币符号与币种USD不符',
    en: 'Fee “￥86.50” is not in USD, its currency',
  });
});

it('without a currency beside it, and of amounts that have one of their own, the cell stays as it is', () => {
  const cells = { fee: '￥86.50', currency: '', inYuan: '$1' };
  expect(withoutSigns(fields, cells)).toEqual({ cells, refusals: [] });
});

it('an amount of a line goes by the currency of the line, else by that of its record', () => {
  const lined = (cells: Readonly<Record<string, string>>) => withoutSigns(fields, cells, 'fees');
  expect(lined({ 'fees.fee': '$3', currency: 'USD' }).cells['fees.fee']).toBe('3');
  expect(lined({ 'fees.fee': '$3', 'fees.currency': 'EUR', currency: 'USD' }).refusals).toMatchObject([{ field: 'fees.fee' }]);
});

it('lines are shown with the digits of the currency of their record, unless they have their own', () => {
  const lines: LinesField = { kind: 'lines', label: text('行', 'Lines'), by: ['fee'], most: 5, fields: { fee } };
  expect(linesInCurrency(lines, { currency: 'JPY' }).fields['fee']).toMatchObject({ currency: { code: 'JPY' } });
  const own: LinesField = { ...lines, fields: { fee, currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 } } };
  for (const [field, record] of [
    [own, { currency: 'JPY' }],
    [lines, {}],
  ] as const)
    expect(linesInCurrency(field, record).fields['fee']).toEqual(fee);
});

it('an amount of a record is read and shown by the currency that stands there: typed or pasted with its sign, yen without decimals', () => {
  const yen = inRecord(fee, { currency: 'JPY' });
  expect([parseCell(yen, '¥1,500'), parseCell(yen, '1500円')].map(read => read.ok && read.value)).toEqual(['1500', '1500']);
  expect(parseCell(yen, '$5')).toMatchObject({ refusal: { code: 'CURRENCY' } });
  expect(formatValue(yen, '1500', 'en')).toBe('1,500');
  expect([inRecord(fee, {}), inRecord(fields['inYuan']!, { currency: 'JPY' })]).toEqual([fee, fields['inYuan']]);
});
