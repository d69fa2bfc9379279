import { text } from '@axle/kernel';

/** What the user reads when a call fails on its way, whatever the call was. */
export const transportText = {
  offline: text('网络已断开，请检查网络连接', 'The network is offline, check your connection'),
  requestException: text('请求异常', 'Request exception'),
  serverError: text('服务器错误', 'Server error'),
  status500: text('Code: 500 -> 服务器错误', 'Code: 500 -> server error'),
  otherStatus: text('Code: {status}, Message: {message}', 'Code: {status}, Message: {message}'),
  noResponse: text('连接服务器出错', 'Error connecting to server'),
  exportFailed: text('导出失败', 'Export failed'),
  clearStock: text('提交失败，清仓状态的SKU不允许生成订单', 'Submit failed, SKUs in clearance status may not generate orders'),
  submitAllowed: text('提交允许部分（{count}）', 'Submit allowed part ({count})'),
  allowedSubmitted: text('允许部分已提交', 'The allowed part was submitted'),
  signedOut: text('登录已失效，请重新登录', 'Your session has ended, sign in again'),
  cancelled: text('请求已取消', 'The request was cancelled'),
  refused: text('操作未完成', 'The request was refused'),
} as const;
