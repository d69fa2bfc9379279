import { add, type Decimal, type LocalDate, ok, refuse, type Refusal, type Result, zero } from '@axle/kernel';
import { balanceAsOf, type DatedMove } from '../stock/balance-as-of.ts';
import { byArrival, type LayerLeft } from '../stock/fifo-consume.ts';
import { landedCost } from '../stock/landed-cost.ts';
import { planPosting } from '../stock/plan-posting.ts';
import { type LayerSince, planReversal, type PostedStock } from '../stock/plan-reversal.ts';
import type { CostSource, PlannedPosting, StockView } from '../stock/posting.ts';
import { idempotencyConflict } from '../stock/refusals.ts';
import { stockItemText, type StockKey, stockKeyText } from '../stock/stock-key.ts';
import { type BinQty, type LandedDone, type PostingDone, postingText, type StockLedger, type StockWorld } from '../stock/stock-ledger.ts';
import { allocateFrom, openOf, releaseFrom, type Reservation, reserve, unallocateFrom } from '../stock/reservation.ts';

interface Layer extends LayerLeft {
  readonly item: string;
  readonly batch: string | undefined;
  readonly day: LocalDate;
  readonly source: CostSource;
  qtyIn: number;
  valueIn: Decimal;
  qty: number;
  value: Decimal;
}
interface Posting {
  readonly text: string;
  /** Number of the posting that it reverses. */
  readonly reversalOf?: string;
  readonly done: PostingDone;
  readonly stock: PostedStock;
}
interface HeldReservation {
  readonly warehouse: number;
  readonly sku: number;
  state: Reservation;
}

const unknown = (what: string): Refusal => ({ code: 'NOT_FOUND', message: { zh: `${what}不存在`, en: `There is no ${what}` } });

/** A ledger in memory, the model that every other one is held against. */
export function memoryLedger(world: StockWorld): StockLedger & { readonly sumOfMoves: (key: StockKey) => number } {
  const moves = new Map<string, (DatedMove & StockKey)[]>();
  const layers: Layer[] = [];
  const postings = new Map<string, Posting>();
  const keysOfPostings = new Map<string, string>();
  const reversed = new Set<string>();
  /** What became of a layer behind a posting, without reversed postings and their reversals. */
  const layerSince = (layer: number, own: Posting): LayerSince => {
    const all = [...postings.values()];
    const later = all
      .slice(all.indexOf(own) + 1)
      .filter(({ done, reversalOf }) => reversalOf === undefined && !reversed.has(done.postingNo))
      .flatMap(({ stock }) => stock.layerMoves.filter(move => move.layer === layer).map(({ qty }) => qty));
    const pieces = (sign: number) => later.reduce((total, qty) => total + Math.max(0, sign * qty), 0);
    return { left: layers[layer - 1]!.qty, cameIn: pieces(1), wentOut: pieces(-1), revalued: later.includes(0) };
  };
  const reservations = new Map<string, HeldReservation>();
  const costs = new Map<string, LandedDone>();

  const sumOfMoves = (key: StockKey) => (moves.get(stockKeyText(key)) ?? []).reduce((total, { qty }) => total + qty, 0);
  const inItem = (warehouse: number, sku: number) => stockItemText({ warehouse, sku });
  const unallocated = (warehouse: number, sku: number) =>
    [...reservations.values()]
      .filter(reservation => reservation.warehouse === warehouse && reservation.sku === sku)
      .reduce((total, { state }) => total + openOf(state), 0);
  const available = (warehouse: number, sku: number) =>
    [...moves.values()]
      .flat()
      .filter(move => move.warehouse === warehouse && move.sku === sku && move.status === 'available')
      .reduce((total, { qty }) => total + qty, 0);
  const view: StockView = {
    balance: sumOfMoves,
    layers: (warehouse, sku) =>
      layers
        .filter(({ item, qty }) => item === inItem(warehouse, sku) && qty > 0)
        .toSorted(byArrival)
        .map(layer => ({ ...layer })),
    batchLayers: (warehouse, sku, batch) =>
      layers
        .filter(layer => layer.item === inItem(warehouse, sku) && layer.batch === batch)
        .map(layer => ({
          ...layer,
          revalued: [...postings.values()].some(({ stock }) => stock.layerMoves.some(move => move.layer === layer.id && move.qty === 0)),
        })),
    available,
    unallocated,
    isLocked: world.isLocked,
    today: world.today,
    openFrom: world.openFrom,
  };

  const write = (idemKey: string, text: string, bizType: string, planned: PlannedPosting, reversalOf?: string): PostingDone => {
    const at = world.now();
    for (const move of planned.moves) {
      const key = stockKeyText(move);
      moves.set(key, [...(moves.get(key) ?? []), { ...move, postedAt: at }]);
    }
    const layerMoves = planned.layerMoves.map(({ layer, qty, value, cameIn }) => {
      const own = layers[layer - 1]!;
      own.qty += qty;
      own.value = add(own.value, value);
      if (cameIn) {
        own.qtyIn += qty;
        own.valueIn = add(own.valueIn, value);
      }
      return { layer, qty, value };
    });
    const fresh = planned.newLayers.map(layer => {
      const id = layers.length + 1;
      // layers of a day are numbered in the order of their postings
      const day = planned.moves.find(({ warehouse }) => warehouse === layer.warehouse)!.bizDate;
      const arrived = `${day}T00:00:00.000Z`;
      layers.push({
        id,
        layerNo: String(id).padStart(10, '0'),
        receivedAt: arrived,
        originReceivedAt: layer.originReceivedAt ?? arrived,
        item: inItem(layer.warehouse, layer.sku),
        batch: layer.batch,
        day,
        source: layer.source,
        qtyIn: layer.qty,
        valueIn: layer.value,
        qty: layer.qty,
        value: layer.value,
      });
      return { layer: id, qty: layer.qty, value: layer.value };
    });
    const done = { postingNo: `SP${postings.size + 1}`, moves: planned.moves, again: false };
    const stock = { bizType, reversed: false, changes: planned.moves, layerMoves: [...layerMoves, ...fresh] };
    postings.set(idemKey, { text, done, stock, ...(reversalOf === undefined ? {} : { reversalOf }) });
    keysOfPostings.set(done.postingNo, idemKey);
    return done;
  };

  /** What an earlier call with the key answered; undefined for a new one. */
  const before = (idemKey: string, text: string): Result<PostingDone> | undefined => {
    const posting = postings.get(idemKey);
    if (!posting) return undefined;
    return posting.text === text ? ok({ ...posting.done, again: true }) : refuse(idempotencyConflict);
  };

  const moveAllocation = (
    idemKey: string,
    reservationNo: string,
    bins: readonly BinQty[],
    way: 'allocate' | 'unallocate',
  ): Result<PostingDone> => {
    const text = JSON.stringify([way, reservationNo, bins]);
    const known = before(idemKey, text);
    if (known) return known;
    const reservation = reservations.get(reservationNo);
    if (!reservation) return refuse(unknown('reservation'));
    const { warehouse, sku, state } = reservation;
    const total = bins.reduce((sum, { qty }) => sum + qty, 0);
    const next = (way === 'allocate' ? allocateFrom : unallocateFrom)(state, total);
    if (!next.ok) return next;
    const sign = way === 'allocate' ? 1 : -1;
    const changes = bins.flatMap(({ bin, qty }) => [
      { warehouse, sku, bin, status: 'available' as const, qty: -sign * qty },
      { warehouse, sku, bin, status: 'reserved' as const, qty: sign * qty },
    ]);
    const planned = planPosting({ bizType: way, changes }, view);
    if (!planned.ok) return planned;
    reservation.state = next.value;
    return ok(write(idemKey, text, way, planned.value));
  };

  return {
    sumOfMoves,
    post: async request => {
      const text = postingText(request);
      const known = before(request.idemKey, text);
      if (known) return known;
      const planned = planPosting(request, view);
      return planned.ok ? ok(write(request.idemKey, text, request.bizType, planned.value)) : planned;
    },
    reverse: async ({ idemKey, postingNo, reason }) => {
      const text = JSON.stringify(['reverse', postingNo, reason]);
      const known = before(idemKey, text);
      if (known) return known;
      const own = postings.get(keysOfPostings.get(postingNo) ?? '');
      if (!own) return refuse(unknown('posting'));
      const stock = { ...own.stock, reversed: reversed.has(postingNo) };
      const planned = planReversal(stock, layer => layerSince(layer, own), view);
      if (!planned.ok) return planned;
      reversed.add(postingNo);
      return ok(write(idemKey, text, 'reversal', planned.value, postingNo));
    },
    addLandedCost: async ({ idemKey, layerNo, amount }) => {
      const text = JSON.stringify(['landed', layerNo, amount]);
      const known = before(idemKey, text);
      if (known) return known.ok ? ok(costs.get(idemKey)!) : known;
      const layer = layers.find(each => each.layerNo === layerNo);
      if (!layer) return refuse(unknown('layer'));
      const parts = landedCost({ qtyIn: layer.qtyIn, qtyLeft: layer.qty }, amount);
      const layerMoves = [{ layer: layer.id, qty: 0, value: parts.capitalised }];
      const { postingNo } = write(idemKey, text, 'landed_cost', { moves: [], layerMoves, newLayers: [] });
      const done = { postingNo, ...parts };
      costs.set(idemKey, done);
      return ok(done);
    },
    reserve: async ({ demandType, demandNo, demandLine, warehouse, sku, qty, buffer }) => {
      const demand = `${demandType}:${demandNo}:${demandLine}`;
      const given = [...reservations].filter(([key]) => key.startsWith(`${demand}/`));
      const standing = given.find(([, { state }]) => state.released < state.reserved);
      if (standing) return ok(standing[0]);
      const no = `${demand}/${given.length + 1}`;
      const made = reserve({ available: available(warehouse, sku), unallocated: unallocated(warehouse, sku) }, qty, buffer);
      if (!made.ok) return made;
      reservations.set(no, { warehouse, sku, state: made.value });
      return ok(no);
    },
    allocate: async ({ idemKey, reservationNo, bins }) => moveAllocation(idemKey, reservationNo, bins, 'allocate'),
    unallocate: async ({ idemKey, reservationNo, bins }) => moveAllocation(idemKey, reservationNo, bins, 'unallocate'),
    release: async ({ reservationNo, qty }) => {
      const reservation = reservations.get(reservationNo);
      if (!reservation) return refuse(unknown('reservation'));
      const next = releaseFrom(reservation.state, qty);
      if (!next.ok) return next;
      reservation.state = next.value;
      return ok(undefined);
    },
    balance: async key => sumOfMoves(key),
    balanceAsOf: async (key, asOf) => balanceAsOf(moves.get(stockKeyText(key)) ?? [], asOf),
    standing: async (warehouse, sku) => ({
      available: available(warehouse, sku),
      unallocated: unallocated(warehouse, sku),
      layers: view.layers(warehouse, sku).map(({ layerNo, qty, value }) => ({ layerNo, qty, value })),
    }),
  };
}

/** The value of all layers of a standing. */
export const valueOf = (layers: readonly { readonly value: Decimal }[]): Decimal =>
  layers.reduce((total, { value }) => add(total, value), zero);
