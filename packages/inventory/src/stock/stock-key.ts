import type { StockStatus } from './stock-status.ts';

/** Where pieces of a SKU lie and what may be done with them. Warehouse, bin and SKU by their ids. */
export interface StockKey {
  readonly warehouse: number;
  readonly bin: number;
  readonly sku: number;
  readonly status: StockStatus;
}

/** So many pieces more, or fewer, of one key; a whole number other than zero. */
export interface StockChange extends StockKey {
  readonly qty: number;
}

/** The key as text, for maps and sets. */
export const stockKeyText = ({ warehouse, bin, sku, status }: StockKey): string => `${warehouse}/${sku}/${bin}/${status}`;

/** The SKU in its warehouse as text: what cost layers and reservations are kept for. */
export const stockItemText = ({ warehouse, sku }: Pick<StockKey, 'warehouse' | 'sku'>): string => `${warehouse}/${sku}`;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The order in which everybody goes through keys, and locks them: by warehouse, SKU, bin, status. */
export const byStockKey = (one: StockKey, other: StockKey): number =>
  one.warehouse - other.warehouse || one.sku - other.sku || one.bin - other.bin || byText(one.status, other.status);

/** One change for each key, in the order of keys; what adds up to nothing is left out. */
export function netChanges(changes: readonly StockChange[]): readonly StockChange[] {
  const net = new Map<string, StockChange>();
  for (const change of changes) {
    const key = stockKeyText(change);
    net.set(key, { ...change, qty: (net.get(key)?.qty ?? 0) + change.qty });
  }
  return [...net.values()].filter(({ qty }) => qty !== 0).toSorted(byStockKey);
}
