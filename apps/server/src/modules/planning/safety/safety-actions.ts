import { fill, inLanguage, ok, type Refusal } from '@axle/kernel';
import { isLargeChange } from '@axle/planning';
import type { RecordRow } from '@axle/page-kit';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import { exemptSkus } from '../../catalog/exemption/exempt-skus.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { computeSafety } from './compute-safety.ts';

const notComputed: Refusal = {
  code: 'NOT_COMPUTED',
  message: { zh: '尚未计算，请先点“计算”', en: 'There is no calculated value yet; click “Calculate” first' },
};
const sameAlready: Refusal = {
  code: 'SAME',
  message: { zh: '生效值已等于计算值', en: 'The value in force already equals the calculated value' },
};
const reasonNeeded: Refusal = {
  code: 'REASON',
  field: 'reason',
  message: { zh: '变化超过50%，须填写原因', en: 'The change exceeds 50%; enter a reason' },
};
const accepted = { zh: '采用计算值 {computed}', en: 'Calculated value {computed} accepted' };
const exempt: Refusal = { code: 'EXEMPT', message: { zh: '该SKU已豁免安全库存', en: 'The SKU is exempt from safety stock' } };

const compute: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    await computeSafety(transaction, { ...parts, database: transaction }, input);
    return ok([]);
  });

function refusalOf(record: RecordRow, given: string | undefined, without: ReadonlySet<number>): Refusal | undefined {
  const [computed, result] = [record['computed'], record['result']] as [number | undefined, number | undefined];
  if (without.has(record['sku'] as number)) return exempt;
  if (computed === undefined) return notComputed;
  if (computed === result) return sameAlready;
  return isLargeChange(result, computed) && given === undefined ? reasonNeeded : undefined;
}

/** Sends computed values to be decided on; a large change says why. */
const accept: ActionHandler = ({ parts, targets, input }) => {
  const given = typeof input['reason'] === 'string' && input['reason'].trim() !== '' ? input['reason'].trim() : undefined;
  return eachTarget(parts, targets, async (transaction, records) => {
    const skus = records.map(row => row['sku'] as number);
    const without = await exemptSkus(transaction, { type: 'safetyStock', skus, day: todayOf(parts.caller) });
    const refused = new Map<number, Refusal>();
    for (const before of records) {
      const refusal = refusalOf(before, given, without);
      if (refusal) {
        refused.set(before.id, refusal);
        continue;
      }
      const computed = Number(before['computed']);
      const why = given ?? inLanguage(fill(accepted, { computed }), parts.caller.language ?? 'zh-cn');
      const caller = { ...parts.caller, why };
      const written = await writing({ ...parts, caller, database: transaction }, within =>
        changeLocked(within, { ...parts, caller, database: within }, before, { result: computed }),
      );
      if (!written.ok) refused.set(before.id, written.refusal[0]!);
    }
    return refused;
  });
};

/** Effects of the own actions of safety stocks. */
export const safetyActions: ActionHandlers = {
  'safetyStock.compute': compute,
  'safetyStock.accept': accept,
  'safetyStock.nextPeriod': nextPeriod,
};
