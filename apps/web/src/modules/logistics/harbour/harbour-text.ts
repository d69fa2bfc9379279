import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the distance between two harbours. */
export const harbourText = {
  from: on('起点 UN/LOCODE', 'From (UN/LOCODE)'),
  to: on('终点 UN/LOCODE', 'To (UN/LOCODE)'),
  measure: on('计算距离', 'Calculate distance'),
  distance: on('{from} → {to}：{km} 公里（{miles} 海里），大圆航线', '{from} → {to}: {km} km ({miles} nautical miles), great circle'),
  unknown: on('港口{code}不存在', 'Port {code} does not exist'),
} as const;
