import { ok, type Refusal, refuse } from '@axle/kernel';
import { linesIn, type RecordValues, type Target, type TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { candidateGroups } from './candidate-groups.ts';
import { leaveApart } from './leave-apart.ts';
import { mergeGroup } from './merge-group.ts';
import { mergeSettingsOf } from './merge-settings-of.ts';
import { savedBy } from './priced-groups.ts';
import { restoreGroup, takeApart } from './take-apart.ts';

/** Most groups that are merged by one call. */
const mostGroups = 200;

const chosenIn = (input: RecordValues): readonly Target[] =>
  linesIn(input, 'orders').map(line => ({ id: Number(line['order']), version: Number(line['version']) }));

/** Undoes what a group wrote that was refused. */
class RefusedGroup extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const merge: ActionHandler = async ({ parts, input }) => {
  const made = await mergeGroup(parts.database as Transaction<Tables>, parts.caller, chosenIn(input));
  return made.ok ? ok([{ id: made.value.id, name: String(made.value['mergeNo']) }]) : made;
};

const ignore: ActionHandler = async ({ parts, input }) => {
  const made = await leaveApart(parts.database as Transaction<Tables>, parts.caller, chosenIn(input), input['reason']);
  return made.ok ? ok([{ id: made.value.id, name: String(made.value['mergeNo']) }]) : made;
};

/** All groups that fit, each by itself: of what one is refused for the others know nothing. */
const batchMerge: ActionHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const settings = await mergeSettingsOf(database);
  const { groups } = await candidateGroups(database, caller, input, settings);
  const asked = await savedBy(parts, groups, input['savingFrom']);
  const outcomes: TargetOutcome[] = [];
  for (const { orders } of asked.slice(0, mostGroups)) {
    const name = orders.map(({ orderNo }) => orderNo).join(' + ');
    const refusal = await inTransaction(database, async transaction => {
      const made = await mergeGroup(transaction, caller, orders, { settings });
      if (!made.ok) throw new RefusedGroup(made.refusal);
      return undefined;
    }).catch((error: unknown) => {
      if (error instanceof RefusedGroup) return error.refusal;
      throw error;
    });
    outcomes.push({ id: orders[0].id, name, ...(refusal ? { refusal } : {}) });
  }
  return outcomes.length === 0 ? refuse(nothingToMerge) : ok(outcomes);
};

const nothingToMerge: Refusal = { code: 'NOTHING_TO_MERGE', message: { zh: '没有待合并的订单', en: 'Nothing is to be merged' } };

/** Effects of the actions on orders that go in one parcel. */
export const mergeActions: ActionHandlers = {
  'pendingMerge.merge': merge,
  'pendingMerge.batchMerge': batchMerge,
  'pendingMerge.ignore': ignore,
  'pendingMerge.unmerge': transitionHandler('unmerge', takeApart),
  'pendingMerge.keepApart': transitionHandler('keepApart', takeApart),
  'pendingMerge.restore': transitionHandler('restore', restoreGroup),
};
