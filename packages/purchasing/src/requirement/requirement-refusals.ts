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

/** [R25] Pieces that differ from those that planning released by more than 20 % need a reason: `REASON`. */
export function checkRequirement({ qty, mrpQty, changeReason }: ChangedRequirement): readonly Refusal[] {
  if (qty === undefined || mrpQty === undefined || (changeReason ?? '').trim() !== '') return [];
  const percent = divide(multiply(pieces(Math.abs(qty - mrpQty)), '100' as Decimal), pieces(Math.max(1, mrpQty)), 6);
  if (compareDecimals(percent, freePercent) <= 0) return [];
  return [{ code: 'REASON', field: 'changeReason', message: fill(needsReason, { n: mrpQty }) }];
}

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
