import { addDays, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, rowChanged } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const notBehind: Refusal = {
  code: 'DATES',
  field: 'effectiveFrom',
  message: {
    zh: '新的生效日期须晚于当前关系的生效日期，且不晚于其失效日期',
    en: 'The new effective-from date must be after that of the current relation and not after its effective-to date',
  },
};

/** Ends a trade relation the day before, and begins one with another markup that lasts as long as it would have. */
export const newMarkup: ActionHandler = async ({ parts, targets: [target], input }) => {
  const from = input['effectiveFrom'] as LocalDate;
  try {
    return await inTransaction(parts.database, async transaction => {
      const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
      if (!before) return refuse(notFound);
      if (before.version !== target?.version) return refuse(rowChanged);
      const to = before['effectiveTo'] as LocalDate | undefined;
      if (from <= (before['effectiveFrom'] as LocalDate) || (to !== undefined && from > to)) return refuse(notBehind);
      await updateRows(transaction, parts, [{ before, after: { ...before, effectiveTo: addDays(from, -1) } }], { action: 'update' });
      await insertRows(transaction, parts, [{ ...before, effectiveFrom: from, effectiveTo: to, markup: input['markup'] }], {
        action: 'add',
      });
      return ok([{ id: before.id, name: nameFor(parts)(before) }]);
    });
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
};
