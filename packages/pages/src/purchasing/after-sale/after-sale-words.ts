import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { type AfterSaleCause, afterSaleCauses, type AfterSaleType, type CauseClass } from '@axle/purchasing';

/** AfterSaleType. */
export const afterSaleTypes = [
  { code: 'exchange', label: text('换货', 'Exchange') },
  { code: 'return_refund', label: text('退货退款', 'Return & refund') },
  { code: 'repair', label: text('返修', 'Repair') },
  { code: 'supplement', label: text('补件', 'Supplement') },
  { code: 'credit', label: text('折让', 'Credit') },
] as const satisfies readonly EnumOption<AfterSaleType>[];

const names: Readonly<Record<AfterSaleCause, ReturnType<typeof text>>> = {
  safety: text('安全隐患', 'Safety hazard'),
  malfunction: text('功能失效', 'Malfunction'),
  dimension: text('尺寸不符', 'Wrong dimensions'),
  material: text('材质不符', 'Wrong material'),
  wrong_item: text('错发', 'Wrong item'),
  missing_part: text('缺件', 'Missing part'),
  appearance: text('外观不良', 'Appearance'),
  packaging: text('包装不良', 'Packaging'),
  label: text('标签错误', 'Label'),
  surplus: text('多发', 'Surplus'),
};

const tones: Readonly<Record<CauseClass, 'bad' | 'warn' | 'neutral'>> = { critical: 'bad', major: 'warn', minor: 'neutral' };

/** Why something is done, coloured by the class of the cause. */
export const causeOptions = (Object.keys(afterSaleCauses) as readonly AfterSaleCause[]).map(code => ({
  code,
  label: names[code],
  tone: tones[afterSaleCauses[code]],
})) satisfies readonly EnumOption<AfterSaleCause>[];

/** Where the pieces were found bad. */
export const afterSaleSources = [
  { code: 'receipt', label: text('收货', 'Receipt') },
  { code: 'inspection', label: text('检验', 'Inspection') },
  { code: 'customer_return', label: text('客退', 'Customer return') },
  { code: 'other', label: text('其他', 'Other') },
] as const satisfies readonly EnumOption[];
