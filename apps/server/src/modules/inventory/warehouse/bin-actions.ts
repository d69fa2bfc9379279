import { walkingNumbers } from '@axle/inventory';
import { ok } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget, nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { generateBins } from './generate-bins.ts';
import { generatePattern } from './generate-pattern.ts';

/** [W10] Numbers the bins of a warehouse along the way past them; returns those whose number changed. */
const resequence: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const warehouse = input['warehouse'] as number;
    const rows = await lockRows(transaction, parts, sql<boolean>`t.warehouse = ${warehouse}`);
    const { rows: areas } = await sql<{ id: number; area_no: string }>`
      select id, area_no from warehouse_area where warehouse = ${warehouse}`.execute(transaction);
    const areaNo = new Map(areas.map(({ id, area_no }) => [id, area_no]));
    const numbers = walkingNumbers(
      rows.map(row => ({ ...placeOf(row), area: areaNo.get(row['area'] as number) ?? '' })),
      input['serpentine'] === true,
    );
    const changes = rows
      .filter(row => row['seq'] !== numbers.get(row.id))
      .map(before => ({ before, after: { ...before, seq: numbers.get(before.id) } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    const name = nameFor(parts);
    return ok(changes.map(({ before }) => ({ id: before.id, name: name(before) })));
  });

const placeOf = (row: RecordRow) => ({
  id: row.id,
  aisle: String(row['aisle']),
  rack: String(row['rack']),
  level: Number(row['level']),
  pos: Number(row['pos']),
});

const setLocked =
  (locked: boolean): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const reason = locked ? input['reason'] : undefined;
      const changes = records.map(before => ({ before, after: { ...before, locked, lockReason: reason } }));
      await updateRows(transaction, parts, changes, { action: 'update' });
      return new Map();
    });

/** Effects of the own actions of bins and of the rules of areas. */
export const binActions: ActionHandlers = {
  'binManage.generate': generateBins,
  'storageAreaConfig.genBins': generatePattern,
  'binManage.resequence': resequence,
  'binManage.lock': setLocked(true),
  'binManage.unlock': setLocked(false),
};
