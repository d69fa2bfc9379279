import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { chargedFields, deductedFields, objectedFields } from './deduction-fields.ts';
import { deductionState, deductionStates } from './deduction-states.ts';

/** What suppliers owe for defects, lateness and the like. */
export const deductionResource = defineResource({
  entity: 'deduction',
  label: text('扣款', 'Deduction'),
  service: 'purchase-sales-after',
  readFrom: 'deduction_list',
  nameFields: ['deductNo'],
  knownBy: { code: 'deductNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    deduction_late: {
      code: 'LATE_ONCE',
      field: 'orderLine',
      message: text('该订单行已有逾期扣款', 'The order line already has a late-delivery deduction'),
    },
    deduction_once: {
      code: 'DEDUCTED',
      field: 'type',
      message: text(
        '同一供应商、类型、订单、SKU、日期与来源的扣款已存在',
        'There is a deduction of this supplier, type, order, SKU, date and source already',
      ),
    },
    deduction_of_source: {
      code: 'SOURCE_ONCE',
      field: 'sourceNo',
      message: text('该来源单据已有同类型的扣款', 'There is a deduction of this type for the source document already'),
    },
    deduction_taken: {
      code: 'APPLIED',
      field: 'amount',
      message: text('金额不能小于已抵扣的金额', 'The amount cannot be less than what was applied'),
    },
  },
  fields: { ...deductedFields, state: deductionState, ...chargedFields, ...objectedFields },
  unique: [{ fields: ['deductNo'] }],
  states: deductionStates,
});
