import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';
import { purchaseLead, type PurchaseTimeRow } from './purchase-lead.ts';
import { type LeadPart, leadTotal } from './lead-total.ts';
import { type ParameterRow, resolveParameters } from './resolve-parameters.ts';

const of = { sku: 7, categories: [31, 3], node: 5, market: 1 };
const rows: readonly ParameterRow[] = [
  { scope: 'default', values: { qcDays: 2, prepDays: 5, receiveDays: 3, airAllowed: true } },
  { scope: 'market', ref: 1, values: { airAllowed: false } },
  { scope: 'category', ref: 3, values: { qcDays: 4 } },
  { scope: 'category', ref: 31, values: { qcDays: 3 } },
  { scope: 'node', ref: 5, values: { firstLegDays: 38 } },
  { scope: 'sku', ref: 8, values: { qcDays: 9 } },
];

describe('parameters', () => {
  it('[B16] lead 35 + QC 3 (category) + prep 5 (default) + first leg 38 (node) + receive 3 (default) → 84, each with its source', () => {
    const found = resolveParameters(rows, of, ['qcDays', 'prepDays', 'firstLegDays', 'receiveDays', 'airAllowed', 'unknown']);
    expect(found.map(({ field, value, scope, ref }) => [field, value, scope, ref])).toEqual([
      ['qcDays', 3, 'category', 31],
      ['prepDays', 5, 'default', undefined],
      ['firstLegDays', 38, 'node', 5],
      ['receiveDays', 3, 'default', undefined],
      ['airAllowed', false, 'market', 1],
    ]);
    const days = (field: string) => found.find(one => one.field === field)!.value as number;
    const parts: readonly LeadPart[] = [
      { part: 'purchase', days: 35, source: 'SupplierSku' },
      { part: 'qc', days: days('qcDays'), source: 'category' },
      { part: 'prep', days: days('prepDays'), source: 'default' },
      { part: 'firstLeg', days: days('firstLegDays'), source: 'node' },
      { part: 'receive', days: days('receiveDays'), source: 'default' },
    ];
    expect(leadTotal(parts)).toBe(84);
  });

  it('[B16] the nearest row that holds a field wins, whatever the order of the rows', () => {
    const scopes = ['sku', 'category', 'node', 'market', 'default'] as const;
    const refs = { sku: 7, category: 31, node: 5, market: 1, default: undefined };
    fc.assert(
      fc.property(fc.shuffledSubarray([...scopes], { minLength: 1 }), chosen => {
        const given = chosen.map(scope => ({ scope, ref: refs[scope], values: { x: scope } }));
        const [found] = resolveParameters(given, of, ['x']);
        expect(found!.scope).toBe(scopes.find(scope => chosen.includes(scope)));
        expect(found!.value).toBe(found!.scope);
      }),
    );
  });

  it('[B16] a field without a value is asked of the next row, and rows of other places hold nothing', () => {
    const value = (given: readonly ParameterRow[], who: Parameters<typeof resolveParameters>[1] = of) =>
      resolveParameters(given, who, ['x'])[0]?.value;
    const byDefault: ParameterRow = { scope: 'default', values: { x: 1 } };
    expect([undefined, null].map(x => value([{ scope: 'sku', ref: 7, values: { x } }, byDefault]))).toEqual([1, 1]);
    expect(value([{ scope: 'sku', ref: 7, values: { x: 0 } }, byDefault])).toBe(0);
    const others = (['market', 'node', 'category', 'sku'] as const).map((scope): ParameterRow => ({ scope, ref: 99, values: { x: 9 } }));
    expect([value(others), value([...others, byDefault])]).toEqual([undefined, 1]);
    // the number of one kind of place is none of another kind
    expect(
      value([
        { scope: 'market', ref: of.sku, values: { x: 9 } },
        { scope: 'sku', ref: of.market, values: { x: 9 } },
      ]),
    ).toBeUndefined();
  });

  it('[P2] a row of parameters names what its scope asks for', () => {
    const fields = (values: object) => checkConfig({ ...values }).map(({ code, field }) => `${code} ${field}`);
    expect(['market', 'node', 'category', 'sku'].map(scope => fields({ scope }))).toEqual([
      ['SCOPE market'],
      ['SCOPE node'],
      ['SCOPE category'],
      ['SCOPE sku'],
    ]);
    expect(fields({ scope: 'market', market: 1, sku: 2 })).toEqual(['SCOPE sku']);
  });

  it('[P6] names the field that is wrong; a missing value is an error of the default row only', () => {
    const summary = (values: object) => checkConfig({ scope: 'node', node: 1, ...values }).map(({ code, field }) => `${code} ${field}`);
    expect([summary({ horizonWeeks: 52 }), summary({ horizonWeeks: 53 })]).toEqual([[], ['HORIZON horizonWeeks']]);
    expect([summary({ frozenWeeks: 60 }), summary({ horizonWeeks: 30, frozenWeeks: 29 })]).toEqual([[], []]);
    expect(summary({ horizonWeeks: 30, frozenWeeks: 30 })).toEqual(['FROZEN frozenWeeks']);
    expect([summary({ lotPolicy: 'foq', fixedLot: 0 }), summary({ lotPolicy: 'foq', fixedLot: '5' })]).toEqual([
      ['FIXED_LOT fixedLot'],
      ['FIXED_LOT fixedLot'],
    ]);
    const whole = { qcDays: 0, prepDays: 0, receiveDays: 0, lotPolicy: 'lfl', horizonWeeks: 30, frozenWeeks: 2, stockoutMode: 'lost' };
    const ofDefault = (values: object) => checkConfig({ scope: 'default', ...values }).map(({ code, field }) => `${code} ${field}`);
    expect([ofDefault(whole), ofDefault({ ...whole, qcDays: null })]).toEqual([[], ['DEFAULT_EMPTY qcDays']]);
  });

  it('[P6] horizon 26 to 52, frozen below it, a fixed lot with pieces', () => {
    const codes = (values: object) => checkConfig({ scope: 'node', node: 1, ...values }).map(({ code }) => code);
    expect([codes({ horizonWeeks: 25 }), codes({ horizonWeeks: 53 }), codes({ horizonWeeks: 26 })]).toEqual([['HORIZON'], ['HORIZON'], []]);
    expect(codes({ horizonWeeks: 26, frozenWeeks: 26 })).toEqual(['FROZEN']);
    expect([codes({ lotPolicy: 'foq' }), codes({ lotPolicy: 'foq', fixedLot: 1 })]).toEqual([['FIXED_LOT'], []]);
    expect(checkConfig({ scope: 'default', horizonWeeks: 26, frozenWeeks: 2 }).map(({ field }) => field)).toEqual([
      'qcDays',
      'prepDays',
      'receiveDays',
      'lotPolicy',
      'stockoutMode',
    ]);
    expect(checkConfig({ scope: 'node' }).map(({ field }) => field)).toEqual(['node']);
  });
});

describe('the lead time of a purchase', () => {
  const asked = { sku: 7, categories: [31, 3], supplier: 2, leadDays: 40 };
  const times: readonly PurchaseTimeRow[] = [
    { supplier: 2, leadDays: 60 },
    { supplier: 2, category: 3, leadDays: 50 },
    { supplier: 2, category: 31, leadDays: 45, sdDays: 4 },
    { supplier: 2, sku: 7, leadDays: 35 },
    { supplier: 9, sku: 7, leadDays: 1 },
  ];

  it('[B16] is that of the supplier for the SKU, its categories upwards, anything; else the one of the SKU', () => {
    const without = (...leadDays: readonly number[]) =>
      purchaseLead(
        times.filter(row => !leadDays.includes(row.leadDays)),
        asked,
      );
    expect(without()).toEqual({ days: 35, sd: 0, source: 'purchaseTime' });
    expect(without(35)).toEqual({ days: 45, sd: 4, source: 'purchaseTime' });
    expect(without(35, 45)).toMatchObject({ days: 50 });
    expect(without(35, 45, 50)).toMatchObject({ days: 60 });
    expect(without(35, 45, 50, 60)).toEqual({ days: 40, sd: 0, source: 'sku' });
    expect(purchaseLead([], { ...asked, leadDays: undefined })).toBeUndefined();
  });

  it('[B16] of other SKUs and categories of the supplier never counts', () => {
    const others = [
      { supplier: 2, sku: 8, leadDays: 1 },
      { supplier: 2, category: 9, leadDays: 2 },
      { supplier: 2, category: 31, sku: 8, leadDays: 3 },
    ];
    expect(purchaseLead(others, asked)).toEqual({ days: 40, sd: 0, source: 'sku' });
  });

  it('[B16] does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...times]), rows => {
        expect(purchaseLead(rows, asked)).toEqual(purchaseLead(rows.toReversed(), asked));
      }),
    );
  });
});
