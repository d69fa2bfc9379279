import { text } from '@axle/kernel';
import { definePage, defineResource, type Field } from '@axle/page-kit';
import { kindSamples } from './kind-samples.ts';

const fields: Readonly<Record<string, Field>> = kindSamples;
const kinds = Object.keys(fields);
const simple = kinds.filter(kind => fields[kind]?.kind !== 'lines');
// files want a server that keeps them
const typed = simple.filter(kind => fields[kind]?.kind !== 'files');

/** A page with one field of every kind: each is seen as a cell, a filter and an input. */
export const kindsPage = definePage({
  key: 'fieldKinds',
  title: text('字段类型', 'Field kinds'),
  help: { why: text('每种字段在列表、筛选和表单中的样子。', 'How each kind of field looks in lists, filters and forms.') },
  resource: defineResource({
    entity: 'fieldKind',
    label: text('字段', 'Field'),
    service: 'base',
    nameFields: ['text'],
    fields,
  }),
  columns: simple,
  pinned: 1,
  filters: simple,
  search: ['text'],
  sort: [{ field: 'text' }],
  form: [{ title: text('输入', 'Inputs'), fields: typed }],
  standard: ['list', 'add', 'update'],
});
