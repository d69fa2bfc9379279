import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { shipDialogFields } from './ship-batch-fields.ts';

/** Status of a shipping batch. */
export const shipBatchState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 104,
  options: [
    { code: 'planned', label: text('待发货', 'Planned'), tone: 'neutral' },
    { code: 'shipped', label: text('已发货', 'Shipped'), tone: 'info' },
    { code: 'departed', label: text('已离港', 'Departed'), tone: 'info' },
    { code: 'part_arrived', label: text('部分到货', 'Partly arrived'), tone: 'warn' },
    { code: 'arrived', label: text('已到货', 'Arrived'), tone: 'good' },
    { code: 'void', label: text('已作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** [R7g] The life of a shipping batch: it is shipped or made void by hand; from there it follows its departure and its receipt. */
export const shipBatchStates = {
  field: 'state',
  initial: 'planned',
  final: ['void'],
  editable: ['planned'],
  deletable: [],
  transitions: [
    {
      key: 'ship',
      title: text('发货', 'Ship'),
      from: ['planned'],
      to: 'shipped',
      tone: 'primary',
      confirm: text(
        '计入订单行的已发货数量，并为收货仓库生成收货单。',
        'Adds to the shipped pieces of the order lines and creates the receipt for the warehouse.',
      ),
      input: shipDialogFields,
    },
    { key: 'unship', title: text('收货单取消', 'Receipt cancelled'), from: ['shipped'], to: 'planned' },
    { key: 'depart', title: text('离港', 'Departed'), from: ['shipped'], to: 'departed' },
    { key: 'arrivePart', title: text('部分到货', 'Arrive partly'), from: ['shipped', 'departed', 'arrived'], to: 'part_arrived' },
    { key: 'arrive', title: text('到货', 'Arrive'), from: ['shipped', 'departed', 'part_arrived'], to: 'arrived' },
    { key: 'unarrive', title: text('撤回到货', 'Arrival reverted'), from: ['part_arrived', 'arrived'], to: 'shipped' },
    { key: 'unarriveDeparted', title: text('撤回到货', 'Arrival reverted'), from: ['part_arrived', 'arrived'], to: 'departed' },
    {
      key: 'void',
      title: text('作废', 'Void'),
      permission: 'voidBatch',
      from: ['planned'],
      to: 'void',
      tone: 'danger',
      confirm: text('作废后这些件数可以另建批次。', 'The pieces can go into another batch then.'),
      input: { voidReason: { kind: 'text', label: text('作废原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: text('作废的批次不能再用，请新建。', 'A void batch cannot be used again; create a new one.'),
    },
  ],
} as const satisfies StateMachine;
