import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { countJudged } from '../../inventory/receipt/count-judged.ts';

const dayLong = 86_400_000;
/** Lots that came within so many days wait for inspection still. */
const waitingDays = 2;

/**
 * Inspection passes what a receipt brought so many days ago, before it is closed: its pieces are accepted and owed with it. Lines that are
 * named stay on hold, and all of those that came lately. The inspector of the demo writes down later what he found.
 */
export async function passArrivals(
  { transaction, registry, person, now }: Demo,
  receipt: number,
  { daysAgo, held = [] }: { readonly daysAgo: number; readonly held?: readonly number[] },
): Promise<void> {
  if (daysAgo <= waitingDays) return;
  const then = new Date(now.getTime() - daysAgo * dayLong);
  const context = { transaction, registry, now: then, by: person('qc') };
  const { rows } = await sql<{ lineNo: number; qty: number; docNo: string }>`
    select l.line_no as "lineNo", l.hold_qty as qty, i.inspection_no as "docNo" from receipt_lines l
    join inspection i on i.receipt = l.record_id and i.receipt_line = l.line_no + 1
    where l.record_id = ${receipt} and l.hold_qty > 0 order by l.line_no`.execute(transaction);
  for (const { lineNo, qty, docNo } of rows) {
    if (held.includes(lineNo)) continue;
    const counted = await countJudged(context, { receipt, lineNo }, { docType: 'inspection', docNo, turn: 1, qty });
    if (!counted.ok) throw new Error(`${docNo}: ${counted.refusal.code}`);
  }
}
