import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { changedBatchRefusals, leavingRefusals, type StandingCheck } from '@axle/quality';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { loadedBatches, plansLoading } from './loaded-batch.ts';

interface KeptCheck extends StandingCheck {
  readonly id: number;
  readonly batch: number;
}

/** The newest inspection at loading of batches that is not void. */
async function standingChecks(database: Kysely<Tables>, batches: readonly number[]): Promise<ReadonlyMap<number, KeptCheck>> {
  const { rows } = await sql<KeptCheck>`
    select distinct on (ship_batch) id, ship_batch as batch, check_no as "checkNo", state from loading_check
    where ship_batch = any(${batches}::bigint[]) and state <> 'void' order by ship_batch, id desc`.execute(database);
  return new Map(rows.map(row => [row.batch, row]));
}

const pieces = (batch: RecordValues): string =>
  linesIn(batch, 'lines')
    .map(({ orderLine, qty }) => `${String(orderLine)}:${String(qty)}`)
    .toSorted()
    .join();

/** The pieces that an inspection found loaded. */
async function loadedBy(database: Kysely<Tables>, check: number): Promise<string> {
  const { rows } = await sql<{ line: number; qty: number }>`
    select order_line as line, loaded_qty as qty from loading_check_lines where record_id = ${check} and loaded_qty > 0`.execute(database);
  return rows
    .map(({ line, qty }) => `${line}:${qty}`)
    .toSorted()
    .join();
}

/** [Q37a] [Q37b] A batch leaves once its loading is allowed, and is not changed while it is loaded. */
export const gateBatches: WriteGuard = async (database, { caller }, rows) => {
  const written = rows.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const moved = written.filter(
    ({ before, after }) => before['state'] === 'planned' && (after['state'] !== 'planned' || pieces(before) !== pieces(after)),
  );
  if (moved.length === 0) return;
  const ids = moved.map(({ before }) => before.id);
  const checks = await standingChecks(database, ids);
  const batches = await loadedBatches(database, caller, ids);
  for (const { before, after } of moved) {
    const check = checks.get(before.id);
    const isSame = pieces(before) === pieces(after);
    const isAsLoaded = isSame || (check !== undefined && pieces(after) === (await loadedBy(database, check.id)));
    // whichever way it leaves: shipped, or known by its goods when they come
    const leaves = after['state'] !== 'planned' && after['state'] !== 'void';
    const refused = leaves
      ? leavingRefusals({ isPlanned: plansLoading(batches.get(before.id)!), check })
      : changedBatchRefusals(check, isAsLoaded);
    if (refused[0]) throw new RefusedWrite(refused[0]);
  }
};

/** Inspections that wait for batches which were made void are void as well. */
async function voidChecks(database: Transaction<Tables>, caller: Actor, batches: readonly RecordRow[]): Promise<void> {
  const parts = ownParts(database, caller, 'finalShipmentInspection');
  const ids = batches.map(({ id }) => id);
  const waiting = await lockRows(
    database,
    parts,
    sql<boolean>`t.ship_batch = any(${ids}::bigint[]) and t.state in ('requested', 'scheduled')`,
  );
  const why = new Map(batches.map(batch => [batch.id, batch['voidReason']]));
  const changes = waiting.map(before => {
    return { before, after: { ...before, state: 'void', voidReason: why.get(Number(before['shipBatch'])) } };
  });
  await updateRows(database, parts, changes, { action: 'state', transition: 'void' });
}

/** [Q37a] New batches ask for their inspection at loading where a line plans it; those of void ones are void. */
export const followBatches: Consequence = async (transaction, { caller }, rows) => {
  const database = transaction as Transaction<Tables>;
  const made = rows.flatMap(({ before, after }) => (before === undefined && after?.['state'] === 'planned' ? [after.id] : []));
  const voided = rows.flatMap(({ before, after }) => (before && after?.['state'] === 'void' && before['state'] !== 'void' ? [after] : []));
  if (voided.length > 0) await voidChecks(database, caller, voided);
  if (made.length === 0) return;
  const batches = await loadedBatches(database, caller, made);
  const today = todayOf(caller);
  const asked = [...batches.values()].filter(plansLoading).map(({ batch }) => {
    const shipDate = String(batch['shipDate']);
    return { shipBatch: batch.id, planDate: shipDate > today ? shipDate : today };
  });
  const parts = ownParts(database, caller, 'finalShipmentInspection');
  if (asked.length > 0) await insertRows(database, parts, asked, { action: 'add' });
};
