import { dockUses, receivedNothing } from '@axle/inventory';
import type { StateMachine } from '@axle/page-kit';

/** From the announcement of goods to the last decision on what differed. */
export const receiptLife = {
  field: 'state',
  initial: 'expected',
  final: ['closed', 'cancelled'],
  editable: ['expected', 'arrived'],
  deletable: [],
  transitions: [
    {
      key: 'arrive',
      title: { zh: '到仓', en: 'Mark as arrived' },
      from: ['expected'],
      to: 'arrived',
      tone: 'primary',
      oneWay: {
        zh: '货已在仓；如登记有误请取消后重新建立。',
        en: 'The goods have arrived; if this was recorded by mistake, cancel the receipt and create a new one.',
      },
      input: {
        dockBin: {
          kind: 'ref',
          label: { zh: '收货库位', en: 'Dock bin' },
          entity: 'bin',
          within: { field: 'warehouse', like: 'warehouse' },
          offered: { field: 'areaUse', by: 'type', as: dockUses },
          help: {
            zh: '留空为单据上的库位，没有则为该仓库的第一个收货库位。',
            en: 'If empty: the bin of the receipt, otherwise the warehouse’s first dock bin.',
          },
        },
      },
    },
    {
      key: 'start',
      title: { zh: '开始收货', en: 'Start counting' },
      from: ['arrived'],
      to: 'counting',
      tone: 'primary',
      oneWay: { zh: '开始后的收货以扫描为准，扫描可撤销。', en: 'From the start the scans count; scans can be undone.' },
    },
    {
      key: 'finish',
      title: { zh: '完成清点', en: 'Finish counting' },
      from: ['counting'],
      to: 'counted',
      tone: 'primary',
      confirm: { zh: '完成后列出差异，可用的货交给上架。', en: 'Differences are listed and available pieces go to putaway.' },
    },
    {
      key: 'recount',
      title: { zh: '重新清点', en: 'Recount' },
      from: ['counted'],
      to: 'counting',
      confirm: { zh: '未处理的差异将重新计算。', en: 'Open differences are recalculated.' },
    },
    {
      key: 'close',
      title: { zh: '关闭', en: 'Close' },
      from: ['counted'],
      to: 'closed',
      tone: 'primary',
      oneWay: { zh: '已完成的收货单不再改变；过账只能冲销。', en: 'A closed receipt cannot be changed; postings can only be reversed.' },
      confirm: { zh: '所有短收、超收与错货须先处理完。', en: 'All short receipts, over-receipts and wrong goods must be decided first.' },
    },
    {
      key: 'cancel',
      title: { zh: '取消', en: 'Cancel' },
      from: ['expected', 'arrived'],
      to: 'cancelled',
      tone: 'danger',
      check: receivedNothing,
      oneWay: { zh: '取消的来源可以重新建立收货单。', en: 'A new receipt can be created for the source.' },
      confirm: {
        zh: '取消后不能再收货；采购发货批次退回待发货。',
        en: 'Nothing can be received after cancelling; a purchasing batch is planned again.',
      },
    },
  ],
} as const satisfies StateMachine;
