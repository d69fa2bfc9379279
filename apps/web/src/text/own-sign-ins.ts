import type { Text } from '@axle/kernel';

/** The user's own sign-ins. */
export const ownSignInsText = {
  title: { zh: '我的登录记录', en: 'My sign-ins' },
  at: { zh: '时间', en: 'Time' },
  event: { zh: '事件', en: 'Event' },
  result: { zh: '结果', en: 'Result' },
  ip: { zh: 'IP 地址', en: 'IP address' },
  browser: { zh: '浏览器', en: 'Browser' },
  failed: { zh: '登录记录载入失败', en: 'Sign-ins could not be loaded' },
  retry: { zh: '重试', en: 'Retry' },
  more: { zh: '显示更多', en: 'Show more' },
} as const satisfies Record<string, Text>;
