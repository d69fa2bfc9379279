import type { Text } from '@axle/kernel';

/** What the user reads when a call fails on its way, whatever the call was. */
export const transportText = {
  offline: { zh: '网络已断开，请检查网络连接', en: 'The network is offline, check your connection' },
  requestException: { zh: '请求异常', en: 'Request exception' },
  serverError: { zh: '服务器错误', en: 'Server error' },
  status500: { zh: 'Code: 500 -> 服务器错误', en: 'Code: 500 -> server error' },
  otherStatus: { zh: 'Code: {status}, Message: {message}', en: 'Code: {status}, Message: {message}' },
  noResponse: { zh: '连接服务器出错', en: 'Error connecting to server' },
  exportFailed: { zh: '导出失败', en: 'Export failed' },
  clearStock: {
    zh: '提交失败，清仓状态的SKU不允许生成订单',
    en: 'Submit failed, SKUs in clearance status may not generate orders',
  },
  submitAllowed: { zh: '提交允许部分', en: 'Submit allowed part' },
  signedOut: { zh: '登录已失效，请重新登录', en: 'Your session has ended, sign in again' },
  cancelled: { zh: '请求已取消', en: 'The request was cancelled' },
  refused: { zh: '操作未完成', en: 'The request was refused' },
} as const satisfies Record<string, Text>;
