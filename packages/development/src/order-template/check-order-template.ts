import { type Refusal, text } from '@axle/kernel';

/** How the pieces of an order from a template are worked out. */
export type TemplateQtyRule = 'fixed' | 'moq' | 'months';

/** What is known of a template as it is written. */
export interface TemplateValues {
  readonly supplier?: number | undefined;
  readonly qtyRule?: TemplateQtyRule | undefined;
  /** Months of sales, for `months`. */
  readonly months?: string | undefined;
  readonly lines?: readonly { readonly qty?: number | undefined }[] | undefined;
}

const monthsWanted: Refusal = { code: 'MONTHS', field: 'months', message: text('请填写月数', 'Enter the months') };
const noMonths: Refusal = {
  code: 'MONTHS',
  field: 'months',
  message: text('只有按月销的模板填写月数', 'Only templates by months of sales have months'),
};
const supplierWanted: Refusal = {
  code: 'SUPPLIER',
  field: 'supplier',
  message: text('有明细的模板须选择供应商', 'A template with lines needs its supplier'),
};

const qtyWanted = (at: number): Refusal => ({ code: 'QTY', field: `lines.${at}.qty`, message: text('请填写数量', 'Enter the quantity') });

/**
 * [N20] What stands against a template: months that are missing or not asked for (`MONTHS`), each line without pieces where they are set
 * (`QTY`), lines without a supplier (`SUPPLIER`).
 */
export function checkOrderTemplate({ supplier, qtyRule, months, lines = [] }: TemplateValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (qtyRule === 'months' && months === undefined) found.push(monthsWanted);
  if (qtyRule !== undefined && qtyRule !== 'months' && months !== undefined) found.push(noMonths);
  if (lines.length > 0 && supplier === undefined) found.push(supplierWanted);
  if (qtyRule === 'fixed') found.push(...lines.flatMap(({ qty }, at) => (qty === undefined ? [qtyWanted(at)] : [])));
  return found;
}
