import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** SupplierSkuStatus. */
export const supplierSkuState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'trial', label: text('试用', 'Trial'), tone: 'info' },
    { code: 'active', label: text('启用', 'Active'), tone: 'good' },
    { code: 'paused', label: text('暂停', 'Paused'), tone: 'warn' },
    { code: 'stopped', label: text('停用', 'Stopped'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** The life of a supplier's article. */
export const supplierSkuStates = {
  field: 'state',
  initial: 'trial',
  final: ['stopped'],
  editable: ['trial', 'active', 'paused'],
  deletable: ['trial'],
  transitions: [
    {
      key: 'activate',
      title: text('启用', 'Activate'),
      from: ['trial'],
      to: 'active',
      permission: 'update',
      tone: 'primary',
      confirm: text('首批验收合格后启用。', 'Activate it once the first lot has been accepted.'),
      oneWay: text(
        '验收过的货号不能退回试用；不再下单时请暂停。',
        'An accepted item does not go back to trial; pause it if you stop ordering.',
      ),
    },
    {
      key: 'pause',
      title: text('暂停', 'Pause'),
      from: ['active'],
      to: 'paused',
      confirm: text('暂停后不能下新订单，可恢复。', 'No new orders until it is resumed.'),
    },
    { key: 'resume', title: text('恢复', 'Resume'), from: ['paused'], to: 'active', permission: 'pause' },
    {
      key: 'stop',
      title: text('停用', 'Stop'),
      from: ['trial', 'active', 'paused'],
      to: 'stopped',
      tone: 'danger',
      confirm: text('停用后不能恢复；有未完成订单的不能停用。', 'This cannot be undone; items with open orders cannot be stopped.'),
      oneWay: text('停用是终态；再次采购请新建货号。', 'A stopped item cannot be reactivated; add a new item to buy it again.'),
    },
  ],
} as const satisfies StateMachine;
