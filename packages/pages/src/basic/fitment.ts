import { bodyStyles, fitmentHolds } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { identityFields } from './sku/identity-fields.ts';
import { driveOptions } from './vehicle/vehicle-options.ts';

const on = (zh: string, en: string) => ({ zh, en });

export const fitmentRecords = defineResource({
  entity: 'fitment',
  label: on('适配', 'Fitment'),
  service: 'item',
  readFrom: 'fitment_shown',
  nameFields: ['skuCode', 'make', 'model', 'yearFrom'],
  fields: {
    sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true, immutable: true, key: true, width: 260 },
    skuCode: { kind: 'code', label: on('SKU编码', 'SKU code'), readOnly: true, figure: true, key: true, maxLength: 32, width: 130 },
    oeKeys: { kind: 'tags', label: on('OE/互换号', 'OE or interchange'), bare: true, seenWith: { page: 'skuList', field: 'oeNumbers' }, readOnly: true, figure: true, maxLength: 40, hidden: true, width: 180, help: on('SKU的OE号与互换号；空格、点和连字符不计。', 'Numbers of the SKU; spaces, dots and hyphens do not count.') },
    years: { kind: 'tags', label: on('覆盖年款', 'Covers year'), readOnly: true, figure: true, maxLength: 4, hidden: true, width: 160, help: on('此行适配的每个年款。', 'Each model year that the row covers.') },
    make: { kind: 'text', label: on('品牌', 'Make'), required: true, key: true, maxLength: 60, fold: true, width: 120 },
    model: { kind: 'text', label: on('车型', 'Model'), required: true, key: true, maxLength: 80, fold: true, width: 160 },
    yearFrom: { kind: 'integer', label: on('起始年款', 'Year from'), required: true, key: true, min: 1900, max: 2999, grouping: false, picker: 'year', width: 92 },
    yearTo: { kind: 'integer', label: on('截止年款', 'Year to'), required: true, min: 1900, max: 2999, grouping: false, picker: 'year', width: 92 },
    submodel: { kind: 'text', label: on('配置', 'Submodel'), maxLength: 60, fold: true, width: 110, help: on('留空表示不限；填写后须与车辆一致。', 'Empty fits any; what is written must be the vehicle’s.') },
    engine: { kind: 'text', label: on('发动机', 'Engine'), maxLength: 60, fold: true, width: 110, help: on('例如 2.5L L4；留空表示不限。', 'For example 2.5L L4; empty fits any.') },
    drive: { kind: 'enum', label: on('驱动', 'Drive'), options: driveOptions, width: 84 },
    bodyStyle: { kind: 'enum', label: on('车身形式', 'Body style'), options: bodyStyles.filter(({ code }) => code !== 'unknown'), width: 120 },
    position: identityFields.position,
    qtyPerVehicle: { kind: 'integer', label: on('单车用量', 'Per vehicle'), required: true, min: 1, max: 99, initial: 1, width: 92 },
    note: { kind: 'text', label: on('备注', 'Note'), maxLength: 500, lines: 2, width: 200 },
    source: {
      kind: 'enum', label: on('来源', 'Source'), required: true, initial: 'import', width: 96,
      options: [
        { code: 'OE', label: on('原厂目录', 'OE') },
        { code: 'supplier', label: on('供应商', 'Supplier') },
        { code: 'import', label: on('导入', 'Import') },
      ],
    },
    overlaps: { kind: 'integer', label: on('年款重叠', 'Overlaps'), readOnly: true, figure: true, min: 0, max: 100_000, width: 96, help: on('同SKU、车型、限定条件与位置而年款重叠或相接的其他行数。', 'Other rows of the SKU, vehicle, qualifiers and position whose years overlap with these or follow them.') },
    overlapping: { kind: 'bool', label: on('有重叠', 'Overlapping'), readOnly: true, figure: true, hidden: true, width: 100, help: on('有年款重叠或相接的其他行，可以合并。', 'Other rows overlap with it or follow it: they could be merged.') },
    verified: { kind: 'bool', label: on('已核实', 'Verified'), readOnly: true, figure: true, width: 92 },
    verifiedBy: { kind: 'user', label: on('核实人', 'Verified by'), readOnly: true, width: 110 },
    verifiedAt: { kind: 'instant', label: on('核实时间', 'Verified at'), readOnly: true, width: 150 },
  },
  unique: [{ fields: ['sku', 'make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position'] }],
  checks: [fitmentHolds],
});

export const fitment = definePage({
  key: 'fitment',
  title: on('适配关系', 'Fitments'),
  help: {
    why: on('说明哪个零件适配哪些车型年款，供查车、Listing与替代核对使用。', 'Says which part fits which vehicles of which years, for the vehicle search, listings and substitutes.'),
    notes: [
      on('品牌与车型须在车型库中；写错时提示最接近的三个名称。', 'Make and model are of the vehicle library; a mistyped one is answered with the three nearest names.'),
      on('配置、发动机、驱动、车身留空表示不限；车辆资料缺少的条件在查车时显示为“需确认”。', 'Empty qualifiers fit any; one that nobody knows of a vehicle is shown as a question by the vehicle search.'),
      on('“核实”须有依据：来源为原厂目录且SKU有OE号，或该行附有来源文件；内容改动后须重新核实。', 'To verify takes proof: an OE source with an OE number of the SKU, or a source file attached to the row; a change asks for it anew.'),
      on('“合并年款”把重叠或相接的行并为一行；“复制适配”把一个SKU的适配抄给另一个，已有的跳过。', '“Merge years” makes one row of those that overlap or follow each other; “Copy fitments” gives one SKU those of another and passes over what is there.'),
    ],
  },
  resource: fitmentRecords,
  columns: ['skuCode', 'sku', 'make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position', 'qtyPerVehicle', 'source', 'overlaps', 'verified', 'verifiedBy', 'verifiedAt', 'note', 'oeKeys', 'years', 'overlapping', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['skuCode', 'oeKeys', 'make', 'model', 'years', 'yearFrom', 'yearTo', 'engine', 'drive', 'bodyStyle', 'position', 'source', 'verified', 'overlapping', 'status', 'updatedAt'],
  search: ['skuCode'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    { key: 'unverified', title: on('未核实', 'Not verified'), filters: [{ field: 'verified', op: 'eq', value: false }] },
    { key: 'overlapping', title: on('年款重叠', 'Overlapping'), filters: [{ field: 'overlapping', op: 'eq', value: true }] },
  ],
  form: [
    { title: on('零件', 'Part'), fields: ['sku', 'position', 'qtyPerVehicle', 'source', 'note'] },
    { title: on('车型年款', 'Vehicles'), fields: ['make', 'model', 'yearFrom', 'yearTo'] },
    { title: on('限定条件', 'Qualifiers'), fields: ['submodel', 'engine', 'drive', 'bodyStyle'] },
  ],
  standard: standardActions,
  actions: [
    { key: 'verify', title: on('核实', 'Verify'), permission: 'update', on: 'many', when: { field: 'verified', in: [false] } },
    {
      key: 'mergeYears', title: on('合并年款', 'Merge years'), permission: 'update', on: 'one',
      confirm: on('重叠或相接的行并入此行，其余删除；合并后须重新核实。', 'Rows that overlap with it or follow it become part of it and are deleted; it is to be verified anew.'),
    },
    {
      key: 'copyFitment', title: on('复制适配', 'Copy fitments'), permission: 'add', on: 'none',
      input: {
        from: { kind: 'ref', label: on('从SKU', 'From SKU'), entity: 'sku', required: true },
        to: { kind: 'ref', label: on('到SKU', 'To SKU'), entity: 'sku', required: true },
      },
    },
  ],
  importing: {
    columns: ['sku', 'make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position', 'qtyPerVehicle', 'source', 'note'],
    mode: 'per_row',
    also: { qtyPerVehicle: ['qty'] },
    example: { sku: 'BRP-10001', make: 'Toyota', model: 'Camry', yearFrom: '2007', yearTo: '2011', engine: '2.4L L4', position: '前', qtyPerVehicle: '1', source: '原厂目录' },
  },
});
