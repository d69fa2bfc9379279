import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** DateReason. */
export const dateReasons = [
  { code: 'capacity', label: text('产能不足', 'Capacity') },
  { code: 'material', label: text('原材料短缺', 'Material shortage') },
  { code: 'rework', label: text('质量返工', 'Rework') },
  { code: 'mould', label: text('模具', 'Mould') },
  { code: 'supplier_holiday', label: text('供方放假', 'Supplier holiday') },
  { code: 'pay_late', label: text('我方付款延迟', 'Our late payment') },
  { code: 'spec', label: text('我方变更规格', 'Our change of specification') },
  { code: 'push_out', label: text('我方推迟', 'We postpone') },
  { code: 'pull_in', label: text('我方提前', 'We advance') },
  { code: 'inspect_wait', label: text('等待验货', 'Waiting for inspection') },
  { code: 'booking', label: text('订舱/物流', 'Booking or logistics') },
  { code: 'force', label: text('不可抗力', 'Force majeure') },
] as const satisfies readonly EnumOption[];
