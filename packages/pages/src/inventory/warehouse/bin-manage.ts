import { binRow } from '@axle/inventory';
import { type ColumnDrill, definePage, standardActions } from '@axle/page-kit';
import { abcProposalTab } from './abc-proposal.ts';
import { binActions } from './bin-actions.ts';
import { binRecords } from './bin-records.ts';

/** What lies in a bin. */
const whatLies: ColumnDrill = { section: 'wms', page: 'stockBin', tab: 'all', filters: [{ field: 'bin', op: 'in', by: 'id' }] };

export const binManage = definePage({
  key: 'binManage',
  title: { zh: '库位管理', en: 'Bin management' },
  help: {
    why: {
      zh: '建立、打印与管理上架和拣货所用的库位。',
      en: 'Creates, prints and controls the storage locations on which putaway and picking work.',
    },
    notes: [
      {
        zh: '“生成库位”按库区、巷道、货架、层、位的范围成批建立；已有的编码保持不变。',
        en: '“Generate bins” makes a block by ranges of aisles, racks, levels and positions; codes that are there stay as they are.',
      },
      { zh: '一次最多生成20,000个库位。', en: 'At most 20,000 bins are made at once.' },
      {
        zh: '使用过的库位（有过库存流水、上架、拣货、盘点或巡检）不能删除，只能停用；承重不能低于现有货重。',
        en: 'A bin that was ever used – moved, put away to, picked from, counted or checked – is not deleted, only put out of use; it must bear what lies in it.',
      },
      {
        zh: '“库位图”按巷道与货架画出容积占用，可只看一层；点格子看该货架的库位，再点件数看里面的库存。',
        en: 'The map shows the volume used by aisle and rack, of one level if you choose it; a cell opens the bins of its rack, and their pieces open the stock in them.',
      },
      {
        zh: '“ABC建议”按90天出库行把拣货区的SKU分为A、B、C，并建议让常出的SKU放到顺序靠前的库位。',
        en: '“ABC proposal” classes the SKUs of picking areas by their outbound lines of 90 days and proposes the first bins of the walk for those that leave most.',
      },
      { zh: '导入时编码由库区编号与各部分组成。', en: 'In an import the code follows from the area number and the parts.' },
    ],
  },
  resource: binRecords,
  columns: [
    'binCode',
    'warehouse',
    'area',
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
            title: { zh: '各层容积占用', en: 'Volume by level' },
            span: 4,
            unit: 'percent',
            help: { zh: '点击只看这一层。', en: 'Choose one to see it alone.' },
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
              zh: '先按仓库与库区筛选；点击格子看该货架的库位。',
              en: 'Choose a warehouse and an area first; a cell opens the bins of its rack.',
            },
            drill: { tab: 'list', row: { field: 'aisle', op: 'eq' }, column: { field: 'rack', op: 'eq' } },
          },
        ],
      },
    },
    abcProposalTab,
  ],
  form: [
    { title: { zh: '位置', en: 'Place' }, fields: ['warehouse', 'area', 'binCode', 'aisle', 'rack', 'level', 'pos', 'seq'] },
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
