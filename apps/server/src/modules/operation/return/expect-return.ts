import { ok, type Result } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { orderedPieces } from './return-facts.ts';

/** Warehouses of others: nobody counts there with our stations. */
const ofOthers: readonly string[] = ['threePl', 'fba'];

/** Pieces of lines by their SKU. */
export const bySku = (lines: readonly Line[], key: string): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(lines, line => Number(line['sku']))].map(([sku, own]) => [
      sku,
      own.reduce((sum, line) => sum + Number(line[key] ?? 0), 0),
    ]),
  );

/** What a piece of each SKU of an order cost when it left, in CNY. */
async function costsOf({ transaction }: LedgerContext, order: unknown) {
  const pieces = typeof order === 'number' ? await orderedPieces(transaction, [order]) : [];
  return new Map(pieces.map(({ sku, unitCost }) => [sku, unitCost]));
}

/** [O8] Lets the warehouse expect the pieces of a return; answers its receipt, none where the warehouse is not ours. */
export async function expectReturn(
  context: LedgerContext,
  after: RecordValues,
  { warehouse, deadline }: { readonly warehouse: number; readonly deadline?: string },
): Promise<Result<number | undefined>> {
  const { rows } = await sql<{ type: string }>`select type from warehouse where id = ${warehouse}`.execute(context.transaction);
  if (ofOthers.includes(rows[0]?.type ?? '')) return ok(undefined);
  const costs = await costsOf(context, after['salesOrder']);
  const lines = [...bySku(linesIn(after, 'lines'), 'qtyAuth')].map(([sku, qty]) => {
    const unitCost = costs.get(sku);
    return { sku, expectedQty: qty, mostQty: qty, ...(unitCost === undefined ? {} : { unitCost }) };
  });
  const sourceNo = String(after['rmaNo']);
  const made = await createReceipt(context, {
    type: 'customer_return',
    sourceNo,
    warehouse,
    ...(deadline === undefined ? {} : { eta: deadline }),
    lines,
  });
  return made.ok ? ok(made.value.id) : made;
}
