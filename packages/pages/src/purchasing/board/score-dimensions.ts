import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { ScoreDimension } from '@axle/purchasing';

/** The dimensions of a supplier's score. */
export const scoreDimensions = [
  { code: 'quality', label: text('质量', 'Quality') },
  { code: 'delivery', label: text('交付', 'Delivery') },
  { code: 'cost', label: text('成本', 'Cost') },
  { code: 'service', label: text('服务', 'Service') },
] as const satisfies readonly EnumOption<ScoreDimension>[];
