import type { LocalDate } from '@axle/kernel';
import { improvementRefusals } from '@axle/purchasing';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';

/** Gives improvements that name nobody the buyer of their supplier, else the user who enters them. */
export const completeImprovements: Derivation = async (database, { caller }, rows) => {
  const unowned = rows.filter(({ after }) => after['owner'] === undefined);
  const terms = await termsOf(database, idsIn(unowned.map(({ after }) => after['supplier'])));
  return rows.map(({ after }) => ({
    ...after,
    owner: after['owner'] ?? terms.get(Number(after['supplier']))?.buyer ?? caller.access.userId,
  }));
};

/** [R81] Improvements are due from today on when they are agreed on, and when their day is moved. */
export const dueFromToday: WriteGuard = async (_, { caller }, rows) => {
  for (const { before, after } of rows) {
    if (!after || before?.['dueDate'] === after['dueDate']) continue;
    const [refusal] = improvementRefusals(after['dueDate'] as LocalDate, todayOf(caller));
    if (refusal) throw new RefusedWrite(refusal);
  }
};
