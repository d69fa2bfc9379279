import { operationRow, outTypeOfReason, scrapPhotos, scrapRefusals } from '@axle/inventory';
import { definePage, defineResource } from '@axle/page-kit';
import { postingDrill } from './stock/document-drills.ts';
import { attachments, bizDay, decidedColumns, decidedFields, leavingStatuses, movesOf, numberOf, pieceColumns, qtyTold, skusTold, stateTabs, warehouseOf } from './operation/operation-fields.ts';
import { operationState, operationStates, operationTransitions } from './operation/operation-states.ts';
import { valueTold } from './stock/stock-fields.ts';

const stockOutRecords = defineResource({
  entity: 'stockOutOperation',
  label: { zh: '其他出库单', en: 'Stock-out' },
  service: 'wms',
  readFrom: 'stock_out_operation_shown',
  nameFields: ['opNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    opNo: numberOf('出库单号', 'Stock-out no.'),
    reason: {
      kind: 'enum', label: { zh: '原因', en: 'Reason' }, required: true, width: 110,
      options: [
        { code: 'sample', label: { zh: '样品领用', en: 'Sample' } },
        { code: 'scrap', label: { zh: '报废', en: 'Scrap' }, tone: 'bad' },
        { code: 'lost', label: { zh: '丢失', en: 'Lost' }, tone: 'warn' },
        { code: 'internal', label: { zh: '自用', en: 'Own use' } },
        { code: 'photo', label: { zh: '拍摄', en: 'Photo shoot' } },
      ],
      help: { zh: '报废只能取残损库存，至少1张照片；金额超过5,000元须二级审核。', en: 'Scrap is taken from damaged pieces, with a photo; above 5,000 CNY it is approved on the second level.' },
    },
    outType: {
      kind: 'enum', label: { zh: '出库类型', en: 'Outbound type' }, readOnly: true, width: 110,
      options: [
        { code: 'sample', label: { zh: '样品', en: 'Sample' } },
        { code: 'scrap', label: { zh: '报废', en: 'Scrap' } },
        { code: 'other', label: { zh: '其他', en: 'Other' } },
      ],
    },
    warehouse: warehouseOf,
    skus: skusTold,
    qty: qtyTold,
    value: valueTold('取出成本', 'Cost taken', { figure: true, min: '0', help: { zh: '过账时按先进先出从批次层取出的成本。', en: 'What posting took out of the cost layers, the oldest first.' } }),
    state: operationState,
    bizDate: bizDay({ readOnly: true, help: { zh: '出库当天；出库不可倒填日期。', en: 'The day on which it left; what leaves is not dated back.' } }),
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, width: 200 },
    photos: { kind: 'files', label: { zh: '照片', en: 'Photos' }, most: 20, endings: ['jpg', 'jpeg', 'png', 'webp'], mostBytes: 10_485_760, width: 130 },
    attachments,
    ...decidedFields,
    lines: {
      kind: 'lines', label: { zh: '明细', en: 'Lines' }, required: true, by: ['bin', 'sku', 'stockStatus'], most: 2000, sums: ['qty'],
      fields: pieceColumns(leavingStatuses),
    },
  },
  unique: [{ fields: ['warehouse', 'reason', 'opNo'] }],
  checks: [scrapRefusals],
  derive: outTypeOfReason,
  states: operationStates({ submit: scrapPhotos }),
});

export const stockOutOperation = definePage({
  key: 'stockOutOperation',
  title: { zh: '其他出库', en: 'Other stock-out' },
  help: {
    why: { zh: '登记领用、报废与丢失，有审核、有凭证。', en: 'Books consumption, scrap and loss with approval and proof.' },
    notes: [
      { zh: '可用库存不能超过可承诺量，残损库存不能超过结余。', en: 'Available pieces leave up to what is not promised, damaged ones up to what is there.' },
      { zh: '报废先做状态转换到残损，附照片；成本超过5,000元须有二级审核权限的人审核。', en: 'Scrap is damaged first and has photos; above 5,000 CNY the approver holds the second level.' },
      { zh: '成本在过账时按先进先出从批次层取出。', en: 'Posting takes the cost out of the layers, the oldest first.' },
    ],
  },
  resource: stockOutRecords,
  columns: ['opNo', 'outType', 'reason', 'warehouse', 'skus', 'qty', 'value', 'state', 'bizDate', ...decidedColumns, 'photos', 'attachments', 'note', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['opNo', 'skus', 'reason', 'outType', 'state', 'warehouse', 'bizDate', 'applicant', 'approver', 'postingNo'],
  totals: ['qty', 'value'],
  search: ['opNo', 'note'],
  sort: [{ field: 'createdAt', descending: true }],
  drills: { postingNo: postingDrill },
  tabs: stateTabs,
  form: [
    { title: { zh: '出库单', en: 'Stock-out' }, fields: ['warehouse', 'reason', 'note', 'photos', 'attachments'] },
    { title: { zh: '明细', en: 'Lines' }, fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: operationTransitions,
  codes: [{ key: 'approve2', title: { zh: '二级审核（报废超过5,000元）', en: 'Approve scrap above 5,000 CNY' } }],
  related: [movesOf('opNo')],
  importing: {
    columns: ['warehouse', 'lines.bin', 'lines.sku', 'lines.qty', 'lines.stockStatus', 'reason'],
    mode: 'all_or_nothing',
    lines: 'lines',
    reader: operationRow,
    example: { warehouse: 'US-W', 'lines.bin': 'P-01-01-1-1', 'lines.sku': 'BRP-10001', 'lines.qty': '2', 'lines.stockStatus': '可用', reason: '样品领用' },
  },
});
