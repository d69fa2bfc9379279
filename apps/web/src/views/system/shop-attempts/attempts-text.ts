import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the attempts at authorising shops. */
export const attemptsText = {
  title: on('授权记录', 'Attempts'),
  at: on('时间', 'When'),
  shop: on('店铺', 'Shop'),
  by: on('操作人', 'Who'),
  step: on('步骤', 'Step'),
  result: on('结果', 'Result'),
  good: on('成功', 'Done'),
  bad: on('失败', 'Failed'),
  none: on('还没有授权记录', 'Nothing has been tried yet'),
  done: on('店铺{name}授权成功，测试调用通过', 'Shop {name} is authorised, the test call went well'),
  denied: on('店铺没有同意授权', 'The shop did not consent'),
  begin: on('发起授权', 'Begun'),
  callback: on('授权回调', 'Came back'),
  credentials: on('填写密钥', 'Credentials'),
  test: on('测试调用', 'Test call'),
  revoke: on('撤销', 'Revoked'),
} as const;
