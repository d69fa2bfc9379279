import { binPattern } from '@axle/inventory';
import { refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { makeBins } from './generate-bins.ts';

/** [W11] Makes the bins of a pattern in the ticked area; codes that the warehouse has already stay as they are. */
export const generatePattern: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const area = await findRecord({ ...parts, database: transaction }, transaction, targets[0]!.id, ['areaNo', 'warehouse']);
    if (!area) return refuse(notFound);
    const block = binPattern(String(area['areaNo']), String(input['pattern']));
    return block.ok ? makeBins(transaction, parts, area, block.value, input) : block;
  });
