import type { LocalDate, Refusal } from '@axle/kernel';

const toCome: Refusal = {
  code: 'FUTURE_DAY',
  field: 'bizDate',
  message: { zh: '业务日期不能晚于今天', en: 'The business date cannot be in the future' },
};

/** [OP11] A document is written for today or a day before. */
export const dayOfBusiness = (
  { bizDate }: { readonly bizDate?: LocalDate },
  { today }: { readonly today: LocalDate },
): readonly Refusal[] => (bizDate !== undefined && bizDate > today ? [toCome] : []);
