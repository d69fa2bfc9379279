import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { followedLineFields, heldDateFields } from './delivery-line-fields.ts';
import { followFields } from './follow-fields.ts';

/** Lines of orders in force of which something is still to come. */
export const deliveryLineRecords = defineResource({
  entity: 'deliveryLine',
  label: text('交货行', 'Delivery line'),
  service: 'purchase-service',
  nameFields: ['purchaseOrder', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: { ...followedLineFields, ...heldDateFields, ...followFields },
});
