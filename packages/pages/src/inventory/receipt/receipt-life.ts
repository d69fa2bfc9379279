import { receivedNothing } from '@axle/inventory';
import type { StateMachine } from '@axle/page-kit';

/** From the announcement of goods to the last decision on what differed. */
export const receiptLife: StateMachine = {
  field: 'state',
  initial: 'expected',
  final: ['closed', 'cancelled'],
  editable: ['expected', 'arrived'],
  deletable: [],
  transitions: [
    {
      key: 'arrive',
      title: { zh: '到仓', en: 'Arrive' },
      from: ['expected'],
      to: 'arrived',
      tone: 'primary',
      oneWay: {
        zh: '货已在仓；如登记有误请取消后重新建立。',
        en: 'The goods are here; where that was a mistake, cancel it and begin anew.',
      },
      input: {
        dockBin: {
          kind: 'ref',
          label: { zh: '收货库位', en: 'Dock bin' },
          entity: 'bin',
          within: { field: 'warehouse', like: 'warehouse' },
          help: {
            zh: '留空为单据上的库位，没有则为该仓库的第一个收货库位。',
            en: 'Unless given that of the receipt, or the first dock bin of the warehouse.',
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
      oneWay: { zh: '开始后的收货以扫描为准，扫描可撤销。', en: 'From then on the scans count; they can be taken back.' },
    },
    {
      key: 'finish',
      title: { zh: '完成点数', en: 'Finish counting' },
      from: ['counting'],
      to: 'counted',
      tone: 'primary',
      confirm: { zh: '完成后列出差异，可用的货交给上架。', en: 'Differences are listed, and what is available goes to putaway.' },
    },
    {
      key: 'recount',
      title: { zh: '重新点数', en: 'Count again' },
      from: ['counted'],
      to: 'counting',
      confirm: { zh: '未处理的差异将重新计算。', en: 'Open differences are worked out anew.' },
    },
    {
      key: 'close',
      title: { zh: '关闭', en: 'Close' },
      from: ['counted'],
      to: 'closed',
      tone: 'primary',
      oneWay: { zh: '已完成的收货单不再改变；过账只能冲销。', en: 'A closed receipt stays as it is; postings are only reversed.' },
      confirm: { zh: '所有短收、多收与错货都须已处理。', en: 'All that is short, over or wrong must be decided.' },
    },
    {
      key: 'cancel',
      title: { zh: '取消', en: 'Cancel' },
      from: ['expected', 'arrived'],
      to: 'cancelled',
      tone: 'danger',
      check: receivedNothing,
      oneWay: { zh: '取消的来源可以重新建立收货单。', en: 'Its source may have another receipt.' },
      confirm: { zh: '取消后不能再收货。', en: 'Nothing can be received for it any more.' },
    },
  ],
};
