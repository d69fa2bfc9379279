import type { Text } from '@axle/kernel';

/** Words of the picture of where value lies. */
export const mapText = {
  title: { zh: '库存金额按类别分布', en: 'Stock value by class' },
  others: { zh: '其他', en: 'Others' },
  part: { zh: '{name}：{value}', en: '{name}: {value}' },
  nothing: { zh: '没有有金额的库存', en: 'No stock with a value' },
  closed: { zh: '您不能查看金额', en: 'You have no permission to view values' },
} as const satisfies Readonly<Record<string, Text>>;
