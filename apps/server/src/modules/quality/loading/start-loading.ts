import { randomInt } from 'node:crypto';
import { checkContainer } from '@axle/inventory';
import { ok, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { cartonsToCheck, drawnCartons, labelsToScan, releasedRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { idsIn } from '../../purchasing/order/supplier-terms.ts';
import { loadedBatches, releasedLines } from './loaded-batch.ts';

/** The seed of a draw is one of these. */
const seeds = 2_147_483_647;

/** Pieces in a carton of SKUs. */
async function perCarton(database: Kysely<Tables>, skus: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const rows = await database
    .selectFrom('sku')
    .select(['id', 'carton_qty'])
    .where('id', 'in', [0, ...skus])
    .execute();
  return new Map(rows.map(({ id, carton_qty: qty }) => [id, qty]));
}

/** Whether a container holds several SKUs: those of the batch, and of others that go in it. */
async function isMixed(database: Kysely<Tables>, batch: number, containerNo: unknown): Promise<boolean> {
  const { rows } = await sql<{ skus: number }>`
    select count(distinct l.sku)::integer as skus from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.state <> 'void' and (b.id = ${batch}
      or b.container_no = ${containerNo ?? null}::text and b.state = 'planned')`.execute(database);
  return rows[0]!.skus > 1;
}

/** [Q37] [Q38] Loading begins: the lines of the batch are fixed, and the cartons drawn that are opened. */
export const startLoading: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  const found = (await loadedBatches(database, caller, [Number(before['shipBatch'])])).get(Number(before['shipBatch']))!;
  const containerNo = input['containerNo'] ?? before['containerNo'] ?? found.batch['containerNo'];
  const refused = [...releasedRefusals(releasedLines(found)), ...checkContainer({ containerNo })];
  if (refused.length > 0) return refuse(refused);
  const own = linesIn(found.batch, 'lines');
  const cartonsOf = await perCarton(database, idsIn(own.map(({ sku }) => sku)));
  const lines = own.map(({ orderLine, sku, qty, cartons }) => {
    const plannedQty = Number(qty);
    const known = cartonsOf.get(Number(sku));
    const cartonQty = known ?? (cartons ? Math.ceil(plannedQty / Number(cartons)) : plannedQty);
    const plannedCartons = Number(cartons) > 0 ? Number(cartons) : Math.ceil(plannedQty / cartonQty);
    return { orderLine, sku, plannedQty, plannedCartons, cartonQty, labelsOk: 0 };
  });
  const cartons = lines.reduce((sum, { plannedCartons }) => sum + plannedCartons, 0);
  const mixed = await isMixed(database, found.batch.id, containerNo);
  return ok({
    ...after,
    containerNo,
    lines,
    cartonsPlanned: cartons,
    cartonsToOpen: cartonsToCheck(cartons),
    drawnCartons: drawnCartons(cartons, randomInt(seeds)).join(', '),
    isMixed: mixed,
    labelsNeeded: labelsToScan(cartons, mixed),
    labelsOk: 0,
    labelsFailed: 0,
    startedAt: caller.now.toISOString(),
  });
};
