import type { LocalDate } from '@axle/kernel';
import type { Access } from '@axle/permissions';
import { describe, expect, it } from 'vitest';
import { wholeRegistry } from '../../modules.ts';
import { cellsOf, checkRow } from './check-row.ts';
import { importForm } from './import-form.ts';
import { matchHeader } from './match-header.ts';

const entry = (await wholeRegistry()).pageOfImport('basic_vehicle_model');
if (!entry) throw new Error('vehicles cannot be imported');
const editor: Access = { userId: 7, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const blocked: Access = { ...editor, blocks: [{ subject: { kind: 'all' }, page: 'vehicleModel', field: 'source', mode: 'writeBlock' }] };
const form = importForm(entry, editor)!;
const today = '2026-05-20' as LocalDate;

describe('header', () => {
  const match = (...cells: string[]) => matchHeader(form, cells);

  it('is matched by either label, by key and by snake_case key, in any order, without case', () => {
    expect(match('品牌', 'MODEL', 'year', 'body_styles', 'ePid ', '市场*')).toEqual({
      ok: true,
      value: ['make', 'model', 'year', 'bodyStyles', 'ePid', 'market'],
    });
  });

  it('is matched however its cells look alike: wide letters, blanks of any kind, invisible signs, line breaks', () => {
    expect(match('品牌\u200b', 'ＭＯＤＥＬ', '\u00a0year\u3000', 'body\nstyles', 'Updated\u00a0at (UTC)')).toEqual({
      ok: true,
      value: ['make', 'model', 'year', 'bodyStyles', undefined],
    });
  });

  it('names every missing column', () => {
    expect(match('year')).toMatchObject({
      ok: false,
      refusal: {
        code: 'HEADER',
        message: { zh: '表头与模板不一致：缺少 品牌、车型', en: 'Header differs from the template: Make, Model missing' },
      },
    });
  });

  it('passes over columns that only the server sets, of the error file, or without a name', () => {
    expect(match('Year', 'Make', 'Model', 'Updated at (UTC)', '状态', '', '行号', '错误说明', 'id')).toMatchObject({
      ok: true,
      value: ['year', 'make', 'model', undefined, undefined, undefined, undefined, undefined, undefined],
    });
  });

  it('refuses a column that it does not know, and names the nearest', () => {
    expect(match('year', 'make', 'model', 'Engnie')).toMatchObject({
      refusal: { message: { en: 'Header differs from the template: unknown column Engnie, closest match Engine' } },
    });
  });

  it('refuses a column that is there twice', () => {
    expect(match('year', 'make', '品牌', 'model')).toMatchObject({ refusal: { code: 'HEADER' } });
  });

  it('passes over a column that the user may not write', () => {
    expect(matchHeader(importForm(entry, blocked)!, ['year', 'make', 'model', 'source'])).toMatchObject({
      value: ['year', 'make', 'model', undefined],
    });
  });
});

describe('row', () => {
  const header = ['year', 'make', 'model', 'bodyStyles', 'engine'];
  const check = (...cells: string[]) => checkRow(form, 2, cellsOf(header, { cells }), today);

  it('reads the public model list', () => {
    expect(check('1992', ' Acura ', 'Integra', '["Sedan", "Hatchback"]')).toMatchObject({
      values: { market: 'US', year: 1992, make: 'Acura', model: 'Integra', bodyStyles: ['sedan', 'hatchback'] },
      given: expect.arrayContaining(['market', 'year', 'bodyStyles']),
      cleared: [],
      refusals: [],
    });
  });

  it('leaves what is empty and clears what says so', () => {
    const { values, given, cleared, refusals } = check('1992', 'Acura', 'Integra', '', '#N/A');
    expect([values['bodyStyles'], values['engine'], given.includes('bodyStyles'), cleared, refusals]).toEqual([
      undefined,
      undefined,
      false,
      ['engine'],
      [],
    ]);
  });

  it('reports everything that is wrong with a row, not only the first', () => {
    expect(check('1950', '', 'x'.repeat(81), '["Sedan"').refusals.map(({ code, field }) => [code, field])).toEqual([
      ['FORMAT', 'bodyStyles'],
      ['REQUIRED', 'make'],
      ['RANGE', 'model'],
      ['RANGE', 'year'],
    ]);
  });

  it('refuses to clear what must not be empty', () => {
    expect(check('1992', '#N/A', 'Integra').refusals).toMatchObject([{ code: 'REQUIRED', field: 'make' }]);
  });
});

describe('amounts beside a currency', async () => {
  const shippings = importForm((await wholeRegistry()).pageOfImport('basic_global_shipping')!, editor)!;
  const header = ['code', 'nameZh', 'nameEn', 'mode', 'chargeBy', 'currency', 'rate', 'minCharge'];
  const check = (currency: string, rate: string, minCharge: string) =>
    checkRow(shippings, 2, cellsOf(header, { cells: ['T-1', '甲', 'A', 'air', 'kg6000', currency, rate, minCharge] }), today);
  const wrong = (...cells: [string, string, string]) => check(...cells).refusals.map(({ code, field }) => `${field} ${code}`);

  it('may be written with its sign, and with no other', () => {
    expect(check('USD', '$4.25', 'USD 60')).toMatchObject({ values: { rate: '4.25', minCharge: '60' }, refusals: [] });
    expect(check('CNY', '￥86.50', '60元')).toMatchObject({ values: { rate: '86.5', minCharge: '60' }, refusals: [] });
    expect(wrong('USD', '￥86.50', '60')).toEqual(['rate CURRENCY']);
  });

  it('[K17] have no more digits than the currency', () => {
    expect(wrong('JPY', '420', '5000')).toEqual([]);
    expect(wrong('JPY', '420', '5000.5')).toEqual(['minCharge AMOUNT_DIGITS']);
    expect(wrong('USD', '4.2505', '60.005')).toEqual(['minCharge RANGE']);
  });
});
