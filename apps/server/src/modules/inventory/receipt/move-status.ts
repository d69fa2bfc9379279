import { ok, refuse, type Result, type Refusal } from '@axle/kernel';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';

/** Pieces of a SKU in a warehouse whose status changes where they lie. */
export interface MovedStatus {
  readonly idemKey: string;
  /** The inspection that it is about. */
  readonly docNo: string;
  readonly warehouse: number;
  /** The bin that is looked into first. */
  readonly firstBin: number | null;
  readonly sku: number;
  readonly qty: number;
  readonly from: 'qc_hold' | 'available';
  readonly to: 'qc_hold' | 'available' | 'damaged';
}

/** Where they lie: the bins, and how many in each; whether the same was done before. */
export interface StatusMoved {
  readonly places: readonly { readonly bin: number; readonly pieces: number }[];
  readonly again: boolean;
}

/** Changes the status of pieces where they lie; `short` says what to answer where there are fewer of them. */
export async function moveStatus(
  context: LedgerContext,
  { idemKey, docNo, warehouse, firstBin, sku, qty, from, to }: MovedStatus,
  short: (have: number) => Refusal,
): Promise<Result<StatusMoved>> {
  const lying = await context.transaction
    .selectFrom('stock_balance')
    .select(['bin', 'qty'])
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .where('status', '=', from)
    .where('qty', '>', 0)
    .orderBy('bin')
    .execute();
  const isFirst = ({ bin }: { readonly bin: number }) => bin === firstBin;
  const bins = [...lying.filter(isFirst), ...lying.filter(one => !isFirst(one))];
  const have = bins.reduce((sum, one) => sum + one.qty, 0);
  if (have < qty) return refuse(short(have));
  let left = qty;
  const places = bins.flatMap(({ bin, qty: there }) => {
    const pieces = Math.min(there, left);
    left -= pieces;
    return pieces > 0 ? [{ bin, pieces }] : [];
  });
  const posted = await stockLedger(context).post({
    idemKey,
    docType: 'inspection',
    docNo,
    bizType: 'status_move',
    changes: places.flatMap(({ bin, pieces }) => [
      { warehouse, bin, sku, status: from, qty: -pieces },
      { warehouse, bin, sku, status: to, qty: pieces },
    ]),
  });
  return posted.ok ? ok({ places, again: posted.value.again }) : refuse(posted.refusal);
}
