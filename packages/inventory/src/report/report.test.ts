import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StockBizType, stockBizTypes } from '../stock/biz-types.ts';
import { reassign } from '../stock/reassign.ts';
import { abcClass } from './abc-class.ts';
import { type FlowedStock, inOutBalance, turnoverDays } from './in-out-balance.ts';
import { ownStock, planningStock } from './planning-stock.ts';
import { median, nearestRank } from './ranks.ts';
import { ageBandOf, provisionOf, slowMoving } from './slow-moving.ts';
import { flowOf, inFlows, outFlows, type StockFlow } from './stock-flow.ts';

const d = (value: string) => value as Decimal;
const flows = [...inFlows, ...outFlows, 'internal', 'revalued'] as const;
const moved = fc.array(
  fc.record({
    flow: fc.constantFrom<StockFlow>(...flows.filter(flow => flow !== 'internal')),
    qty: fc.integer({ min: -500, max: 500 }),
    value: fc.integer({ min: -500_000, max: 500_000 }).map(value => d(String(value))),
  }),
  { maxLength: 30 },
);
const opening = { qty: 320, value: d('12480.5') };

describe('[R13] in, out and balance', () => {
  it('accept: 320 + 500 + 12 + 40 (ins) − 3 loss − 410 sale − 60 fba − 25 transfer − 2 scrap = 372; value 12,480.50 + 26,150.00 − 21,733.27 = 16,897.23', () => {
    const of = (flow: StockFlow, qty: number, value: string): FlowedStock => ({ flow, qty, value: d(value) });
    const { closing, ins, outs, columns } = inOutBalance(opening, [
      of('purchase', 500, '24000'),
      of('return_in', 12, '550'),
      of('transfer_in', 40, '1600'),
      of('loss', -3, '-130'),
      of('sale', -410, '-17800'),
      of('fba', -60, '-2600'),
      of('transfer_out', -25, '-1113.27'),
      of('other_out', -2, '-90'),
    ]);
    expect(closing).toEqual({ qty: 372, value: '16897.23' });
    expect(ins).toEqual({ qty: 552, value: '26150' });
    expect(outs).toEqual({ qty: 500, value: '21733.27' });
    expect(columns.sale).toEqual({ qty: 410, value: '17800' });
  });

  it('opening and ins less outs are the closing, and the closing of a period opens the next', () => {
    fc.assert(
      fc.property(moved, moved, (one, two) => {
        const first = inOutBalance(opening, one);
        const both = inOutBalance(opening, [...one, ...two]);
        expect(inOutBalance(first.closing, two).closing).toEqual(both.closing);
        expect(first.closing.qty).toBe(opening.qty + first.ins.qty - first.outs.qty);
      }),
    );
  });

  it('knows a column for every kind of posting, whichever its sign', () => {
    for (const kind of Object.keys(stockBizTypes).filter(kind => kind !== 'reversal'))
      for (const adds of [true, false]) expect(flows).toContain(flowOf(kind as Exclude<StockBizType, 'reversal'>, adds));
    expect([flowOf('transfer_ship', false), flowOf('transfer_ship', true), flowOf('fba_ship', false)]).toEqual([
      'transfer_out',
      'transfer_in',
      'fba',
    ]);
  });

  it('calculates how long stock lasts', () => {
    expect(turnoverDays(300, 100, 600, 30)).toBe(10);
    expect(turnoverDays(300, 300, 0, 30)).toBeUndefined();
  });
});

describe('[R14] slow-moving stock', () => {
  it('accept: available 420, out90 64, in-stock days 80 → 0.8 a day, cover 525 d → slow', () => {
    const stock = { available: 420, out90: 64, out180: 100, inStockDays: 80, oldestAge: 200 };
    expect(slowMoving(stock)).toEqual({ dailyOut: '0.8', cover: '525', class: 'slow' });
  });

  it('accept: 120 pcs aged 300 d at 52.10 with 20 % → provision 1,250.40', () => {
    expect(provisionOf([{ age: 300, value: d('6252') }], { '271–365': d('20') })).toBe('1250.4');
  });

  it('bands end with their last day', () => {
    expect([0, 30, 31, 60, 61, 90, 91, 180, 181, 270, 271, 365, 366].map(ageBandOf)).toEqual([
      '0–30',
      '0–30',
      '31–60',
      '31–60',
      '61–90',
      '61–90',
      '91–180',
      '91–180',
      '181–270',
      '181–270',
      '271–365',
      '271–365',
      '>365',
    ]);
  });

  it('is dead only when nothing left in 180 days and the oldest are older; 120 and 180 days of cover still lie in the better class', () => {
    const base = { available: 120, out90: 90, out180: 90, inStockDays: 90, oldestAge: 400 };
    expect(slowMoving(base).class).toBe('normal');
    expect(slowMoving({ ...base, available: 121 }).class).toBe('over');
    expect(slowMoving({ ...base, available: 180 }).class).toBe('over');
    expect(slowMoving({ ...base, available: 181 }).class).toBe('slow');
    expect(slowMoving({ ...base, out90: 0, out180: 0, oldestAge: 181 }).class).toBe('dead');
    expect(slowMoving({ ...base, out90: 0, out180: 0, oldestAge: 20 }).class).toBe('normal');
    expect(slowMoving({ ...base, out90: 0, out180: 0, oldestAge: 120 })).toEqual({ dailyOut: '0', cover: undefined, class: 'slow' });
  });
});

describe('[R19] ABC classes', () => {
  it('80 % of the lines are A, 95 % B, the rest C', () => {
    const classes = abcClass([
      { sku: 1, lines: 50 },
      { sku: 2, lines: 30 },
      { sku: 3, lines: 15 },
      { sku: 4, lines: 5 },
      { sku: 5, lines: 0 },
    ]);
    expect([1, 2, 3, 4, 5].map(sku => classes.get(sku))).toEqual(['A', 'A', 'B', 'C', 'C']);
  });

  it('the class is that in which a share begins: what sells most is A, however much it is', () => {
    const of = (...lines: readonly number[]) => [...abcClass(lines.map((count, sku) => ({ sku, lines: count }))).values()];
    expect(of(90, 10)).toEqual(['A', 'B']);
    expect(of(96, 4)).toEqual(['A', 'C']);
    expect(of(79, 2, 14, 5)).toEqual(['A', 'A', 'B', 'C']);
    expect(of(7)).toEqual(['A']);
  });

  it('A before B before C by lines', () => {
    const skus = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }).map(all => all.map((lines, sku) => ({ sku, lines })));
    fc.assert(
      fc.property(skus, all => {
        const classes = abcClass(all);
        const ordered = all.toSorted((one, other) => other.lines - one.lines || one.sku - other.sku).map(({ sku }) => classes.get(sku)!);
        expect(ordered).toEqual(ordered.toSorted());
        for (const { sku, lines } of all) if (lines === 0) expect(classes.get(sku)).toBe('C');
      }),
    );
  });
});

describe('[R20] stock for plans', () => {
  const pieces = fc.integer({ min: 0, max: 50 });
  it('adds up to the balances, whatever the documents say', () => {
    const under = fc.array(fc.record({ qty: pieces, shipmentNo: fc.constantFrom('A', 'B') }), { maxLength: 5 });
    const balances = fc.record({ available: pieces, reserved: pieces, qc_hold: pieces, damaged: pieces, in_transit: pieces });
    fc.assert(
      fc.property(balances, under, (held, bringing) => {
        const all = held.available + held.reserved + held.qc_hold + held.damaged + held.in_transit;
        expect(ownStock(planningStock(held, bringing, [{ qty: 7, source: 'RC1' }]))).toBe(all);
      }),
    );
  });
});

describe('ranks', () => {
  it('accept: 8 receipts with dock-to-stock 2,3,3,4,5,8,20,30 h → median 4.5, p90 (nearest rank) 30', () => {
    const hours = [20, 3, 2, 8, 3, 30, 5, 4];
    expect([median(hours), nearestRank(hours, 90)]).toEqual([4.5, 30]);
    expect([median([]), nearestRank([], 90)]).toEqual([undefined, undefined]);
  });
});

describe('[M6] reassigning', () => {
  it('accept: available 20, open 15+10: reassign gives the priority-1 order its 15, the other keeps 5 and 5 go back to short', () => {
    const since = '2026-05-20T08:00:00.000Z';
    const one = { reservationNo: 'RS1', open: 10, priority: 5, since };
    const two = { reservationNo: 'RS2', open: 15, priority: 1, since };
    expect(reassign(20, [one, two])).toEqual([
      { reservationNo: 'RS2', kept: 15, freed: 0 },
      { reservationNo: 'RS1', kept: 5, freed: 5 },
    ]);
  });

  it('never keeps more than there is or was reserved, and frees no more than it must', () => {
    const reservation = fc.record({ open: fc.integer({ min: 1, max: 30 }), priority: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.array(reservation, { maxLength: 8 }), (available, given) => {
        const reservations = given.map((one, at) => ({ ...one, reservationNo: `RS${at}`, since: '2026-05-20T08:00:00.000Z' }));
        const kept = reassign(available, reservations).reduce((sum, one) => sum + one.kept, 0);
        expect(kept).toBe(
          Math.min(
            available,
            given.reduce((sum, { open }) => sum + open, 0),
          ),
        );
      }),
    );
  });
});
