import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { complainedFields, returningFields } from './after-sale-fields.ts';
import { afterSaleState, afterSaleStates } from './after-sale-states.ts';

/** What is done with suppliers about pieces that they delivered. */
export const afterSaleResource = defineResource({
  entity: 'afterSale',
  label: text('售后', 'After-sales record'),
  service: 'purchase-sales-after',
  readFrom: 'after_sale_list',
  nameFields: ['asNo'],
  knownBy: { code: 'asNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    after_sale_refund: {
      code: 'REFUND_OF_OTHER',
      field: 'refundAmount',
      message: text('只有退货退款与折让有退款金额', 'Only returns for refund and credits have a refund'),
    },
  },
  fields: { ...complainedFields, state: afterSaleState, ...returningFields },
  unique: [{ fields: ['asNo'] }],
  states: afterSaleStates,
});
