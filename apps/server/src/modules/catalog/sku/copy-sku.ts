import { ok, refuse } from '@axle/kernel';
import { notFound, rowChanged } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** What belongs to one SKU alone and is not taken over. */
const own = [
  'id',
  'version',
  'gtin',
  'images',
  'oeNumbers',
  'oeKeys',
  'numberSources',
  'certs',
  'launchDate',
  'stopDate',
  'duplicateReason',
  'salesStatus',
  'clearReason',
  'clearDate',
  'completeness',
  'cartonCbm',
];
const stamps = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt', 'waitingFields'];

/** Makes a draft under another code with what the user may read of a SKU. */
export const copySku: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const [source] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!source) return refuse(notFound);
    if (source.version !== target?.version) return refuse(rowChanged);
    const taken = Object.entries(readablePart(parts, source)).filter(([key]) => !own.includes(key) && !stamps.includes(key));
    const added = await addRecord({ ...parts, database: transaction }, { ...Object.fromEntries(taken), sku: input['sku'] });
    return added.ok ? ok([{ id: source.id, name: nameFor(parts)(source) }]) : added;
  });
