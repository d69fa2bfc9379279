import { ok, refuse, type Refusal } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { nameFor, setRecordsEnabled } from '../../../platform/resources/write-batch.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';

const otherWarehouse: Refusal = {
  code: 'OTHER_WAREHOUSE',
  field: 'child',
  message: { zh: '子仓不属于所选仓库', en: 'The sub-warehouse belongs to another warehouse' },
};

const childParts = (parts: RecordParts): RecordParts => ({
  ...parts,
  resource: parts.caller.registry.referred('warehouseChild')!,
  page: 'warehouseChild',
});

/** The ticked warehouse, as its user saw it. */
async function ticked({ parts, targets }: ActionContext): Promise<RecordRow | Refusal> {
  const { id, version } = targets[0]!;
  const row = await findRecord(parts, parts.database, id, parts.resource.nameFields);
  if (!row) return notFound;
  return row.version === version ? row : rowChanged;
}

/** Divides a warehouse further. */
const addChild: ActionHandler = async context => {
  const warehouse = await ticked(context);
  if (!('id' in warehouse)) return refuse(warehouse);
  const added = await addRecord(childParts(context.parts), { ...context.input, warehouse: warehouse.id });
  return added.ok ? ok([{ id: warehouse.id, name: nameFor(context.parts)(warehouse) }]) : added;
};

/** Puts a part of a warehouse out of use. */
const disableChild: ActionHandler = async context => {
  const warehouse = await ticked(context);
  if (!('id' in warehouse)) return refuse(warehouse);
  const parts = childParts(context.parts);
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from warehouse_child where id = ${context.input['child'] as number} and warehouse = ${warehouse.id}`.execute(
    parts.database,
  );
  if (!rows[0]) return refuse(otherWarehouse);
  const done = await setRecordsEnabled(parts, [rows[0]], false);
  if (!done.ok) return done;
  const { refusal } = done.value[0]!;
  return refusal ? refuse(refusal) : ok([{ id: warehouse.id, name: nameFor(context.parts)(warehouse) }]);
};

/** Effects of the warehouses' own actions. */
export const warehouseActions: ActionHandlers = { 'warehouse.addChild': addChild, 'warehouse.disableChild': disableChild };
