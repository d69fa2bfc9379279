import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the attempts at authorising shops. */
export const attemptsText = {
  title: on('授权记录', 'Authorisation log'),
  at: on('时间', 'Time'),
  shop: on('店铺', 'Store'),
  by: on('操作人', 'User'),
  step: on('步骤', 'Step'),
  result: on('结果', 'Result'),
  good: on('成功', 'Success'),
  bad: on('失败', 'Failed'),
  none: on('还没有授权记录', 'No authorisations yet'),
  done: on('店铺{name}授权成功，测试调用通过', 'Store {name} authorised; test call succeeded'),
  denied: on('店铺未同意授权', 'The store declined the authorisation'),
  begin: on('发起授权', 'Authorisation started'),
  callback: on('授权回调', 'Callback'),
  credentials: on('填写密钥', 'Credentials entered'),
  test: on('测试调用', 'Test call'),
  revoke: on('撤销', 'Revoked'),
} as const;
