import { text } from '@axle/kernel';
import { definePage, defineResource, type Page } from '@axle/page-kit';

const movement = defineResource({
  entity: 'galleryMovement',
  label: text('流水', 'Movement'),
  service: 'base',
  nameFields: ['document'],
  managed: false,
  fields: {
    at: { kind: 'instant', label: text('时间', 'Time'), required: true, readOnly: true },
    document: { kind: 'code', label: text('单号', 'Document'), required: true, readOnly: true, key: true, maxLength: 40 },
    currency: { kind: 'code', label: text('币种', 'Currency'), required: true, readOnly: true, maxLength: 3 },
    amount: { kind: 'money', label: text('金额', 'Amount'), required: true, readOnly: true, scale: 2, currency: { field: 'currency' } },
  },
});

/** Accounts with their balances, and a report of rows by columns: both lead to the rows behind them. */
const ledgerPage = definePage({
  key: 'galleryLedger',
  title: text('台账与报表', 'Ledger & report'),
  help: { why: text('台账、交叉报表和列表上方的图。', 'A ledger, a report of rows by columns, and the picture above a list.') },
  resource: movement,
  columns: ['at', 'document', 'currency', 'amount'],
  pinned: 1,
  filters: ['currency', 'document', 'at'],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    {
      key: 'ledger',
      title: text('台账', 'Ledger'),
      board: {
        figures: 'accounts',
        reads: ['at', 'document', 'currency', 'amount'],
        tiles: [
          {
            kind: 'ledger',
            key: 'accounts',
            title: text('各币种账户', 'Accounts by currency'),
            drill: { tab: 'rows', row: { field: 'document', op: 'eq' } },
          },
        ],
      },
    },
    {
      key: 'report',
      title: text('报表', 'Report'),
      board: {
        figures: 'report',
        reads: ['at', 'currency', 'amount'],
        tiles: [
          {
            kind: 'matrix',
            key: 'report',
            title: text('币种与周', 'Currency by week'),
            rowTitle: text('对象', 'Subject'),
            columnTitle: text('周', 'Week'),
            shaded: true,
            totals: true,
            drill: { tab: 'rows', row: { field: 'document', op: 'startsWith' } },
          },
        ],
      },
    },
    { key: 'rows', title: text('明细', 'Rows') },
  ],
  strip: {
    figures: 'perDay',
    reads: ['at'],
    tiles: [{ kind: 'lines', key: 'days', title: text('每日笔数', 'Movements per day'), drill: { row: { field: 'at', op: 'day' } } }],
  },
});

const stationPage = definePage({
  key: 'galleryStation',
  title: text('扫描台', 'Scan station'),
  help: { why: text('扫描枪逐件扫描；以 X 开头的码会被拒绝。', 'One scan after the other; codes that begin with X are refused.') },
  resource: movement,
  station: { prompt: text('扫描箱唛或 SKU 条码', 'Scan a carton or SKU barcode'), scan: 'scan', undo: 'undoScan', mostWaiting: 200 },
});

/** Layouts that no page of the product uses yet, over made-up data. */
export const layoutPages: readonly Page[] = [ledgerPage, stationPage];
