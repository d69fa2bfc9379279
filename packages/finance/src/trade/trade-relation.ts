import type { LocalDate, Refusal } from '@axle/kernel';

/** What the rules of a trade relation go by. */
interface RelationValues {
  readonly seller?: number;
  readonly buyer?: number;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** [B39] A trade relation is between two different companies, and ends no earlier than it begins. */
export function checkTradeRelation({ seller, buyer, effectiveFrom, effectiveTo }: RelationValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (seller !== undefined && seller === buyer)
    found.push({
      code: 'SAME_COMPANY',
      field: 'buyer',
      message: { zh: '卖方与买方不能相同', en: 'Seller and buyer must be different companies' },
    });
  if (effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo < effectiveFrom)
    found.push({
      code: 'DATES',
      field: 'effectiveTo',
      message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
    });
  return found;
}
