import { text } from '@axle/kernel';
import type { CodeField, Fields, InstantField, IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectionResults } from '../inspection/inspection-words.ts';
import { defectClassOptions } from '../quality-options.ts';
import { loadingDefect, loadingLines, loadingPhotos, reasonField, sealField } from './loading-inputs.ts';
import { loadingState, qtyCheckOptions } from './loading-words.ts';

/** The container that is loaded. */
export const loadingContainer: CodeField = { kind: 'code', label: text('柜号', 'Container no.'), maxLength: 20, width: 130 };

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 999_999,
  width: 90,
  ...more,
});

const moment = (zh: string, en: string): InstantField => ({ kind: 'instant', label: text(zh, en), readOnly: true, width: 150 });

/** Which batch is inspected, when and by whom. */
export const loadedBatchFields = {
  checkNo: numberOf('检验单号', 'Inspection no.'),
  round: count('轮次', 'Round', { min: 1, max: 9, width: 70, help: text('1为首次检验。', '1 is the original inspection.') }),
  original: { kind: 'ref', label: text('上一轮', 'Round before'), entity: 'loadingCheck', readOnly: true, hidden: true, width: 150 },
  shipBatch: { kind: 'ref', label: text('发货批次', 'Batch no.'), entity: 'shipBatch', required: true, immutable: true, width: 160 },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', readOnly: true, width: 160 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
  containerNo: { ...loadingContainer, readOnly: true },
  sealNo: { ...sealField, readOnly: true },
  planDate: { kind: 'date', label: text('装柜日期', 'Loaded on'), required: true, width: 116 },
  inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
  state: loadingState,
} as const satisfies Fields;

/** What was counted and found. */
export const loadedFields = {
  cartonsPlanned: count('计划箱数', 'Cartons planned'),
  cartonsLoaded: count('装柜箱数', 'Cartons loaded'),
  cartonsToOpen: count('应开箱', 'To open', { help: text('总箱数的平方根，向上取整。', 'The square root of all cartons, rounded up.') }),
  cartonsOpened: count('已开箱', 'Opened'),
  drawnCartons: {
    kind: 'text',
    label: text('抽开箱号', 'Cartons to open'),
    readOnly: true,
    maxLength: 4000,
    width: 180,
    help: text('按批次行序从1起数。', 'Counted through the lines of the batch, from 1.'),
  },
  isMixed: {
    kind: 'bool',
    label: text('混装柜', 'Mixed'),
    readOnly: true,
    width: 84,
    help: text('柜内有多个SKU，每箱都扫。', 'Several SKUs in the container: every carton is scanned.'),
  },
  labelsNeeded: count('应扫箱标', 'To scan'),
  labelsOk: count('箱标合格', 'Labels right'),
  labelsFailed: count('箱标不符', 'Labels wrong'),
  qtyCheck: { kind: 'enum', label: text('数量核对', 'Quantity'), readOnly: true, options: qtyCheckOptions, width: 90 },
  reason: { ...reasonField, readOnly: true },
  photoEmpty: { ...loadingPhotos.photoEmpty, readOnly: true },
  photoHalf: { ...loadingPhotos.photoHalf, readOnly: true },
  photoFull: { ...loadingPhotos.photoFull, readOnly: true },
  photoSealed: { ...loadingPhotos.photoSealed, readOnly: true },
  verdict: { kind: 'enum', label: text('判定', 'Verdict'), readOnly: true, options: inspectionResults, width: 90 },
  startedAt: moment('开始时间', 'Started at'),
  finishedAt: moment('完成时间', 'Finished at'),
  allowedBy: { kind: 'user', label: text('放行人', 'Released by'), readOnly: true, width: 100 },
  allowedAt: moment('放行时间', 'Released at'),
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 180 },
  voidReason: { kind: 'text', label: text('作废原因', 'Void reason'), readOnly: true, maxLength: 500, lines: 2, width: 180, hidden: true },
  lines: {
    kind: 'lines',
    label: text('装柜明细', 'Loaded lines'),
    readOnly: true,
    by: ['orderLine'],
    most: 500,
    sums: ['plannedCartons', 'loadedCartons', 'loadedQty', 'labelsOk'],
    fields: loadingLines,
  },
  defects: {
    kind: 'lines',
    label: text('缺陷', 'Defects'),
    readOnly: true,
    by: ['defectCode'],
    most: 51,
    fields: {
      ...loadingDefect,
      defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), readOnly: true, options: defectClassOptions, width: 90 },
    },
  },
} as const satisfies Fields;
