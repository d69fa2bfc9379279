import type { TemplateLine, TemplateTerms } from '@axle/development';
import type { Decimal } from '@axle/kernel';
import type { Line, RecordValues } from '@axle/page-kit';
import type { KnownItem } from './template-items.ts';

/** By what a stored template works out pieces. */
export const termsOfTemplate = (template: RecordValues): TemplateTerms => ({
  qtyRule: String(template['qtyRule']),
  months: template['months'] as Decimal | undefined,
});

/** A stored line of a template with what is known of its item; without a quantity of sales of its own it has that of the project. */
export const knownLine = ({ qty, monthlySales }: Line, item: KnownItem | undefined): TemplateLine => ({
  sku: item?.sku ?? undefined,
  qty: qty as number | undefined,
  monthlySales: (monthlySales as number | undefined) ?? item?.monthlySales ?? undefined,
  steps: item ? { moq: item.moq, cartonQty: item.cartonQty, multiple: item.multiple } : {},
  leadDays: item?.leadDays ?? undefined,
});
