import type { Text } from '@axle/kernel';

/** Words of the picture of where value lies. */
export const mapText = {
  title: { zh: '库存金额按类别分布', en: 'Value of stock by class' },
  others: { zh: '其他', en: 'Others' },
  part: { zh: '{name}：{value}', en: '{name}: {value}' },
  nothing: { zh: '没有带金额的库存', en: 'There is no stock with a value' },
  closed: { zh: '您不能查看金额', en: 'Values are closed to you' },
} as const satisfies Readonly<Record<string, Text>>;
