import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { drawnField, layoutColumns, letterFields, logoField } from '../../purchasing/order/order-layout-fields.ts';

/** How the orders of a template are laid out. */
export const templateLayoutFields = {
  ...letterFields,
  withoutLogo: {
    kind: 'bool',
    label: text('不印公司标志', 'Without logo'),
    hidden: true,
    width: 110,
    help: text('否则采购方公司的标志印在左上角。', 'Otherwise the logo of the buying company is printed at the top left.'),
  },
  companyLogo: logoField,
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
