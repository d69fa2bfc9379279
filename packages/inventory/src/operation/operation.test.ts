import { add, compareDecimals, type Decimal, type LocalDate, multiply, round, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPosting } from '../stock/plan-posting.ts';
import type { StockView } from '../stock/posting.ts';
import { stockStatuses } from '../stock/stock-status.ts';
import { conversionKinds, conversionRefusals, draftRefusals, holdReason, isKit, needsApproval, releasesHold } from './conversion.ts';
import { atLastCost, incomingCost } from './incoming-cost.ts';
import { dayOfBusiness } from './day-of-business.ts';
import { assembly, disassembly } from './kit.ts';
import { operationRow } from './operation-row.ts';
import { outgoingRefusals } from './outgoing.ts';
import { outBizType, outReasons, outTypeOfReason } from './reasons.ts';
import { needsSecondLevel, scrapPhotos, scrapRefusals } from './scrap.ts';
import { refuseShortReason } from './short-reason.ts';

const number = (value: number | string) => String(value) as Decimal;
const codes = (refusals: readonly { readonly code: string; readonly field?: string }[]) =>
  refusals.map(({ code, field }) => [code, field].filter(Boolean).join(' '));

describe('a reason', () => {
  it('[OP10] has five characters or more, blanks around it not counted', () => {
    expect(refuseShortReason('  four ', 'reason')).toMatchObject({ code: 'REASON_SHORT', field: 'reason' });
    expect(refuseShortReason(undefined, 'why')?.field).toBe('why');
    expect(refuseShortReason(' 12345', 'reason')).toBeUndefined();
  });
});

describe('the cost of what comes in', () => {
  it('[OP2] found 5 pcs with last cost 53.0643 → 265.3215; given costs come first; without any it is unknown', () => {
    expect(incomingCost({ qty: 5 }, number('53.0643'))).toEqual({ value: '265.3215', source: 'last_cost' });
    expect(incomingCost({ qty: 5, unitCost: number('10') }, number('53.0643'))).toEqual({ value: '50', source: 'manual' });
    expect(incomingCost({ qty: 5 })).toEqual({ value: '0', source: 'unknown' });
    expect([atLastCost(5, number('53.0643')), atLastCost(5, undefined)].map(({ value }) => value)).toEqual(['265.3215', '0']);
  });

  it('[OP2] never has more than four digits, and is never below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.option(fc.integer({ min: 0, max: 9_999_999 })),
        fc.integer({ min: 0, max: 9_999_999 }),
        (qty, stated, last) => {
          const four = (value: number) => multiply(number(value), number('0.0001'));
          const { value } = incomingCost({ qty, ...(stated === null ? {} : { unitCost: four(stated) }) }, four(last));
          expect([round(value, 4), compareDecimals(value, number(0)) >= 0]).toEqual([value, true]);
        },
      ),
    );
  });
});

describe('what leaves', () => {
  const at = { warehouse: 1, bin: 1, sku: 1 };
  const stock = (have: number, free: number) => ({ balance: () => have, free: () => free });

  it('[OP3] damaged 6, scrap 7 → NEGATIVE_STOCK have 6 need 7', () => {
    expect(outgoingRefusals([{ ...at, status: 'damaged', qty: 7 }], stock(6, 0))).toMatchObject([
      { code: 'NEGATIVE_STOCK', field: 'lines.0.qty', have: 6, need: 7 },
    ]);
    expect(outgoingRefusals([{ ...at, status: 'damaged', qty: 6 }], stock(6, 0))).toEqual([]);
  });

  it('[OP3] available pieces that are reserved stay; lines from one bin and of one SKU count together', () => {
    const line = (bin: number, qty: number) => ({ ...at, bin, status: 'available' as const, qty });
    expect(outgoingRefusals([line(1, 4)], stock(10, 3))).toMatchObject([{ code: 'ATP_SHORT', most: 3 }]);
    expect(codes(outgoingRefusals([line(1, 2), line(2, 2)], stock(10, 3)))).toEqual(['ATP_SHORT lines.1.qty']);
    expect(codes(outgoingRefusals([line(1, 6), line(1, 6)], stock(10, 99)))).toEqual(['NEGATIVE_STOCK lines.1.qty']);
  });

  it('[OP3] is refused exactly where some sum goes beyond what is there or free', () => {
    const line = fc.record({
      warehouse: fc.constant(1),
      bin: fc.integer({ min: 1, max: 2 }),
      sku: fc.constant(1),
      status: fc.constantFrom('available' as const, 'damaged' as const),
      qty: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.nat(9), fc.nat(9), (lines, have, free) => {
        const bins = [...Map.groupBy(lines, ({ bin, status }) => `${bin} ${status}`).values()];
        const total = (of: typeof lines) => of.reduce((all, { qty }) => all + qty, 0);
        const fits = bins.every(of => total(of) <= have) && total(lines.filter(({ status }) => status === 'available')) <= free;
        expect(outgoingRefusals(lines, stock(have, free)).length === 0).toBe(fits);
      }),
    );
  });

  it('[OP4] scrap is damaged, has a photo, and above 5,000 CNY asks for the second level', () => {
    const scrap = { reason: 'scrap', lines: [{ stockStatus: 'damaged' }, { stockStatus: 'available' }] };
    expect(codes(scrapRefusals(scrap))).toEqual(['SCRAP_DAMAGED lines.1.stockStatus']);
    expect(scrapRefusals({ ...scrap, reason: 'sample' })).toEqual([]);
    expect([
      codes(scrapPhotos({ reason: 'scrap' })),
      scrapPhotos({ reason: 'scrap', photos: [{}] }),
      scrapPhotos({ reason: 'lost' }),
    ]).toEqual([['SCRAP_PHOTOS photos'], [], []]);
    expect([needsSecondLevel(number('5000')), needsSecondLevel(number('5000.0001'))]).toEqual([false, true]);
  });

  it('[OP5] is scrapped as scrap and leaves as other out for every other reason', () => {
    expect(outReasons.map(reason => [outTypeOfReason({ reason })['outType'], outBizType(reason)])).toEqual([
      ['sample', 'other_out'],
      ['scrap', 'scrap_out'],
      ['other', 'other_out'],
      ['other', 'other_out'],
      ['other', 'other_out'],
    ]);
  });

  it('[OP6] a bin of a file has its warehouse from the other column', () => {
    expect(operationRow({ warehouse: 'us-w', 'lines.bin': 'p-01' }).cells['lines.bin']).toBe('US-W/P-01');
    expect(operationRow({ warehouse: 'US-W', 'lines.bin': 'US-W/P-01' }).cells['lines.bin']).toBe('US-W/P-01');
  });
});

describe('a conversion', () => {
  const kinds = fc.record({
    kind: fc.constantFrom(...conversionKinds),
    stockStatus: fc.constantFrom(...stockStatuses),
    toStatus: fc.constantFrom(...stockStatuses),
  });

  it('[OP7] says what its kind needs, and changes something', () => {
    expect(codes(conversionRefusals({ kind: 'status', bin: 1, stockStatus: 'available', toStatus: 'available' }))).toEqual([
      'SAME toStatus',
    ]);
    expect(codes(conversionRefusals({ kind: 'status' }))).toEqual(['REQUIRED bin', 'REQUIRED stockStatus', 'REQUIRED toStatus']);
    expect(codes(conversionRefusals({ kind: 'bin', bin: 1, toBin: 1, stockStatus: 'available', toStatus: 'damaged' }))).toEqual([
      'SAME toBin',
      'KIND toStatus',
    ]);
    expect(codes(conversionRefusals({ kind: 'assemble', stockStatus: 'damaged' }))).toEqual(['REQUIRED toBin', 'KIND stockStatus']);
    expect(conversionRefusals({ kind: 'disassemble', bin: 1 })).toEqual([]);
  });

  it('[OP8] waits for approval where damage or a kit is concerned, and nowhere else', () => {
    expect(codes(draftRefusals({ state: 'draft', kind: 'assemble' }))).toEqual(['NEEDS_APPROVAL']);
    expect(draftRefusals({ state: 'approved', kind: 'assemble' })).toEqual([]);
    fc.assert(
      fc.property(kinds, record => {
        const expected = isKit(record.kind) || (record.kind === 'status' && [record.stockStatus, record.toStatus].includes('damaged'));
        expect(needsApproval(record)).toBe(expected);
        expect(draftRefusals({ ...record, state: 'draft' }).length === 0).toBe(!expected);
        if (record.kind === 'bin') expect(needsApproval(record)).toBe(false);
      }),
    );
  });

  it('[OP8] releases held pieces only with a reason', () => {
    const held = { kind: 'status', stockStatus: 'qc_hold' };
    expect([releasesHold(held), releasesHold({ ...held, kind: 'bin' })]).toEqual([true, false]);
    expect([codes(holdReason({ ...held, reason: ' ok ' })), holdReason({ ...held, reason: '复检合格' + '放行' })]).toEqual([
      ['REASON_SHORT reason'],
      [],
    ]);
  });
});

describe('kits', () => {
  const view = (layers: Readonly<Record<number, readonly [qty: number, value: string]>>): StockView => ({
    balance: ({ sku }) => layers[sku]?.[0] ?? 0,
    layers: (_, sku) =>
      layers[sku]
        ? [
            {
              id: sku,
              layerNo: `L${sku}`,
              receivedAt: '2026-05-01',
              originReceivedAt: '2026-05-01',
              qty: layers[sku][0],
              value: number(layers[sku][1]),
            },
          ]
        : [],
    available: (_, sku) => layers[sku]?.[0] ?? 0,
    unallocated: () => 0,
    isLocked: () => false,
    today: () => '2026-05-20' as ReturnType<StockView['today']>,
    openFrom: '2026-05-01' as StockView['openFrom'],
  });
  const shares = (costs: readonly Decimal[], value = '100.0000') => {
    const parts = costs.map((standardCost, at) => ({ sku: at + 1, bin: 1, qty: 1, standardCost }));
    const planned = planPosting(disassembly({ warehouse: 1, sku: 9, bin: 1, qty: 1 }, parts), view({ 9: [1, value] }));
    return planned.ok ? planned.value.newLayers.map(layer => layer.value) : planned.refusal.code;
  };

  it('[OP9] 1 kit worth 100.0000 by 30/30/40 → 30, 30, 40; by equal thirds → 33.3334, 33.3333, 33.3333', () => {
    expect(shares([number(30), number(30), number(40)])).toEqual(['30', '30', '40']);
    expect(shares([number(1), number(1), number(1)])).toEqual(['33.3334', '33.3333', '33.3333']);
  });

  it('[OP9] taken apart they lose nothing of their value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 99_999_999 }),
        (costs, value) => {
          const worth = multiply(number(value), number('0.0001'));
          const got = shares(costs.map(number), worth);
          expect(typeof got === 'string' ? got : sum(got)).toBe(worth);
        },
      ),
    );
  });

  it('[OP9] made of components they are worth as much as these were', () => {
    const planned = planPosting(
      assembly({ warehouse: 1, sku: 9, bin: 2, qty: 2 }, [
        { sku: 1, bin: 1, qty: 4 },
        { sku: 2, bin: 1, qty: 2 },
      ]),
      view({ 1: [8, '80.0004'], 2: [3, '10'] }),
    );
    expect(planned.ok && planned.value.newLayers).toMatchObject([{ sku: 9, qty: 2, value: add(number('40.0002'), number('6.6667')) }]);
  });
});

it('[OP11] a document is written for today or before, not for a day to come', () => {
  const [today, tomorrow] = ['2026-05-20', '2026-05-21'] as readonly LocalDate[] as [LocalDate, LocalDate];
  expect([dayOfBusiness({}, { today }), dayOfBusiness({ bizDate: today }, { today })]).toEqual([[], []]);
  expect(dayOfBusiness({ bizDate: tomorrow }, { today })).toMatchObject([{ code: 'FUTURE_DAY', field: 'bizDate' }]);
});
