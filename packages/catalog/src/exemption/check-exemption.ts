import { addMonths, type LocalDate, type Refusal, text } from '@axle/kernel';

/** What the rules of an exemption go by. */
interface ExemptionValues {
  readonly type?: string;
  readonly sku?: number;
  readonly supplier?: number;
  readonly category?: number;
  readonly evidence?: readonly unknown[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** Most months of an exemption. */
const mostMonths = 12;

/**
 * [EX1] An exemption is of a SKU, or of what a supplier makes of a category; it lasts twelve months at most, and one from inspection goes
 * with the records of five accepted lots in a row.
 */
export function checkExemption(record: ExemptionValues): readonly Refusal[] {
  const { type, sku, supplier, category, evidence, effectiveFrom: from, effectiveTo: to } = record;
  const found: Refusal[] = [];
  if (sku === undefined && (supplier === undefined || category === undefined))
    found.push(refusal('EXEMPT_WHAT', 'sku', '请选择SKU，或同时选择供应商与品类', 'Choose a SKU, or both supplier and category'));
  if (sku !== undefined && (supplier !== undefined || category !== undefined))
    found.push(refusal('EXEMPT_WHAT', 'sku', 'SKU与“供应商+品类”只能选一种', 'Choose either a SKU, or supplier and category'));
  if (type === 'inspection' && (evidence ?? []).length === 0)
    found.push(
      refusal(
        'FIVE_LOTS',
        'evidence',
        '需连续5批合格，请附检验记录',
        '5 accepted lots in a row are needed; attach their inspection records',
      ),
    );
  if (from !== undefined && to !== undefined) {
    if (to < from)
      found.push(
        refusal('DATES', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date'),
      );
    else if (to > addMonths(from, mostMonths))
      found.push(refusal('TOO_LONG', 'effectiveTo', '豁免期限不能超过12个月', 'An exemption can last at most 12 months'));
  }
  return found;
}
