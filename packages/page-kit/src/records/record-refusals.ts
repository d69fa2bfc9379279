import { fill, type Refusal, type Text } from '@axle/kernel';
import { fieldsOf } from '../resource/fields-of.ts';
import type { Resource, UniqueKey } from '../resource/resource.ts';

/** The record was changed since the user saw it. */
export const rowChanged: Refusal = {
  code: 'ROW_CHANGED',
  message: { zh: '该记录已被他人修改，请刷新', en: 'Changed by someone else, refresh first' },
};

/** There is no such record, or it lies outside the actor's scope. */
export const notFound: Refusal = { code: 'NOT_FOUND', message: { zh: '记录不存在', en: 'The record does not exist' } };

const duplicateText: Text = { zh: '{labels}相同的记录已存在', en: 'A record with the same {labels} already exists' };

/** Another record holds the same unique values already. Names the first field of the key. */
export function duplicate(resource: Resource, { fields, words }: UniqueKey): Refusal {
  if (words) return { code: 'DUPLICATE_IN_DB', field: fields.at(-1)!, message: words };
  const labels = fields.map(key => fieldsOf(resource)[key]?.label ?? { zh: key, en: key });
  const listed: Text = { zh: labels.map(label => label.zh).join('、'), en: labels.map(label => label.en.toLowerCase()).join(', ') };
  return { code: 'DUPLICATE_IN_DB', field: fields[0], message: fill(duplicateText, { labels: listed }) };
}

const immutableText: Text = { zh: '{label}不能修改', en: '{label} cannot be changed' };
const forbiddenText: Text = { zh: '字段{label}无写权限', en: 'No right to write field {label}' };

/** A field that is fixed once the record is made was sent with another value. */
export const immutableField = (resource: Resource, field: string): Refusal => ({
  code: 'IMMUTABLE',
  field,
  message: fill(immutableText, { label: fieldsOf(resource)[field]?.label ?? field }),
});

/** The label of a field, or of a cell's column: `lines.3.price`. */
function labelOf(resource: Resource, path: string): Text | string {
  const [key = '', ...below] = path.split('.');
  const field = fieldsOf(resource)[key];
  return (field?.kind === 'lines' ? field.fields[below.at(-1) ?? ''] : field)?.label ?? path;
}

/** A field that the actor may not write was sent with another value. */
export const forbiddenField = (resource: Resource, field: string): Refusal => ({
  code: 'FORBIDDEN',
  field,
  message: fill(forbiddenText, { label: labelOf(resource, field) }),
});
