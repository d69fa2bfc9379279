import { compareDecimals, type Decimal, type LocalDate, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOf, lineResult } from './cover.ts';
import { type Destination, distribute, needOf } from './distribute.ts';
import { containers, type Container, loadFit } from './load-fit.ts';
import { checkPlanDays } from './plan-days.ts';
import { freeOf, pickSupply, type SupplySource } from './pick-supply.ts';
import { changeExplained, withinSupply } from './within-supply.ts';

const amount = (text: string) => text as Decimal;
const place = (key: string, daily: string, have: number, priority = 1): Destination => ({ key, daily: amount(daily), have, priority });
const given = (supply: number, cartonQty: number, places: readonly Destination[], horizon: number) => {
  const reply = distribute(supply, cartonQty, places, horizon);
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
};

describe('what stands ready is distributed', () => {
  const places = [place('US-W', '10', 100, 1), place('DE-N', '4', 80, 2), place('UK-M', '2', 20, 3)];

  it('[DL1, DL4] 10 cartons × 20 over US-W 10/day have 100, DE-N 4/day have 80, UK-M 2/day have 20, horizon 45 → need 350/100/70, cartons 7/1/2, cover after 24.0/25.0/30.0 d', () => {
    expect(places.map(each => needOf(each, 45))).toEqual([350, 100, 70]);
    const cartons = given(10, 20, places, 45);
    expect([...cartons.values()]).toEqual([7, 1, 2]);
    expect(places.map(({ key, have, daily }) => coverOf(have + cartons.get(key)! * 20, daily))).toEqual(['24', '25', '30']);
  });

  it('[DL1] fractions of a piece are kept to the last step; who sells nothing needs nothing; an empty carton is refused', () => {
    expect(needOf({ daily: amount('0.333'), have: 10 }, 45)).toBe(5);
    expect(needOf({ daily: amount('0'), have: 0 }, 45)).toBe(0);
    expect([...given(5, 1, [place('A', '0', 0)], 45).values()]).toEqual([0]);
    expect(distribute(5, 0, places, 45)).toMatchObject({ ok: false, refusal: { code: 'CARTON_QTY' } });
  });

  it('[DL1] two that are covered alike go by priority, then by code', () => {
    expect([...given(1, 1, [place('B', '1', 0), place('A', '1', 0)], 9)]).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(given(1, 1, [place('B', '1', 0, 1), place('A', '1', 0, 2)], 9).get('B')).toBe(1);
  });

  const anyPlaces = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      priority: fc.integer({ min: 1, max: 3 }),
      daily: fc.integer({ min: 0, max: 20_000 }).map(thousandths => amount((thousandths / 1000).toFixed(3))),
      have: fc.integer({ min: 0, max: 300 }),
    }),
    { selector: ({ key }) => key, minLength: 1 },
  );
  const anyCase = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 40 }), anyPlaces, fc.integer({ min: 14, max: 180 }));

  it('[DL1] never more than there is, nobody gets a carton more than it needs, and one carton more lowers nobody’s share', () => {
    fc.assert(
      fc.property(anyCase, ([supply, cartonQty, all, horizon]) => {
        const cartons = given(supply, cartonQty, all, horizon);
        const more = given(supply + 1, cartonQty, all, horizon);
        expect([...cartons.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(supply);
        for (const each of all) {
          expect(cartons.get(each.key)! * cartonQty).toBeLessThan(needOf(each, horizon) + cartonQty);
          expect(more.get(each.key)!).toBeGreaterThanOrEqual(cartons.get(each.key)!);
        }
      }),
    );
  });

  it('[DL1] nobody got a last carton while another one that still needs some was covered less', () => {
    fc.assert(
      fc.property(anyCase, ([supply, cartonQty, all, horizon]) => {
        const cartons = given(supply, cartonQty, all, horizon);
        const held = ({ key, have }: Destination, less = 0) => String(have + (cartons.get(key)! - less) * cartonQty) as Decimal;
        const lacking = all.filter(each => cartons.get(each.key)! * cartonQty < needOf(each, horizon));
        for (const one of all.filter(each => cartons.get(each.key)! > 0))
          for (const other of lacking)
            expect(compareDecimals(multiply(held(one, 1), other.daily), multiply(held(other), one.daily))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what a line is filled from', () => {
  const source = (no: string, day: string, passedQty: number | undefined, shippedQty = 0): SupplySource => ({
    kind: 'qc_passed',
    no,
    readyOn: day as LocalDate,
    shippedQty,
    ...(passedQty === undefined ? {} : { passedQty }),
  });

  it('[DL2] the oldest first, then by number, never more than is free; what was not inspected is no source', () => {
    const sources = [
      source('PO3', '2026-05-02', 50),
      source('PO2', '2026-05-01', 40, 10),
      source('PO1', '2026-05-02', 10),
      source('PO4', '2026-04-01', undefined),
    ];
    const { taken, short, refused } = pickSupply(60, sources);
    expect([taken.map(({ no, qty }) => [no, qty]), short]).toEqual([
      [
        ['PO2', 30],
        ['PO1', 10],
        ['PO3', 20],
      ],
      0,
    ]);
    expect(refused.map(({ no, refusal }) => [no, refusal.code])).toEqual([['PO4', 'QC_NOT_PASSED']]);
  });

  it('[DL2] takes what is asked for or all there is, of no source more than its free pieces', () => {
    const any = fc.array(fc.tuple(fc.option(fc.nat(50), { nil: undefined }), fc.nat(60), fc.nat(3)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(200), any, (qty, drawn) => {
        const sources = drawn.map(([passed, shipped, day], at) => source(`PO${at}`, `2026-05-0${day + 1}`, passed, shipped));
        const { taken, short } = pickSupply(qty, sources);
        const sum = taken.reduce((total, each) => total + each.qty, 0);
        expect(sum + short).toBe(qty);
        for (const { no, qty: part } of taken) expect(part).toBeLessThanOrEqual(freeOf(sources.find(each => each.no === no)!));
        if (short > 0) expect(sum).toBe(sources.reduce((total, each) => total + (each.passedQty === undefined ? 0 : freeOf(each)), 0));
      }),
    );
  });
});

describe('how full a container is', () => {
  const line = (cartons: number, cbm: string, kg: string) => ({ cartons, cartonCbm: amount(cbm), cartonKg: amount(kg) });

  it('[DL3] 52.500 m³ and 13,500 kg in a 40HQ are 77.21 % by volume and 51.92 % by weight: 77.21 % full', () => {
    expect(loadFit([line(1000, '0.0525', '13.5')], '40HQ')).toEqual({
      cbm: '52.5',
      kg: '13500',
      byVolume: '77.21',
      byWeight: '51.92',
      fill: '77.21',
    });
  });

  it('[DL3] over 100 % by either is refused, exactly 100 % is not', () => {
    expect(loadFit([line(1, '28', '100')], '20GP').refusal).toBeUndefined();
    expect(loadFit([line(1, '28.0001', '100')], '20GP').refusal?.code).toBe('OVER_CAPACITY');
    expect(loadFit([line(100, '0.1', '260.01')], '40GP').refusal?.code).toBe('OVER_CAPACITY');
  });

  it('[DL3] one carton more never makes it emptier', () => {
    const equipment = fc.constantFrom(...(Object.keys(containers) as Container[]));
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 999 }), equipment, (cartons, thousandths, container) => {
        const fit = (count: number) => loadFit([line(count, `0.${String(thousandths).padStart(3, '0')}`, '8.25')], container);
        expect(compareDecimals(fit(cartons + 1).fill, fit(cartons).fill)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a line of a plan', () => {
  it('[DL4] is full, partial, none or a person’s', () => {
    const line = { need: 100, qty: 100, cartons: 5, suggested: 5 };
    expect([line, { ...line, qty: 60 }, { ...line, qty: 0 }, { ...line, suggested: 4 }].map(lineResult)).toEqual([
      'full',
      'partial',
      'none',
      'manual',
    ]);
    expect(lineResult({ need: 0, qty: 0, cartons: 0 })).toBe('manual');
    expect(coverOf(10, amount('0'))).toBeUndefined();
  });

  it('[DL5] raising DE-N from 1 to 2 without freeing another carton exceeds supply by 20', () => {
    const cartons = (counts: readonly number[]) => counts.map(each => ({ cartons: each, cartonQty: 20 }));
    expect(withinSupply(200, cartons([7, 1, 2]))).toBeUndefined();
    expect(withinSupply(200, cartons([7, 2, 2]))?.message.en).toBe('Exceeds supply by 20');
  });

  it('[DL6] that departs from its suggestion says why', () => {
    expect([changeExplained(2, 2, undefined), changeExplained(2, undefined, undefined), changeExplained(3, 2, '补货')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(changeExplained(3, 2, ' x ')?.code).toBe('REASON');
  });

  it('[DL7] ships in its week or later, arrives behind that, and cuts its supply off before', () => {
    const fields = (values: object) =>
      checkPlanDays({ departWeek: '2026-W22', supplyCutAt: '2026-05-27T10:00:00.000Z', ...values }).map(({ field }) => field);
    expect(fields({})).toEqual([]);
    expect(fields({ shipDate: '2026-05-24' })).toEqual(['shipDate', 'supplyCutAt']);
    expect(fields({ shipDate: '2026-05-29', etaDate: '2026-05-28' })).toEqual(['etaDate']);
    expect(fields({ supplyCutAt: '2026-06-01T00:00:00.000Z' })).toEqual(['supplyCutAt']);
  });
});
