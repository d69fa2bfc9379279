import { text } from '@axle/kernel';
import type { LineField, StateMachine } from '@axle/page-kit';

const why: LineField = { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 500, lines: 2 };
const reason: Readonly<Record<string, LineField>> = { holdReason: why };

/** The life of an order that leaves a warehouse. Waves and the packing station lead it through picking and packing. */
export const outboundStates = {
  field: 'status',
  initial: 'pending',
  final: ['cancelled'],
  editable: [],
  deletable: [],
  transitions: [
    { key: 'allocate', title: text('分配', 'Allocate'), from: ['pending', 'short'], to: 'allocated', tone: 'primary' },
    { key: 'lack', title: text('缺货', 'Mark as short'), from: ['pending', 'allocated', 'waved', 'picking'], to: 'short' },
    { key: 'createWave', title: text('组波', 'Create wave'), from: ['allocated'], to: 'waved' },
    { key: 'leaveWave', title: text('移出波次', 'Remove from wave'), from: ['waved', 'picking', 'picked'], to: 'allocated' },
    { key: 'start', title: text('开始拣货', 'Start picking'), from: ['waved'], to: 'picking' },
    { key: 'finish', title: text('拣货完成', 'Finish picking'), from: ['picking'], to: 'picked' },
    { key: 'open', title: text('开始打包', 'Start packing'), from: ['picked'], to: 'packing' },
    { key: 'close', title: text('打包完成', 'Finish packing'), from: ['packing'], to: 'packed' },
    {
      key: 'ship',
      title: text('出库', 'Ship'),
      from: ['packed'],
      to: 'shipped',
      confirm: text('按分配的库位扣减库存并登记成本。', 'Posts the pieces out of their allocated bins and records their cost.'),
    },
    {
      key: 'reverseShip',
      title: text('冲销出库', 'Reverse shipping'),
      from: ['shipped'],
      to: 'packed',
      tone: 'danger',
      input: { reverseReason: why },
      confirm: text('仅限出库后24小时内；库存与成本批次恢复原状。', 'Only within 24 hours; stock and cost layers are restored.'),
    },
    {
      key: 'hold',
      title: text('冻结', 'Hold'),
      to: 'held',
      input: reason,
      from: ['pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'packed'],
    },
    { key: 'unhold', title: text('解冻', 'Release hold'), from: ['held'], to: 'pending' },
    {
      key: 'intercept',
      title: text('拦截', 'Intercept'),
      from: ['picking', 'picked'],
      to: 'held',
      tone: 'danger',
      input: reason,
      confirm: text(
        '未拣的立即释放，已拣的归位后释放；出库单冻结。',
        'Unpicked pieces are released at once, picked pieces once put back; the order is put on hold.',
      ),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      to: 'cancelled',
      tone: 'danger',
      input: reason,
      from: ['pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'held'],
      confirm: text('释放占用与库位分配，并通知来源单据。', 'Releases reservations and bin allocations and notifies the source document.'),
      oneWay: text('来源可能已另行安排；需要时重新建单。', 'The source may have made other arrangements; create a new order if needed.'),
    },
  ],
} as const satisfies StateMachine;
