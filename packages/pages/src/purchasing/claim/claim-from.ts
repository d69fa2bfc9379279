import { text } from '@axle/kernel';
import type { PostAction } from '@axle/page-kit';
import { claimParties, claimTypes } from './claim-words.ts';

/** Drafts a claim with what a document of ours says of it. */
export const claimFrom = {
  key: 'from',
  title: text('按单据新增', 'Add from document'),
  permission: 'add',
  on: 'none',
  input: {
    bizNo: {
      kind: 'code',
      documentNo: true,
      label: text('单据号', 'Document'),
      required: true,
      maxLength: 60,
      help: text(
        '检验单、收货报告、发货批次、调拨单、收货单、FBA货件、售后、发票或付款申请。',
        'An inspection, receive report, shipping batch, transfer, receipt, FBA shipment, after-sales record, invoice or payment request.',
      ),
    },
    party: {
      kind: 'enum',
      label: text('索赔对象', 'Claimed from'),
      options: claimParties,
      help: text('不填由单据决定。', 'As the document says if left empty.'),
    },
    type: {
      kind: 'enum',
      label: text('类型', 'Type'),
      options: claimTypes,
      help: text('不填由单据决定。', 'As the document says if left empty.'),
    },
  },
} as const satisfies PostAction;
