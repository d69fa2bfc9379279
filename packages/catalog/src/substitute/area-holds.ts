import type { Refusal } from '@axle/kernel';

type Values = Readonly<Record<string, unknown>>;

/** [SUB2] The main part of a market does not end before it begins. */
export function materialAreaHolds({ effectiveFrom: from, effectiveTo: to }: Values): readonly Refusal[] {
  if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return [];
  return [
    {
      code: 'DATES',
      field: 'effectiveTo',
      message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
    },
  ];
}
