import { type Text, text } from '@axle/kernel';

/** Words of the picture of where value lies. */
export const mapText = {
  title: text('库存金额按类别分布', 'Stock value by class'),
  others: text('其他', 'Others'),
  part: text('{name}：{value}', '{name}: {value}'),
  nothing: text('没有有金额的库存', 'No stock with a value'),
  closed: text('您不能查看金额', 'You have no permission to view values'),
} as const satisfies Readonly<Record<string, Text>>;
