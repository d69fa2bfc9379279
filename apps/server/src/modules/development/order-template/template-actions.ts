import { ok, type Refusal, text } from '@axle/kernel';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { guarded } from '../../../platform/resources/guarded.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

const codeTaken: Refusal = {
  code: 'CODE_TAKEN',
  field: 'code',
  message: text('模板编码已存在', 'The code exists'),
};

/** Another template with what this one holds, under a code and a name of its own. */
const copy: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const { id, version: _version, ...held } = record;
      const values = { ...held, code: input['code'], name: input['name'], status: 1 };
      const taken = await transaction
        .selectFrom('order_template')
        .select('id')
        .where('code', '=', String(input['code']))
        .executeTakeFirst();
      const [refusal] = taken ? [codeTaken] : (await guarded(transaction, parts, [values]))(values);
      if (refusal) refused.set(id, refusal);
      else await insertRows(transaction, { ...parts, database: transaction }, [values], { action: 'add' });
    }
    return refused;
  });

/** Leads to the workbench of an order that begins with what a template says; nothing is kept until it is saved. */
const createOrder: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async () => new Map()).then(looked => {
    if (!looked.ok) return looked;
    return ok(
      looked.value.map(outcome => (outcome.refusal ? outcome : { ...outcome, next: `/admin/purchase/newOrder?tplId=${outcome.id}` })),
    );
  });

/** What the buttons of order templates do. */
export const templateActions: ActionHandlers = { 'orderTpl.copy': copy, 'orderTpl.createOrder': createOrder };
