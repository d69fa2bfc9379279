import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { missPieces } from '../wave/short-pick.ts';

const hour = 3_600_000;

/** Codes that belonged to nothing at hand: a label of a supplier, a number with a wrong digit, a part of the next shelf. */
const strange = {
  receive: [
    ['6901234567891', 'CHECK_DIGIT'],
    ['LOT-2604-118', 'UNKNOWN_BARCODE'],
  ],
  pick: [
    ['P-09-99-9-9 BRP-10001', 'UNKNOWN_BIN'],
    ['LOT-2604-118', 'UNKNOWN_SKU'],
    ['P-01-02-1-1 BRP-10002', 'UNKNOWN_SKU'],
  ],
} as const;

/**
 * What goes wrong where people scan, so that the report on work has something to show: scans of other goods, and pieces missing in a bin.
 */
export const addDemoSlips = demoStep('slips', ['parcels', 'receipts'], async ({ transaction, registry, person, now }) => {
  const by = person('whClerk');
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const { rows: waves } = await sql<{ id: number; no: string; warehouse: number }>`
    select id, wave_no as no, warehouse from wave v where status = 'picking'
    order by (select count(*) from wave_picks p where p.record_id = v.id and p.picked < p.qty) desc, id limit 1`.execute(transaction);
  const { rows: receipts } = await sql<{ no: string; warehouse: number }>`
    select receipt_no as no, warehouse from receipt where state = 'counting' order by id limit 1`.execute(transaction);
  const refused = [
    ...receipts.flatMap(document =>
      strange.receive.map(([code, why], at) => ({ ...document, step: 'receive' as const, code, why, hours: 1 + at })),
    ),
    ...waves.flatMap(document =>
      strange.pick.map(([code, why], at) => ({ ...document, step: 'pick' as const, code, why, hours: 3 + at / 4 })),
    ),
  ];
  if (refused.length > 0)
    await transaction
      .insertInto('scan_refusal')
      .values(
        refused.map(({ warehouse, step, no, code, why, hours }) => ({
          warehouse,
          step,
          doc_no: no,
          code,
          refused: why,
          by,
          at: ago(hours),
        })),
      )
      .execute();
  for (const { id } of waves) {
    const { rows } = await sql<{ bin: string; sku: string }>`
      select bin_code as bin, sku_code as sku from wave_picks where record_id = ${id} and picked < qty order by walk limit 1`.execute(
      transaction,
    );
    const [stop] = rows;
    const refusal =
      stop &&
      (await missPieces({ registry, transaction, by, now: ago(2) }, id, { ...stop, qty: 1 }, '库位少1件 / one piece missing in the bin'));
    if (refusal) throw new Error(`a short pick of the demo: ${refusal.code}`);
  }
});
