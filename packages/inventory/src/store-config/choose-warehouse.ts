import { compareDecimals, divide, type Decimal, multiply, zero } from '@axle/kernel';

/** A line of an order that comes without a warehouse. */
export interface OrderLine {
  readonly line: number;
  readonly sku: string;
  readonly qty: number;
}

/** From which warehouses a shop's orders leave, in their order, and how they are split. */
export interface WarehouseOrder {
  readonly warehouses: readonly string[];
  readonly splitAllowed: boolean;
  /** Most parcels of an order that is split. */
  readonly maxParcels: number;
  /** What stays behind of each SKU in each warehouse: so many pieces, or a share of what is free, in percent. */
  readonly bufferPcs?: number;
  readonly bufferPct?: Decimal;
}

/** Why a warehouse was chosen or not. */
export const warehouseVerdicts = ['covers', 'gives', 'lacks', 'nothing', 'tooMany', 'behind'] as const;

/** One of {@link warehouseVerdicts}. */
export type WarehouseVerdict = (typeof warehouseVerdicts)[number];

/** Pieces for a line of the order. */
export interface LineQty {
  readonly line: number;
  readonly qty: number;
}

/** What a warehouse could give, and what it gives. */
export interface WarehouseStep {
  readonly warehouse: string;
  readonly verdict: WarehouseVerdict;
  readonly lines: readonly (LineQty & { readonly sku: string; readonly atp: number; readonly usable: number })[];
}

/** Where an order leaves from; without a part where it is short, with what is missing of each line. */
export interface ChosenWarehouses {
  readonly outcome: 'one' | 'split' | 'short';
  readonly parts: readonly { readonly warehouse: string; readonly lines: readonly LineQty[] }[];
  readonly missing: readonly LineQty[];
  readonly trace: readonly WarehouseStep[];
}

/** [R16] What a warehouse may give of what is free: the buffer stays behind, a share of it rounded up to whole pieces. */
export function usablePieces(atp: number, { bufferPcs = 0, bufferPct = zero }: Pick<WarehouseOrder, 'bufferPcs' | 'bufferPct'>): number {
  const whole = (pieces: number) => String(Math.max(0, pieces)) as Decimal;
  const share = compareDecimals(bufferPct, zero) > 0 ? Number(divide(multiply(whole(atp), bufferPct), '100' as Decimal, 0, 'up')) : 0;
  return Math.max(0, atp - Math.max(bufferPcs, share));
}

const pieces = (lines: readonly LineQty[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/** What a warehouse gives of what is still wanted, line by line; lines of one SKU share its pieces. */
function fill(wanted: readonly OrderLine[], usable: (sku: string) => number): readonly LineQty[] {
  const left = new Map(wanted.map(({ sku }) => [sku, usable(sku)]));
  return wanted.map(({ line, sku, qty }) => {
    const taken = Math.min(qty, left.get(sku) ?? 0);
    left.set(sku, (left.get(sku) ?? 0) - taken);
    return { line, qty: taken };
  });
}

const without = (wanted: readonly OrderLine[], given: readonly LineQty[]): readonly OrderLine[] =>
  wanted.map((line, at) => ({ ...line, qty: line.qty - given[at]!.qty }));
const some = (lines: readonly LineQty[]): readonly LineQty[] => lines.filter(({ qty }) => qty > 0).map(({ line, qty }) => ({ line, qty }));

/**
 * [R16] The first warehouse whose free pieces less the buffer cover every line; else, where an order may be split, what each can give in
 * their order, in at most so many parcels; else short, with what is missing of each line: after the split, or in the warehouse that lacks
 * least.
 */
export function chooseWarehouse(
  order: readonly OrderLine[],
  config: WarehouseOrder,
  atp: (warehouse: string, sku: string) => number,
): ChosenWarehouses {
  const { warehouses, splitAllowed, maxParcels } = config;
  const usable = (warehouse: string) => (sku: string) => usablePieces(atp(warehouse, sku), config);
  const step = (warehouse: string, verdict: WarehouseVerdict, given: readonly LineQty[] = []): WarehouseStep => ({
    warehouse,
    verdict,
    lines: order.map(({ line, sku }, at) => ({
      line,
      sku,
      atp: atp(warehouse, sku),
      usable: usable(warehouse)(sku),
      qty: given[at]?.qty ?? 0,
    })),
  });
  const lacking = warehouses.map(warehouse => without(order, fill(order, usable(warehouse))));
  const first = lacking.findIndex(lines => pieces(lines) === 0);
  if (first >= 0) {
    const verdict = (at: number): WarehouseVerdict => (at < first ? 'lacks' : at === first ? 'covers' : 'behind');
    return {
      outcome: 'one',
      parts: [{ warehouse: warehouses[first]!, lines: some(order) }],
      missing: [],
      trace: warehouses.map((warehouse, at) => step(warehouse, verdict(at), at === first ? order : [])),
    };
  }
  if (!splitAllowed) {
    const least = lacking.toSorted((one, other) => pieces(one) - pieces(other))[0] ?? order;
    return { outcome: 'short', parts: [], missing: some(least), trace: warehouses.map(warehouse => step(warehouse, 'lacks')) };
  }
  let wanted = order;
  const parts: { readonly warehouse: string; readonly lines: readonly LineQty[] }[] = [];
  const trace: WarehouseStep[] = [];
  for (const warehouse of warehouses) {
    const given = fill(wanted, usable(warehouse));
    const full = parts.length >= maxParcels;
    if (pieces(wanted) === 0) trace.push(step(warehouse, 'behind'));
    else if (pieces(given) === 0 || full) trace.push(step(warehouse, full ? 'tooMany' : 'nothing'));
    else {
      parts.push({ warehouse, lines: some(given) });
      trace.push(step(warehouse, 'gives', given));
      wanted = without(wanted, given);
    }
  }
  return pieces(wanted) === 0
    ? { outcome: 'split', parts, missing: [], trace }
    : { outcome: 'short', parts: [], missing: some(wanted), trace };
}
