import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField, pictureEndings, type TextField } from '@axle/page-kit';
import { warehouseField } from '../stock-fields.ts';

/** A SKU in a bin that somebody counts. No number of the book stands here. */
const stocktakeCountRecords = defineResource({
  entity: 'stocktakeCount',
  label: { zh: '盲盘行', en: 'Blind count line' },
  service: 'wms',
  table: 'stocktake_count_list',
  nameFields: ['stocktakeNo', 'skuCode'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    stocktakeNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '盘点单号', en: 'Stocktake' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 13,
      width: 150,
    },
    warehouse: warehouseField,
    bin: { kind: 'ref', label: { zh: '库位', en: 'Bin' }, entity: 'bin', required: true, readOnly: true, width: 170 },
    binRound: {
      kind: 'integer',
      label: { zh: '库位与盘次', en: 'Bin and round' },
      required: true,
      readOnly: true,
      min: 1,
      max: Number.MAX_SAFE_INTEGER,
      grouping: false,
      width: 120,
      hidden: true,
    },
    round: { kind: 'integer', label: { zh: '第几盘', en: 'Count no.' }, required: true, readOnly: true, min: 1, max: 3, width: 90 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, readOnly: true, width: 150 },
    skuCode: {
      kind: 'code',
      codesOf: 'sku',
      label: { zh: 'SKU编码', en: 'SKU code' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 32,
      width: 140,
    },
    photo: {
      kind: 'files',
      label: { zh: '图片', en: 'Picture' },
      readOnly: true,
      figure: true,
      most: 12,
      endings: pictureEndings,
      mostBytes: 5_242_880,
      width: 88,
      seenWith: { page: 'skuList', field: 'images' },
    },
    counted: { kind: 'integer', label: { zh: '实盘', en: 'Counted' }, readOnly: true, min: 0, max: 99_999, width: 90 },
    unexpected: { kind: 'bool', label: { zh: '账外', en: 'Unexpected' }, required: true, readOnly: true, width: 104 },
    lineState: {
      kind: 'enum',
      label: { zh: '状态', en: 'Status' },
      required: true,
      readOnly: true,
      width: 90,
      options: [
        { code: 'open', label: { zh: '待盘', en: 'Open' }, tone: 'neutral' },
        { code: 'counted', label: { zh: '已点', en: 'Counted' }, tone: 'good' },
      ],
    },
    counter: { kind: 'user', label: { zh: '盘点人', en: 'Counter' }, readOnly: true, width: 100 },
  },
});

const textField = (zh: string, en: string): TextField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 60 });
const pieces: IntegerField = { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, required: true, min: 0, max: 99_999 };
const round: IntegerField = {
  kind: 'integer',
  label: { zh: '库位与盘次', en: 'Bin and round' },
  required: true,
  min: 1,
  max: Number.MAX_SAFE_INTEGER,
};

export const stocktakeCount = definePage({
  key: 'stocktakeCount',
  title: { zh: '盲盘录入', en: 'Blind count' },
  help: {
    why: { zh: '不显示账面数，按库位扫描盘点。', en: 'Count by scanning bin by bin, without seeing book quantities.' },
    notes: [
      {
        zh: '先扫库位，再逐件扫SKU或直接填件数，最后提交库位。',
        en: 'Scan the bin, then scan SKUs piece by piece or enter the quantity, then submit the bin.',
      },
      {
        zh: '断网时最多暂存200次扫描，恢复后逐次送出，每次只记一次；有扫描待发送时不能提交或换库位。',
        en: 'Offline, up to 200 scans are kept and sent one by one once the connection is back; each counts once. While scans are unsent, you cannot submit or change the bin.',
      },
      {
        zh: '复盘须换人，两次不同由主管三盘。',
        en: 'The second count must be made by another person; if both differ, a supervisor makes a third count.',
      },
    ],
  },
  resource: stocktakeCountRecords,
  view: 'inventory/blind-count',
  standard: ['list'],
  codes: [{ key: 'approveThird', title: { zh: '三盘（主管）', en: 'Third count (supervisor)' } }],
  actions: [
    {
      key: 'openBin',
      title: { zh: '打开库位', en: 'Open bin' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { code: textField('库位', 'Bin') },
    },
    {
      key: 'scan',
      title: { zh: '扫描SKU', en: 'Scan SKU' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { binRound: round, code: textField('SKU', 'SKU') },
    },
    {
      key: 'setQty',
      title: { zh: '填件数', en: 'Enter quantity' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { line: round, qty: pieces },
    },
    {
      key: 'addUnexpected',
      title: { zh: '加入账外SKU', en: 'Add unexpected SKU' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { binRound: round, code: textField('SKU', 'SKU'), qty: pieces },
    },
    {
      key: 'emptyBin',
      title: { zh: '空库位', en: 'Empty bin' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { binRound: round },
    },
    {
      key: 'submitBin',
      title: { zh: '提交库位', en: 'Submit bin' },
      permission: 'count',
      on: 'none',
      effect: 'view',
      input: { binRound: round, zeros: { kind: 'bool', label: { zh: '未盘的按0', en: 'Uncounted = 0' }, initial: false } },
    },
  ],
});
