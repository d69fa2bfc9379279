import { type Refusal, text } from '@axle/kernel';
import { inputOf, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const tooLate: Refusal = {
  code: 'STATE',
  field: 'stage',
  message: text('项目的阶段已不能修改此项', 'The stage of the project no longer allows this'),
};

/** Keeps what an action is given in fields of the same names, at the stages for which it stands; what is left empty stays. */
export const keepInput =
  (stages: readonly string[]): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const given = Object.fromEntries(Object.entries(input).filter(([key, value]) => parts.resource.fields[key] && value !== undefined));
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const after = { ...before, ...given };
        const refusal = stages.includes(String(before['stage']))
          ? parts.resource.checks.flatMap(check => check(after, { today: todayOf(parts.caller) }))[0]
          : tooLate;
        if (refusal) refused.set(before.id, readableRefusals(parts, [refusal])[0]!);
        else await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
      }
      return refused;
    });

/** What an action was given last: its dialog begins with it. */
export const asItStands =
  (action: string): ProposalHandler =>
  async ({ caller, page }, record: RecordRow) => {
    const keys = Object.keys(inputOf(caller.registry.page(page)?.page.actions.find(({ key }) => key === action)));
    const values: RecordValues = Object.fromEntries(keys.flatMap(key => (record[key] === undefined ? [] : [[key, record[key]]])));
    if (Object.keys(values).length === 0) return [];
    return [{ values, words: text('现有数据', 'As it stands'), why: text('上次保存的值', 'What was saved last') }];
  };
