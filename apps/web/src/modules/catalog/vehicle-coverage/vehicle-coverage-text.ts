import { text } from '@axle/kernel';

/** What the coverage of vehicles says. */
export const coverageText = {
  choose: text('选择品类', 'Choose a category'),
  hint: text(
    '选一个品类，查看每个品牌各年款有多少适配SKU。',
    'Choose a category to see how many SKUs fit each make, model year by model year.',
  ),
  empty: text('车型库中没有这些年款的车型。', 'The library has no vehicles of these model years.'),
  make: text('品牌', 'Make'),
  model: text('{make} 车型', 'Models of {make}'),
  back: text('全部品牌', 'All makes'),
  models: text('{make}：查看各车型', '{make}: show models'),
  gap: text('{name} {year}：{vehicles} 款车辆，没有零件', '{name} {year}: {vehicles} {vehicles|vehicle|vehicles}, no parts'),
  none: text('{name} {year}：车型库中没有', '{name} {year}: not in the library'),
  parts: text(
    '{name} {year}：{parts} 个SKU，{vehicles} 款车辆',
    '{name} {year}: {parts} {parts|SKU|SKUs}, {vehicles} {vehicles|vehicle|vehicles}',
  ),
  legend: text(
    '数字为适配SKU数；空白是缺口，斜线是车型库中没有的年款。',
    'Numbers are fitting SKUs; blanks are gaps, hatched years are not in the library.',
  ),
  grid: text('覆盖', 'Coverage'),
} as const;
