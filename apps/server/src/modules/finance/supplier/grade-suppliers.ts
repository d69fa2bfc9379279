import { gradeOf } from '@axle/finance';
import type { Decimal, Refusal } from '@axle/kernel';
import { refusedByState } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** Gives suppliers the score of a month, and the grade that follows from it. */
export const gradeSuppliers: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const score = input['score'] as Decimal;
    const refused = new Map(
      records.flatMap((record): readonly (readonly [number, Refusal])[] => {
        const refusal = refusedByState(parts.resource, record, 'update');
        return refusal ? [[record.id, refusal]] : [];
      }),
    );
    const graded = records.filter(({ id }) => !refused.has(id));
    await updateRows(
      transaction,
      parts,
      graded.map(before => ({ before, after: { ...before, score, grade: gradeOf(score) } })),
      { action: 'update' },
    );
    return refused;
  });
