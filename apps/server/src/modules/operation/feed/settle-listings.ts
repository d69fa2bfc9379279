import type { Decimal } from '@axle/kernel';
import { compareDecimals } from '@axle/kernel';
import { estimatedMargin, printCells } from '@axle/operation';
import { businessDay, type RecordValues, sameValue } from '@axle/page-kit';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { checkChange } from '../price/check-change.ts';
import { feedColumns } from './feed-columns.ts';
import { withFloors } from './listing-floors.ts';
import { ruledQty } from './ruled-qty.ts';
import { sentOfListings } from './sent-rows.ts';
import { skusOfPtSkus } from './sku-of-pt-sku.ts';

const decimal = (value: unknown): Decimal | undefined => (typeof value === 'string' ? (value as Decimal) : undefined);
const differs = (key: string, { before, after }: PendingRow): boolean => !sameValue(before?.[key], after[key]);
const rules = ['qtyBuffer', 'qtyShare', 'qtyCap', 'qtyMin', 'sku', 'store'] as const;

/** What the platform said, as the state of the listing. */
function withResult({ before, after }: PendingRow): RecordValues {
  const result = after['platformResult'];
  if (result === undefined || sameValue(before?.['platformResult'], result)) return after;
  if (after['state'] !== 'submitted' && after['state'] !== 'active') return after;
  return result === 'accepted'
    ? { ...after, state: 'active', errors: undefined, hasError: false }
    : { ...after, state: 'error', errors: after['errors'] ?? '—', hasError: true };
}

/** A listing that was refused and is printed otherwise now waits for the next feed. */
const isMended = (before: RecordValues | undefined, after: RecordValues, isPrintedAgain: boolean): boolean =>
  before?.['state'] === 'error' && after['state'] === 'error' && isPrintedAgain;

/** Works out what of listings follows from others: their SKU, floor, quantity, margin, and whether the platform knows them so. */
export const settleListings: Derivation = async (transaction, parts, rows) => {
  const day = businessDay(parts.caller.now);
  const mapped = await skusOfPtSkus(
    transaction,
    rows.flatMap(({ after: { sku, ptSku } }) => (sku === undefined && ptSku !== undefined ? [Number(ptSku)] : [])),
    day,
  );
  let now: readonly RecordValues[] = rows.map(row => {
    const after = withResult(row);
    const sku = after['sku'] ?? mapped.get(Number(after['ptSku']));
    return { ...after, sku, units30: after['units30'] ?? 0, hasError: after['hasError'] ?? false };
  });
  const priced = now.filter((after, at) => ['sku', 'store'].some(key => differs(key, { ...rows[at], after })));
  const floored = await withFloors({ ...parts, database: transaction }, priced);
  const fresh = new Map(priced.map((after, at) => [after, floored[at]!]));
  now = now.map(after => fresh.get(after) ?? after);
  const counted = now.filter((after, at) => rules.some(key => differs(key, { ...rows[at], after })));
  const shown = await ruledQty(transaction, counted);
  const quantities = new Map(counted.map((after, at) => [after, shown[at]!]));
  const columns = await feedColumns(transaction);
  const sent = await sentOfListings(
    transaction,
    rows.flatMap(({ before }) => (before ? [before.id] : [])),
  );
  return now.map((given, at) => {
    const { before } = rows[at]!;
    const after = { ...given, qty: quantities.get(given) ?? given['qty'] };
    checkChange(parts.caller, 'partsGeek', before, after);
    const [price, floor] = [decimal(after['price' as never]), decimal(after['floor' as never])];
    const margin = estimatedMargin({
      price,
      unitCost: decimal(after['unitCost' as never]),
      feePercent: decimal(after['feePercent' as never]),
    });
    const belowFloor = price !== undefined && floor !== undefined && compareDecimals(price, floor) < 0;
    const last = before && sent.get(before.id)?.cells;
    const cells = printCells(columns, after);
    const isPrintedAgain = !last || last.length !== cells.length || last.some((cell, place) => cell !== cells[place]);
    const isOut = ['inactive', 'ended'].includes(String((after as RecordValues)['state']));
    const mended = isMended(before, after, isPrintedAgain) ? { state: 'pending', errors: undefined, hasError: false } : {};
    return { ...after, margin, belowFloor, confirmChange: undefined, unsent: isOut ? last !== undefined : isPrintedAgain, ...mended };
  });
};
