import { defineResource, type EnumOption } from '@axle/page-kit';
import { areaRuleFields } from './area-rule-fields.ts';

/** AreaUse of the dictionaries. */
export const areaUseOptions = [
  { code: 'dock', label: { zh: '月台', en: 'Dock' }, tone: 'info' },
  { code: 'qc', label: { zh: '质检', en: 'Inspection' }, tone: 'warn' },
  { code: 'pick', label: { zh: '拣货', en: 'Picking' }, tone: 'good' },
  { code: 'reserve', label: { zh: '存储', en: 'Reserve' }, tone: 'good' },
  { code: 'pack', label: { zh: '打包', en: 'Packing' }, tone: 'info' },
  { code: 'stage', label: { zh: '集货', en: 'Staging' }, tone: 'info' },
  { code: 'return', label: { zh: '退货', en: 'Returns' }, tone: 'neutral' },
  { code: 'damage', label: { zh: '残损', en: 'Damaged' }, tone: 'bad' },
  { code: 'transit', label: { zh: '在途', en: 'Transit' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

export const warehouseAreaRecords = defineResource({
  entity: 'warehouseArea',
  label: { zh: '库区', en: 'Warehouse area' },
  service: 'base',
  readFrom: 'warehouse_area_list',
  nameFields: ['areaNo', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  searched: ['areaNo', 'nameZh', 'nameEn'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, immutable: true, width: 180 },
    areaNo: {
      kind: 'code',
      label: { zh: '库区编号', en: 'Area no.' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 10,
      width: 110,
    },
    code: {
      kind: 'code',
      label: { zh: '库区编码', en: 'Area code' },
      key: true,
      readOnly: true,
      figure: true,
      maxLength: 32,
      width: 124,
      hidden: true,
      help: { zh: '仓库编码/库区编号。', en: 'Warehouse code / area number.' },
    },
    child: {
      kind: 'ref',
      label: { zh: '子仓', en: 'Sub-warehouse' },
      entity: 'warehouseChild',
      required: true,
      width: 180,
      help: {
        zh: '残损与退货库区须在不可售子仓；有库存时不能更换。',
        en: 'Damaged and returns areas must be in a sub-warehouse that is not sellable; cannot be changed while there is stock.',
      },
    },
    use: { kind: 'enum', label: { zh: '用途', en: 'Use' }, required: true, width: 104, options: areaUseOptions },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 60, fold: true, width: 150 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 60, fold: true, width: 160 },
    ...areaRuleFields,
    bins: { kind: 'integer', label: { zh: '库位数', en: 'Bins' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 90 },
    lockedBins: {
      kind: 'integer',
      label: { zh: '锁定库位', en: 'Locked bins' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 112,
    },
    qty: { kind: 'integer', label: { zh: '库存件数', en: 'Stock' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 104 },
    usedPct: {
      kind: 'percent',
      label: { zh: '已用', en: 'Used' },
      readOnly: true,
      figure: true,
      scale: 1,
      places: 1,
      min: '0',
      max: '99999',
      width: 88,
      help: { zh: '库存体积 ÷ 库位容积。', en: 'Volume in stock ÷ capacity of the bins.' },
    },
  },
  unique: [
    { fields: ['warehouse', 'areaNo'] },
    {
      fields: ['warehouse', 'use', 'putawaySeq'],
      words: { zh: '该仓库同一用途已有此上架顺序', en: 'Another area with this use has the same putaway sequence' },
    },
    {
      fields: ['warehouse', 'use', 'pickSeq'],
      words: { zh: '该仓库同一用途已有此拣货顺序', en: 'Another area with this use has the same pick sequence' },
    },
  ],
});
