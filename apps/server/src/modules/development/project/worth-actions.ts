import { type Refusal, text } from '@axle/kernel';
import { forbiddenField, inputOf, type RecordRow, type RecordValues, sameValue } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const tooLate: Refusal = {
  code: 'STATE',
  field: 'stage',
  message: text('项目的阶段已不能修改此项', 'The stage of the project no longer allows this'),
};

/** The first field that the actor gives and may not: what cannot be read is refused whatever is given, the rest where it would change. */
function closedField(parts: RecordParts, before: RecordRow, given: RecordValues): Refusal | undefined {
  const { mayRead, mayWrite } = fieldRights(parts);
  const closed = Object.keys(given).find(key => !mayRead(key) || (!mayWrite(key) && !sameValue(before[key], given[key])));
  return closed === undefined ? undefined : forbiddenField(parts.resource, closed);
}

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
          ? (closedField(parts, before, given) ?? parts.resource.checks.flatMap(check => check(after, { today: todayOf(parts.caller) }))[0])
          : tooLate;
        if (refusal) refused.set(before.id, readableRefusals(parts, [refusal])[0]!);
        else await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
      }
      return refused;
    });

/** What an action was given last: its dialog begins with it. */
export const asItStands =
  (action: string): ProposalHandler =>
  async (parts, record: RecordRow) => {
    const ofAction = parts.caller.registry.page(parts.page)?.page.actions.find(({ key }) => key === action);
    const keys = Object.keys(inputOf(ofAction));
    const values: RecordValues = Object.fromEntries(keys.flatMap(key => (record[key] === undefined ? [] : [[key, record[key]]])));
    if (Object.keys(values).length === 0) return [];
    return [{ values, words: text('现有数据', 'Current data'), why: text('上次保存的值', 'What was saved last') }];
  };
