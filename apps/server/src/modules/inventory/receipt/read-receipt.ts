import { noOrder } from '@axle/inventory';
import { businessDay } from '@axle/page-kit';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { exemptSkus } from '../../catalog/exemption/exempt-skus.ts';
import type { FollowedLine, FollowedReceipt } from './receipt-followers.ts';

/** A line of a receipt with what was counted of it, and whether its SKU is inspected when it comes. */
export type CountedLine = Selectable<Tables['receipt_lines']> & {
  readonly sku_code: string;
  readonly inspected: boolean;
  /** Its SKU would be inspected, but is exempt today. */
  readonly exempt: boolean;
  readonly per_carton: number | null;
};

/** A receipt with its lines, locked. */
export interface LinedReceipt {
  readonly receipt: Selectable<Tables['receipt']>;
  readonly lines: readonly CountedLine[];
}

/** A receipt with its lines as they are now, locked until the transaction ends. What is exempt from inspection today is not inspected. */
export async function readReceipt(transaction: Transaction<Tables>, id: number, now: Date): Promise<LinedReceipt> {
  const receipt = await transaction.selectFrom('receipt').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const lines = await transaction
    .selectFrom('receipt_lines')
    .innerJoin('sku', 'sku.id', 'receipt_lines.sku')
    .selectAll('receipt_lines')
    .select(['sku.sku as sku_code', 'sku.iqc_required', 'sku.carton_qty as sku_carton'])
    .where('receipt_lines.record_id', '=', id)
    .orderBy('receipt_lines.line_no')
    .execute();
  const exempt = await exemptSkus(transaction, {
    type: 'inspection',
    skus: lines.filter(({ iqc_required: inspected }) => inspected === true).map(({ sku }) => sku),
    day: businessDay(now),
    supplier: receipt.supplier,
  });
  return {
    receipt,
    lines: lines.map(({ iqc_required: inspected, sku_carton: carton, ...line }) => ({
      ...line,
      inspected: inspected === true && !exempt.has(line.sku),
      exempt: inspected === true && exempt.has(line.sku),
      per_carton: line.carton_qty ?? carton,
    })),
  };
}

/** A receipt as those who follow it know it. */
export const followed = ({
  id,
  receipt_no,
  type,
  source_no,
  warehouse,
  from_warehouse,
}: Selectable<Tables['receipt']>): FollowedReceipt => ({
  id,
  receiptNo: receipt_no,
  type,
  sourceNo: source_no,
  warehouse,
  ...(from_warehouse === null ? {} : { fromWarehouse: from_warehouse }),
});

/** A line as they know it; what came beyond it was not on its way. */
export const followedLine = (line: Selectable<Tables['receipt_lines']>, surplus: boolean): FollowedLine => ({
  lineNo: line.line_no,
  sku: line.sku,
  expectedQty: line.expected_qty,
  inTransit: line.in_transit && !surplus,
  ...(line.po_no === noOrder ? {} : { poNo: line.po_no, poLine: line.po_line }),
});

/** Pieces of a line in stock. */
export const acceptedOf = (line: CountedLine): number => line.good_qty + line.hold_qty + line.damaged_qty;
