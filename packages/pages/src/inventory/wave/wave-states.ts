import { text } from '@axle/kernel';
import type { StateMachine } from '@axle/page-kit';

/** The life of a wave. */
export const waveStates = {
  field: 'status',
  initial: 'draft',
  final: ['done', 'cancelled'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'release',
      title: text('下发', 'Release'),
      from: ['draft'],
      to: 'released',
      tone: 'primary',
      confirm: text(
        '为每张出库单选定库位并锁定；库位不足的转为缺货。',
        'Chooses bins for each order and allocates their stock; orders without enough stock in bins become short.',
      ),
      oneWay: text('库位已锁定；不拣时取消波次。', 'Bins are allocated; cancel the wave if it is not to be picked.'),
    },
    {
      key: 'start',
      title: text('开始拣货', 'Start'),
      from: ['released'],
      to: 'picking',
      oneWay: text('已有人在拣；个别出库单可以拦截。', 'Picking has started; single orders can be intercepted.'),
    },
    {
      key: 'close',
      title: text('完成', 'Close'),
      from: ['picking'],
      to: 'done',
      tone: 'primary',
      oneWay: text('出库单已转到打包台。', 'The orders have moved to the packing station.'),
    },
    {
      key: 'cancel',
      title: text('取消波次', 'Cancel'),
      from: ['draft', 'released'],
      to: 'cancelled',
      tone: 'danger',
      confirm: text('释放库位，出库单回到待拣货。', 'Releases the bins; the orders return to “To pick”.'),
      oneWay: text('需要时重新组波。', 'Build a new wave if needed.'),
    },
  ],
} as const satisfies StateMachine;
