import { fill, type LocalDate, type Refusal, text } from '@axle/kernel';
import { planRefusals } from '@axle/quality';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn } from '../../purchasing/order/supplier-terms.ts';
import { loadedBatches } from './loaded-batch.ts';

const notPlanned = text('批次{batch}不是待发货，不能检验装柜', 'Batch {batch} is no longer planned and cannot be inspected at loading');

/** What new inspections at loading take from their batch. */
export const completeLoading: Derivation = async (database, { caller }, rows) => {
  const fresh = rows.flatMap(({ before, after }) => (before === undefined ? [after['shipBatch']] : []));
  const batches = await loadedBatches(database, caller, idsIn(fresh));
  return rows.map(({ before, after }) => {
    const found = before === undefined ? batches.get(Number(after['shipBatch'])) : undefined;
    if (!found) return after;
    const { purchaseOrder, supplier, containerNo } = found.batch;
    return { ...after, round: after['round'] ?? 1, purchaseOrder, supplier, containerNo: after['containerNo'] ?? containerNo };
  });
};

/** An inspection at loading is of a batch that has not left, and planned for a day to come. */
export const guardLoading: WriteGuard = async (database, { caller }, rows) => {
  const written = rows.flatMap(({ before, after }) =>
    after && (before === undefined || before['planDate'] !== after['planDate']) ? [{ before, after }] : [],
  );
  const batches = await loadedBatches(database, caller, idsIn(written.map(({ after }) => after['shipBatch'])));
  for (const { before, after } of written) {
    const found = batches.get(Number(after['shipBatch']));
    if (before === undefined && found?.batch['state'] !== 'planned') {
      const message = fill(notPlanned, { batch: String(found?.batch['batchNo'] ?? '') });
      throw new RefusedWrite({ code: 'NOT_PLANNED', field: 'shipBatch', message } satisfies Refusal);
    }
    const [refusal] = planRefusals(after['planDate'] as LocalDate, { today: todayOf(caller), isNew: false });
    if (refusal) throw new RefusedWrite(refusal);
  }
};
