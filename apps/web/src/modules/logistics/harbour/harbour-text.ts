import { text } from '@axle/kernel';

/** Words of the distance between two harbours. */
export const harbourText = {
  from: text('起点 UN/LOCODE', 'From (UN/LOCODE)'),
  to: text('终点 UN/LOCODE', 'To (UN/LOCODE)'),
  measure: text('计算距离', 'Calculate distance'),
  distance: text('{from} → {to}：{km} 公里（{miles} 海里），大圆航线', '{from} → {to}: {km} km ({miles} nautical miles), great circle'),
  unknown: text('港口{code}不存在', 'Port {code} does not exist'),
} as const;
