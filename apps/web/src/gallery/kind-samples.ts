import { text } from '@axle/kernel';
import type { Field, FieldKind } from '@axle/page-kit';

const label = (zh: string, en: string) => ({ label: text(zh, en) });

/** One field of every kind, for the gallery. The compiler asks for a new kind's. */
export const kindSamples: { readonly [Kind in FieldKind]: Extract<Field, { readonly kind: Kind }> } = {
  text: { kind: 'text', ...label('文本', 'Text'), maxLength: 60 },
  code: { kind: 'code', ...label('编码', 'Code'), maxLength: 20 },
  ref: { kind: 'ref', ...label('引用', 'Reference'), entity: 'brand' },
  cascade: { kind: 'cascade', ...label('级联', 'Cascade'), entity: 'category' },
  integer: { kind: 'integer', ...label('整数', 'Integer'), min: 0, max: 1_000_000 },
  enum: {
    kind: 'enum',
    ...label('单选', 'Choice'),
    options: [
      { code: 'open', label: text('进行中', 'Open'), tone: 'info' },
      { code: 'done', label: text('完成', 'Done'), tone: 'good' },
      { code: 'held', label: text('暂停', 'Held'), tone: 'warn' },
      { code: 'dropped', label: text('放弃', 'Dropped'), tone: 'bad' },
    ],
  },
  enumList: {
    kind: 'enumList',
    ...label('多选', 'Choices'),
    options: [
      { code: 'van', label: text('厢式', 'Van') },
      { code: 'sedan', label: text('轿车', 'Sedan') },
    ],
  },
  tags: { kind: 'tags', ...label('标签', 'Tags'), maxLength: 20 },
  bool: { kind: 'bool', ...label('是否', 'Yes or no') },
  instant: { kind: 'instant', ...label('时刻', 'Moment') },
  user: { kind: 'user', ...label('用户', 'User') },
  page: { kind: 'page', ...label('页面', 'Page'), by: 'page' },
  lines: {
    kind: 'lines',
    ...label('明细', 'Lines'),
    fields: { code: { kind: 'text', ...label('编码', 'Code'), maxLength: 20 } },
    by: ['code'],
    most: 20,
  },
  bytes: { kind: 'bytes', ...label('大小', 'Size') },
  decimal: { kind: 'decimal', ...label('小数', 'Decimal'), scale: 4 },
  money: { kind: 'money', ...label('金额', 'Money'), scale: 2, currency: { code: 'CNY' } },
  percent: { kind: 'percent', ...label('百分比', 'Percent'), scale: 2 },
  quantity: { kind: 'quantity', ...label('数量', 'Quantity'), scale: 0, unit: { label: text('件', 'pcs') } },
  measure: { kind: 'measure', ...label('度量', 'Measure'), unit: 'kg' },
  date: { kind: 'date', ...label('日期', 'Date') },
  week: { kind: 'week', ...label('周', 'Week') },
  month: { kind: 'month', ...label('月份', 'Month') },
  files: { kind: 'files', ...label('文件', 'Files'), most: 3, endings: ['pdf'], mostBytes: 10_485_760 },
  time: { kind: 'time', ...label('时间', 'Time') },
  address: { kind: 'address', ...label('地址', 'Address') },
  trend: { kind: 'trend', ...label('走势', 'Trend'), of: 'price', days: 90, readOnly: true },
  jsonDifference: { kind: 'jsonDifference', ...label('变更', 'Difference'), readOnly: true },
};
