import { text } from '@axle/kernel';

/** The user's own sign-ins. */
export const ownSignInsText = {
  title: text('我的登录记录', 'My sign-ins'),
  at: text('时间', 'Time'),
  event: text('事件', 'Event'),
  result: text('结果', 'Result'),
  ip: text('IP 地址', 'IP address'),
  browser: text('浏览器', 'Browser'),
  failed: text('登录记录载入失败', 'Sign-ins could not be loaded'),
  retry: text('重试', 'Retry'),
  more: text('显示更多', 'Show more'),
} as const;
