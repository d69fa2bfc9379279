import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** The steps towards a delivery, in their order. */
export const milestoneOptions = [
  { code: 'material', label: text('备料', 'Material') },
  { code: 'start', label: text('开工', 'Start') },
  { code: 'half', label: text('完成一半', 'Half done') },
  { code: 'finish', label: text('完工', 'Finished') },
  { code: 'inspected', label: text('验货', 'Inspected') },
  { code: 'packed', label: text('装箱', 'Packed') },
  { code: 'shipped', label: text('发货', 'Shipped') },
] as const satisfies readonly EnumOption[];
