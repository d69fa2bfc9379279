import { boxRefusals, type FbaBox } from '@axle/inventory';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { asDecimal } from '../stock/read-view.ts';

/** Boxes keep to the limits that are in force. */
export const fbaShipmentGuard: RecordGuard = async (database, records) => {
  if (records.every(record => linesIn(record, 'boxes').length === 0)) return () => [];
  const { rows } = await sql<{ side: string | null; weight: string | null }>`
    select fba_parameter_on('box_side_cm', current_date) as side, fba_parameter_on('box_weight_kg', current_date) as weight`.execute(
    database,
  );
  const { side = null, weight = null } = rows[0] ?? {};
  const limits = { ...(side === null ? {} : { sideCm: asDecimal(side) }), ...(weight === null ? {} : { weightKg: asDecimal(weight) }) };
  return record =>
    linesIn(record, 'boxes').flatMap((box, at) =>
      boxRefusals(box as FbaBox, limits).map(refusal => ({ ...refusal, field: `boxes.${at}.${refusal.field}` })),
    );
};
