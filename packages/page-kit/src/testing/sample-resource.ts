import { type Decimal, divide, multiply, type Refusal, text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { ReferenceNames } from '../resource/references.ts';
import { defineResource, type Resource } from '../resource/resource.ts';

/** One field of every kind. */
export const sampleFields = {
  code: { kind: 'text', label: text('编号', 'Code'), required: true, immutable: true, key: true, maxLength: 20, fold: true },
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 40 },
  part: { kind: 'code', label: text('零件号', 'Part number'), maxLength: 12 },
  maker: { kind: 'ref', label: text('厂家', 'Maker'), entity: 'sampleMaker' },
  group: { kind: 'cascade', label: text('分组', 'Group'), entity: 'sampleGroup' },
  size: { kind: 'integer', label: text('数量', 'Size'), required: true, min: -5, max: 100_000 },
  drive: {
    kind: 'enum',
    label: text('驱动', 'Drive'),
    options: [
      { code: 'FWD', label: text('前驱', 'Front') },
      { code: '4WD', label: text('四驱', 'Four'), also: ['4x4'] },
    ],
  },
  styles: {
    kind: 'enumList',
    label: text('形式', 'Styles'),
    options: [
      { code: 'sedan', label: text('轿车', 'Sedan') },
      { code: 'van', label: text('厢式/MPV', 'Van/Minivan') },
      { code: 'suv', label: text('SUV', 'SUV') },
    ],
  },
  tags: { kind: 'tags', label: text('标签', 'Tags'), maxLength: 20 },
  active: { kind: 'bool', label: text('在用', 'Active') },
  seenAt: { kind: 'instant', label: text('时间', 'Seen at') },
  owner: { kind: 'user', label: text('负责人', 'Owner') },
  place: { kind: 'page', label: text('页面', 'Page'), by: 'page' },
  weight: { kind: 'bytes', label: text('大小', 'Weight') },
  currency: { kind: 'enum', label: text('币种', 'Currency'), options: ['CNY', 'JPY'].map(code => ({ code, label: text(code, code) })) },
  price: { kind: 'money', label: text('单价', 'Price'), scale: 4, currency: { field: 'currency' } },
  freight: { kind: 'money', label: text('运费', 'Freight'), scale: 2, min: '0', currency: { code: 'CNY' } },
  rate: { kind: 'decimal', label: text('汇率', 'Rate'), scale: 8, min: '0.00000001', max: '99999999', places: 4 },
  share: { kind: 'percent', label: text('比例', 'Share'), scale: 4, min: '0', max: '100' },
  stock: { kind: 'quantity', label: text('库存', 'Stock'), scale: 2, unit: { label: text('件', 'pc') } },
  packing: { kind: 'enum', label: text('包装', 'Packing'), options: ['box', 'roll'].map(code => ({ code, label: text(code, code) })) },
  packed: { kind: 'quantity', label: text('包装数量', 'Packed'), scale: 2, unit: { field: 'packing' } },
  length: { kind: 'measure', label: text('长', 'Length'), unit: 'cm', min: '0', side: 'length' },
  breadth: { kind: 'measure', label: text('宽', 'Breadth'), unit: 'cm', min: '0', side: 'width' },
  height: { kind: 'measure', label: text('高', 'Height'), unit: 'cm', min: '0', side: 'height' },
  volume: { kind: 'measure', label: text('体积', 'Volume'), unit: 'm3', readOnly: true },
  gross: { kind: 'measure', label: text('毛重', 'Gross'), unit: 'kg', min: '0' },
  madeOn: { kind: 'date', label: text('生产日期', 'Made on') },
  week: { kind: 'week', label: text('周次', 'Week') },
  month: { kind: 'month', label: text('月份', 'Month') },
  opens: { kind: 'time', label: text('开门时间', 'Opens') },
  pictures: { kind: 'files', label: text('图片', 'Pictures'), most: 3, endings: ['png', 'jpg'], mostBytes: 2_000_000 },
  address: { kind: 'address', label: text('地址', 'Address') },
  change: { kind: 'jsonDifference', label: text('变化', 'Change'), readOnly: true },
  course: { kind: 'trend', label: text('走势', 'Course'), of: 'size', days: 90, readOnly: true },
  aliases: { kind: 'tags', label: text('别名', 'Aliases'), maxLength: 40, readOnly: true },
} as const satisfies Readonly<Record<string, Field>>;

/** A rule over two fields: small things have no note. */
const smallHasNoNote = (record: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof record['size'] === 'number' && record['size'] < 0 && record['note'] !== undefined
    ? [{ code: 'RULE', field: 'note', message: text('小件不能有备注', 'Small things have no note') }]
    : [];

/** Cubic centimetres of a cubic metre. */
const cubicMetre = '1000000' as Decimal;

/** A thing's volume follows from its sides. */
const volumeOf = (record: Readonly<Record<string, unknown>>) => {
  const sides = ['length', 'breadth', 'height'].flatMap(side => (record[side] as Decimal | undefined) ?? []);
  return { volume: sides.length === 3 ? divide(sides.reduce(multiply), cubicMetre, 6) : undefined };
};

/** A resource with every kind of field, for tests of code that works on resources. */
export const sampleResource = defineResource({
  entity: 'sampleThing',
  label: text('样例', 'Sample'),
  service: 'item',
  nameFields: ['code'],
  searched: ['code', 'note', 'part', 'tags'],
  fields: sampleFields,
  unique: [{ fields: ['code'] }],
  checks: [smallHasNoNote],
  derive: volumeOf,
  spelling: [{ field: 'note', within: ['code'], aliases: 'aliases' }],
});

/** Who the samples' makers are, and the tree of their groups. The third of each is out of use. */
export const sampleReferred: ReferenceNames = {
  sampleMaker: [
    { id: 1, code: 'M3', name: text('三厂', 'Third') },
    { id: 2, code: 'M1', name: text('一厂', 'First') },
    { id: 3, code: 'M2', name: text('二厂', 'Second'), disabled: true },
  ],
  sampleGroup: [
    { id: 1, code: 'G', name: text('组', 'Group'), above: true },
    { id: 2, code: 'G2', name: text('二组', 'Second group'), parent: 1, above: true },
    { id: 3, code: 'G1', name: text('一组', 'First group'), parent: 2, disabled: true },
  ],
};

/** A resource that samples refer to. */
const sampleTarget = (entity: string, parent?: 'parent') =>
  defineResource({
    entity,
    label: text('样例', 'Sample'),
    service: 'item',
    nameFields: ['code'],
    knownBy: { code: 'code', names: ['nameZh', 'nameEn'], ...(parent ? { parent } : {}) },
    fields: {
      code: { kind: 'code', label: text('编码', 'Code'), required: true, key: true, maxLength: 20 },
      nameZh: { kind: 'text', label: text('中文名', 'Chinese name'), required: true, maxLength: 40 },
      nameEn: { kind: 'text', label: text('英文名', 'English name'), required: true, maxLength: 40 },
      ...(parent ? { parent: { kind: 'cascade', label: text('上级', 'Above'), entity } } : {}),
    },
    unique: [{ fields: ['code'] }],
  });

/** The resources that the sample resource refers to, by entity. */
export const sampleTargets: Readonly<Record<string, Resource>> = {
  sampleMaker: sampleTarget('sampleMaker'),
  sampleGroup: sampleTarget('sampleGroup', 'parent'),
};
