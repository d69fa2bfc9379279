import { ok, refuse } from '@axle/kernel';
import { notFound, type RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { notingRefused } from '../scan-refusal/note-refused-scan.ts';
import { createWave, createWaves } from './create-waves.ts';
import { cancelWave, closeWave, startWave } from './lead-wave.ts';
import { planWaves } from './plan-waves.ts';
import { recordPick } from './record-pick.ts';
import { releaseWave } from './release-wave.ts';
import { shortPick } from './short-pick.ts';
import { waveRefusals } from './wave-refusals.ts';

/** The condition over orders and the size of waves that the user entered. */
const askedFor = (
  input: RecordValues,
): { readonly which: RawBuilder<unknown>; readonly maxOrders: number; readonly maxVolume: number } => ({
  which: sql`o.warehouse = ${Number(input['warehouse'])} and (${input['shipBy'] ?? null}::timestamptz is null
    or o.ship_by <= ${input['shipBy'] ?? null}::timestamptz)
    and (${input['channel'] ?? null}::bigint is null or o.channel = ${input['channel'] ?? null}::bigint)`,
  maxOrders: Number(input['maxOrders']),
  maxVolume: Number(input['maxVolume']),
});

/** Whether the user sees a warehouse's waves. */
const seesWarehouse = async (parts: RecordParts, warehouse: unknown): Promise<boolean> => {
  const { rows } = await sql`select from (select ${Number(warehouse)}::bigint as warehouse) t where ${seenRows(parts)}`.execute(
    parts.database,
  );
  return rows.length > 0;
};

/** Builds waves of the orders that wait in a warehouse. */
const build: ActionHandler = async ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    if (!(await seesWarehouse({ ...parts, database: transaction }, input['warehouse']))) return refuse(notFound);
    const { which, ...rule } = askedFor(input);
    await sql`select from outbound o where o.status = 'allocated' and ${which} order by o.id for update`.execute(transaction);
    const planned = await planWaves(transaction, caller.now, which, rule);
    if (planned.length === 0) return refuse(waveRefusals.noOrders);
    const ids = await createWaves(ledgerContext(transaction, caller), planned);
    const made = await transaction.selectFrom('wave').select(['id', 'wave_no as name']).where('id', 'in', ids).execute();
    return ok(made);
  });

/** The waves that building them now would make. */
const tryBuild: ToolHandler = async ({ parts, input }) => {
  if (!(await seesWarehouse(parts, input['warehouse']))) return refuse(notFound);
  const { which, ...rule } = askedFor(input);
  const planned = await planWaves(parts.database, parts.caller.now, which, rule);
  return ok({
    waves: planned.length,
    orders: planned.reduce((sum, { orders }) => sum + orders.length, 0),
    lines: planned.map(({ type, cutoffAt, courier, orders }, at) => ({
      place: at + 1,
      type,
      ...(cutoffAt === '' ? {} : { cutoffAt: new Date(cutoffAt).toISOString() }),
      ...(courier === 0 ? {} : { courier }),
      orders: orders.length,
    })),
  });
};

/** Names who walks a wave. */
const assign: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const changes = records
      .filter(({ status }) => ['draft', 'released', 'picking'].includes(String(status)))
      .map(before => ({ before, after: { ...before, picker: input['picker'] } }));
    await updateRows(transaction, { ...parts, database: transaction }, changes, { action: 'update' });
    const changed = new Set(changes.map(({ before }) => before.id));
    return new Map(records.filter(({ id }) => !changed.has(id)).map(({ id }) => [id, waveRefusals.notReleased]));
  });

/** Effects of the actions on waves, and of the one on orders that makes waves. */
export const waveActions: ActionHandlers = {
  'logoutStock.createWave': createWave,
  'pickWave.build': build,
  'pickWave.release': transitionHandler('release', releaseWave),
  'pickWave.start': transitionHandler('start', startWave),
  'pickWave.close': transitionHandler('close', closeWave),
  'pickWave.cancel': transitionHandler('cancel', cancelWave),
  'pickWave.assign': assign,
  'pickWave.recordPick': notingRefused('pick', recordPick),
  'pickWave.shortPick': shortPick,
};

/** Tools over waves. */
export const waveTools: ToolHandlers = { 'pickWave.tryBuild': tryBuild };
