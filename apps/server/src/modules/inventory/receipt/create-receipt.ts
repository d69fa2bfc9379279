import { type Decimal, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { noteAdded } from '../../../platform/resources/writes/change-beside.ts';
import { maxReceivable, noOrder } from '@axle/inventory';
import { overTolerances } from './order-tolerances.ts';

/** Goods that a warehouse shall expect. */
export interface ReceiptRequest {
  readonly type: Tables['receipt']['type'];
  /** The document that they come by: order, container, transfer, return. */
  readonly sourceNo: string;
  readonly warehouse: number;
  readonly fromWarehouse?: number;
  readonly supplier?: number;
  readonly containerNo?: string;
  readonly eta?: string;
  readonly lines: readonly ReceiptRequestLine[];
}

/** A SKU of them. */
export interface ReceiptRequestLine {
  readonly sku: number;
  readonly expectedQty: number;
  /** Most pieces that may be taken into stock; by default the expected ones and the order's over-tolerance. */
  readonly mostQty?: number;
  readonly cartonQty?: number;
  readonly poNo?: string;
  readonly poLine?: number;
  /** What a piece costs, in CNY, where a document says so. */
  readonly unitCost?: Decimal;
  /** Whether the pieces are ours already and lie in the bin of what is on its way to the warehouse. */
  readonly inTransit?: boolean;
}

const refusals = {
  noLines: { code: 'NO_LINES', field: 'lines', message: { zh: '收货单至少要有一行', en: 'A receipt must have at least one line' } },
  qty: {
    code: 'QTY',
    field: 'expectedQty',
    message: { zh: '预计数量须为1至999,999的整数', en: 'Expected pieces must be a whole number from 1 to 999,999' },
  },
  most: {
    code: 'MOST_QTY',
    field: 'mostQty',
    message: { zh: '最多可收数量不能小于预计数量', en: 'Max receivable cannot be less than expected' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** The over-tolerance in percent that the most pieces come from. */
const toleranceOf = (expected: number, most: number): string => Math.min(100, (100 * (most - expected)) / expected).toFixed(2);

/** [R8] The order of a line, its over-tolerance and the most pieces that it takes. */
function mostOf({ poNo = noOrder, expectedQty, mostQty }: ReceiptRequestLine, overTolerance: (orderNo: string) => number) {
  const tolerance = overTolerance(poNo);
  return mostQty === undefined
    ? { po_no: poNo, most_qty: maxReceivable(expectedQty, tolerance), over_tol_pct: String(tolerance) }
    : { po_no: poNo, most_qty: mostQty, over_tol_pct: toleranceOf(expectedQty, mostQty) };
}

const isQty = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 1 && qty <= 999_999;

/**
 * Creates the receipt (ASN) of goods that a warehouse expects. The same document, container and warehouse again return the receipt that
 * they have; after a cancelled one another can be created.
 */
export async function createReceipt(
  context: LedgerContext,
  request: ReceiptRequest,
): Promise<Result<{ readonly id: number; readonly receiptNo: string }>> {
  const { transaction, now, by } = context;
  const { type, sourceNo, warehouse, lines } = request;
  if (lines.length === 0) return refuse(refusals.noLines);
  if (!lines.every(({ expectedQty }) => isQty(expectedQty))) return refuse(refusals.qty);
  if (lines.some(({ expectedQty, mostQty = expectedQty }) => mostQty < expectedQty)) return refuse(refusals.most);
  const audit = { created_by: by, created_at: now, updated_by: by, updated_at: now };
  const made = await transaction
    .insertInto('receipt')
    .values({
      receipt_no: '',
      type,
      source_no: sourceNo,
      warehouse,
      from_warehouse: request.fromWarehouse ?? null,
      supplier: request.supplier ?? null,
      container_no: request.containerNo ?? null,
      eta: request.eta ?? null,
      dock_bin: null,
      ...audit,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'receipt_no'])
    .executeTakeFirst();
  if (!made) return ok(await standing(transaction, request));
  const overTolerance = await overTolerances(
    transaction,
    context.registry,
    lines.map(({ poNo = noOrder }) => poNo),
  );
  await transaction
    .insertInto('receipt_lines')
    .values(
      lines.map((line, at) => ({
        record_id: made.id,
        line_no: at,
        sku: line.sku,
        ...mostOf(line, overTolerance),
        po_line: line.poLine ?? 1,
        expected_qty: line.expectedQty,
        carton_qty: line.cartonQty ?? null,
        unit_cost: line.unitCost ?? null,
        in_transit: line.inTransit ?? false,
      })),
    )
    .execute();
  await noteAdded(context, 'receipt', made.id);
  return ok({ id: made.id, receiptNo: made.receipt_no });
}

/** The receipt that the goods have already. */
async function standing(
  transaction: LedgerContext['transaction'],
  { type, sourceNo, warehouse, containerNo }: ReceiptRequest,
): Promise<{ readonly id: number; readonly receiptNo: string }> {
  const { id, receipt_no: receiptNo } = await transaction
    .selectFrom('receipt')
    .select(['id', 'receipt_no'])
    .where('type', '=', type)
    .where('source_no', '=', sourceNo)
    .where('warehouse', '=', warehouse)
    .where('container_no', containerNo === undefined ? 'is' : '=', containerNo ?? null)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return { id, receiptNo };
}
