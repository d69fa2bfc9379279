import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const brandRecords = defineResource({
  entity: 'brand',
  label: { zh: '品牌', en: 'Brand' },
  service: 'base',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '品牌编码', en: 'Brand code' }, required: true, key: true, immutable: true, maxLength: 20, width: 120 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    kind: {
      kind: 'enum', label: { zh: '品牌类型', en: 'Kind' }, required: true, initial: 'own', width: 110,
      options: [
        { code: 'own', label: { zh: '自有品牌', en: 'Own' }, tone: 'good' },
        { code: 'oem', label: { zh: '贴牌', en: 'OEM' }, tone: 'info' },
        { code: 'neutral', label: { zh: '无牌', en: 'Neutral' }, tone: 'neutral' },
      ],
      help: { zh: '贴牌产品报关时品牌类型须为境外品牌。', en: 'Parts of an OEM brand are declared to customs under a foreign brand.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 3, width: 220 },
  },
  unique: [{ fields: ['code'] }],
});

export const brand = definePage({
  key: 'brand',
  title: { zh: '品牌', en: 'Brand' },
  help: {
    why: { zh: '商品部维护品牌；Listing、标签与报关都引用这里的品牌。', en: 'The product team keeps the brands that listings, labels and customs declarations name.' },
    notes: [
      { zh: '已被引用的品牌不能删除，只能停用；停用后不再出现在选择框中，已有记录照常显示。', en: 'A brand in use cannot be deleted, only disabled; it then leaves the select boxes and stays where it stands.' },
    ],
  },
  resource: brandRecords,
  columns: ['code', 'nameZh', 'nameEn', 'kind', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'kind', 'status', 'updatedAt'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '品牌', en: 'Brand' }, fields: ['code', 'kind', 'nameZh', 'nameEn'] },
    { title: { zh: '其他', en: 'Other' }, fields: ['note'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'kind', 'note'],
    mode: 'per_row',
    example: { code: 'AXLEPRO', nameZh: '安行', nameEn: 'AxlePro', kind: '自有品牌' },
  },
});
