import { text } from '@axle/kernel';
import type { EnumOption, StateMachine } from '@axle/page-kit';

/** What became of a group of orders. */
export const orderMergeStateOptions = [
  { code: 'merged', label: text('已合并', 'Merged'), tone: 'good' },
  { code: 'ignored', label: text('忽略', 'Ignored'), tone: 'neutral' },
  { code: 'undone', label: text('已撤销', 'Undone'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** [S4] A group is merged or ignored, and either is undone. */
export const orderMergeStates = {
  field: 'state',
  initial: 'merged',
  final: ['undone'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'unmerge',
      title: text('取消合并', 'Unmerge'),
      from: ['merged'],
      to: 'undone',
      tone: 'primary',
      oneWay: text('订单恢复合并前的状态，可再次合并。', 'The orders are as before and can be merged again.'),
    },
    {
      key: 'keepApart',
      title: text('取消合并并忽略', 'Unmerge and ignore'),
      permission: 'unmerge',
      from: ['merged'],
      to: 'ignored',
      oneWay: text('恢复后可再次合并。', 'Once restored, the orders can be merged again.'),
    },
    {
      key: 'restore',
      title: text('恢复', 'Restore'),
      permission: 'ignore',
      from: ['ignored'],
      to: 'undone',
      tone: 'primary',
      oneWay: text('订单重新列入待合并。', 'The orders are listed to be merged again.'),
    },
  ],
} as const satisfies StateMachine;
