import type { LocalDate, Refusal } from '@axle/kernel';

/** When a record holds. */
interface Period {
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** [SUB2] The main part of a market does not end before it begins. */
export function checkMaterialArea({ effectiveFrom: from, effectiveTo: to }: Period): readonly Refusal[] {
  if (from === undefined || to === undefined || to >= from) return [];
  return [
    {
      code: 'DATES',
      field: 'effectiveTo',
      message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
    },
  ];
}
