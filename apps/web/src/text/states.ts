const on = (zh: string, en: string) => ({ zh, en });

/** Words for the states of documents. */
export const stateText = {
  states: on('状态流转', 'States'),
  initial: on('初始', 'initial'),
  final: on('终态', 'final'),
  next: on('状态操作', 'Change of state'),
  now: on('当前状态', 'current state'),
  drawing: on('状态流转图，当前状态：{state}', 'Drawing of the states; the current one is {state}'),
  way: on('{title}，转为{state}', '{title}, to {state}'),
  to: on('转为', 'to'),
  oneWay: on('不能返回的操作', 'Where there is no way back'),
  whoMay: on('可操作的角色：{roles}', 'Roles that may: {roles}'),
} as const;
