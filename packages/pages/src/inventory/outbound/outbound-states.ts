import type { LineField, StateMachine } from '@axle/page-kit';

const reason: Readonly<Record<string, LineField>> = {
  holdReason: { kind: 'text', label: { zh: '原因', en: 'Why' }, required: true, maxLength: 500, lines: 2 },
};
const on = (zh: string, en: string) => ({ zh, en });

/** The life of an order that leaves a warehouse. Waves and the packing station lead it through picking and packing. */
export const outboundStates: StateMachine = {
  field: 'status',
  initial: 'pending',
  final: ['cancelled'],
  editable: [],
  deletable: [],
  transitions: [
    { key: 'allocate', title: on('分配', 'Allocate'), from: ['pending', 'short'], to: 'allocated', tone: 'primary' },
    { key: 'lack', title: on('缺货', 'Go short'), from: ['pending', 'allocated', 'waved', 'picking'], to: 'short' },
    { key: 'createWave', title: on('组波', 'Create wave'), from: ['allocated'], to: 'waved' },
    { key: 'leaveWave', title: on('移出波次', 'Leave the wave'), from: ['waved', 'picking', 'picked'], to: 'allocated' },
    { key: 'start', title: on('开始拣货', 'Start picking'), from: ['waved'], to: 'picking' },
    { key: 'finish', title: on('拣货完成', 'Finish picking'), from: ['picking'], to: 'picked' },
    { key: 'open', title: on('开始打包', 'Open packing'), from: ['picked'], to: 'packing' },
    { key: 'close', title: on('打包完成', 'Close packing'), from: ['packing'], to: 'packed' },
    {
      key: 'ship',
      title: on('出库', 'Ship'),
      from: ['packed'],
      to: 'shipped',
      confirm: on('按分配的库位扣减库存并登记成本。', 'Its pieces are posted out of the bins that they were set apart in, at their cost.'),
    },
    {
      key: 'reverseShip',
      title: on('冲销出库', 'Reverse shipping'),
      from: ['shipped'],
      to: 'packed',
      tone: 'danger',
      input: reason,
      confirm: on('仅限出库后24小时内；库存与成本批次恢复原状。', 'Within 24 hours: stock and cost layers are as they were before.'),
    },
    {
      key: 'hold',
      title: on('冻结', 'Hold'),
      to: 'held',
      input: reason,
      from: ['pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'packed'],
    },
    { key: 'unhold', title: on('解冻', 'Release hold'), from: ['held'], to: 'pending' },
    {
      key: 'intercept',
      title: on('拦截', 'Intercept'),
      from: ['picking', 'picked'],
      to: 'held',
      tone: 'danger',
      input: reason,
      confirm: on(
        '未拣的立即释放，已拣的须归位后释放；出库单冻结。',
        'What is not picked is free at once, what is picked when it is put back; the order is held.',
      ),
    },
    {
      key: 'cancel',
      title: on('取消', 'Cancel'),
      to: 'cancelled',
      tone: 'danger',
      input: reason,
      from: ['pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'held'],
      confirm: on('释放占用与库位分配，来源单据会收到取消。', 'Promises and bins are freed, and the source is told.'),
      oneWay: on('来源可能已另行安排；需要时重新建单。', 'The source may have turned elsewhere; a new order is made where one is wanted.'),
    },
  ],
};
