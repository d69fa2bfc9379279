const on = (zh: string, en: string) => ({ zh, en });

/** Words for the states of documents. */
export const stateText = {
  states: on('状态流转', 'Status flow'),
  initial: on('初始', 'initial'),
  final: on('终态', 'final'),
  next: on('状态操作', 'Actions'),
  now: on('当前状态', 'current status'),
  drawing: on('状态流转图，当前状态：{state}', 'Status flow diagram; current status: {state}'),
  way: on('{title}，转为{state}', '{title}, to {state}'),
  to: on('转为', 'to'),
  oneWay: on('不能返回的操作', 'Actions that cannot be undone'),
  whoMay: on('可操作的角色：{roles}', 'Roles allowed: {roles}'),
} as const;
