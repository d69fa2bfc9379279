import type { Refusal } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { defineResource } from '../resource/resource.ts';

const label = (zh: string, en: string) => ({ zh, en });

/** One field of every kind. */
export const sampleFields = {
  code: { kind: 'text', label: label('编号', 'Code'), required: true, immutable: true, key: true, maxLength: 20, fold: true },
  note: { kind: 'text', label: label('备注', 'Note'), maxLength: 40 },
  size: { kind: 'integer', label: label('数量', 'Size'), required: true, min: -5, max: 100_000 },
  drive: {
    kind: 'enum',
    label: label('驱动', 'Drive'),
    options: [
      { code: 'FWD', label: label('前驱', 'Front') },
      { code: '4WD', label: label('四驱', 'Four'), also: ['4x4'] },
    ],
  },
  styles: {
    kind: 'enumList',
    label: label('形式', 'Styles'),
    options: [
      { code: 'sedan', label: label('轿车', 'Sedan') },
      { code: 'van', label: label('厢式/MPV', 'Van/Minivan') },
      { code: 'suv', label: label('SUV', 'SUV') },
    ],
  },
  tags: { kind: 'tags', label: label('标签', 'Tags'), maxLength: 20 },
  active: { kind: 'bool', label: label('在用', 'Active') },
  seenAt: { kind: 'instant', label: label('时间', 'Seen at') },
  owner: { kind: 'user', label: label('负责人', 'Owner') },
  place: { kind: 'page', label: label('页面', 'Page'), by: 'page' },
  weight: { kind: 'bytes', label: label('大小', 'Weight') },
  aliases: { kind: 'tags', label: label('别名', 'Aliases'), maxLength: 40, readOnly: true },
} as const satisfies Readonly<Record<string, Field>>;

/** A rule over two fields: small things have no note. */
const smallHasNoNote = (record: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof record['size'] === 'number' && record['size'] < 0 && record['note'] !== undefined
    ? [{ code: 'RULE', field: 'note', message: label('小件不能有备注', 'Small things have no note') }]
    : [];

/** A resource with every kind of field, for tests of whatever works on resources. */
export const sampleResource = defineResource({
  entity: 'sampleThing',
  label: label('样例', 'Sample'),
  service: 'item',
  nameFields: ['code'],
  fields: sampleFields,
  unique: [{ fields: ['code'] }],
  checks: [smallHasNoNote],
  spelling: [{ field: 'note', within: ['code'], aliases: 'aliases' }],
});
