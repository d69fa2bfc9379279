import type { Refusal } from '@axle/kernel';
import { atpShort, negativeStock } from '../stock/refusals.ts';
import { type StockKey, stockItemText, stockKeyText } from '../stock/stock-key.ts';

/** Pieces that shall leave a bin. */
export interface OutgoingPieces extends StockKey {
  readonly qty: number;
}

/** What lies in a bin, and what of a SKU in its warehouse is neither there nor reserved. */
export interface OutgoingStock {
  balance(key: StockKey): number;
  /** Available less reserved pieces of a SKU in a warehouse. */
  free(warehouse: number, sku: number): number;
}

/**
 * [OP3] Why pieces cannot leave, line by line: a bin holds fewer of them (`NEGATIVE_STOCK` names have and need), or available ones are
 * reserved for others (`ATP_SHORT` names what is free). Lines that take from the same bin or SKU count together.
 */
export function outgoingRefusals(lines: readonly OutgoingPieces[], stock: OutgoingStock): readonly Refusal[] {
  const ofKey = new Map<string, number>();
  const ofItem = new Map<string, number>();
  return lines.flatMap((line, at): readonly Refusal[] => {
    const field = `lines.${at}.qty`;
    const key = stockKeyText(line);
    const need = (ofKey.get(key) ?? 0) + line.qty;
    ofKey.set(key, need);
    const have = stock.balance(line);
    if (need > have) return [{ ...negativeStock(line, have, need), field }];
    if (line.status !== 'available') return [];
    const item = stockItemText(line);
    const asked = (ofItem.get(item) ?? 0) + line.qty;
    ofItem.set(item, asked);
    const free = stock.free(line.warehouse, line.sku);
    return asked > free ? [{ ...atpShort(Math.max(0, free)), field }] : [];
  });
}
