import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differsFromPlan, type LoadedLine, loadedPieces, loadedRefusals } from './loaded-pieces.ts';
import { cartonsToCheck, drawnCartons, labelsToScan, loadingViews } from './loading-plan.ts';
import { loadingVerdict, recordedRefusals } from './loading-verdict.ts';
import { changedBatchRefusals, leavingRefusals, releasedRefusals } from './released-lines.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const states = ['requested', 'scheduled', 'sampling', 'judging', 'accepted', 'rejected', 'closed'] as const;

it('[Q37] a line without accepted, conceded or waived pieces is not loaded', () => {
  expect(releasedRefusals([{ orderLine: 1, qty: 500, released: 500 }])).toEqual([]);
  expect(
    releasedRefusals([
      { orderLine: 1, qty: 500, released: 500 },
      { orderLine: 2, qty: 100, released: 99 },
    ]),
  ).toMatchObject([{ code: 'NOT_RELEASED', message: { zh: '未放行批次：第2行须先通过出货检验' } }]);
  fc.assert(
    fc.property(fc.array(fc.record({ orderLine: fc.nat(9), qty: fc.nat(99), released: fc.nat(99) })), lines => {
      expect(releasedRefusals(lines).length > 0).toBe(lines.some(({ qty, released }) => qty > released));
    }),
  );
});

it('[Q37a] a batch that is inspected as it is loaded leaves once loading is allowed', () => {
  expect([leavingRefusals({ isPlanned: false }), codes(leavingRefusals({ isPlanned: true }))]).toEqual([[], ['LOAD_NOT_ALLOWED']]);
  for (const isPlanned of [true, false])
    for (const state of states)
      expect(leavingRefusals({ isPlanned, check: { checkNo: 'FL1', state } }).length).toBe(state === 'closed' ? 0 : 1);
});

it('[Q37b] a batch is not changed while it is loaded, and then to what was loaded alone', () => {
  const of = (state: (typeof states)[number], isAsLoaded = false) => codes(changedBatchRefusals({ checkNo: 'FL1', state }, isAsLoaded));
  expect([of('scheduled'), of('sampling', true), of('judging'), of('accepted'), of('closed'), of('closed', true), of('rejected')]).toEqual([
    [],
    ['LOADING'],
    ['LOADING'],
    ['LOADED'],
    ['LOADED'],
    [],
    [],
  ]);
  expect(changedBatchRefusals(undefined, false)).toEqual([]);
});

it('[Q38] of 50 cartons 8 are opened and scanned, of a mixed container all are scanned', () => {
  expect([cartonsToCheck(50), labelsToScan(50, false), labelsToScan(50, true), drawnCartons(50, 7).length]).toEqual([8, 8, 50, 8]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 9999 }), (cartons, seed) => {
      const drawn = drawnCartons(cartons, seed);
      expect([new Set(drawn).size, drawnCartons(cartons, seed)]).toEqual([cartonsToCheck(cartons), drawn]);
      expect(drawn.every(carton => carton >= 1 && carton <= cartons)).toBe(true);
      expect(labelsToScan(cartons, false)).toBeLessThanOrEqual(labelsToScan(cartons, true));
    }),
  );
});

it('[Q38] one wrong label rejects, and nothing is accepted before all is opened, scanned and photographed', () => {
  expect([
    loadingVerdict({ labelsFailed: 1, defects: [] }),
    loadingVerdict({ labelsFailed: 0, defects: ['minor'] }),
    loadingVerdict({ labelsFailed: 0, defects: ['minor', 'major'] }),
  ]).toEqual(['reject', 'accept', 'reject']);
  const whole = { labelsFailed: 0, defects: [], cartonsToOpen: 8, cartonsOpened: 8, labelsNeeded: 8, labelsOk: 8, photos: loadingViews };
  expect(recordedRefusals(whole)).toEqual([]);
  expect(recordedRefusals({ ...whole, cartonsOpened: 7, labelsOk: 6, photos: ['empty', 'half'] })).toMatchObject([
    { code: 'CARTONS_LEFT', message: { en: '1 more carton to open' } },
    { code: 'LABELS_LEFT', message: { en: '2 more carton labels to scan' } },
    { code: 'NO_PHOTO', field: 'photoFull', message: { zh: '缺照片：满柜、封柜', en: 'Photos missing: full, sealed' } },
  ]);
  expect(recordedRefusals({ ...whole, cartonsOpened: 0, photos: [], labelsFailed: 1 })).toEqual([]);
});

it('[Q39] two of 50 cartons of 24 that stay behind are 48 pieces fewer, and somebody says why', () => {
  const line = { qty: 1200, plannedCartons: 50, loadedCartons: 48, cartonQty: 24 };
  expect([loadedPieces(line), loadedPieces({ ...line, loadedCartons: 51 }), loadedPieces({ ...line, loadedCartons: 0 })]).toEqual([
    1152, 1224, 0,
  ]);
  expect([codes(loadedRefusals([line], '  ')), codes(loadedRefusals([line], 'Two cartons wet')), codes(loadedRefusals([], ''))]).toEqual([
    ['NO_REASON'],
    [],
    ['NOTHING_LOADED'],
  ]);
});

it('[Q39] what was loaded as planned is what was planned, and more cartons are never fewer pieces', () => {
  const lines: fc.Arbitrary<LoadedLine> = fc
    .record({ cartonQty: fc.integer({ min: 1, max: 200 }), plannedCartons: fc.integer({ min: 1, max: 500 }), loadedCartons: fc.nat(500) })
    .chain(line => fc.nat(line.cartonQty - 1).map(short => ({ ...line, qty: line.cartonQty * line.plannedCartons - short })));
  fc.assert(
    fc.property(lines, line => {
      expect(loadedPieces({ ...line, loadedCartons: line.plannedCartons })).toBe(line.qty);
      expect(loadedPieces({ ...line, loadedCartons: line.loadedCartons + 1 })).toBeGreaterThanOrEqual(loadedPieces(line));
      expect(differsFromPlan([line])).toBe(line.plannedCartons !== line.loadedCartons);
    }),
  );
});
