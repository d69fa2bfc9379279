import { addDays, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { pastDay } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { openLines, refusalsOfWish } from './date-wish.ts';
import { followedLines, type FollowedLine } from './followed-lines.ts';

const oneOf: Refusal = {
  code: 'ONE_OF',
  field: 'newDate',
  message: text('“推后天数”与“新交期”须且只能填一项', 'Enter either the days or the new date, not both'),
};
const isSet: Refusal = { code: 'BASELINE_SET', message: text('该行已有首次承诺', 'The line has a first promised date') };

const placeOf = ({ line, order }: FollowedLine): RecordValues => ({ purchaseOrder: order.id, orderLine: line['orderLine'] });

/** [R10b] Asks for other dates of the ticked lines, all by so many days or to one day. */
export const requestDates: ActionHandler = async ({ parts, targets, input }) => {
  const { shiftDays, newDate: given, ...asked } = input;
  if ((shiftDays === undefined) === (given === undefined)) return refuse(oneOf);
  return inTransaction(parts.database, async transaction => {
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    const open = await openLines(transaction, idsIn(current.map(({ order }) => order.id)));
    const refused = new Map<number, Refusal>();
    const wishes: RecordValues[] = [];
    for (const followed of current) {
      const { line, order } = followed;
      const held = (line['promisedDate'] ?? line['requiredDate']) as LocalDate;
      const wish = { ...asked, ...placeOf(followed), newDate: given ?? addDays(held, Number(shiftDays)) };
      const [refusal] = refusalsOfWish(order, wish, { today: todayOf(parts.caller), open });
      if (refusal) refused.set(line.id, refusal);
      else wishes.push(wish);
    }
    const own = ownParts(transaction, parts.caller, 'deliveryDateManagement');
    await insertRows(transaction, own, wishes, { action: 'add' });
    return ok(outcomes(refused));
  });
};

/** Lines of old orders get the date first promised, once. */
export const setBaseline: ActionHandler = async ({ parts, targets, input }) => {
  const newDate = input['date'] as LocalDate;
  if (newDate < todayOf(parts.caller)) return refuse(pastDay('date'));
  return inTransaction(parts.database, async transaction => {
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    const [set, unset] = [
      current.filter(({ line }) => line['baselineDate'] !== undefined),
      current.filter(({ line }) => line['baselineDate'] === undefined),
    ];
    const own = ownParts(transaction, parts.caller, 'deliveryDateManagement');
    const firsts = unset.map(followed => ({ ...placeOf(followed), newDate, origin: 'buyer' }));
    await insertRows(transaction, own, firsts, { action: 'add' });
    return ok(outcomes(new Map(set.map(({ line }) => [line.id, isSet]))));
  });
};
