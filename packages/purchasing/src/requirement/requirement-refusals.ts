import { compareDecimals, type Decimal, divide, fill, multiply, type Refusal, type Text } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** A requirement as it shall be. */
export interface ChangedRequirement {
  readonly qty?: number;
  /** Pieces as planning released them; undefined where nobody planned them. */
  readonly mrpQty?: number;
  readonly changeReason?: string;
}

/** Percent by which a buyer may change what was planned without saying why. */
const freePercent = '20' as Decimal;

const needsReason: Text = {
  zh: '与MRP数量{n}相差超过20%，请填写修改原因',
  en: 'Differs from the MRP quantity {n} by more than 20%; give a reason for the change',
};

const needsNewReason: Text = {
  zh: '与MRP数量{n}相差超过20%，每次修改数量请重新填写原因',
  en: 'Differs from the MRP quantity {n} by more than 20%; give a new reason for each change',
};

/** Whether pieces are so far from what planning released that somebody must say why. */
function isFar({ qty, mrpQty }: ChangedRequirement): boolean {
  if (qty === undefined || mrpQty === undefined) return false;
  const percent = divide(multiply(pieces(Math.abs(qty - mrpQty)), '100' as Decimal), pieces(Math.max(1, mrpQty)), 6);
  return compareDecimals(percent, freePercent) > 0;
}

const reasonIn = ({ changeReason }: ChangedRequirement): string => (changeReason ?? '').trim();
const refusal = (message: Text, { mrpQty }: ChangedRequirement): Refusal => ({
  code: 'REASON',
  field: 'changeReason',
  message: fill(message, { n: mrpQty ?? 0 }),
});

/** [R25] Pieces that differ from those that planning released by more than 20 % need a reason: `REASON`. */
export const checkRequirement = (requirement: ChangedRequirement): readonly Refusal[] =>
  isFar(requirement) && reasonIn(requirement) === '' ? [refusal(needsReason, requirement)] : [];

/** [R25] The reason of an earlier change says nothing of a further one: other pieces need another reason. */
export const reasonRefusals = (before: ChangedRequirement, after: ChangedRequirement): readonly Refusal[] =>
  before.qty !== after.qty && isFar(after) && reasonIn(before) === reasonIn(after) ? [refusal(needsNewReason, after)] : [];

/** [R25] What stands against splitting pieces off: both parts keep some, and only what is not ordered yet goes (`SPLIT`). */
export function splitRefusals(open: number, qty: number): readonly Refusal[] {
  if (qty >= 1 && qty < open) return [];
  const most = Math.max(0, open - 1);
  return [
    open <= 1
      ? { code: 'SPLIT', field: 'qty', message: { zh: '没有可拆分的数量', en: 'There are no pieces left to split off' } }
      : { code: 'SPLIT', field: 'qty', message: fill({ zh: '拆出数量须为1至{n}', en: 'Split off 1 to {n} pieces' }, { n: most }) },
  ];
}
