import { text } from '@axle/kernel';

/** The rates of a card as a grid. */
export const freightText = {
  table: text('运费表', 'Rate card'),
  save: text('保存', 'Save'),
  saved: text('运费已保存', 'The rates are saved'),
  back: text('撤销修改', 'Discard changes'),
  none: text('还没有运费表。', 'There is no rate card yet.'),
  noZones: text('这张表还没有分区与运费，请先导入。', 'This rate card has no zones or rates yet; import them first.'),
  summary: text(
    '{zones} 个分区 × {weights} 档重量，{currency}；空白表示没有该档运费。',
    '{zones} zones × {weights} weights, in {currency}; an empty cell means no rate.',
  ),
} as const;
