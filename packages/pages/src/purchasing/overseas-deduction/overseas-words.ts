import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** OverseasFeeType. */
export const overseasFees = [
  { code: 'relabel', label: text('换标', 'Relabelling') },
  { code: 'repack', label: text('换包装', 'Repacking') },
  { code: 'disposal', label: text('销毁', 'Disposal') },
  { code: 'return_freight', label: text('退货运费', 'Return freight') },
  { code: 'fba_defect', label: text('FBA入库缺陷费', 'FBA inbound defect fee') },
  { code: 'customer_refund', label: text('客退赔付', 'Customer refund') },
  { code: 'recall', label: text('召回', 'Recall') },
  { code: 'storage', label: text('滞仓', 'Extended storage') },
] as const satisfies readonly EnumOption[];
