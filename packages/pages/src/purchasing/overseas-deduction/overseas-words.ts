import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { LotKind } from '@axle/purchasing';

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

/** What bears the number of a lot. */
export const lotKinds = [
  { code: 'order', label: text('采购订单', 'Purchase order') },
  { code: 'batch', label: text('发货批次', 'Shipping batch') },
  { code: 'receipt', label: text('收货单', 'Receipt') },
  { code: 'layer', label: text('成本层', 'Cost layer') },
] as const satisfies readonly EnumOption<LotKind>[];
