import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** ReqStatus. */
export const requirementState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'new', label: text('待确认', 'New'), tone: 'info' },
    { code: 'confirmed', label: text('已确认', 'Confirmed'), tone: 'warn' },
    { code: 'part', label: text('部分下单', 'Partly ordered'), tone: 'warn' },
    { code: 'ordered', label: text('已下单', 'Ordered'), tone: 'good' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** [R24] The life of a requirement. What leads to partly ordered and ordered are the orders that it goes into, nobody's button. */
export const requirementStates = {
  field: 'state',
  initial: 'new',
  final: ['closed'],
  editable: ['new', 'confirmed'],
  deletable: ['new'],
  transitions: [
    {
      key: 'confirm',
      title: text('确认', 'Confirm'),
      from: ['new'],
      to: 'confirmed',
      tone: 'primary',
      oneWay: text('确认后的需求不再需要时请关闭。', 'Close a confirmed requirement that is no longer needed.'),
    },
    {
      key: 'close',
      title: text('关闭', 'Close'),
      from: ['new', 'confirmed', 'part'],
      to: 'closed',
      tone: 'danger',
      input: {
        closeReason: {
          kind: 'text',
          label: text('关闭原因', 'Reason for closing'),
          required: true,
          maxLength: 200,
          lines: 2,
        },
      },
      oneWay: text('关闭的需求不再下单，请新建。', 'A closed requirement can no longer be ordered; create a new one.'),
    },
    { key: 'orderPart', title: text('部分下单', 'Partly ordered'), from: ['confirmed', 'part', 'ordered'], to: 'part' },
    { key: 'orderAll', title: text('全部下单', 'Ordered'), from: ['confirmed', 'part'], to: 'ordered' },
    { key: 'release', title: text('取消下单', 'Order withdrawn'), from: ['part', 'ordered'], to: 'confirmed' },
  ],
} as const satisfies StateMachine;
