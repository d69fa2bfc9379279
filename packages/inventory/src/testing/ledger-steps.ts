import { addDays, decimal, type Decimal, type LocalDate, type Result } from '@axle/kernel';
import fc from 'fast-check';
import type { StockStatus } from '../stock/stock-status.ts';
import type { StockKey } from '../stock/stock-key.ts';
import type { PostingRequest, StockLedger } from '../stock/stock-ledger.ts';

/** Two warehouses with two bins each and one for goods under way, and two SKUs, by their places in the lists of a {@link StepPlaces}. */
export interface StepPlaces {
  readonly warehouses: readonly { readonly id: number; readonly bins: readonly number[]; readonly transit: number }[];
  readonly skus: readonly number[];
  /** The day on which all steps are taken; where it is given some receipts are booked for days before it. */
  readonly today?: LocalDate;
}

/** What somebody does with the ledger; numbers are places in lists, so that any can follow any. */
export type LedgerStep =
  | { readonly kind: 'receive'; readonly at: StepKey; readonly qty: number; readonly cents: number; readonly daysBack: number }
  | { readonly kind: 'count_gain'; readonly at: StepKey; readonly qty: number; readonly cents: number }
  | { readonly kind: 'scan'; readonly at: StepKey; readonly qty: number; readonly cost: number; readonly daysBack: number }
  | { readonly kind: 'sell' | 'lose' | 'take_out'; readonly at: StepKey; readonly qty: number }
  | { readonly kind: 'move'; readonly at: StepKey; readonly to: number; readonly qty: number }
  | { readonly kind: 'restate'; readonly at: StepKey; readonly to: StockStatus; readonly qty: number }
  | { readonly kind: 'transfer'; readonly at: StepKey; readonly qty: number }
  | { readonly kind: 'assemble'; readonly warehouse: number; readonly bin: number; readonly parts: number; readonly kits: number }
  | {
      readonly kind: 'disassemble';
      readonly warehouse: number;
      readonly bin: number;
      readonly kits: number;
      /** What the kits come apart into: each has so many pieces and such a share of what the kits were worth. */
      readonly components: readonly { readonly qty: number; readonly weight: number }[];
    }
  | { readonly kind: 'reserve'; readonly warehouse: number; readonly sku: number; readonly qty: number; readonly buffer: number }
  | { readonly kind: 'allocate' | 'unallocate'; readonly reservation: number; readonly bin: number; readonly qty: number }
  | { readonly kind: 'release'; readonly reservation: number; readonly qty: number }
  | { readonly kind: 'reverse'; readonly posting: number }
  | { readonly kind: 'again' | 'conflict'; readonly posting: number }
  | { readonly kind: 'landed'; readonly warehouse: number; readonly sku: number; readonly layer: number; readonly cents: number };

interface StepKey {
  readonly warehouse: number;
  readonly bin: number;
  readonly sku: number;
  readonly status: StockStatus;
}

const two = fc.integer({ min: 0, max: 1 });
const few = fc.integer({ min: 0, max: 9 });
const qty = fc.integer({ min: 1, max: 20 });
const cents = fc.integer({ min: 0, max: 9_999_999 });
const status = fc.oneof(
  { weight: 6, arbitrary: fc.constant<StockStatus>('available') },
  { weight: 1, arbitrary: fc.constantFrom<StockStatus>('reserved', 'qc_hold', 'damaged') },
);
const at = fc.record({ warehouse: two, bin: two, sku: two, status });
/** Some stock of every SKU in every bin, so that what follows finds something. */
const first: readonly LedgerStep[] = [0, 1].flatMap(warehouse =>
  [0, 1].flatMap(bin =>
    [0, 1].map((sku): LedgerStep => ({
      kind: 'receive',
      at: { warehouse, bin, sku, status: 'available' },
      qty: 40,
      cents: 123_457,
      daysBack: 0,
    })),
  ),
);

/** Any order of up to `most` things done with the ledger, behind some that bring stock. */
export const ledgerSteps = (most: number): fc.Arbitrary<readonly LedgerStep[]> => {
  const kind = <Kind extends LedgerStep['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: kind('receive'), at, qty, cents, daysBack: fc.constantFrom(0, 0, 1, 2, 6) }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('count_gain'), at, qty, cents }) },
    { weight: 4, arbitrary: fc.record({ kind: kind('sell', 'lose', 'take_out'), at, qty }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: kind('scan'), at, qty, cost: fc.constantFrom(1250, 1299), daysBack: fc.constantFrom(0, 0, 2) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: kind('move'), at, to: two, qty }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('restate'), at, to: status, qty }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('transfer'), at, qty }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: kind('assemble'), warehouse: two, bin: two, parts: qty, kits: fc.integer({ min: 1, max: 5 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: kind('disassemble'),
        warehouse: two,
        bin: two,
        kits: fc.integer({ min: 1, max: 5 }),
        components: fc.array(fc.record({ qty, weight: fc.integer({ min: 1, max: 9_999 }) }), { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: kind('reserve'), warehouse: two, sku: two, qty, buffer: few }) },
    { weight: 4, arbitrary: fc.record({ kind: kind('allocate', 'allocate', 'unallocate'), reservation: few, bin: two, qty }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('release'), reservation: few, qty }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('reverse'), posting: few }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('again', 'conflict'), posting: few }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('landed'), warehouse: two, sku: two, layer: few, cents }) },
  );
  return fc.array(step, { minLength: 1, maxLength: most, size: 'max' }).map(steps => [...first, ...steps]);
};

/** Who goes through steps on one ledger, and remembers the numbers that it answered. */
export interface StepTaker {
  /** Takes a step; `nothing` where it speaks of a posting, a reservation or a layer that is not there. */
  take(step: LedgerStep): Promise<Result<unknown> | 'nothing'>;
}

const money = (hundredths: number): Decimal => {
  const written = decimal((hundredths / 100).toFixed(2));
  if (!written.ok) throw new RangeError(String(hundredths));
  return written.value;
};

/** A {@link StepTaker} on a ledger. Keys of postings are counted, so that two takers of the same steps give the same keys. */
export function stepTaker(ledger: StockLedger, places: StepPlaces, prefix: string): StepTaker {
  const requests: PostingRequest[] = [];
  const postings: string[] = [];
  const reservations: { readonly no: string; readonly warehouse: number }[] = [];
  let count = 0;
  const key = () => `${prefix}:${(count += 1)}`;
  const keyAt = ({ warehouse, bin, sku, status: state }: StepKey): StockKey => {
    const place = places.warehouses[warehouse]!;
    return { warehouse: place.id, bin: place.bins[bin]!, sku: places.skus[sku]!, status: state };
  };
  const post = async (request: Omit<PostingRequest, 'idemKey' | 'docType' | 'docNo'>) => {
    const whole = { ...request, idemKey: key(), docType: 'test', docNo: 'T1' };
    const reply = await ledger.post(whole);
    if (reply.ok) {
      requests.push(whole);
      postings.push(reply.value.postingNo);
    }
    return reply;
  };
  const dated = (daysBack: number) => (daysBack > 0 && places.today !== undefined ? { bizDate: addDays(places.today, -daysBack) } : {});
  const out = async (bizType: PostingRequest['bizType'], from: StepKey, pieces: number) =>
    post({ bizType, changes: [{ ...keyAt(from), qty: -pieces }] });

  return {
    take: async step => {
      switch (step.kind) {
        case 'scan': {
          const to = keyAt(step.at);
          const cost = { value: money(step.cost * step.qty), source: 'po_price' as const };
          return post({
            bizType: 'purchase_in',
            changes: [{ ...to, qty: step.qty }],
            incoming: [{ warehouse: to.warehouse, sku: to.sku, qty: step.qty, cost, batch: `line ${to.status}` }],
            ...dated(step.daysBack),
          });
        }
        case 'receive':
        case 'count_gain': {
          const to = keyAt(step.at);
          return post({
            bizType: step.kind === 'receive' ? 'purchase_in' : 'stocktake_gain',
            changes: [{ ...to, qty: step.qty }],
            incoming: [{ warehouse: to.warehouse, sku: to.sku, qty: step.qty, cost: { value: money(step.cents), source: 'po_price' } }],
            ...(step.kind === 'receive' ? dated(step.daysBack) : {}),
          });
        }
        case 'sell':
          return out('sale_out', { ...step.at, status: 'reserved' }, step.qty);
        case 'lose':
          return out('stocktake_loss', step.at, step.qty);
        case 'take_out':
          return out('other_out', step.at, step.qty);
        case 'move': {
          const from = keyAt(step.at);
          const bin = places.warehouses[step.at.warehouse]!.bins[step.to]!;
          return post({
            bizType: 'bin_move',
            changes: [
              { ...from, qty: -step.qty },
              { ...from, bin, qty: step.qty },
            ],
          });
        }
        case 'restate': {
          const from = keyAt(step.at);
          return post({
            bizType: 'status_move',
            changes: [
              { ...from, qty: -step.qty },
              { ...from, status: step.to, qty: step.qty },
            ],
          });
        }
        case 'transfer': {
          const from = keyAt(step.at);
          const to = places.warehouses[1 - step.at.warehouse]!;
          return post({
            bizType: 'transfer_ship',
            changes: [
              { ...from, qty: -step.qty },
              { warehouse: to.id, bin: to.transit, sku: from.sku, status: 'in_transit', qty: step.qty },
            ],
          });
        }
        case 'assemble': {
          const part = keyAt({ warehouse: step.warehouse, bin: step.bin, sku: 0, status: 'available' });
          const kit = { ...part, sku: places.skus[1]! };
          return post({
            bizType: 'assemble',
            changes: [
              { ...part, qty: -step.parts },
              { ...kit, qty: step.kits },
            ],
            incoming: [{ warehouse: kit.warehouse, sku: kit.sku, qty: step.kits, cost: { weight: '1' as Decimal } }],
          });
        }
        case 'disassemble': {
          const kit = keyAt({ warehouse: step.warehouse, bin: step.bin, sku: 1, status: 'available' });
          const part = { ...kit, sku: places.skus[0]! };
          const pieces = step.components.reduce((total, component) => total + component.qty, 0);
          return post({
            bizType: 'disassemble',
            changes: [
              { ...kit, qty: -step.kits },
              { ...part, qty: pieces },
            ],
            incoming: step.components.map(component => ({
              warehouse: part.warehouse,
              sku: part.sku,
              qty: component.qty,
              cost: { weight: money(component.weight) },
            })),
          });
        }
        case 'reserve': {
          const warehouse = places.warehouses[step.warehouse]!.id;
          const request = { warehouse, sku: places.skus[step.sku]!, qty: step.qty, buffer: step.buffer };
          const reply = await ledger.reserve({ ...request, demandType: 'outbound', demandNo: key(), demandLine: 1 });
          if (reply.ok) reservations.push({ no: reply.value, warehouse: step.warehouse });
          return reply;
        }
        case 'allocate':
        case 'unallocate': {
          const reservation = reservations[step.reservation % Math.max(1, reservations.length)];
          if (!reservation) return 'nothing';
          const bins = [{ bin: places.warehouses[reservation.warehouse]!.bins[step.bin]!, qty: step.qty }];
          const reply = await ledger[step.kind]({ idemKey: key(), reservationNo: reservation.no, bins });
          if (reply.ok) postings.push(reply.value.postingNo);
          return reply;
        }
        case 'release': {
          const reservation = reservations[step.reservation % Math.max(1, reservations.length)];
          return reservation ? ledger.release({ reservationNo: reservation.no, qty: step.qty }) : 'nothing';
        }
        case 'reverse': {
          const postingNo = postings.at(-1 - (step.posting % Math.max(1, postings.length)));
          if (postingNo === undefined) return 'nothing';
          const reply = await ledger.reverse({ idemKey: key(), postingNo, reason: 'booked by mistake' });
          if (reply.ok) postings.push(reply.value.postingNo);
          return reply;
        }
        case 'again':
        case 'conflict': {
          const request = requests[step.posting % Math.max(1, requests.length)];
          if (!request) return 'nothing';
          return ledger.post(step.kind === 'again' ? request : { ...request, docNo: 'T2' });
        }
        case 'landed': {
          const warehouse = places.warehouses[step.warehouse]!.id;
          const { layers } = await ledger.standing(warehouse, places.skus[step.sku]!);
          const layer = layers[step.layer % Math.max(1, layers.length)];
          if (!layer) return 'nothing';
          const request = { layerNo: layer.layerNo, amount: money(step.cents), docType: 'cost', docNo: 'LC1' };
          const reply = await ledger.addLandedCost({ ...request, idemKey: key() });
          if (reply.ok) postings.push(reply.value.postingNo);
          return reply;
        }
      }
    },
  };
}
