import { text } from '@axle/kernel';
import type { IntegerField, LinesField, RefField } from '@axle/page-kit';
import { dispositionOptions, returnGradeOptions } from './return-options.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 9999,
  width: 90,
  ...more,
});

/** The part that comes back. */
export const returnedSku = {
  kind: 'ref',
  label: text('SKU', 'SKU'),
  entity: 'sku',
  required: true,
  width: 220,
} as const satisfies RefField;

/** Pieces that may come back, and those that have. */
export const returnLines: LinesField = {
  kind: 'lines',
  label: text('退货明细', 'Lines'),
  required: true,
  by: ['sku'],
  most: 100,
  sums: ['qtyAuth', 'qtyRecv'],
  fields: {
    orderLine: {
      ...pieces('订单行', 'Order line', { min: 1, max: 500, width: 84 }),
      help: text('SKU在订单中只有一行时可留空。', 'May be left empty if the order has the SKU on one line.'),
    },
    sku: returnedSku,
    qtyAuth: pieces('授权件数', 'Authorised', { required: true, min: 1 }),
    qtyRecv: pieces('收到件数', 'Received', { readOnly: true }),
  },
};

/** How the pieces were found, and what is done with them. */
export const returnGrades = {
  kind: 'lines',
  label: text('质检与处置', 'Grades'),
  readOnly: true,
  by: ['sku', 'grade'],
  most: 200,
  sums: ['qty'],
  fields: {
    sku: returnedSku,
    grade: { kind: 'enum', label: text('等级', 'Grade'), required: true, options: returnGradeOptions, width: 120 },
    qty: pieces('件数', 'Pieces', { required: true, min: 1 }),
    disposition: {
      kind: 'enum',
      label: text('处置', 'Disposition'),
      options: dispositionOptions,
      width: 130,
      help: text(
        '留空按等级：A上架，B换包装，C翻新（质保期内质量问题为供应商索赔），D销毁，W调查。',
        'By grade if empty: A restock, B repack, C refurbish (supplier claim if defective under warranty), D scrap, W investigate.',
      ),
    },
    realSku: {
      kind: 'ref',
      label: text('实收SKU', 'SKU received'),
      entity: 'sku',
      width: 220,
      help: text('W级：实际收到的SKU，未知留空。', 'Grade W: the SKU that came; empty if unknown.'),
    },
    postingNo: { kind: 'code', label: text('过账号', 'Posting'), readOnly: true, maxLength: 20, width: 140 },
  },
} as const satisfies LinesField;
