import { text } from '@axle/kernel';
import type { RefField } from '@axle/page-kit';

/** The sample of a new product that was sampled, in place of a SKU. */
export const sampleField = {
  kind: 'ref',
  label: text('新品样品', 'Sample'),
  entity: 'newProductSample',
  readOnly: true,
  figure: true,
  hidden: true,
  seenWith: { page: 'sampleJudgement', field: 'sample' },
  width: 150,
} as const satisfies RefField;
