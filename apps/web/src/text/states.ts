import { text } from '@axle/kernel';

/** Words for the states of documents. */
export const stateText = {
  states: text('状态流转', 'Status flow'),
  initial: text('初始', 'initial'),
  final: text('终态', 'final'),
  next: text('状态操作', 'Actions'),
  now: text('当前状态', 'current status'),
  drawing: text('状态流转图，当前状态：{state}', 'Status flow diagram; current status: {state}'),
  way: text('{title}，转为{state}', '{title}, to {state}'),
  to: text('转为', 'to'),
  oneWay: text('不能返回的操作', 'Actions that cannot be undone'),
  whoMay: text('可操作的角色：{roles}', 'Roles allowed: {roles}'),
} as const;
