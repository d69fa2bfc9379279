import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The rates of a card as a grid. */
export const freightText = {
  table: on('运费表', 'Rate card'),
  save: on('保存', 'Save'),
  saved: on('运费已保存', 'The rates are saved'),
  back: on('撤销修改', 'Discard changes'),
  none: on('还没有运费表。', 'There is no rate card yet.'),
  noZones: on('这张表还没有分区与运费，请先导入。', 'This rate card has no zones or rates yet; import them first.'),
  told: on(
    '{zones} 个分区 × {weights} 档重量，{currency}；空白表示没有该档运费。',
    '{zones} zones × {weights} weights, in {currency}; an empty cell means no rate.',
  ),
} as const;
