import type { StockBizType } from '../stock/biz-types.ts';
import type { StockStatus } from '../stock/stock-status.ts';
import type { FbaLedgerRow } from './ledger-check.ts';

/** A movement of Amazon's ledger as our own book takes it: more or fewer pieces of the warehouse at Amazon. */
export interface FbaEvent {
  readonly column: keyof FbaLedgerRow;
  readonly bizType: StockBizType;
  readonly qty: number;
}

const bookedAs: readonly (readonly [keyof FbaLedgerRow, StockBizType])[] = [
  ['returns', 'fba_return'],
  ['found', 'fba_found'],
  ['shipments', 'fba_sale'],
  ['lost', 'fba_lost'],
  ['damaged', 'fba_damaged'],
  ['disposed', 'fba_disposed'],
  ['vendorReturns', 'fba_other'],
  ['transfers', 'fba_other'],
  ['other', 'fba_other'],
  ['unknown', 'fba_other'],
];

/** What a kind of posting may do; a movement against its sign, such as a sale that was cancelled, is booked as another movement. */
const onlyFewer: ReadonlySet<StockBizType> = new Set(['fba_sale', 'fba_lost', 'fba_disposed']);
const onlyMore: ReadonlySet<StockBizType> = new Set(['fba_return', 'fba_found']);

/**
 * [R15] The movements that our own book takes over from a span, what adds first, so that what leaves finds it. Receipts are left out: they
 * are booked from the shipments, out of what is on its way.
 */
export function fbaEvents(row: FbaLedgerRow): readonly FbaEvent[] {
  const events = bookedAs.flatMap(([column, bizType]): readonly FbaEvent[] => {
    const qty = row[column];
    if (qty === 0) return [];
    const against = qty > 0 ? onlyFewer.has(bizType) : onlyMore.has(bizType);
    return [{ column, bizType: against ? 'fba_other' : bizType, qty }];
  });
  return events.toSorted((one, other) => Number(other.qty > 0) - Number(one.qty > 0));
}

/** Where pieces of a disposition stand in our own book. */
export const statusOfDisposition = (disposition: string): StockStatus =>
  disposition.toUpperCase() === 'SELLABLE' ? 'available' : 'damaged';
