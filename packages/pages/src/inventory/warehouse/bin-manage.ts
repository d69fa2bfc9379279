import { binRow } from '@axle/inventory';
import { type ColumnDrill, definePage, standardActions } from '@axle/page-kit';
import { abcProposalTab } from './abc-proposal.ts';
import { binActions } from './bin-actions.ts';
import { binRecords } from './bin-records.ts';

/** What lies in a bin. */
const whatLies = {
  section: 'wms',
  page: 'stockBin',
  tab: 'all',
  filters: [{ field: 'bin', op: 'in', by: 'id' }],
} as const satisfies ColumnDrill;

export const binManage = definePage({
  key: 'binManage',
  title: { zh: '库位管理', en: 'Bin management' },
  words: ['货位', '储位', 'shelf'],
  help: {
    why: {
      zh: '建立、打印与管理上架和拣货所用的库位。',
      en: 'Creates, prints and maintains the storage locations used by putaway and picking.',
    },
    notes: [
      {
        zh: '“生成库位”按库区、巷道、货架、层、位的范围批量建立；已有编码不受影响。',
        en: '“Generate bins” creates bins in bulk by ranges of aisles, racks, levels and positions; existing codes are not affected.',
      },
      { zh: '一次最多生成20,000个库位。', en: 'Up to 20,000 bins can be generated at once.' },
      {
        zh: '使用过的库位（有库存流水、上架、拣货、盘点或巡检记录）不能删除，只能停用；承重不能低于现有货物重量。',
        en: 'A bin that has been used (ledger entries, putaway, picking, stocktake or check) cannot be deleted, only disabled. Its max weight cannot be set below the weight already stored in it.',
      },
      {
        zh: '“库位图”按巷道与货架显示容积占用，可只看某一层；点击格子查看该货架的库位，再点件数查看库存。',
        en: '“Map” shows the volume used by aisle and rack, for one level if you choose it. Click a cell to see the bins of the rack, then the pieces to see their stock.',
      },
      {
        zh: '“ABC建议”按近90天出库行数把拣货区的SKU分为A、B、C三类，并建议把出库频繁的SKU放到拣货顺序靠前的库位。',
        en: '“ABC proposal” classifies the SKUs of picking areas by their outbound lines of the last 90 days and proposes bins early in the pick sequence for the fastest movers.',
      },
      { zh: '导入时，库位编码由库区编号与各段拼成。', en: 'On import, the bin code is built from the area number and the parts.' },
    ],
  },
  resource: binRecords,
  columns: [
    'binCode',
    'warehouse',
    'area',
    'areaUse',
    'aisle',
    'rack',
    'level',
    'pos',
    'seq',
    'abc',
    'mix',
    'maxKg',
    'maxCbm',
    'skus',
    'qty',
    'usedKgPct',
    'usedCbmPct',
    'locked',
    'lockReason',
    'checkedAt',
    'empty',
    'code',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['warehouse', 'area', 'binCode', 'level', 'abc', 'mix', 'empty', 'locked', 'usedCbmPct', 'usedKgPct', 'checkedAt', 'status'],
  search: ['binCode'],
  sort: [{ field: 'seq' }],
  editsCells: true,
  drills: { skus: whatLies, qty: whatLies },
  tabs: [
    { key: 'list', title: { zh: '列表', en: 'List' } },
    {
      key: 'map',
      title: { zh: '库位图', en: 'Map' },
      board: {
        figures: 'fill',
        reads: ['warehouse', 'area', 'aisle', 'rack', 'level', 'maxCbm', 'usedCbmPct', 'empty', 'locked'],
        tiles: [
          { kind: 'number', key: 'bins', title: { zh: '库位', en: 'Bins' }, span: 4 },
          { kind: 'number', key: 'empty', title: { zh: '空库位', en: 'Empty bins' }, span: 4 },
          { kind: 'number', key: 'locked', title: { zh: '锁定', en: 'Locked' }, span: 4 },
          {
            kind: 'bars',
            key: 'levels',
            title: { zh: '各层容积占用', en: 'Volume used by level' },
            span: 4,
            unit: 'percent',
            help: { zh: '点击只看该层。', en: 'Click a level to see it alone.' },
            drill: { row: { field: 'level', op: 'number' } },
          },
          {
            kind: 'matrix',
            key: 'fill',
            title: { zh: '各巷道与货架的容积占用', en: 'Volume used by aisle and rack' },
            shaded: true,
            span: 8,
            unit: 'percent',
            rowTitle: { zh: '巷道', en: 'Aisle' },
            columnTitle: { zh: '货架', en: 'Rack' },
            help: {
              zh: '先按仓库与库区筛选；点击格子查看该货架的库位。',
              en: 'Filter by warehouse and area first; click a cell to see the bins of the rack.',
            },
            drill: { tab: 'list', row: { field: 'aisle', op: 'eq' }, column: { field: 'rack', op: 'eq' } },
          },
        ],
      },
    },
    abcProposalTab,
  ],
  form: [
    { title: { zh: '位置', en: 'Location' }, fields: ['warehouse', 'area', 'binCode', 'aisle', 'rack', 'level', 'pos', 'seq'] },
    { title: { zh: '存放', en: 'Storage' }, fields: ['mix', 'abc', 'maxKg', 'maxCbm'] },
  ],
  standard: standardActions,
  actions: binActions,
  importing: {
    columns: ['warehouse', 'area', 'aisle', 'rack', 'level', 'pos', 'seq', 'maxKg', 'maxCbm', 'mix', 'abc', 'binCode'],
    mode: 'per_row',
    supplied: ['binCode'],
    reader: binRow,
    example: {
      warehouse: 'US-W',
      area: 'P',
      aisle: '01',
      rack: '03',
      level: '2',
      pos: '1',
      seq: '11',
      maxKg: '300',
      maxCbm: '1.2',
      mix: '单SKU',
      abc: 'A',
    },
  },
});
