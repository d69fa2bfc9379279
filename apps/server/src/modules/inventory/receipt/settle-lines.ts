import { maxReceivable, noOrder } from '@axle/inventory';
import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { overTolerances } from './order-tolerances.ts';

interface StoredLine {
  readonly id: number;
  readonly receipt: number;
  readonly key: string;
  readonly po: string;
  readonly expected: number;
  readonly tolerance: string;
}

/**
 * [R8] Works out the most that lines take: of new lines by the over-tolerance of their order, of those that expect another number by their
 * own.
 */
export const settleLines: Consequence = async (transaction, { caller }, rows) => {
  const former = new Map(rows.flatMap(row => (row.after && expectsOther(row) ? [[row.after.id, expectedBy(row.before)] as const] : [])));
  if (former.size === 0) return;
  const { rows: stored } = await sql<StoredLine>`
    select id, record_id as receipt, concat_ws(' ', po_no, po_line, sku) as key, po_no as po, expected_qty as expected,
    over_tol_pct as tolerance
    from receipt_lines where record_id = any(${[...former.keys()]}::bigint[])`.execute(transaction);
  const toleranceOf = await overTolerances(
    transaction,
    caller.registry,
    stored.map(({ po }) => po),
  );
  const changed = stored.flatMap(({ id, receipt, key, po, expected, tolerance }) => {
    const was = former.get(receipt)?.get(key);
    if (was === expected) return [];
    const percent = was === undefined ? toleranceOf(po) : Number(tolerance);
    return [{ id, most: maxReceivable(expected, percent), percent }];
  });
  if (changed.length === 0) return;
  await sql`update receipt_lines l set most_qty = g.most, over_tol_pct = g.percent
    from json_to_recordset(${JSON.stringify(changed)}::json) as g (id bigint, most integer, percent numeric) where l.id = g.id`.execute(
    transaction,
  );
};

/** What names a line of a receipt. */
const nameOf = (line: Line): string => `${String(line['poNo'] ?? noOrder)} ${String(line['poLine'] ?? 1)} ${String(line['sku'])}`;

/** What the lines of a receipt expected, by what names them. */
const expectedBy = (receipt: RecordRow | undefined): ReadonlyMap<string, number> =>
  new Map(linesIn(receipt ?? {}, 'lines').map(line => [nameOf(line), Number(line['expectedQty'])]));

/** Whether a line of a receipt is new, or expects another number than before. */
function expectsOther({ before, after }: WrittenRow): boolean {
  const former = expectedBy(before);
  return linesIn(after ?? {}, 'lines').some(line => former.get(nameOf(line)) !== Number(line['expectedQty']));
}
