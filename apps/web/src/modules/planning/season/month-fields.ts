import { text } from '@axle/kernel';
import type { DecimalField } from '@axle/page-kit';
import { monthKeys } from '@axle/planning';

/** The factor of each month as it is typed. */
export const monthFields: readonly DecimalField[] = monthKeys.map((_, at) => ({
  kind: 'decimal',
  label: text(`${at + 1}月`, ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][at]!),
  required: true,
  scale: 4,
  places: 2,
  min: '0.2',
  max: '5',
}));
