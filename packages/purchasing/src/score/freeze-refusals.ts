import { endOfMonth, type LocalDate, type Refusal, text } from '@axle/kernel';

/** [R19d] What stands against freezing the scores of a month: it is not over (`NOT_OVER`), or they are frozen (`FROZEN`). */
export function freezeRefusals(month: string, isFrozen: boolean, today: LocalDate): readonly Refusal[] {
  if (endOfMonth(`${month}-01` as LocalDate) >= today)
    return [{ code: 'NOT_OVER', field: 'month', message: text('本月尚未结束', 'The month is not over yet') }];
  return isFrozen ? [{ code: 'FROZEN', field: 'month', message: text('该月评分已冻结', 'The scores of this month are frozen') }] : [];
}
