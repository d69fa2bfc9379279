import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { drawnField, layoutColumns, letterFields } from '../../purchasing/order/order-layout-fields.ts';

/** How the orders of a template are laid out. */
export const templateLayoutFields = {
  ...letterFields,
  layout: {
    kind: 'lines',
    label: text('明细列', 'Columns'),
    by: ['shown'],
    most: layoutColumns.length,
    fields: { shown: { kind: 'enum', label: text('列', 'Column'), required: true, options: layoutColumns, width: 200 } },
    help: text('按顺序打印；不填则打印全部列。', 'Printed in this order; all of them if left empty.'),
  },
  layoutColumns: drawnField,
} as const satisfies Fields;
