import { text } from '@axle/kernel';

/** Words of the attempts at authorising shops. */
export const attemptsText = {
  title: text('授权记录', 'Authorisation log'),
  at: text('时间', 'Time'),
  shop: text('店铺', 'Store'),
  by: text('操作人', 'User'),
  step: text('步骤', 'Step'),
  result: text('结果', 'Result'),
  good: text('成功', 'Success'),
  bad: text('失败', 'Failed'),
  none: text('还没有授权记录', 'No authorisations yet'),
  done: text('店铺{name}授权成功，测试调用通过', 'Store {name} authorised; test call succeeded'),
  denied: text('店铺未同意授权', 'The store declined the authorisation'),
  begin: text('发起授权', 'Authorisation started'),
  callback: text('授权回调', 'Callback'),
  credentials: text('填写密钥', 'Credentials entered'),
  test: text('测试调用', 'Test call'),
  revoke: text('撤销', 'Revoked'),
} as const;
