import type { RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { HeldReturn } from '../../inventory/receipt/send-held-back.ts';

/** Where pieces of a record lie on hold: by which line of a receipt they came, and how many of it are held. */
interface HeldSource extends Omit<HeldReturn, 'by' | 'qty'> {
  readonly held: number;
}

/** [R108] The lot on hold that a record sends back; undefined where it does not come from an incoming inspection. */
export async function heldSource(transaction: Transaction<Tables>, record: RecordValues): Promise<HeldSource | undefined> {
  if (record['source'] !== 'inspection') return undefined;
  const { rows } = await sql<HeldSource>`
    select i.receipt, i.receipt_line - 1 as "lineNo", i.inspection_no as "inspectionNo", i.sku,
      greatest(0, l.hold_qty - l.judged_qty) as held
    from inspection i join receipt_lines l on l.record_id = i.receipt and l.line_no = i.receipt_line - 1
    where i.inspection_no = ${record['sourceNo'] ?? ''} and i.type = 'iqc' and i.sku = ${record['sku']}`.execute(transaction);
  return rows[0];
}
