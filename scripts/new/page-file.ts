import { sentence } from './words.ts';

/** Text of a new page's file: a resource with a code and two names, and a page with the standard actions. */
export const pageFile = (page: string): string => `import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const ${page}Record = defineResource({
  entity: '${page}',
  label: { zh: '${page}', en: '${sentence(page)}' },
  service: 'item',
  nameFields: ['code'],
  fields: {
    code: {
      kind: 'text',
      label: { zh: '编码', en: 'Code' },
      required: true,
      immutable: true,
      key: true,
      maxLength: 40,
      fold: true,
      width: 140,
    },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 80, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 80, width: 180 },
  },
  unique: [{ fields: ['code'] }],
});

export const ${page} = definePage({
  key: '${page}',
  title: { zh: '${page}', en: '${sentence(page)}' },
  help: { why: { zh: '谁用此页，做什么。', en: 'Who uses this page for what.' } },
  resource: ${page}Record,
  columns: ['code', 'nameZh', 'nameEn', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'status', 'updatedAt'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '基本信息', en: 'Basics' }, fields: ['code', 'nameZh', 'nameEn'] }],
  standard: standardActions,
  importing: { columns: ['code', 'nameZh', 'nameEn'], mode: 'per_row', example: { code: 'A001', nameZh: '示例', nameEn: 'Example' } },
});
`;
