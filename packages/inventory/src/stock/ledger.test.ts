import { type Decimal, decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerSteps, memoryLedger, type StepPlaces, stepTaker, valueOf } from '../testing.ts';
import { stockStatuses } from './stock-status.ts';
import type { StockKey } from './stock-key.ts';
import type { PostingRequest, StockWorld } from './stock-ledger.ts';

const today = '2026-05-20' as LocalDate;
const places: StepPlaces = {
  warehouses: [
    { id: 1, bins: [11, 12], transit: 19 },
    { id: 2, bins: [21, 22], transit: 29 },
  ],
  skus: [101, 102],
  today,
};
let minute = 0;
const world: StockWorld & { locked: Set<number> } = {
  today: () => today,
  openFrom: '2026-05-01' as LocalDate,
  locked: new Set(),
  isLocked: bin => world.locked.has(bin),
  now: () => new Date(Date.UTC(2026, 4, 20, 9, (minute += 1))).toISOString(),
};
const key = (more: Partial<StockKey> = {}): StockKey => ({ warehouse: 1, bin: 11, sku: 101, status: 'available', ...more });
const amount = (text: string): Decimal => {
  const written = decimal(text);
  if (!written.ok) throw new Error(text);
  return written.value;
};
let count = 0;
const request = (part: Pick<PostingRequest, 'bizType' | 'changes'> & Partial<PostingRequest>): PostingRequest => ({
  idemKey: `test:${(count += 1)}`,
  docType: 'test',
  docNo: 'T1',
  ...part,
});
const incoming = (qty: number, value: string, more: Partial<StockKey> = {}): PostingRequest =>
  request({
    bizType: 'purchase_in',
    changes: [{ ...key(more), qty }],
    incoming: [{ warehouse: key(more).warehouse, sku: key(more).sku, qty, cost: { value: amount(value), source: 'po_price' } }],
  });

let ledger = memoryLedger(world);
beforeEach(() => {
  ledger = memoryLedger(world);
  world.locked.clear();
});
const posted = async (asked: PostingRequest) => {
  const reply = await ledger.post(asked);
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
};
const everyKey = places.warehouses.flatMap(({ id, bins, transit }) =>
  [...bins, transit].flatMap(bin => places.skus.flatMap(sku => stockStatuses.map(status => ({ warehouse: id, bin, sku, status })))),
);

describe('the ledger', () => {
  it('[M1] books a key once, answers the same again, and refuses other contents under it', async () => {
    const asked = incoming(5, '50');
    const first = await posted(asked);
    expect(await ledger.post(asked)).toEqual({ ok: true, value: { ...first, again: true } });
    expect(await ledger.balance(key())).toBe(5);
    expect(await ledger.post({ ...asked, docNo: 'T2' })).toMatchObject({ ok: false, refusal: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  it('[M1] names key, have and need where there is less: 6 damaged, scrap 7', async () => {
    await posted(incoming(6, '60', { status: 'damaged' }));
    const scrap = request({ bizType: 'scrap_out', changes: [{ ...key({ status: 'damaged' }), qty: -7 }] });
    expect(await ledger.post(scrap)).toMatchObject({
      ok: false,
      refusal: { code: 'NEGATIVE_STOCK', key: key({ status: 'damaged' }), have: 6, need: 7 },
    });
    expect(await ledger.balance(key({ status: 'damaged' }))).toBe(6);
  });

  it('[M1] dates what leaves today, and what comes in on an open day that is not to come', async () => {
    await posted(incoming(10, '1'));
    const out = request({ bizType: 'stocktake_loss', changes: [{ ...key(), qty: -1 }], bizDate: '2026-05-19' as LocalDate });
    expect(await ledger.post(out)).toMatchObject({ ok: false, refusal: { code: 'BACKDATE_OUT' } });
    expect(await ledger.post({ ...incoming(1, '1'), bizDate: '2026-04-30' as LocalDate })).toMatchObject({
      refusal: { code: 'PERIOD_CLOSED' },
    });
    expect(await ledger.post({ ...incoming(1, '1'), bizDate: '2026-05-21' as LocalDate })).toMatchObject({
      refusal: { code: 'PERIOD_CLOSED' },
    });
    expect(await ledger.post({ ...incoming(1, '1'), bizDate: '2026-05-01' as LocalDate })).toMatchObject({ ok: true });
  });

  it('[M3] what is booked for a former day leaves before what came since, of one day what was booked first', async () => {
    const on = (day: string, value: string) => ({ ...incoming(10, value), bizDate: day as LocalDate });
    await posted(incoming(10, '100'));
    await posted(on('2026-05-10', '70'));
    await posted(on('2026-05-15', '80'));
    await posted(on('2026-05-10', '71'));
    const left = async () => (await ledger.standing(1, 101)).layers.map(({ value }) => value);
    expect(await left()).toEqual(['70', '71', '80', '100']);
    await posted(request({ bizType: 'other_out', changes: [{ ...key(), qty: -25 }] }));
    expect(await left()).toEqual(['40', '100']);
  });

  it('[M5] a cost that was added between a sale and its reversal can be reversed, and one that pieces have left with cannot', async () => {
    const [own] = [await posted(incoming(10, '100'))];
    const sale = await posted(request({ bizType: 'other_out', changes: [{ ...key(), qty: -2 }] }));
    const [layer] = (await ledger.standing(1, 101)).layers;
    const cost = await ledger.addLandedCost({ idemKey: 'lc', layerNo: layer!.layerNo, amount: amount('10'), docType: 'cost', docNo: 'LC' });
    const back = (no: string) => ledger.reverse({ idemKey: `back:${no}`, postingNo: no, reason: 'by mistake' });
    expect(await back(sale.postingNo)).toMatchObject({ ok: true });
    expect(await back(own.postingNo)).toMatchObject({ refusal: { code: 'LAYER_REVALUED' } });
    const again = await posted(request({ bizType: 'other_out', changes: [{ ...key(), qty: -1 }] }));
    const costNo = cost.ok ? cost.value.postingNo : '';
    expect(await back(costNo)).toMatchObject({ refusal: { code: 'LAYER_CONSUMED' } });
    expect(await back(again.postingNo)).toMatchObject({ ok: true });
    expect(await back(costNo)).toMatchObject({ ok: true });
    expect((await ledger.standing(1, 101)).layers.map(({ qty, value }) => [qty, value])).toEqual([[10, '100']]);
    expect(await back(own.postingNo)).toMatchObject({ ok: true });
  });

  it('[M1] books nothing in a bin that is being counted, and nothing that changes nothing', async () => {
    world.locked.add(11);
    expect(await ledger.post(incoming(1, '1'))).toMatchObject({ ok: false, refusal: { code: 'BIN_LOCKED' } });
    const idle = request({
      bizType: 'bin_move',
      changes: [
        { ...key({ bin: 12 }), qty: 3 },
        { ...key({ bin: 12 }), qty: -3 },
      ],
    });
    expect(await ledger.post(idle)).toMatchObject({ ok: false, refusal: { code: 'ZERO_MOVE' } });
  });

  it('[M1] takes a posting that contradicts its own kind for a fault of the program', async () => {
    await expect(ledger.post(request({ bizType: 'sale_out', changes: [{ ...key(), qty: 3 }] }))).rejects.toThrow('sale_out');
    await expect(ledger.post({ ...incoming(3, '1'), incoming: [] })).rejects.toThrow('left elsewhere');
  });

  it('[M2] knows each moment: +500 at nine, −30 at ten, +12 at eleven is 470 at half past ten and 482 now', async () => {
    const at = (hour: number) => ({ ...world, now: () => `2026-05-20T${String(hour).padStart(2, '0')}:00:00.000Z` });
    let hour = 9;
    ledger = memoryLedger({ ...world, now: () => at(hour).now() });
    await posted(incoming(500, '1'));
    hour = 10;
    await posted(request({ bizType: 'stocktake_loss', changes: [{ ...key(), qty: -30 }] }));
    hour = 11;
    await posted(incoming(12, '1'));
    expect(await ledger.balanceAsOf(key(), { clock: 'posted', at: '2026-05-20T10:30:00.000Z' })).toBe(470);
    expect(await ledger.balance(key())).toBe(482);
  });

  it('[M4] keeps value and age over a transfer, and the loss on the way costs what it was worth', async () => {
    await posted(incoming(100, '5306.43'));
    await posted(
      request({
        bizType: 'transfer_ship',
        changes: [
          { ...key(), qty: -100 },
          { ...key({ warehouse: 2, bin: 29, status: 'in_transit' }), qty: 100 },
        ],
      }),
    );
    const transit = key({ warehouse: 2, bin: 29, status: 'in_transit' });
    await posted(
      request({
        bizType: 'transit_receive',
        changes: [
          { ...transit, qty: -97 },
          { ...key({ warehouse: 2, bin: 21 }), qty: 97 },
        ],
      }),
    );
    expect(await ledger.balance(transit)).toBe(3);
    expect(valueOf((await ledger.standing(2, 101)).layers)).toBe('5306.43');
    await posted(request({ bizType: 'transit_loss', changes: [{ ...transit, qty: -3 }] }));
    expect(valueOf((await ledger.standing(2, 101)).layers)).toBe('5147.2371');
  });

  it('[M4] gives assembled kits what their parts were worth, and parts their shares to the last digit', async () => {
    await posted(incoming(1, '100'));
    const parts = [{ sku: 102 }, { sku: 103 }, { sku: 104 }].map(part => ({ ...key(part), qty: 1 }));
    const shared = parts.map(({ warehouse, sku, qty }) => ({ warehouse, sku, qty, cost: { weight: '1' as Decimal } }));
    await posted(request({ bizType: 'disassemble', changes: [{ ...key(), qty: -1 }, ...parts], incoming: shared }));
    const values = await Promise.all(parts.map(async ({ sku }) => valueOf((await ledger.standing(1, sku)).layers)));
    expect(values).toEqual(['33.3334', '33.3333', '33.3333']);
  });

  it('[M5] reverses what lies untouched, once; not what has left since', async () => {
    const receipt = await posted(incoming(500, '500'));
    const found = await posted(incoming(12, '24', { bin: 12 }));
    const loss = await posted(request({ bizType: 'stocktake_loss', changes: [{ ...key(), qty: -30 }] }));
    const reverse = async (postingNo: string) => ledger.reverse({ idemKey: `r:${(count += 1)}`, postingNo, reason: 'booked by mistake' });
    expect(await reverse(receipt.postingNo)).toMatchObject({ ok: false, refusal: { code: 'LAYER_CONSUMED' } });
    expect(await reverse(found.postingNo)).toMatchObject({ ok: true });
    expect(await ledger.balance(key({ bin: 12 }))).toBe(0);
    expect(await reverse(found.postingNo)).toMatchObject({ ok: false, refusal: { code: 'ALREADY_REVERSED' } });
    expect(await reverse(loss.postingNo)).toMatchObject({ ok: true });
    expect(await ledger.standing(1, 101)).toMatchObject({ available: 500, layers: [{ qty: 500, value: '500' }] });
  });

  it('[M5] asks for added cost to be reversed first', async () => {
    const receipt = await posted(incoming(10, '100'));
    const [layer] = (await ledger.standing(1, 101)).layers;
    const landed = await ledger.addLandedCost({
      idemKey: 'l1',
      layerNo: layer!.layerNo,
      amount: amount('7.5'),
      docType: 'cost',
      docNo: 'LC1',
    });
    if (!landed.ok) throw new Error(landed.refusal.code);
    const reverse = async (postingNo: string) => ledger.reverse({ idemKey: `r:${(count += 1)}`, postingNo, reason: 'booked by mistake' });
    expect(await reverse(receipt.postingNo)).toMatchObject({ ok: false, refusal: { code: 'LAYER_REVALUED' } });
    expect(await reverse(landed.value.postingNo)).toMatchObject({ ok: true });
    expect(await reverse(receipt.postingNo)).toMatchObject({ ok: true });
  });

  it('[M6] reserves no more than is free: 100 there, 70 reserved, 31 is one too many and 30 fits', async () => {
    await posted(incoming(100, '100'));
    const reserved = async (demandNo: string, qty: number) =>
      ledger.reserve({ demandType: 'outbound', demandNo, demandLine: 1, warehouse: 1, sku: 101, qty });
    expect(await reserved('A', 70)).toMatchObject({ ok: true });
    expect(await reserved('B', 31)).toMatchObject({ ok: false, refusal: { code: 'ATP_SHORT', most: 30 } });
    const reply = await reserved('C', 30);
    if (!reply.ok) throw new Error(reply.refusal.code);
    const out = request({ bizType: 'other_out', changes: [{ ...key(), qty: -1 }] });
    expect(await ledger.post(out)).toMatchObject({ ok: false, refusal: { code: 'ATP_SHORT', most: 0 } });
    const bins = [{ bin: 11, qty: 30 }];
    expect(await ledger.allocate({ idemKey: 'a1', reservationNo: reply.value, bins })).toMatchObject({ ok: true });
    const ship = request({ bizType: 'sale_out', changes: [{ ...key({ status: 'reserved' }), qty: -30 }] });
    for (const other of [[{ bin: 11, qty: 29 }], [{ bin: 12, qty: 30 }], [...bins, ...bins]])
      expect(await ledger.allocate({ idemKey: 'a1', reservationNo: reply.value, bins: other })).toMatchObject({
        refusal: { code: 'IDEMPOTENCY_CONFLICT' },
      });
    await posted(ship);
    expect(await ledger.post(ship)).toMatchObject({ ok: true, value: { again: true } });
    expect(await ledger.standing(1, 101)).toMatchObject({ available: 70, unallocated: 70 });
  });
});

describe('any order of things', () => {
  it('[M1] [M2] [M3] [M4] [M5] [M6] keeps balances = moves = layers, nothing below zero, and every cent', async () => {
    await fc.assert(
      fc.asyncProperty(ledgerSteps(60), async steps => {
        minute = 0;
        const own = memoryLedger(world);
        const taker = stepTaker(own, places, 'model');
        const stockOf = async (warehouse: number, sku: number) => {
          const keys = everyKey.filter(each => each.warehouse === warehouse && each.sku === sku);
          return (await Promise.all(keys.map(async each => own.balance(each)))).reduce((total, qty) => total + qty, 0);
        };
        for (const step of steps) {
          const before = await standings();
          const reply = await taker.take(step);
          const after = await standings();
          for (const { stock, standing } of after) {
            expect(standing.layers.reduce((total, { qty }) => total + qty, 0)).toBe(stock);
            expect(standing.unallocated).toBeGreaterThanOrEqual(0);
            expect(standing.available).toBeGreaterThanOrEqual(0);
            expect(standing.layers.every(({ qty, value }) => qty > 0 && !value.startsWith('-'))).toBe(true);
          }
          if (
            ['transfer', 'move', 'restate', 'assemble', 'allocate', 'unallocate', 'reserve', 'release', 'again', 'conflict'].includes(
              step.kind,
            )
          )
            expect(total(after)).toBe(total(before));
          if (reply === 'nothing' || !reply.ok) expect(after).toEqual(before);
        }
        for (const each of everyKey) {
          const now = await own.balance(each);
          expect(now).toBe(own.sumOfMoves(each));
          expect(now).toBeGreaterThanOrEqual(0);
          expect(await own.balanceAsOf(each, { clock: 'posted', at: '2026-12-31T00:00:00.000Z' })).toBe(now);
          expect(await own.balanceAsOf(each, { clock: 'business', at: today })).toBe(now);
        }

        async function standings() {
          const items = places.warehouses.flatMap(({ id }) => places.skus.map(sku => [id, sku] as const));
          return Promise.all(
            items.map(async ([warehouse, sku]) => ({ stock: await stockOf(warehouse, sku), standing: await own.standing(warehouse, sku) })),
          );
        }
        function total(all: Awaited<ReturnType<typeof standings>>) {
          return sum(all.map(({ standing }) => valueOf(standing.layers)));
        }
      }),
      { numRuns: 300 },
    );
  });
});
