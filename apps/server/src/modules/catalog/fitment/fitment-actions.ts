import { foldSpelling, ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { eachTarget, nameFor } from '../../../platform/resources/write-batch.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const noProof: Refusal = {
  code: 'NO_PROOF',
  message: {
    zh: '缺少依据：来源须为原厂目录且SKU有OE号，或为该行附上来源文件',
    en: 'Evidence is missing: the source must be the OE catalogue and the SKU must have an OE number, or attach a source file to the row',
  },
};

/** Verified is what an OE catalogue says of a part with an OE number, or what a file beside it proves. */
const verify: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { rows } = await sql<{ id: number }>`
      select f.id from fitment f join sku k on k.id = f.sku
      where f.id = any(${records.map(({ id }) => id)}::bigint[]) and (
        (f.source = 'OE' and cardinality(k.oe_numbers) > 0)
        or exists (select from attachment a where a.entity = 'fitment' and a.record_id = f.id and a.removed_at is null))`.execute(
      transaction,
    );
    const proven = new Set(rows.map(({ id }) => id));
    const { access, now } = parts.caller;
    const changes = records
      .filter(record => proven.has(record.id) && record['verified'] !== true)
      .map(before => ({ before, after: { ...before, verifiedBy: access.userId, verifiedAt: now.toISOString() } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return new Map(records.filter(({ id }) => !proven.has(id)).map(({ id }) => [id, noProof]));
  });

const folded = (value: unknown): unknown => (typeof value === 'string' ? foldSpelling(value) : (value ?? null));
const vehicleOf = (record: RecordRow): string =>
  JSON.stringify(['make', 'model', 'submodel', 'engine', 'drive', 'bodyStyle', 'position'].map(key => folded(record[key])));
const years = (record: RecordRow): readonly [number, number] => [Number(record['yearFrom']), Number(record['yearTo'])];

/** Makes one row of those of the same part and vehicle whose years overlap with it, or follow it, one after the other. */
const mergeYears: ActionHandler = ({ parts, targets: [target] }) =>
  inTransaction(parts.database, async transaction => {
    const [seen] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!seen) return refuse(notFound);
    if (seen.version !== target?.version) return refuse(rowChanged);
    const rows = await lockRows(transaction, parts, sql<boolean>`t.sku = ${seen['sku']} and t.status = 1 and t.id <> ${seen.id}`);
    const alike = rows.filter(row => vehicleOf(row) === vehicleOf(seen)).toSorted((one, other) => years(one)[0] - years(other)[0]);
    let [from, to] = years(seen);
    const gone: RecordRow[] = [];
    for (let found: RecordRow | undefined = seen; found;) {
      found = alike.find(row => !gone.includes(row) && years(row)[0] <= to + 1 && years(row)[1] >= from - 1);
      if (!found) break;
      gone.push(found);
      [from, to] = [Math.min(from, years(found)[0]), Math.max(to, years(found)[1])];
    }
    if (gone.length > 0) {
      await deleteRows(transaction, parts, gone);
      const after = { ...seen, yearFrom: from, yearTo: to, verifiedBy: undefined, verifiedAt: undefined };
      await updateRows(transaction, parts, [{ before: seen, after }], { action: 'update' });
    }
    return ok([{ id: seen.id, name: nameFor(parts)(seen) }]);
  });

const copied = [
  'make',
  'model',
  'yearFrom',
  'yearTo',
  'submodel',
  'engine',
  'drive',
  'bodyStyle',
  'position',
  'qtyPerVehicle',
  'note',
  'source',
];

/** Gives one SKU the fitments of another; those that it has already are passed over, and none is verified. */
const copyFitment: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const [from, to] = [input['from'], input['to']];
    const there = await lockRows(transaction, parts, sql<boolean>`t.sku = any(${[from, to]}::bigint[]) and t.status = 1`);
    const keyOf = (row: RecordRow) => `${vehicleOf(row)}/${years(row).join('-')}`;
    const known = new Set(there.filter(row => row['sku'] === to).map(keyOf));
    for (const row of there.filter(one => one['sku'] === from && !known.has(keyOf(one)))) {
      const shown = readablePart(parts, row);
      const added = await addRecord(
        { ...parts, database: transaction },
        { ...Object.fromEntries(copied.flatMap(key => (shown[key] === undefined ? [] : [[key, shown[key]]]))), sku: to },
      );
      if (!added.ok) return added;
    }
    return ok([]);
  });

/** Effects of the fitments' own actions. */
export const fitmentActions: ActionHandlers = {
  'fitment.verify': verify,
  'fitment.mergeYears': mergeYears,
  'fitment.copyFitment': copyFitment,
};
